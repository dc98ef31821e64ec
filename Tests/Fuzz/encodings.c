/* Random encodings, most of them nearly right: the library must take the same ones as a reader that is written another way, and print them as it does.
 *
 *     encodings SEED [COUNT]     500 strings for each seed
 *
 * Nothing may crash or (under valgrind or a sanitizer) read beyond the string. The same seed makes the same strings.
 */
#include "random.h"

#include <string.h>

enum { LONGEST = 200, STRINGS = 500 };

/* ---- The other reader: by repeated prefixes, without counting letters ---- */

static const char *qualified(const char *s) { return s + strspn(s, "rnNoORV"); }

/* What a pointer points to; NULL if it is nothing. */
static const char *pointee(const char *s, int depth) {
    if (depth == 32) return NULL;
    for (s = qualified(s); *s == '^';) s = qualified(s + 1);
    if (*s && strchr("cCsSiIlLqQfdB*:@v?#D", *s)) return s + 1;
    if (*s == 'b') return s + 1 + strspn(s + 1, "0123456789");
    if (*s == '[') {
        s = pointee(s + 1 + strspn(s + 1, "0123456789"), depth + 1);
        return s && *s == ']' ? s + 1 : NULL;
    }
    if (*s == '{' || *s == '(') {
        char end = *s == '{' ? '}' : ')', stop[3] = {'=', 0, 0};
        stop[1] = end;
        s += 1 + strcspn(s + 1, stop);
        if (*s == '=')
            for (s++; s && *s != end;) s = pointee(s, depth + 1);
        return s && *s == end ? s + 1 : NULL;
    }
    return NULL;
}

static const char *const shapes[][2] = {
    {"{RKPoint}", "{RKPoint=dd}"}, {"{RKSize}", "{RKSize=dd}"}, {"{RKTransform}", "{RKTransform=dddddd}"}, {"{RKRect}", "{RKRect={RKPoint=dd}{RKSize=dd}}"},
};

static const char *type(const char *s, char *out);

/* One struct: NAME, then = and the members, if they are there. */
static const char *structure(const char *s, char *out) {
    static const char *const members[] = {"dd", "dd", "dddddd", "PS"};
    size_t k;
    for (k = 0; k < 4; k++) {
        size_t length = strlen(shapes[k][0]) - 1;
        const char *m = members[k];
        char sub[LONGEST * 2];
        if (strncmp(s, shapes[k][0], length) != 0) continue;
        if (s[length] == '}') return strcpy(out, shapes[k][1]), s + length + 1;
        if (s[length] != '=') continue;
        for (s += length + 1; *m; m++) {
            s = type(s, sub);
            if (!s || strcmp(sub, *m == 'P' ? shapes[0][1] : *m == 'S' ? shapes[1][1] : "d") != 0) return NULL;
        }
        return *s == '}' ? (strcpy(out, shapes[k][1]), s + 1) : NULL;
    }
    return NULL;
}

static const char *type(const char *s, char *out) {
    s = qualified(s);
    if (*s == '{') return structure(s, out);
    if (*s == '^') return strcpy(out, "^v"), pointee(s + 1, 0);
    if (!*s || !strchr("cCsSiIlLqQfdB*:@v", *s)) return NULL;
    out[0] = *s == 'l' ? 'i' : *s == 'L' ? 'I' : *s;
    out[1] = 0;
    return s + 1;
}

/* How many arguments, and the whole as the library prints it; -1: not well formed, -2: too many arguments. */
static int read_all(const char *s, char *printed) {
    char one[LONGEST * 2];
    int count = -1;
    printed[0] = 0;
    do {
        const char *next = type(s, one);
        if (!next || (count >= 0 && strcmp(one, "v") == 0)) return -1;
        if (++count > 16) return -2;
        strcat(printed, one);
        s = next;
    } while (*s);
    return count;
}

/* ---- Strings ---- */

