// Decimal text to the nearest double, exactly: the function behind Swift's `Double("3.25e2")`.
//
// Two roads. Where the digits and the power of ten are both doubles without error, one multiplication or division is
// rounded once and therefore right (Clinger, "How to read floating point numbers accurately", 1990). Everything else
// keeps the number as decimal digits, halves or doubles it until 53 bits stand before the point, and rounds there:
// slow, and nothing in it can be inexact.
//
// Accepted: a sign, digits with a point, an exponent, `inf`, `infinity` and `nan` in any case. Not accepted:
// hexadecimal floating point, which no document contains.

#include "Runtime.h"

enum {
  // Two neighbouring doubles' midpoint has at most 767 significant digits. Digits beyond this many only matter by
  // being there at all: a single 1 stands for them.
  kept_digits = 800,
  // Halving lengthens a number by one digit. Numbers below 10³¹⁰ are halved at most 1,030 − 53 times, tiny ones
  // (whose last kept digit may stand 330 + 800 places after the point) at most until they are subnormal.
  digit_capacity = 2400,
  // Beyond these powers of ten any number is infinite or zero.
  largest_point = 310,
  smallest_point = -330,
};

// 0.d₁d₂d₃… × 10^point; no trailing zeros.
typedef struct {
  int count;
  int point;
  unsigned char digits[digit_capacity];
} Decimal;

static Decimal number;  // Too large for the stack, and nothing here calls itself.

static int is_digit(char c) { return c >= '0' && c <= '9'; }

// Where a word ends if the text begins with it, letters of either case; else null.
static const char *match_word(const char *text, const char *word) {
  for (; *word; text++, word++) {
    if ((*text | 0x20) != *word) return NULL;
  }
  return text;
}

static void drop_trailing_zeros(void) {
  while (number.count > 0 && number.digits[number.count - 1] == 0) number.count--;
}

static void double_number(void) {
  int carry = 0;
  for (int i = number.count - 1; i >= 0; i--) {
    int value = number.digits[i] * 2 + carry;
    number.digits[i] = (unsigned char)(value % 10);
    carry = value / 10;
  }
  if (carry) {
    __builtin_memmove(number.digits + 1, number.digits, (size_t)number.count);
    number.digits[0] = 1;
    number.count++;
    number.point++;
  }
  drop_trailing_zeros();
}

static void halve_number(void) {
  int rest = 0;
  for (int i = 0; i < number.count; i++) {
    int value = rest * 10 + number.digits[i];
    number.digits[i] = (unsigned char)(value / 2);
    rest = value % 2;
  }
  if (rest) number.digits[number.count++] = 5;
  if (number.digits[0] == 0) {
    number.count--;
    number.point--;
    __builtin_memmove(number.digits, number.digits + 1, (size_t)number.count);
  }
}

// Whether the number is at least 2^bits, for 0 <= bits <= 53.
static int reaches(int bits) {
  uint64_t power = (uint64_t)1 << bits;
  // Digits before the point, as far as they are needed: 2⁵³ has 16.
  if (number.point > 17) return 1;
  uint64_t whole = 0;
  for (int i = 0; i < number.point; i++) {
    whole = whole * 10 + (i < number.count ? number.digits[i] : 0);
  }
  return whole >= power;
}

// The whole part, rounded to nearest, halves to even; below 2⁵⁴.
static uint64_t rounded_whole(void) {
  uint64_t whole = 0;
  for (int i = 0; i < number.point; i++) {
    whole = whole * 10 + (i < number.count ? number.digits[i] : 0);
  }
  if (number.point < 0 || number.point >= number.count) return whole;
  unsigned char next = number.digits[number.point];
  int is_half = next == 5 && number.count == number.point + 1;
  if (is_half) return whole + (whole & 1);
  return whole + (next >= 5);
}

static double slow_value(void) {
  if (number.count == 0 || number.point < smallest_point) return 0;
  if (number.point > largest_point) return __builtin_inf();

  // value = number × 2^exponent throughout. 2⁻¹⁰⁷⁴ is the last bit of a subnormal double, and stays the last.
  int exponent = 0;
  while (reaches(53)) {
    halve_number();
    exponent++;
  }
  while (!reaches(52) && exponent > -1074) {
    double_number();
    exponent--;
  }

  uint64_t mantissa = rounded_whole();
  if (mantissa == (uint64_t)1 << 53) {
    mantissa >>= 1;
    exponent++;
  }
  if (exponent > 971) return __builtin_inf();

  uint64_t hidden_bit = (uint64_t)1 << 52;
  // A normal double stores its exponent raised by 1075 and leaves the hidden bit out; a subnormal one stores 0.
  uint64_t bits = mantissa < hidden_bit ? mantissa
                                        : ((uint64_t)(exponent + 1075) << 52) | (mantissa - hidden_bit);
  double value;
  __builtin_memcpy(&value, &bits, sizeof value);
  return value;
}

// The value by one exact operation, where there is one.
static int fast_value(double *result) {
  static const double powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                  1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  int power = number.point - number.count;
  if (number.count > 15 || power < -22 || power > 22) return 0;
  uint64_t whole = 0;
  for (int i = 0; i < number.count; i++) whole = whole * 10 + number.digits[i];
  *result = power < 0 ? (double)whole / powers[-power] : (double)whole * powers[power];
  return 1;
}

// Reads digits, point and exponent into `number`. The end of what was read, or null where no digit is.
static const char *read_number(const char *text) {
  number.count = 0;
  number.point = 0;
  int any = 0, after_point = 0, dropped = 0;
  for (;; text++) {
    if (*text == '.' && !after_point) {
      after_point = 1;
      continue;
    }
    if (!is_digit(*text)) break;
    any = 1;
    int digit = *text - '0';
    if (number.count == 0 && digit == 0) {
      // A leading zero moves the point only where it stands behind it.
      if (after_point) number.point--;
      continue;
    }
    if (!after_point) number.point++;
    if (number.count < kept_digits) {
      number.digits[number.count++] = (unsigned char)digit;
    } else {
      dropped |= digit;
    }
  }
  if (!any) return NULL;
  if (dropped) number.digits[number.count++] = 1;
  drop_trailing_zeros();

  if (*text == 'e' || *text == 'E') {
    const char *digits = text + 1;
    int is_negative = *digits == '-';
    if (*digits == '-' || *digits == '+') digits++;
    if (is_digit(*digits)) {
      int exponent = 0;
      for (; is_digit(*digits); digits++) {
        if (exponent < 100000000) exponent = exponent * 10 + (*digits - '0');
      }
      number.point += is_negative ? -exponent : exponent;
      text = digits;
    }
  }
  return text;
}

// The end of the longest number at the start of a text, which goes to `result`; null where there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  int is_negative = *text == '-';
  if (*text == '-' || *text == '+') text++;

  double value;
  const char *end;
  if ((end = match_word(text, "infinity")) || (end = match_word(text, "inf"))) {
    value = __builtin_inf();
  } else if ((end = match_word(text, "nan"))) {
    value = __builtin_nan("");
  } else {
    end = read_number(text);
    if (!end) return NULL;
    if (!fast_value(&value)) value = slow_value();
  }
  *result = is_negative ? -value : value;
  return end;
}
