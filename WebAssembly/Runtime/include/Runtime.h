#ifndef PLUMB_RUNTIME_H
#define PLUMB_RUNTIME_H

// What Embedded Swift expects of a C library, for WebAssembly without an operating system.
//
// Swift's compiler and standard library call these functions by name; nobody includes this header to reach them but
// the files that define them, which keeps the definitions and these declarations in step.

#include <stddef.h>
#include <stdint.h>

// allocation.c
void *malloc(size_t size);
void free(void *address);
int posix_memalign(void **result, size_t alignment, size_t size);

// memory.c
void *memcpy(void *destination, const void *source, size_t count);
void *memmove(void *destination, const void *source, size_t count);
void *memset(void *destination, int value, size_t count);
int memcmp(const void *left, const void *right, size_t count);

// arithmetic.c
double round(double value);
double fmod(double dividend, double divisor);

// decimal.c
const char *_swift_stdlib_strtod_clocale(const char *text, double *result);

// environment.c
void arc4random_buf(void *destination, size_t count);
_Noreturn void __stack_chk_fail(void);

#endif
