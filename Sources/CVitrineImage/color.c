#include "CVitrineImage.h"

#include <lcms2.h>
#include <stdlib.h>
#include <string.h>

struct vitrine_transform {
  cmsHTRANSFORM colours;
  // Grey profiles know one channel only: 256 answers hold all of them.
  uint8_t grays[256][3];
  vitrine_rows rows;
};

// A profile whose colours come out within one step of their own numbers says sRGB.
enum { AGREEMENT = 1 };

static int differs(const uint8_t *left, const uint8_t *right, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (abs(left[i] - right[i]) > AGREEMENT) return 1;
  return 0;
}

// Compares on the grey axis, step by step, and on a lattice of 9 × 9 × 9 colours.
static int is_identity(cmsHTRANSFORM transform) {
  uint8_t source[9 * 9 * 4], target[9 * 9 * 4];
  for (int red = 0; red < 9; red++) {
    for (int i = 0; i < 81; i++) {
      uint8_t *pixel = source + i * 4;
      pixel[0] = (uint8_t)(red * 255 / 8);
      pixel[1] = (uint8_t)(i / 9 * 255 / 8);
      pixel[2] = (uint8_t)(i % 9 * 255 / 8);
      pixel[3] = 0;
    }
    memset(target, 0, sizeof target);
    cmsDoTransform(transform, source, target, 81);
    if (differs(source, target, sizeof source)) return 0;
  }
  for (int gray = 0; gray < 256; gray++) {
    uint8_t pixel[4] = {(uint8_t)gray, (uint8_t)gray, (uint8_t)gray, 0}, answer[4] = {0};
    cmsDoTransform(transform, pixel, answer, 1);
    if (differs(pixel, answer, 4)) return 0;
  }
  return 1;
}

static vitrine_status connect(
  cmsHPROFILE profile, cmsUInt32Number format, cmsUInt32Number intent, cmsHTRANSFORM *transform,
  cmsUInt32Number target_format) {
  cmsHPROFILE srgb = cmsCreate_sRGBProfile();
  if (!srgb) return VITRINE_IMAGE_NO_MEMORY;
  *transform = cmsCreateTransform(
    profile, format, srgb, target_format, intent,
    cmsFLAGS_NOCACHE | cmsFLAGS_BLACKPOINTCOMPENSATION);
  cmsCloseProfile(srgb);
  return *transform ? VITRINE_IMAGE_OK : VITRINE_IMAGE_DAMAGED;
}

static vitrine_status fill_grays(cmsHPROFILE profile, vitrine_transform *result) {
  cmsHTRANSFORM transform;
  vitrine_status status =
    connect(profile, TYPE_GRAY_8, INTENT_RELATIVE_COLORIMETRIC, &transform, TYPE_RGB_8);
  if (status != VITRINE_IMAGE_OK) return status;
  uint8_t levels[256];
  for (int i = 0; i < 256; i++) levels[i] = (uint8_t)i;
  cmsDoTransform(transform, levels, result->grays, 256);
  cmsDeleteTransform(transform);
  return VITRINE_IMAGE_OK;
}

static int grays_are_identity(const vitrine_transform *transform) {
  for (int i = 0; i < 256; i++) {
    uint8_t gray[3] = {(uint8_t)i, (uint8_t)i, (uint8_t)i};
    if (differs(gray, transform->grays[i], 3)) return 0;
  }
  return 1;
}

