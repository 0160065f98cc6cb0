#include "CJSON.h"

#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include <string>
#include <vector>

using namespace rapidjson;

struct vt_json_document {
  std::vector<vt_json_token> tokens;
  std::string characters;
  std::string error;
  bool failed = false;
  size_t error_offset = 0;
};

namespace {

// Deeper nesting than any scene needs is refused rather than followed.
constexpr int deepest = 64;

class Collector : public BaseReaderHandler<UTF8<>, Collector> {
 public:
  Collector(vt_json_document &document, const MemoryStream &stream)
      : document_(document), stream_(stream) {}

  bool Null() { return add(VT_JSON_NULL); }
  bool Bool(bool value) { return add(value ? VT_JSON_TRUE : VT_JSON_FALSE); }
  bool Int(int value) { return number(value); }
  bool Uint(unsigned value) { return number(value); }
  bool Int64(int64_t value) { return number(static_cast<double>(value)); }
  bool Uint64(uint64_t value) { return number(static_cast<double>(value)); }
  bool Double(double value) { return number(value); }
  bool String(const char *text, SizeType length, bool) {
    return string(VT_JSON_STRING, text, length);
  }
  bool Key(const char *text, SizeType length, bool) { return string(VT_JSON_KEY, text, length); }
  bool StartObject() { return open(VT_JSON_OBJECT); }
  bool EndObject(SizeType) { return close(VT_JSON_OBJECT_END); }
  bool StartArray() { return open(VT_JSON_ARRAY); }
  bool EndArray(SizeType) { return close(VT_JSON_ARRAY_END); }

 private:
  bool add(int kind) {
    vt_json_token token = {};
    token.kind = kind;
    token.offset = static_cast<uint32_t>(stream_.Tell());
    document_.tokens.push_back(token);
    return true;
  }
  bool number(double value) {
    add(VT_JSON_NUMBER);
    document_.tokens.back().number = value;
    return true;
  }
  bool string(int kind, const char *text, SizeType length) {
    add(kind);
    document_.tokens.back().text_start = static_cast<uint32_t>(document_.characters.size());
    document_.tokens.back().text_length = length;
    document_.characters.append(text, length);
    return true;
  }
  bool open(int kind) {
    if (++depth_ > deepest) {
      document_.error = "Nested too deeply.";
      return false;
    }
    // The reader calls before it takes the bracket.
    add(kind);
    ++document_.tokens.back().offset;
    return true;
  }
  bool close(int kind) {
    --depth_;
    return add(kind);
  }

  vt_json_document &document_;
  const MemoryStream &stream_;
  int depth_ = 0;
};

}  // namespace

vt_json_document *vt_json_read(const char *bytes, size_t length) {
  auto *document = new vt_json_document;
  MemoryStream stream(bytes, length);
  Collector collector(*document, stream);
  Reader reader;
  constexpr unsigned flags =
      kParseIterativeFlag | kParseValidateEncodingFlag | kParseFullPrecisionFlag;
  ParseResult result = reader.Parse<flags>(stream, collector);
  if (!result) {
    document->failed = true;
    document->error_offset = result.Offset();
    if (document->error.empty()) document->error = GetParseError_En(result.Code());
  }
  return document;
}

void vt_json_free(vt_json_document *document) { delete document; }

const char *vt_json_error(const vt_json_document *document, size_t *offset) {
  *offset = document->error_offset;
  return document->failed ? document->error.c_str() : nullptr;
}

const vt_json_token *vt_json_tokens(const vt_json_document *document, size_t *count) {
  *count = document->tokens.size();
  return document->tokens.data();
}

const char *vt_json_characters(const vt_json_document *document, size_t *length) {
  *length = document->characters.size();
  return document->characters.data();
}
