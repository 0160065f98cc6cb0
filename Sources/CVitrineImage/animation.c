#include "CVitrineImage.h"

#include <stdlib.h>
#include <webp/encode.h>
#include <webp/mux.h>

struct vitrine_animation {
  WebPAnimEncoder *encoder;
  WebPConfig config;
  int width, height;
};

vitrine_status vitrine_animation_open(
  uint32_t width, uint32_t height, int quality, vitrine_animation **animation) {
  vitrine_animation *made = calloc(1, sizeof *made);
  WebPAnimEncoderOptions options;
  if (!made || !WebPAnimEncoderOptionsInit(&options)) {
    free(made);
    return VITRINE_IMAGE_NO_MEMORY;
  }
  options.anim_params.loop_count = 0;
  // A whole frame now and then lets viewers seek.
  options.kmin = 30;
  options.kmax = 120;
  made->width = (int)width;
  made->height = (int)height;
  made->encoder = WebPAnimEncoderNew(made->width, made->height, &options);
  int ok = made->encoder && WebPConfigInit(&made->config);
  if (ok && quality < 0) {
    ok = WebPConfigLosslessPreset(&made->config, 4);
  } else if (ok) {
    made->config.quality = (float)quality;
    made->config.method = 4;
  }
  if (!ok) {
    vitrine_animation_close(made);
    return VITRINE_IMAGE_NO_MEMORY;
  }
  *animation = made;
  return VITRINE_IMAGE_OK;
}

vitrine_status vitrine_animation_add(
  vitrine_animation *animation, const uint8_t *pixels, int milliseconds) {
  WebPPicture picture;
  if (!WebPPictureInit(&picture)) return VITRINE_IMAGE_NO_MEMORY;
  picture.width = animation->width;
  picture.height = animation->height;
  picture.use_argb = 1;
  int ok = WebPPictureImportRGBA(&picture, pixels, animation->width * 4)
    && WebPAnimEncoderAdd(animation->encoder, &picture, milliseconds, &animation->config);
  WebPPictureFree(&picture);
  return ok ? VITRINE_IMAGE_OK : VITRINE_IMAGE_NO_MEMORY;
}

vitrine_status vitrine_animation_finish(
  vitrine_animation *animation, int milliseconds, uint8_t **bytes, size_t *count) {
  WebPData data;
  WebPDataInit(&data);
  if (!WebPAnimEncoderAdd(animation->encoder, NULL, milliseconds, NULL)
    || !WebPAnimEncoderAssemble(animation->encoder, &data))
    return VITRINE_IMAGE_NO_MEMORY;
  *bytes = (uint8_t *)data.bytes;
  *count = data.size;
  return VITRINE_IMAGE_OK;
}

void vitrine_animation_free(uint8_t *bytes) { WebPFree(bytes); }

void vitrine_animation_close(vitrine_animation *animation) {
  if (!animation) return;
  WebPAnimEncoderDelete(animation->encoder);
  free(animation);
}
