#include "CVitrineImage.h"

#include <string.h>
#include <webp/decode.h>
#include <webp/demux.h>

static vitrine_status status_of(VP8StatusCode code) {
  switch (code) {
  case VP8_STATUS_OK:
    return VITRINE_IMAGE_OK;
  case VP8_STATUS_OUT_OF_MEMORY:
    return VITRINE_IMAGE_NO_MEMORY;
  case VP8_STATUS_UNSUPPORTED_FEATURE:
    return VITRINE_IMAGE_UNSUPPORTED;
  case VP8_STATUS_SUSPENDED:
  case VP8_STATUS_NOT_ENOUGH_DATA:
    return VITRINE_IMAGE_TRUNCATED;
  default:
    return VITRINE_IMAGE_DAMAGED;
  }
}

static void find_chunk(
  const WebPDemuxer *demuxer, const char *name, const uint8_t **bytes, size_t *count) {
  WebPChunkIterator chunk;
  if (!WebPDemuxGetChunk(demuxer, name, 1, &chunk)) return;
  *bytes = chunk.chunk.bytes;
  *count = chunk.chunk.size;
  WebPDemuxReleaseChunkIterator(&chunk);
}

static vitrine_status find_frame(const WebPDemuxer *demuxer, vitrine_webp *picture) {
  WebPIterator frame;
  if (!WebPDemuxGetFrame(demuxer, 1, &frame)) return VITRINE_IMAGE_DAMAGED;
  picture->x = (uint32_t)frame.x_offset;
  picture->y = (uint32_t)frame.y_offset;
  picture->frame_width = (uint32_t)frame.width;
  picture->frame_height = (uint32_t)frame.height;
  picture->has_alpha = frame.has_alpha;
  picture->frame = frame.fragment.bytes;
  picture->frame_size = frame.fragment.size;
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(picture->frame, picture->frame_size, &features) == VP8_STATUS_OK)
    picture->is_lossy = features.format == 1;
  int complete = frame.complete;
  WebPDemuxReleaseIterator(&frame);
  return complete ? VITRINE_IMAGE_OK : VITRINE_IMAGE_TRUNCATED;
}

vitrine_status vitrine_webp_open(const uint8_t *bytes, size_t count, vitrine_webp *picture) {
  memset(picture, 0, sizeof *picture);
  WebPData data = {bytes, count};
  WebPDemuxState state;
  WebPDemuxer *demuxer = WebPDemuxPartial(&data, &state);
  if (!demuxer)
    return state == WEBP_DEMUX_PARSE_ERROR ? VITRINE_IMAGE_DAMAGED : VITRINE_IMAGE_TRUNCATED;
  vitrine_status status = VITRINE_IMAGE_TRUNCATED;
  if (state == WEBP_DEMUX_DONE) status = find_frame(demuxer, picture);
  picture->width = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH);
  picture->height = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT);
  find_chunk(demuxer, "ICCP", &picture->profile, &picture->profile_size);
  find_chunk(demuxer, "EXIF", &picture->exif, &picture->exif_size);
  WebPDemuxDelete(demuxer);
  return status;
}

vitrine_status vitrine_webp_decode(
  const vitrine_webp *picture, uint32_t width, uint32_t height, uint8_t *pixels, size_t stride) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return VITRINE_IMAGE_UNSUPPORTED;
  if (width != picture->frame_width || height != picture->frame_height) {
    config.options.use_scaling = 1;
    config.options.scaled_width = (int)width;
    config.options.scaled_height = (int)height;
  }
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels;
  config.output.u.RGBA.stride = (int)stride;
  config.output.u.RGBA.size = stride * (height - 1) + (size_t)width * 4;
  VP8StatusCode code = WebPDecode(picture->frame, picture->frame_size, &config);
  WebPFreeDecBuffer(&config.output);
  return status_of(code);
}
