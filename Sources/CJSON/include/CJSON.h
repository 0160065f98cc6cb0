#ifndef VITRINE_CJSON_H
#define VITRINE_CJSON_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// What a token is. Containers are closed by a token of their own.
enum {
  VT_JSON_NULL,
  VT_JSON_FALSE,
  VT_JSON_TRUE,
  VT_JSON_NUMBER,
  VT_JSON_STRING,
  VT_JSON_KEY,
  VT_JSON_OBJECT,
  VT_JSON_OBJECT_END,
  VT_JSON_ARRAY,
  VT_JSON_ARRAY_END
};

typedef struct {
  int32_t kind;
  // The byte behind the token in the source.
  uint32_t offset;
  // The place of a string or key among the document's characters.
  uint32_t text_start, text_length;
  double number;
} vt_json_token;

typedef struct vt_json_document vt_json_document;

// Reads a document; always returns one, to be freed. A text that is not JSON has an error.
vt_json_document *vt_json_read(const char *bytes, size_t length);
void vt_json_free(vt_json_document *document);

// A message in English, or NULL; and the byte where the error is.
const char *vt_json_error(const vt_json_document *document, size_t *offset);
const vt_json_token *vt_json_tokens(const vt_json_document *document, size_t *count);
const char *vt_json_characters(const vt_json_document *document, size_t *length);

#ifdef __cplusplus
}
#endif

#endif
