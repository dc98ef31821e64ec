/* User-perceived characters and words (SPEC 327, 329): cases of UAX #29's rules, and texts made at random. */
#include "check.h"
#include "grapheme_cases.h"

static RKContextRef context;
static RKControlRef field;

static size_t encode(unsigned long scalar, char *out) {
    if (scalar < 0x80) return out[0] = (char)scalar, 1;
    if (scalar < 0x800) return out[0] = (char)(0xc0 | scalar >> 6), out[1] = (char)(0x80 | (scalar & 63)), 2;
    if (scalar < 0x10000) return out[0] = (char)(0xe0 | scalar >> 12), out[1] = (char)(0x80 | (scalar >> 6 & 63)), out[2] = (char)(0x80 | (scalar & 63)), 3;
    out[0] = (char)(0xf0 | scalar >> 18), out[1] = (char)(0x80 | (scalar >> 12 & 63)), out[2] = (char)(0x80 | (scalar >> 6 & 63)), out[3] = (char)(0x80 | (scalar & 63));
    return 4;
}

/* Scalars in hexadecimal, a stroke where a character ends. Both ways along, and by deleting from the end. */
static void clusters(const char *line) {
    char text[512];
    size_t bounds[128], count = 0, length = 0, k, place = 0;
    const char *at = line;
    bounds[count++] = 0;
    while (*at) {
        if (*at == '/') {
            at++;
            bounds[count++] = length;
        } else if (*at == ' ') {
            at++;
        } else {
            char *end;
            length += encode(strtoul(at, &end, 16), text + length);
            at = end;
        }
    }
    text[length] = 0;
    if (bounds[count - 1] != length) bounds[count++] = length;
    OK(rk_text_field_set_text(field, text));
    for (k = 1; k < count; k++) {
        OK(rk_text_field_get_position(field, bounds[k - 1], 1, RKTextGranularityCharacter, &place));
        if (place != bounds[k]) fprintf(stderr, "  from %d to %d, not %d, in %s\n", (int)bounds[k - 1], (int)place, (int)bounds[k], line);
        EXPECT(place == bounds[k]);
        OK(rk_text_field_get_position(field, bounds[k], -1, RKTextGranularityCharacter, &place));
        EXPECT(place == bounds[k - 1]);
    }
    for (k = 0; k <= length; k++) {
        size_t b = 0;
        bool is = false;
        for (; b < count; b++) is |= bounds[b] == k;
        EXPECT_STATUS(rk_text_field_set_selected_range(field, k, k, RKTextDirectionForward), is ? RKStatusOK : RKStatusInvalidArgument);
    }
    OK(rk_text_field_set_selected_range(field, length, length, RKTextDirectionForward));
    for (k = count - 1; k > 0; k--) {
        OK(rk_text_field_delete(field, RKTextDirectionBackward, RKTextGranularityCharacter));
        OK(rk_text_field_get_text(field, NULL, 0, &length));
        EXPECT(length == bounds[k - 1]);
    }
}

static void words(const char *text, const char *forward, const char *backward) {
    char found[128] = "";
    size_t place = 0, length = strlen(text), step;
    OK(rk_text_field_set_text(field, text));
    for (step = 0; place < length && step < 40; step++) { /* not for ever, should a call be refused */
        OK(rk_text_field_get_position(field, place, 1, RKTextGranularityWord, &place));
        snprintf(found + strlen(found), sizeof found - strlen(found), "%d ", (int)place);
    }
    EXPECT_TEXT(found, forward);
    found[0] = 0;
    for (step = 0; place > 0 && step < 40; step++) {
        OK(rk_text_field_get_position(field, place, -1, RKTextGranularityWord, &place));
        snprintf(found + strlen(found), sizeof found - strlen(found), "%d ", (int)place);
    }
    EXPECT_TEXT(found, backward);
}

int main(void) {
    static const char *const cases[] = {
        "61 / 62 / 63",
        "D A / 61",                               /* CR LF */
        "A / D",                                  /* and the other way round */
        "61 / D A / 308",                         /* nothing joins a control */
        "65 301 / 65 301 300 / 62",               /* accents of their own */
        "301 / 61",                               /* an accent without a letter */
        "1100 1161 11A8 / 1100 1161",             /* Hangul in letters */
        "AC00 11A8 / AC01 11A8 / AC00 1161 / 41", /* and in syllables */
        "AC01 / 1161",
        "1F1E9 1F1EA / 1F1EB 1F1F7 / 1F1E9",      /* flags */
        "61 / 1F1E9 1F1EA / 62",
        "1F44D 1F3FD / 1F44D",                    /* a skin tone */
        "1F468 200D 1F469 200D 1F467 / 21",       /* a family */
        "2764 FE0F 200D 1F525 / 61 200D / 1F525", /* a joiner between pictographs only */
        "1F468 200D 308 / 1F469",
        "1F468 308 200D 1F469",
        "915 94D 937 93F / 915",                  /* a conjunct and its vowel sign */
        "915 94D 200D 937 / 915 93C 94D 937",
        "915 94D 200C / 937",
        "915 200C 94D 937",
        "915 / 937",
        "600 661 / 600 / A",                      /* a sign before digits */
        "E01 E33 / E01",                          /* a vowel sign of Thai */
        "23 FE0F 20E3 / 31 FE0F 20E3",            /* keys */
        "200B / 61 / AD",                         /* controls */
        "1F3F4 E0067 E0062 E0065 E006E E0067 E007F / 61",
    };
    size_t k;
    OK(rk_context_create(NULL, &context));
    OK(rk_text_field_create(context, NULL, rect(0, 0, 10, 10), &field));
    for (k = 0; k < sizeof cases / sizeof cases[0]; k++) clusters(cases[k]);
    for (k = 0; k < sizeof grapheme_cases / sizeof grapheme_cases[0]; k++) clusters(grapheme_cases[k]);
    words("one two", "3 7 ", "4 0 ");
    words("  one,  two. ", "5 11 13 ", "8 2 0 ");
    words("don't 'quote' it's", "5 12 18 ", "14 7 0 ");
    words("a_b 3rd \xc3\xa4\xc3\xb6 \xe2\x80\x94 na\xc3\xafve", "3 7 12 23 ", "17 8 4 0 ");
    words("\xe4\xbd\xa0\xe5\xa5\xbd\xe3\x80\x82\xf0\x9f\x91\x8d\xe4\xbd\xa0", "6 16 ", "13 0 ");
    words("...", "3 ", "0 ");
    OK(rk_release(RK_OBJECT(field)));
    OK(rk_context_destroy(context));
    return check_done("text_graphemes");
}