static vitrine_status fill(cmsHPROFILE profile, vitrine_rows rows, vitrine_transform *result) {
  int is_cmyk = rows == VITRINE_ROWS_CMYK || rows == VITRINE_ROWS_CMYK_INVERTED;
  cmsColorSpaceSignature space = cmsGetColorSpace(profile);
  result->rows = rows;
  if (space == cmsSigGrayData && rows == VITRINE_ROWS_GRAY) return fill_grays(profile, result);
  if (space == cmsSigRgbData && !is_cmyk) {
    result->rows = VITRINE_ROWS_RGBA;
    return connect(
      profile, TYPE_RGBA_8, INTENT_RELATIVE_COLORIMETRIC, &result->colours, TYPE_RGBA_8);
  }
  if (space == cmsSigCmykData && is_cmyk) {
    cmsUInt32Number format = rows == VITRINE_ROWS_CMYK ? TYPE_CMYK_8 : TYPE_CMYK_8_REV;
    return connect(profile, format, INTENT_PERCEPTUAL, &result->colours, TYPE_RGBA_8);
  }
  return VITRINE_IMAGE_UNSUPPORTED;
}

// Takes the profile over.
static vitrine_status finish(
  cmsHPROFILE profile, vitrine_rows rows, vitrine_transform **transform) {
  *transform = NULL;
  if (!profile) return VITRINE_IMAGE_DAMAGED;
  vitrine_transform *result = calloc(1, sizeof *result);
  vitrine_status status = result ? fill(profile, rows, result) : VITRINE_IMAGE_NO_MEMORY;
  cmsCloseProfile(profile);
  int unneeded = status == VITRINE_IMAGE_OK &&
                 ((result->rows == VITRINE_ROWS_GRAY && grays_are_identity(result)) ||
                  (result->rows == VITRINE_ROWS_RGBA && is_identity(result->colours)));
  if (status == VITRINE_IMAGE_OK && !unneeded) {
    *transform = result;
  } else if (result) {
    vitrine_transform_close(result);
  }
  return status;
}

vitrine_status vitrine_transform_from_profile(
  const uint8_t *profile, size_t count, vitrine_rows rows, vitrine_transform **transform) {
  *transform = NULL;
  if (count > UINT32_MAX) return VITRINE_IMAGE_DAMAGED;
  return finish(cmsOpenProfileFromMem(profile, (cmsUInt32Number)count), rows, transform);
}

vitrine_status vitrine_transform_from_gamma(
  uint32_t gamma, const uint32_t chromaticities[8], vitrine_transform **transform) {
  // Rec. ITU-R BT.709, which sRGB shares.
  static const uint32_t srgb[8] = {31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000};
  *transform = NULL;
  const uint32_t *c = chromaticities[1] ? chromaticities : srgb;
  if (gamma == 0) return VITRINE_IMAGE_DAMAGED;
  const double unit = 1e5;
  cmsCIExyY white = {c[0] / unit, c[1] / unit, 1};
  cmsCIExyYTRIPLE primaries = {
    {c[2] / unit, c[3] / unit, 1}, {c[4] / unit, c[5] / unit, 1}, {c[6] / unit, c[7] / unit, 1}};
  cmsToneCurve *curve = cmsBuildGamma(NULL, unit / gamma);
  if (!curve) return VITRINE_IMAGE_NO_MEMORY;
  cmsToneCurve *curves[3] = {curve, curve, curve};
  cmsHPROFILE profile = cmsCreateRGBProfile(&white, &primaries, curves);
  cmsFreeToneCurve(curve);
  return finish(profile, VITRINE_ROWS_RGBA, transform);
}

void vitrine_transform_apply(vitrine_transform *transform, uint8_t *pixels, size_t count) {
  switch (transform->rows) {
  case VITRINE_ROWS_GRAY:
    for (size_t i = 0; i < count; i++) memcpy(pixels + i * 4, transform->grays[pixels[i * 4]], 3);
    return;
  case VITRINE_ROWS_RGBA:
    cmsDoTransform(transform->colours, pixels, pixels, (cmsUInt32Number)count);
    return;
  default:
    cmsDoTransform(transform->colours, pixels, pixels, (cmsUInt32Number)count);
    for (size_t i = 0; i < count; i++) pixels[i * 4 + 3] = 255;
  }
}

void vitrine_transform_close(vitrine_transform *transform) {
  if (transform->colours) cmsDeleteTransform(transform->colours);
  free(transform);
}
