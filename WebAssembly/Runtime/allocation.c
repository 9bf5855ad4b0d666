// Memory on the heap.
//
// Every block has a size class. Sizes grow by a quarter of the power of two below them (64, 80, 96, 112, 128, 160,
// 192, …): at most a fifth of a block is unused, and all are multiples of 16. A freed block goes to its class's list
// and is handed out again for that class only; blocks are neither split nor merged. That bounds the heap by the sum
// of each class's own peak, and keeps both operations to a few instructions.
//
// A header of 16 bytes precedes the address handed out:
//
//     block                header              address (aligned as asked)
//     |  alignment gap     |  class  block  –  |  the caller's bytes …

#include "Runtime.h"

enum {
  smallest_shift = 6,  // The smallest block has 64 bytes, header included.
  steps_per_doubling = 4,
  class_count = (31 - smallest_shift) * steps_per_doubling,
  natural_alignment = 16,
  page_size = 65536,
};

typedef struct {
  uint32_t size_class;
  void *block;
  uint32_t padding[2];
} Header;
_Static_assert(sizeof(Header) == natural_alignment, "addresses after a header must stay aligned");

typedef struct FreeBlock {
  struct FreeBlock *next;
} FreeBlock;

static FreeBlock *free_blocks[class_count];

extern unsigned char __heap_base;  // The linker's: the first address after the stack and the static data.
static uintptr_t unused;           // Memory from here to `limit` was never handed out.
static uintptr_t limit;

static size_t class_size(uint32_t size_class) {
  size_t base = (size_t)1 << (smallest_shift + size_class / steps_per_doubling);
  return base + base / steps_per_doubling * (size_class % steps_per_doubling);
}

// The smallest class whose blocks have room for a size.
static uint32_t class_for(size_t size) {
  if (size <= (1u << smallest_shift)) return 0;
  uint32_t shift = 31 - (uint32_t)__builtin_clz((uint32_t)size);
  uint32_t size_class = (shift - smallest_shift) * steps_per_doubling;
  while (class_size(size_class) < size) size_class++;
  return size_class;
}

// Fresh memory, aligned to 16 because all that was taken before is a multiple of it. Where the engine refuses more, nothing sensible can be done, and Swift has no way to hear of it.
static void *take(size_t size) {
  if (unused == 0) {
    unused = ((uintptr_t)&__heap_base + natural_alignment - 1) & ~(uintptr_t)(natural_alignment - 1);
    limit = __builtin_wasm_memory_size(0) * page_size;
  }
  if (size > limit - unused) {
    size_t pages = (size - (limit - unused) + page_size - 1) / page_size;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    limit += pages * page_size;
  }
  void *block = (void *)unused;
  unused += size;
  return block;
}

static void *allocate(size_t alignment, size_t size) {
  size_t gap = alignment > natural_alignment ? alignment : 0;
  // A quarter of the address space is more than any document needs, and keeps the sums here from wrapping.
  if (size > 0x40000000u || gap > 0x10000000u) __builtin_trap();
  uint32_t size_class = class_for(size + gap + sizeof(Header));

  FreeBlock *reused = free_blocks[size_class];
  void *block = reused;
  if (reused) {
    free_blocks[size_class] = reused->next;
  } else {
    block = take(class_size(size_class));
  }

  uintptr_t address = (uintptr_t)block + sizeof(Header);
  if (gap) address = (address + alignment - 1) & ~(uintptr_t)(alignment - 1);
  Header *header = (Header *)address - 1;
  header->size_class = size_class;
  header->block = block;
  return (void *)address;
}

void *malloc(size_t size) { return allocate(natural_alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = allocate(alignment, size);
  return 0;
}

void free(void *address) {
  if (!address) return;
  Header header = ((Header *)address)[-1];
  FreeBlock *block = header.block;
  block->next = free_blocks[header.size_class];
  free_blocks[header.size_class] = block;
}
