#include "CVitrineImage.h"

#include <stdio.h>

#include <jerror.h>
#include <jpeglib.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// A progressive picture is decoded scan by scan. Encoders write about ten; a file of a few
// kilobytes can ask for thousands, each as dear as the whole picture.
enum { MAX_SCANS = 100 };

struct vitrine_jpeg {
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  jmp_buf out;
  JOCTET *profile;
  vitrine_status failure;
  char message[VITRINE_MESSAGE_SIZE];
};

static vitrine_jpeg *owner(j_common_ptr info) { return info->client_data; }

static void fail(j_common_ptr info) {
  vitrine_jpeg *decoder = owner(info);
  char text[JMSG_LENGTH_MAX] = "";
  info->err->format_message(info, text);
  if (info->err->msg_code == JERR_NO_BACKING_STORE)
    strcpy(text, "the memory of a progressive picture");
  strncpy(decoder->message, text, VITRINE_MESSAGE_SIZE - 1);
  if (decoder->failure == VITRINE_IMAGE_OK) {
    switch (info->err->msg_code) {
    case JERR_OUT_OF_MEMORY:
      decoder->failure = VITRINE_IMAGE_NO_MEMORY;
      break;
    case JERR_NO_BACKING_STORE:
    case JERR_IMAGE_TOO_BIG:
    case JERR_WIDTH_OVERFLOW:
      decoder->failure = VITRINE_IMAGE_TOO_LARGE;
      break;
    case JERR_ARITH_NOTIMPL:
    case JERR_BAD_PRECISION:
    case JERR_SOF_UNSUPPORTED:
    case JERR_CONVERSION_NOTIMPL:
      decoder->failure = VITRINE_IMAGE_UNSUPPORTED;
      break;
    default:
      decoder->failure = VITRINE_IMAGE_DAMAGED;
    }
  }
  longjmp(decoder->out, 1);
}

// libjpeg only warns of lost pixels and paints them grey. Half a picture is an error here.
static void warn(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
  case JWRN_EXTRANEOUS_DATA:
  case JWRN_ADOBE_XFORM:
  case JWRN_JFIF_MAJOR:
  case JWRN_TOO_MUCH_DATA:
  case JWRN_BOGUS_ICC:
    return;
  default:
    fail(info);
  }
}

static void watch(j_common_ptr info) {
  vitrine_jpeg *decoder = owner(info);
  if (decoder->info.input_scan_number <= MAX_SCANS) return;
  decoder->failure = VITRINE_IMAGE_TOO_LARGE;
  strcpy(decoder->message, "more than 100 scans");
  longjmp(decoder->out, 1);
}

static void silence(j_common_ptr info) {}
static void nothing(j_decompress_ptr info) {}

static boolean run_out(j_decompress_ptr info) {
  vitrine_jpeg *decoder = owner((j_common_ptr)info);
  decoder->failure = VITRINE_IMAGE_TRUNCATED;
  strcpy(decoder->message, "unexpected end of file");
  longjmp(decoder->out, 1);
}

static void skip(j_decompress_ptr info, long count) {
  if (count <= 0) return;
  struct jpeg_source_mgr *source = info->src;
  if ((size_t)count > source->bytes_in_buffer) run_out(info);
  source->next_input_byte += count;
  source->bytes_in_buffer -= (size_t)count;
}

static void connect(vitrine_jpeg *decoder, const uint8_t *bytes, size_t count) {
  struct jpeg_error_mgr *errors = jpeg_std_error(&decoder->errors);
  errors->error_exit = fail;
  errors->emit_message = warn;
  errors->output_message = silence;
  decoder->info.err = errors;
  decoder->info.client_data = decoder;
  decoder->source.next_input_byte = bytes;
  decoder->source.bytes_in_buffer = count;
  decoder->source.init_source = nothing;
  decoder->source.fill_input_buffer = run_out;
  decoder->source.skip_input_data = skip;
  decoder->source.resync_to_restart = jpeg_resync_to_restart;
  decoder->source.term_source = nothing;
  decoder->progress.progress_monitor = watch;
}

