// SPDX-License-Identifier: MIT

// A heap allocator for WebAssembly.
//
// The sizes of blocks are powers of two, at least 16 bytes. A freed block is added to the front of
// the free list for its size and reused first, so editing a field doesn't increase memory use after
// the first few keys. Each block starts with a header that contains its size. Memory with a greater
// alignment has a second header directly before it.

#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

enum { page = 65536, smallest = 4, largest = 30, header = 16 };

typedef struct Block {
  struct Block *next;
} Block;

extern unsigned char __heap_base;

static Block *freed[largest + 1];
static uintptr_t top;
static uintptr_t limit;

// Returns the exponent of the smallest block size, a power of two, that holds `size` bytes. The
// result is greater than `largest` if no block is large enough.
static int order(size_t size) {
  int order = smallest;
  while (order <= largest && ((size_t)1 << order) < size) order++;
  return order;
}

static int reaches(uintptr_t end) {
  if (end <= limit) return 1;
  size_t pages = (end - limit + page - 1) / page;
  if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  limit += pages * page;
  return 1;
}

// Allocates a new block at the end of the heap.
static void *fresh(size_t size) {
  if (top == 0) {
    top = ((uintptr_t)&__heap_base + header - 1) / header * header;
    limit = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  }
  if (size > UINTPTR_MAX - page - top || !reaches(top + size)) return NULL;
  void *block = (void *)top;
  top += size;
  return block;
}

void *malloc(size_t size) {
  if (size > ((size_t)1 << largest) - header) return NULL;
  int bin = order(size + header);
  Block *block = freed[bin];
  if (block != NULL) {
    freed[bin] = block->next;
  } else {
    block = fresh((size_t)1 << bin);
    if (block == NULL) return NULL;
  }
  *(uintptr_t *)block = (uintptr_t)bin;
  return (char *)block + header;
}

void free(void *memory) {
  if (memory == NULL) return;
  uintptr_t *start = (uintptr_t *)((char *)memory - header);
  // The second header of memory with a greater alignment contains the start of its block.
  if (*start > largest) start = (uintptr_t *)*start;
  uintptr_t bin = *start;
  Block *block = (Block *)start;
  block->next = freed[bin];
  freed[bin] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  char *memory = malloc(alignment > header ? size + alignment : size);
  if (memory == NULL) return 12;
  uintptr_t start = (uintptr_t)memory - header;
  uintptr_t aligned = ((uintptr_t)memory + alignment - 1) / alignment * alignment;
  if (aligned != (uintptr_t)memory) *(uintptr_t *)(aligned - header) = start;
  *result = (void *)aligned;
  return 0;
}

#endif
