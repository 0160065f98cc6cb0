#include "CVitrineImage.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// Ancillary data such as profiles and texts may unpack to this much; real profiles are far below.
enum { MAX_CHUNK_BYTES = 16 << 20, MAX_CHUNKS_KEPT = 64 };

struct vitrine_png {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count, position;
  vitrine_status failure;
  char message[VITRINE_MESSAGE_SIZE];
};

static void fail(png_structp png, png_const_charp text) {
  vitrine_png *decoder = png_get_error_ptr(png);
  if (decoder->failure == VITRINE_IMAGE_OK) decoder->failure = VITRINE_IMAGE_DAMAGED;
  strncpy(decoder->message, text, VITRINE_MESSAGE_SIZE - 1);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp text) {}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  vitrine_png *decoder = png_get_io_ptr(png);
  if (count > decoder->count - decoder->position) {
    decoder->failure = VITRINE_IMAGE_TRUNCATED;
    png_error(png, "unexpected end of file");
  }
  memcpy(target, decoder->bytes + decoder->position, count);
  decoder->position += count;
}

static vitrine_status report(const vitrine_png *decoder, char *message) {
  memcpy(message, decoder->message, VITRINE_MESSAGE_SIZE);
  return decoder->failure;
}

static void describe_colours(vitrine_png *decoder, vitrine_header *header) {
  png_structp png = decoder->png;
  png_infop info = decoder->info;
  png_charp name;
  int method, intent;
  png_bytep profile;
  png_uint_32 size;
  png_fixed_point gamma, c[8];
  if (png_get_iCCP(png, info, &name, &method, &profile, &size)) {
    header->profile = profile;
    header->profile_size = size;
  }
  header->is_srgb = png_get_sRGB(png, info, &intent) != 0;
  if (png_get_gAMA_fixed(png, info, &gamma) && gamma > 0) header->gamma = (uint32_t)gamma;
  if (png_get_cHRM_fixed(png, info, c, c + 1, c + 2, c + 3, c + 4, c + 5, c + 6, c + 7))
    for (int i = 0; i < 8; i++) header->chromaticities[i] = c[i] > 0 ? (uint32_t)c[i] : 0;
}

static void ask_for_rgba(vitrine_png *decoder, vitrine_header *header) {
  png_structp png = decoder->png;
  png_infop info = decoder->info;
  int type = png_get_color_type(png, info);
  int keyed = png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  int depth = png_get_bit_depth(png, info);
  header->has_alpha = (type & PNG_COLOR_MASK_ALPHA) != 0 || keyed;
  header->rows = type & PNG_COLOR_MASK_COLOR ? VITRINE_ROWS_RGBA : VITRINE_ROWS_GRAY;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  header->interlaced = png_set_interlace_handling(png) > 1;
  header->is_plain = (type == PNG_COLOR_TYPE_RGB || type == PNG_COLOR_TYPE_RGB_ALPHA) && !keyed &&
                     depth == 8 && !header->interlaced;
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)header->width * 4)
    png_error(png, "unexpected row length");
}

static vitrine_status begin(vitrine_png *decoder, uint32_t max_side, vitrine_header *header) {
  png_structp png = decoder->png;
  if (setjmp(png_jmpbuf(png))) return decoder->failure;
  png_set_read_fn(png, decoder, read_bytes);
  png_set_user_limits(png, max_side, max_side);
  png_set_chunk_malloc_max(png, MAX_CHUNK_BYTES);
  png_set_chunk_cache_max(png, MAX_CHUNKS_KEPT);
  png_read_info(png, decoder->info);
  header->width = png_get_image_width(png, decoder->info);
  header->height = png_get_image_height(png, decoder->info);
  describe_colours(decoder, header);
  ask_for_rgba(decoder, header);
  return VITRINE_IMAGE_OK;
}

vitrine_status vitrine_png_open(
  const uint8_t *bytes, size_t count, uint32_t max_side, vitrine_png **result,
  vitrine_header *header, char *message) {
  *result = NULL;
  memset(header, 0, sizeof *header);
  vitrine_png *decoder = calloc(1, sizeof *decoder);
  if (!decoder) return VITRINE_IMAGE_NO_MEMORY;
  decoder->bytes = bytes;
  decoder->count = count;
  decoder->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, decoder, fail, ignore);
  if (decoder->png) decoder->info = png_create_info_struct(decoder->png);
  vitrine_status status = VITRINE_IMAGE_NO_MEMORY;
  if (decoder->info) status = begin(decoder, max_side, header);
  if (status != VITRINE_IMAGE_OK) {
    report(decoder, message);
    vitrine_png_close(decoder);
    return status;
  }
  *result = decoder;
  return VITRINE_IMAGE_OK;
}

vitrine_status vitrine_png_read_row(vitrine_png *decoder, uint8_t *row, char *message) {
  if (setjmp(png_jmpbuf(decoder->png))) return report(decoder, message);
  png_read_row(decoder->png, row, NULL);
  return VITRINE_IMAGE_OK;
}

vitrine_status vitrine_png_read_all(
  vitrine_png *decoder, uint8_t *pixels, size_t stride, char *message) {
  if (setjmp(png_jmpbuf(decoder->png))) return report(decoder, message);
  png_uint_32 height = png_get_image_height(decoder->png, decoder->info);
  for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; pass++)
    for (png_uint_32 y = 0; y < height; y++)
      png_read_row(decoder->png, pixels + y * stride, NULL);
  return VITRINE_IMAGE_OK;
}

vitrine_status vitrine_png_finish(vitrine_png *decoder, char *message) {
  if (setjmp(png_jmpbuf(decoder->png))) return report(decoder, message);
  png_read_end(decoder->png, NULL);
  return VITRINE_IMAGE_OK;
}

void vitrine_png_close(vitrine_png *decoder) {
  if (decoder->png) png_destroy_read_struct(&decoder->png, &decoder->info, NULL);
  free(decoder);
}
