// SPDX-License-Identifier: MIT
/* Sine, cosine, arc tangent, exponential and logarithm without libc, in pairs of doubles (about 106 bits) that are rounded once at the end: the answer is the
 * nearest double but for arguments that are not known. glibc is within 0.55 units of the last place, so the two differ in a last bit now and then;
 * what a browser's Math has is bound to nothing, and differs between browsers. */
#include "CPlatform.h"

typedef struct pair { double high, low; } pair;

static double from_bits(uint64_t bits) {
    double value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}
static uint64_t to_bits(double value) {
    uint64_t bits;
    __builtin_memcpy(&bits, &value, sizeof bits);
    return bits;
}
/* 2^n for a normal result. */
static double power(int n) { return from_bits((uint64_t)(n + 1023) << 52); }
static double scaled(double value, int n) {
    for (; n > 1000; n -= 1000) value *= power(1000);
    for (; n < -1000; n += 1000) value *= power(-1000);
    return value * power(n);
}

/* Half away from zero, which is what Swift's rounded() asks libc for. */
double round(double x) {
    double whole = __builtin_trunc(x);
    return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

/* ---- Pairs ---- */

static pair sum(double a, double b) {
    double s = a + b, t = s - a;
    return (pair){s, (a - (s - t)) + (b - t)};
}
static pair product(double a, double b) {
    const double split = 134217729; /* 2^27 + 1 */
    double p = a * b, ca = split * a, cb = split * b;
    double ah = ca - (ca - a), al = a - ah, bh = cb - (cb - b), bl = b - bh;
    return (pair){p, ((ah * bh - p) + ah * bl + al * bh) + al * bl};
}
static pair add(pair a, pair b) {
    pair s = sum(a.high, b.high), t = sum(a.low, b.low);
    s = sum(s.high, s.low + t.high);
    return sum(s.high, s.low + t.low);
}
static pair times(pair a, pair b) {
    pair p = product(a.high, b.high);
    return sum(p.high, p.low + (a.high * b.low + a.low * b.high));
}
static pair by(pair a, double b) { return times(a, (pair){b, 0}); }
static pair negative(pair a) { return (pair){-a.high, -a.low}; }
static pair over(pair a, pair b) {
    double q1 = a.high / b.high;
    pair r = add(a, negative(by(b, q1)));
    double q2 = r.high / b.high;
    r = add(r, negative(by(b, q2)));
    return add(sum(q1, q2), (pair){r.high / b.high, 0});
}

static const pair half_pi = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54};

/* ---- Angles ---- */

/* The bits of 2/pi behind the point. */
static const uint32_t two_over_pi[40] = {
    0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab, 0xdebbc561, 0xb7246e3a, 0x424dd2e0,
    0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e, 0xe88235f5, 0x2ebb4484, 0xe99c7026, 0xb45f7e41, 0x3991d639, 0x835339f4,
    0x9c845f8b, 0xbdf9283b, 0x1ff897ff, 0xde05980f, 0xef2f118b, 0x5a0a6d1f, 0x6d367ecf, 0x27cb09b7, 0x4f463f66, 0x9e5fea2d,
    0x7527bac7, 0xebe5f17b, 0x3d0739f7, 0x8a5292ea, 0x6bfb5fb1, 0x1f8d5d08, 0x56033046, 0xfc7b6bab, 0xf0cfbc20, 0x9af4361d,
};

/* x (positive, finite) less the nearest multiple of pi/2, and that multiple's number modulo 4: x times the bits of 2/pi that matter, as whole numbers. */
static pair reduce(double x, uint32_t *quarter) {
    if (x < 0.785) {
        *quarter = 0;
        return (pair){x, 0};
    }
    uint64_t bits = to_bits(x), mantissa = (bits & 0xfffffffffffff) | 0x10000000000000;
    int exponent = (int)(bits >> 52) - 1075;
    int first = exponent > 2 ? (exponent - 2) / 32 : 0;
    uint32_t digits[10] = {0}; /* the product, least significant first */
    uint64_t carry = 0;
    for (int i = 0; i < 8; i++) {
        uint64_t low = (uint64_t)two_over_pi[first + 7 - i] * (uint32_t)mantissa, high = (uint64_t)two_over_pi[first + 7 - i] * (mantissa >> 32);
        carry += digits[i] + (low & 0xffffffff);
        digits[i] = (uint32_t)carry;
        carry = (carry >> 32) + (low >> 32) + high;
    }
    digits[8] = (uint32_t)carry;
    digits[9] = (uint32_t)(carry >> 32);
    int point = 32 * first + 256 - exponent; /* so many bits are behind the point */
    uint32_t whole = 0;
    for (int i = 1; i >= 0; i--) whole = whole << 1 | (point + i < 320 ? digits[(point + i) / 32] >> ((point + i) % 32) & 1 : 0);
    bool upper = digits[(point - 1) / 32] >> ((point - 1) % 32) & 1;
    pair fraction = {0, 0};
    uint64_t borrow = 1;
    for (int i = 0; i < 10; i++) {
        uint32_t digit = digits[i];
        if (upper) { /* one less the fraction */
            borrow += (uint32_t)~digit;
            digit = (uint32_t)borrow;
            borrow >>= 32;
        }
        int left = point - 32 * i;
        if (left <= 0) break;
        if (left < 32) digit &= (1u << left) - 1;
        fraction = add(fraction, (pair){(double)digit * power(-left), 0});
    }
    *quarter = (whole + upper) & 3;
    fraction = times(fraction, half_pi);
    return upper ? negative(fraction) : fraction;
}

