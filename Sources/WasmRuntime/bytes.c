// SPDX-License-Identifier: MIT

// The functions of the C library that compiled Swift code calls.

#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

void *memmove(void *destination, const void *source, size_t count) {
  __asm__("local.get %0\nlocal.get %1\nlocal.get %2\nmemory.copy 0, 0"
          : : "r"(destination), "r"(source), "r"(count) : "memory");
  return destination;
}

void *memcpy(void *restrict destination, const void *restrict source, size_t count) {
  return memmove(destination, source, count);
}

void *memset(void *destination, int byte, size_t count) {
  __asm__("local.get %0\nlocal.get %1\nlocal.get %2\nmemory.fill 0"
          : : "r"(destination), "r"(byte), "r"(count) : "memory");
  return destination;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *one = left, *two = right;
  for (size_t index = 0; index < count; index++) {
    if (one[index] != two[index]) return one[index] - two[index];
  }
  return 0;
}

#endif
