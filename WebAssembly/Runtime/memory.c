// Copying, filling and comparing bytes.
//
// The builtins become WebAssembly's bulk memory instructions. Without that feature they would become calls of these
// very functions and never return, so its absence stops the build.

#include "Runtime.h"

#ifndef __wasm_bulk_memory__
#error "memory.c needs WebAssembly's bulk memory instructions"
#endif

void *memcpy(void *destination, const void *source, size_t count) {
  return __builtin_memcpy(destination, source, count);
}

void *memmove(void *destination, const void *source, size_t count) {
  return __builtin_memmove(destination, source, count);
}

void *memset(void *destination, int value, size_t count) {
  return __builtin_memset(destination, value, count);
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left;
  const unsigned char *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}
