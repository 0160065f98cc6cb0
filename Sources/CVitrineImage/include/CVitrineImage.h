// Plain functions over the image libraries, for Swift to call.
//
// libpng and libjpeg leave through longjmp, which Swift frames must not see: every call that may
// do so begins and ends inside one of these functions and comes back as a status. Nothing here
// allocates a picture; rows go where the caller says.

#ifndef CVITRINE_IMAGE_H
#define CVITRINE_IMAGE_H

#include <libdeflate.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  VITRINE_IMAGE_OK = 0,
  VITRINE_IMAGE_TRUNCATED,
  VITRINE_IMAGE_DAMAGED,
  VITRINE_IMAGE_TOO_LARGE,
  VITRINE_IMAGE_UNSUPPORTED,
  VITRINE_IMAGE_NO_MEMORY
} vitrine_status;

/// The longest message of a library that is kept, with its closing zero.
enum { VITRINE_MESSAGE_SIZE = 128 };

/// What the colours of a decoder's rows mean.
typedef enum {
  /// Red, green, blue and straight alpha.
  VITRINE_ROWS_RGBA = 0,
  /// As RGBA with three equal colour channels.
  VITRINE_ROWS_GRAY,
  /// Cyan, magenta, yellow and black, 0 for full ink, as Adobe's programs store them.
  VITRINE_ROWS_CMYK_INVERTED,
  /// Cyan, magenta, yellow and black, 255 for full ink.
  VITRINE_ROWS_CMYK
} vitrine_rows;

/// What is known about a picture before its first row.
typedef struct {
  /// The extent of the rows that will come.
  uint32_t width, height;
  vitrine_rows rows;
  /// 1 when alpha may be below 255.
  int has_alpha;
  /// 1 when the file holds what the rows do, byte for byte: 8-bit RGB or RGBA without a key.
  int is_plain;
  /// 1 when rows come in several passes, so that all of them must be kept.
  int interlaced;
  /// The embedded profile; belongs to the decoder and lives as long.
  const uint8_t *profile;
  size_t profile_size;
  /// 1 when the file says that its colours are sRGB, without a profile.
  int is_srgb;
  /// The encoding exponent in 1/100000, 0 when not given (PNG gAMA).
  uint32_t gamma;
  /// White, red, green and blue, x and y in 1/100000; all 0 when not given (PNG cHRM).
  uint32_t chromaticities[8];
} vitrine_header;

// MARK: PNG

typedef struct vitrine_png vitrine_png;

/// Reads everything in front of the pixels. The bytes must outlive the decoder. On failure
/// *decoder is null and message says why.
vitrine_status vitrine_png_open(
  const uint8_t *bytes, size_t count, uint32_t max_side, vitrine_png **decoder,
  vitrine_header *header, char *message);

/// Reads the next row, 4 bytes a pixel.
vitrine_status vitrine_png_read_row(vitrine_png *decoder, uint8_t *row, char *message);

/// Reads all rows of an interlaced picture, `stride` bytes from one row to the next.
vitrine_status vitrine_png_read_all(
  vitrine_png *decoder, uint8_t *pixels, size_t stride, char *message);

/// Reads what follows the last row and checks that the file is whole.
vitrine_status vitrine_png_finish(vitrine_png *decoder, char *message);

void vitrine_png_close(vitrine_png *decoder);

// MARK: JPEG

typedef struct vitrine_jpeg vitrine_jpeg;

/// Reads everything in front of the pixels; as vitrine_png_open. `header` holds the stored extent.
/// `memory_limit` bounds what libjpeg keeps of a progressive picture, in bytes.
vitrine_status vitrine_jpeg_open(
  const uint8_t *bytes, size_t count, size_t memory_limit, vitrine_jpeg **decoder,
  vitrine_header *header, char *message);

/// Begins decoding at 1/denominator (1, 2, 4, 8) of the stored extent and puts the extent of the
/// rows into `header`.
vitrine_status vitrine_jpeg_start(
  vitrine_jpeg *decoder, unsigned denominator, vitrine_header *header, char *message);

/// Reads the next row, 4 bytes a pixel.
vitrine_status vitrine_jpeg_read_row(vitrine_jpeg *decoder, uint8_t *row, char *message);

/// Reads what follows the last row and checks that the file is whole.
vitrine_status vitrine_jpeg_finish(vitrine_jpeg *decoder, char *message);

void vitrine_jpeg_close(vitrine_jpeg *decoder);

// MARK: WebP

/// Where the first frame of a WebP file stands.
typedef struct {
  /// The extent of the whole picture.
  uint32_t width, height;
  /// The place and extent of the first frame inside it.
  uint32_t x, y, frame_width, frame_height;
  int has_alpha;
  /// 1 when rows can be scaled while they are decoded, without keeping all of them.
  int is_lossy;
  /// The frame's own bytes, the profile and the EXIF block: parts of the file.
  const uint8_t *frame, *profile, *exif;
  size_t frame_size, profile_size, exif_size;
} vitrine_webp;

/// Finds the first frame, the profile and the EXIF block.
vitrine_status vitrine_webp_open(const uint8_t *bytes, size_t count, vitrine_webp *picture);

/// Decodes the first frame, scaled to width × height, as straight RGBA.
vitrine_status vitrine_webp_decode(
  const vitrine_webp *picture, uint32_t width, uint32_t height, uint8_t *pixels, size_t stride);

// MARK: Animated WebP

typedef struct vitrine_animation vitrine_animation;

/// Begins an animation that goes round and round. A quality from 0 to 100 is lossy, −1 lossless.
vitrine_status vitrine_animation_open(
  uint32_t width, uint32_t height, int quality, vitrine_animation **animation);

/// Adds a frame of opaque RGBA that is shown from a time on; times rise.
vitrine_status vitrine_animation_add(
  vitrine_animation *animation, const uint8_t *pixels, int milliseconds);

/// Ends the animation at a time and gives the file's bytes, to be freed with
/// `vitrine_animation_free`.
vitrine_status vitrine_animation_finish(
  vitrine_animation *animation, int milliseconds, uint8_t **bytes, size_t *count);

void vitrine_animation_free(uint8_t *bytes);

void vitrine_animation_close(vitrine_animation *animation);

// MARK: Colour

typedef struct vitrine_transform vitrine_transform;

/// Makes the way from a profile to sRGB. *transform stays null when the two already agree within
/// one step of 255.
vitrine_status vitrine_transform_from_profile(
  const uint8_t *profile, size_t count, vitrine_rows rows, vitrine_transform **transform);

/// Makes the way from a gamma and, unless all are 0, chromaticities to sRGB; as above.
vitrine_status vitrine_transform_from_gamma(
  uint32_t gamma, const uint32_t chromaticities[8], vitrine_transform **transform);

/// Converts pixels of 4 bytes in place; alpha stays, and becomes 255 where there was none.
void vitrine_transform_apply(vitrine_transform *transform, uint8_t *pixels, size_t count);

void vitrine_transform_close(vitrine_transform *transform);

#endif
