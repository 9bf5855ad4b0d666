// Arithmetic for which WebAssembly has no instruction.

#include "Runtime.h"

// The nearest whole number, halves away from zero. WebAssembly's own rounding sends halves to the even neighbour.
// Truncation and the difference are exact, so no value near a half is misjudged (adding 0.5 first would be wrong for
// 0.49999999999999994).
double round(double value) {
  double whole = __builtin_trunc(value);
  double rest = __builtin_fabs(value - whole);
  // Infinity minus infinity is NaN, which is not >= 0.5: infinities and NaN come back as they are.
  return rest >= 0.5 ? whole + __builtin_copysign(1.0, value) : whole;
}

// What a division leaves, with the sign of what is divided: long division in binary.
//
// Parts are the divisor times powers of two, so halving gives the one before back. Of what remains, which is less than
// twice the part, subtracting a part that is not more is exact.
double fmod(double dividend, double divisor) {
  double rest = __builtin_fabs(dividend), unit = __builtin_fabs(divisor);
  // Not the other way round: NaN is neither less nor more than anything.
  if (!(rest < __builtin_inf()) || !(unit > 0)) return __builtin_nan("");
  if (unit > rest) return dividend;
  double part = unit;
  while (part <= rest * 0.5) part += part;
  for (; part >= unit; part *= 0.5) {
    if (rest >= part) rest -= part;
  }
  return __builtin_copysign(rest, dividend);
}

typedef struct {
  uint64_t low;
  uint64_t high;
} Wide;

// The low 128 bits of a product of two 128-bit numbers: the compiler's call for `multipliedFullWidth` and overflow
// checks of 64-bit products. The result goes through a hidden first parameter, which is how C returns a struct here.
//
// With 32-bit halves, low × low is
//
//     (ah·2³² + al)(bh·2³² + bl) = ah·bh·2⁶⁴ + (ah·bl + al·bh)·2³² + al·bl
//
// and no sum below exceeds 64 bits: (2³² − 1)² + 2·(2³² − 1) = 2⁶⁴ − 1.
Wide __multi3(uint64_t a_low, uint64_t a_high, uint64_t b_low, uint64_t b_high) {
  const uint64_t mask = 0xFFFFFFFFu;
  uint64_t al = a_low & mask, ah = a_low >> 32;
  uint64_t bl = b_low & mask, bh = b_low >> 32;

  uint64_t bottom = al * bl;
  uint64_t middle = ah * bl + (bottom >> 32);
  uint64_t cross = al * bh + (middle & mask);

  Wide product;
  product.low = (cross << 32) | (bottom & mask);
  product.high = ah * bh + (middle >> 32) + (cross >> 32) + a_low * b_high + a_high * b_low;
  return product;
}

// Shifts of 128-bit numbers, by 0 to 127. A 64-bit shift by 64 would be one by 0.
Wide __ashlti3(uint64_t low, uint64_t high, uint32_t count) {
  if (count == 0) return (Wide){low, high};
  if (count >= 64) return (Wide){0, low << (count - 64)};
  return (Wide){low << count, (high << count) | (low >> (64 - count))};
}

Wide __lshrti3(uint64_t low, uint64_t high, uint32_t count) {
  if (count == 0) return (Wide){low, high};
  if (count >= 64) return (Wide){high >> (count - 64), 0};
  return (Wide){(low >> count) | (high << (64 - count)), high >> count};
}
