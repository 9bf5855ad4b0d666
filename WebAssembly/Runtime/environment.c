// What an operating system would give a program: randomness, and the last word on a broken stack.

#include "Runtime.h"

// Swift seeds its hashing with these bytes. They are the same on every start, so that a run can be repeated; the
// module reads nothing secret and hashes no input whose author gains by collisions. SplitMix64 (Steele, Lea and
// Flood, "Fast splittable pseudorandom number generators", 2014).
static uint64_t random_state = 0;

void arc4random_buf(void *destination, size_t count) {
  unsigned char *bytes = destination;
  uint64_t value = 0;
  for (size_t i = 0; i < count; i++) {
    if (i % 8 == 0) {
      random_state += 0x9E3779B97F4A7C15u;
      value = random_state;
      value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
      value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
      value ^= value >> 31;
    }
    bytes[i] = (unsigned char)value;
    value >>= 8;
  }
}

// The compiler writes this value below buffers on the stack and calls the function where it has changed. It guards
// against mistakes, not attacks: a constant is enough.
uintptr_t __stack_chk_guard = 0xB10C57A2u;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
