// What Embedded Swift expects of its platform. wasi-libc would fetch these from a WASI host; with
// them defined here the module imports nothing and runs in any browser.

#include <stddef.h>
#include <stdint.h>

#include "CWasmRuntime.h"

void vitrine_wasm_runtime(void) {}

// Nothing is printed in the browser; errors are values.
int putchar(int character) { return character; }

// Seeds the hashing of Set and Dictionary. Fixed: nothing here may depend on chance.
void arc4random_buf(void *buffer, size_t count) {
  uint8_t *bytes = buffer;
  for (size_t i = 0; i < count; i++) bytes[i] = (uint8_t)(i * 167 + 13);
}

// wasi-libc moves memory byte by byte; compiled with bulk memory, each of these is one instruction.
void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }
