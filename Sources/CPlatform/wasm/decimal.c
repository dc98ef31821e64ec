// SPDX-License-Identifier: MIT
/* Numbers from and to decimal text, exactly, with whole numbers as long as it takes. */
#include "CPlatform.h"

/* Least significant digit first, in base 2^32. The largest here: 800 decimal digits times a power of two that brings them to 64 bits above 10^1100. */
enum { capacity = 260 };
typedef struct whole { uint32_t digits[capacity]; int count; } whole;

static void set(whole *n, uint64_t value) {
    n->digits[0] = (uint32_t)value;
    n->digits[1] = (uint32_t)(value >> 32);
    n->count = value >> 32 ? 2 : value ? 1 : 0;
}
static void multiply(whole *n, uint32_t factor, uint32_t plus) {
    uint64_t carry = plus;
    for (int i = 0; i < n->count; i++) {
        carry += (uint64_t)n->digits[i] * factor;
        n->digits[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry && n->count < capacity) n->digits[n->count++] = (uint32_t)carry;
}
static void multiply_by_tens(whole *n, int tens) {
    for (; tens >= 9; tens -= 9) multiply(n, 1000000000, 0);
    for (; tens > 0; tens--) multiply(n, 10, 0);
}
static void shift(whole *n, int bits) {
    int words = bits / 32;
    if (n->count == 0) return;
    if (n->count + words > capacity) words = capacity - n->count;
    for (int i = n->count - 1; i >= 0; i--) n->digits[i + words] = n->digits[i];
    for (int i = 0; i < words; i++) n->digits[i] = 0;
    n->count += words;
    multiply(n, 1u << bits % 32, 0);
}
static int length(const whole *n) { return n->count ? 32 * n->count - __builtin_clz(n->digits[n->count - 1]) : 0; }
static int compare(const whole *a, const whole *b) {
    if (a->count != b->count) return a->count < b->count ? -1 : 1;
    for (int i = a->count - 1; i >= 0; i--)
        if (a->digits[i] != b->digits[i]) return a->digits[i] < b->digits[i] ? -1 : 1;
    return 0;
}
static void subtract(whole *a, const whole *b) {
    int64_t borrow = 0;
    for (int i = 0; i < a->count; i++) {
        borrow += (int64_t)a->digits[i] - (i < b->count ? b->digits[i] : 0);
        a->digits[i] = (uint32_t)borrow;
        borrow >>= 32;
    }
    while (a->count > 0 && a->digits[a->count - 1] == 0) a->count--;
}

/* a / b, which is less than 2^64, to the nearest whole number, halves to the even one; `exact` is whether nothing was left. */
static uint64_t divide(whole *a, whole *b, bool *upward) {
    int steps = length(a) - length(b);
    uint64_t quotient = 0;
    if (steps > 0) shift(b, steps);
    for (int i = steps < 0 ? 0 : steps; i >= 0; i--) {
        quotient <<= 1;
        if (compare(a, b) >= 0) {
            subtract(a, b);
            quotient |= 1;
        }
        if (i > 0) { /* instead of halving b, a is doubled */
            multiply(a, 2, 0);
        }
    }
    multiply(a, 2, 0);
    int half = compare(a, b);
    *upward = half > 0 || (half == 0 && quotient & 1);
    return quotient;
}

/* Of digits with or without sign, point and exponent; returns the first byte behind, or NULL if there is no number. By the name that Swift's runtime calls. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *out);
const char *_swift_stdlib_strtod_clocale(const char *text, double *out) {
    const char *next = text;
    bool minus = *next == '-', any = false, sticky = false, point = false;
    if (*next == '-' || *next == '+') next++;
    static whole number, other;
    int digits = 0, tens = 0;
    set(&number, 0);
    for (;; next++) {
        if (*next == '.' && !point) {
            point = true;
            continue;
        }
        if (*next < '0' || *next > '9') break;
        any = true;
        if (point && tens > -100000) tens--;
        if (digits == 0 && *next == '0') continue;
        if (digits < 800) {
            uint32_t digit = (uint32_t)(*next - '0');
            if (number.count == 0) set(&number, digit);
            else multiply(&number, 10, digit);
            digits++;
        } else { /* nothing so far behind can matter but by being there */
            if (*next != '0') sticky = true;
            if (tens < 100000) tens++;
        }
    }
    if (!any) return NULL;
    if (*next == 'e' || *next == 'E') {
        const char *after = next + 1;
        bool down = *after == '-';
        if (*after == '-' || *after == '+') after++;
        if (*after >= '0' && *after <= '9') {
            int exponent = 0;
            for (; *after >= '0' && *after <= '9'; after++)
                if (exponent < 200000) exponent = 10 * exponent + (*after - '0');
            tens += down ? -exponent : exponent;
            next = after;
        }
    }
    if (sticky) {
        multiply(&number, 10, 1);
        tens--;
    }
    double value;
    if (digits == 0 || digits + tens < -330) {
        value = 0;
    } else if (digits + tens > 310) {
        value = __builtin_inf();
    } else {
        set(&other, 1);
        multiply_by_tens(tens < 0 ? &other : &number, tens < 0 ? -tens : tens);
        /* A quotient of 53 bits, or of as many as a number this small has. */
        int exponent = length(&number) - length(&other) - 53;
        if (exponent < -1074) exponent = -1074;
        shift(exponent < 0 ? &number : &other, exponent < 0 ? -exponent : exponent);
        bool upward;
        static whole rest;
        rest = number;
        static whole divisor;
        divisor = other;
        uint64_t quotient = divide(&rest, &divisor, &upward);
        if (quotient >> 53) { /* 54 bits: once more with one fewer */
            exponent++;
            shift(&other, 1);
            quotient = divide(&number, &other, &upward);
        }
        quotient += upward;
        if (quotient >> 53) {
            quotient >>= 1;
            exponent++;
        }
        uint64_t bits = quotient;
        if (quotient >> 52) bits = (quotient & 0xfffffffffffff) | (uint64_t)(exponent + 1075) << 52;
        if (exponent > 971) bits = (uint64_t)0x7ff << 52;
        __builtin_memcpy(&value, &bits, sizeof value);
    }
    *out = minus ? -value : value;
    return next;
}