static void make_string(char *out) {
    static const char *const pieces[] = {
        "v", "@", "d", "B", "i", "c", "C", "s", "S", "I", "l", "L", "q", "Q", "f", "*", ":", "^v", "^", "^^", "{RKPoint=dd}", "{RKPoint}", "{RKSize}", "{RKRect}", "{RKTransform=dddddd}",
        "{RKRect={RKPoint=dd}{RKSize=dd}}", "{RKRect={RKPoint}{RKSize}}", "{RKTransform}", "r", "n", "V", "^{A=id}", "^(U=f[3c])", "^[7^v]", "^{B}", "^b3", "^?", "^#", "{", "}", "(", ")", "[", "]", "=",
        "RKPoint", "3", "b", "D", "?", "#", "x", " ", "\xC3\xA9",
    };
    size_t length = 0;
    int wanted = below(12), k;
    out[0] = 0;
    for (k = 0; k <= wanted; k++) {
        /* Mostly what is well formed alone. */
        const char *piece = pieces[one_in(6) ? below((int)(sizeof pieces / sizeof *pieces)) : below(38)];
        if (k == 0 && one_in(2)) piece = "v";
        if (length + strlen(piece) >= LONGEST) break;
        strcpy(out + length, piece);
        length += strlen(piece);
    }
    if (one_in(3) && length) { /* a letter gone, doubled, or another one */
        size_t at = (size_t)below((int)length);
        switch (below(3)) {
        case 0: memmove(out + at, out + at + 1, length - at); break;
        case 1: memmove(out + at + 1, out + at, length - at + 1); break;
        default: out[at] = (char)(1 + below(255)); break;
        }
    }
}

static void nothing(void) {}

static bool try_string(RKClassRef cls, RKObjectRef object, int number, const char *made) {
    RKTypedActionDesc desc = RK_INIT(RKTypedActionDesc);
    char printed[LONGEST * 40], again[LONGEST * 40], selector[64];
    size_t length = strlen(made);
    char *text = malloc(length + 1); /* of its own, so that a look beyond its end is seen */
    int arguments = read_all(made, printed), k;
    RKStatus status;
    if (!text) exit(2);
    memcpy(text, made, length + 1);
    sprintf(selector, "a%d", number);
    for (k = 0; k < arguments; k++) strcat(selector, ":");
    desc.selector = selector;
    desc.encoding = text;
    desc.function = nothing;
    status = rk_class_add_action(cls, &desc);
    free(text);
    if (arguments == -1 ? status != RKStatusEncoding : arguments == -2 ? status != RKStatusLimitReached && status != RKStatusEncoding : status != RKStatusOK) DIE("\"%s\": %s, the other reader has %d", made, rk_status_name(status), arguments);
    if (arguments >= 0) {
        if (rk_object_get_action_encoding(object, selector, again, sizeof again, NULL) != RKStatusOK) DIE("\"%s\" is not found again", made);
        if (strcmp(again, printed) != 0) DIE("\"%s\" is printed as \"%s\", not as \"%s\"", made, again, printed);
    } else if (!strstr(rk_last_error(), "desc.encoding (\"")) {
        DIE("no word about \"%s\"", made);
    }
    return arguments >= 0;
}

static long good;

/* Strings of one seed, in a world of their own so that actions do not pile up. */
static void one(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context = NULL;
    RKClassRef cls = NULL;
    RKViewRef view = NULL;
    RKRect frame = {{0, 0}, {1, 1}};
    int n;
    desc.name = "Any";
    desc.superclass = "View";
    MUST(rk_context_create(NULL, &context));
    MUST(rk_class_define(context, &desc, &cls));
    MUST(rk_view_create(context, cls, frame, &view));
    for (n = 0; n < STRINGS; n++) {
        char text[LONGEST + 300];
        make_string(text);
        if (try_string(cls, RK_OBJECT(view), n, text)) good++;
    }
    MUST(rk_context_destroy(context));
}

int main(int argc, char **argv) {
    int status = each_seed("encodings", argc, argv, one);
    if (status == 0) printf("encodings: %ld well formed ones\n", good);
    return status;
}