static vitrine_status report(const vitrine_jpeg *decoder, char *message) {
  memcpy(message, decoder->message, VITRINE_MESSAGE_SIZE);
  return decoder->failure;
}

static void choose_colours(vitrine_jpeg *decoder, vitrine_header *header) {
  struct jpeg_decompress_struct *info = &decoder->info;
  switch (info->jpeg_color_space) {
  case JCS_CMYK:
  case JCS_YCCK:
    info->out_color_space = JCS_CMYK;
    header->rows = info->saw_Adobe_marker ? VITRINE_ROWS_CMYK_INVERTED : VITRINE_ROWS_CMYK;
    break;
  case JCS_GRAYSCALE:
    info->out_color_space = JCS_EXT_RGBA;
    header->rows = VITRINE_ROWS_GRAY;
    break;
  default:
    info->out_color_space = JCS_EXT_RGBA;
    header->rows = VITRINE_ROWS_RGBA;
  }
}

static vitrine_status begin(
  vitrine_jpeg *decoder, const uint8_t *bytes, size_t count, size_t memory_limit,
  vitrine_header *header) {
  struct jpeg_decompress_struct *info = &decoder->info;
  connect(decoder, bytes, count);
  if (setjmp(decoder->out)) return decoder->failure;
  jpeg_create_decompress(info);
  info->client_data = decoder;
  info->src = &decoder->source;
  info->progress = &decoder->progress;
  info->mem->max_memory_to_use = (long)memory_limit;
  jpeg_save_markers(info, JPEG_APP0 + 2, 0xFFFF);
  jpeg_read_header(info, TRUE);
  unsigned size = 0;
  if (jpeg_read_icc_profile(info, &decoder->profile, &size)) {
    header->profile = decoder->profile;
    header->profile_size = size;
  }
  header->width = info->image_width;
  header->height = info->image_height;
  choose_colours(decoder, header);
  return VITRINE_IMAGE_OK;
}

vitrine_status vitrine_jpeg_open(
  const uint8_t *bytes, size_t count, size_t memory_limit, vitrine_jpeg **result,
  vitrine_header *header, char *message) {
  *result = NULL;
  memset(header, 0, sizeof *header);
  vitrine_jpeg *decoder = calloc(1, sizeof *decoder);
  if (!decoder) return VITRINE_IMAGE_NO_MEMORY;
  vitrine_status status = begin(decoder, bytes, count, memory_limit, header);
  if (status != VITRINE_IMAGE_OK) {
    report(decoder, message);
    vitrine_jpeg_close(decoder);
    return status;
  }
  *result = decoder;
  return VITRINE_IMAGE_OK;
}

vitrine_status vitrine_jpeg_start(
  vitrine_jpeg *decoder, unsigned denominator, vitrine_header *header, char *message) {
  if (setjmp(decoder->out)) return report(decoder, message);
  decoder->info.scale_num = 1;
  decoder->info.scale_denom = denominator;
  jpeg_start_decompress(&decoder->info);
  header->width = decoder->info.output_width;
  header->height = decoder->info.output_height;
  return VITRINE_IMAGE_OK;
}

vitrine_status vitrine_jpeg_read_row(vitrine_jpeg *decoder, uint8_t *row, char *message) {
  if (setjmp(decoder->out)) return report(decoder, message);
  JSAMPROW rows[1] = {row};
  if (jpeg_read_scanlines(&decoder->info, rows, 1) == 1) return VITRINE_IMAGE_OK;
  strcpy(message, "no more rows");
  return VITRINE_IMAGE_DAMAGED;
}

vitrine_status vitrine_jpeg_finish(vitrine_jpeg *decoder, char *message) {
  if (setjmp(decoder->out)) return report(decoder, message);
  jpeg_finish_decompress(&decoder->info);
  return VITRINE_IMAGE_OK;
}

void vitrine_jpeg_close(vitrine_jpeg *decoder) {
  jpeg_destroy_decompress(&decoder->info);
  free(decoder->profile);
  free(decoder);
}