/* As many significant digits as asked for; `value` is positive and finite. The result is 10^(most - 1) to 10^most, times 10^(*tens - most + 1). */
static uint64_t significant(double value, int most, int *tens) {
    uint64_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    int exponent = (int)(bits >> 52);
    uint64_t mantissa = bits & 0xfffffffffffff;
    if (exponent) mantissa |= 0x10000000000000;
    else exponent = 1;
    exponent -= 1075;
    uint64_t limit = 1;
    for (int i = 0; i < most; i++) limit *= 10;
    int guess = (int)__builtin_floor((exponent + 63 - __builtin_clzll(mantissa)) * 0.30102999566398120);
    for (;; guess++) {
        static whole number, other;
        int raise = most - 1 - guess;
        set(&number, mantissa);
        set(&other, 1);
        multiply_by_tens(raise < 0 ? &other : &number, raise < 0 ? -raise : raise);
        shift(exponent < 0 ? &other : &number, exponent < 0 ? -exponent : exponent);
        bool upward;
        uint64_t quotient = divide(&number, &other, &upward) + upward;
        if (quotient >= limit) continue; /* the power of ten was guessed one too low */
        *tens = guess;
        return quotient;
    }
}

static size_t put(char *out, size_t at, const char *text) {
    while (*text) out[at++] = *text++;
    return at;
}

size_t rkp_format_double(char *buffer, size_t capacity, double value) {
    char text[40];
    size_t count = 0;
    if (__builtin_signbit(value)) text[count++] = '-';
    double size = __builtin_fabs(value);
    if (value != value) {
        count = put(text, count, "nan");
    } else if (size == __builtin_inf()) {
        count = put(text, count, "inf");
    } else if (size == 0) {
        text[count++] = '0';
    } else {
        int tens = 0, most = 15;
        char digits[24];
        for (;; most++) {
            uint64_t number = significant(size, most, &tens);
            for (int i = most - 1; i >= 0; i--, number /= 10) digits[i] = (char)('0' + number % 10);
            char again[32];
            size_t end = 0;
            while (end < (size_t)most) again[end] = digits[end], end++;
            int power = tens - most + 1;
            again[end++] = 'e';
            again[end++] = power < 0 ? '-' : '+';
            for (int unit = 100, left = power < 0 ? -power : power; unit; left %= unit, unit /= 10) again[end++] = (char)('0' + left / unit);
            again[end] = 0;
            double back;
            _swift_stdlib_strtod_clocale(again, &back);
            if (most == 17 || back == size) break;
        }
        int last = most;
        while (last > 1 && digits[last - 1] == '0') last--;
        if (tens < -4 || tens >= most) {
            text[count++] = digits[0];
            if (last > 1) text[count++] = '.';
            for (int i = 1; i < last; i++) text[count++] = digits[i];
            text[count++] = 'e';
            text[count++] = tens < 0 ? '-' : '+';
            int left = tens < 0 ? -tens : tens;
            if (left >= 100) text[count++] = (char)('0' + left / 100);
            text[count++] = (char)('0' + left / 10 % 10);
            text[count++] = (char)('0' + left % 10);
        } else {
            if (tens < 0) count = put(text, count, "0.");
            for (int i = tens; i < -1; i++) text[count++] = '0';
            for (int i = 0; i < last || i <= tens; i++) {
                if (i > 0 && i == tens + 1) text[count++] = '.';
                text[count++] = i < last ? digits[i] : '0';
            }
        }
    }
    if (count >= capacity) return 0;
    __builtin_memcpy(buffer, text, count);
    buffer[count] = 0;
    return count;
}