/* Sine and cosine of at most pi/4. */
static void sine_cosine(pair x, pair *sine, pair *cosine) {
    pair square = times(x, x), term = x, even = {1, 0};
    *sine = x;
    *cosine = even;
    for (int n = 2; n <= 28; n += 2) {
        even = over(times(even, square), (pair){-(double)(n * (n - 1)), 0});
        *cosine = add(*cosine, even);
        term = over(times(term, square), (pair){-(double)(n * (n + 1)), 0});
        *sine = add(*sine, term);
    }
}

static double trigonometric(double x, uint32_t turn) {
    if (!(__builtin_fabs(x) < __builtin_inf())) return x - x;
    if (turn == 0 && __builtin_fabs(x) < 0x1p-30) return x == 0 ? x : x - x * x * x / 6;
    uint32_t quarter;
    pair sine, cosine;
    sine_cosine(reduce(__builtin_fabs(x), &quarter), &sine, &cosine);
    double minus = turn == 0 && x < 0 ? -1 : 1;
    quarter = (quarter + turn) & 3;
    pair result = quarter & 1 ? cosine : sine;
    return (quarter & 2 ? -minus : minus) * (result.high + result.low);
}

double rkp_sin(double x) { return trigonometric(x, 0); }
double rkp_cos(double x) { return trigonometric(x, 1); }

/* Of 0 to 1: a guess, and what is left by the series. */
static pair arc_tangent(pair t) {
    pair sine, cosine, guess = {t.high / (1 + 0.28 * t.high * t.high), 0};
    sine_cosine(guess, &sine, &cosine);
    pair d = over(add(times(t, cosine), negative(sine)), add(cosine, times(t, sine)));
    pair square = negative(times(d, d)), term = d, result = d;
    for (int n = 3; n <= 17; n += 2) {
        term = times(term, square);
        result = add(result, over(term, (pair){n, 0}));
    }
    return add(guess, result);
}

double rkp_atan2(double y, double x) {
    if (x != x || y != y) return x + y;
    double a = __builtin_fabs(x), b = __builtin_fabs(y), infinity = __builtin_inf();
    if (a == infinity && b == infinity) a = b = 1;
    pair angle;
    if (b == 0 || a == infinity) {
        angle = (pair){0, 0};
    } else if (a == 0 || b == infinity) {
        angle = half_pi;
    } else {
        int exponent = (int)(to_bits(a > b ? a : b) >> 52) - 1023;
        if (exponent < -1000) a = a * power(200), b = b * power(200);
        if (exponent > 500) a = scaled(a, -exponent), b = scaled(b, -exponent);
        double small = a < b ? a : b, large = a < b ? b : a;
        if (small / large < 0x1p-120) {
            /* As good as the quotient, which may be too small for a pair. */
            if (b < a && !__builtin_signbit(x)) return y / x;
            angle = b < a ? (pair){0, 0} : half_pi;
        } else {
            angle = arc_tangent(over((pair){small, 0}, (pair){large, 0}));
            if (a < b) angle = add(half_pi, negative(angle));
        }
    }
    if (__builtin_signbit(x)) angle = add(by(half_pi, 2), negative(angle));
    return __builtin_copysign(angle.high + angle.low, y);
}

/* ---- Powers ---- */

static const double ln2_high = 0x1.62e42p-1; /* few enough bits that an exponent times it is exact */
static const pair ln2_low = {0x1.fdf473de6af28p-22, -0x1.c4c67fc0d0951p-76};

double rkp_exp(double x) {
    if (x != x) return x;
    if (x > 710) return __builtin_inf();
    if (x < -746) return 0;
    int n = (int)__builtin_rint(x * 1.4426950408889634);
    pair r = add(sum(x, -n * ln2_high), by(ln2_low, -n));
    r = by(r, 0x1p-8);
    /* e^r - 1, doubled eight times. */
    pair term = r, result = r;
    for (int k = 2; k <= 11; k++) {
        term = over(times(term, r), (pair){k, 0});
        result = add(result, term);
    }
    for (int k = 0; k < 8; k++) result = add(by(result, 2), times(result, result));
    result = add((pair){1, 0}, result);
    return scaled(result.high + result.low, n);
}

double rkp_log(double x) {
    if (x != x || x == __builtin_inf()) return x;
    if (x == 0) return -__builtin_inf();
    if (x < 0) return __builtin_nan("");
    int n = 0;
    if (x < 0x1p-1022) {
        x *= 0x1p54;
        n = -54;
    }
    n += (int)(to_bits(x) >> 52) - 1023;
    double m = from_bits((to_bits(x) & 0xfffffffffffff) | 0x3ff0000000000000);
    if (m > 1.4142135623730951) {
        m /= 2;
        n++;
    }
    /* 2 artanh((m - 1) / (m + 1)) */
    pair s = over((pair){m - 1, 0}, sum(m, 1)), square = times(s, s), term = s, result = s;
    for (int k = 3; k <= 45; k += 2) {
        term = times(term, square);
        result = add(result, over(term, (pair){k, 0}));
    }
    result = add(by(result, 2), by(ln2_low, n));
    result = add((pair){n * ln2_high, 0}, result);
    return result.high + result.low;
}
