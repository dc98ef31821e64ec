/* Actions with types of their own: every letter of the encodings as argument and result, what is refused and with which words. */
#include "action_stage.h"
#include <float.h>
#include <math.h>

/* ---- Every letter ---- */

/* One argument comes back as the result; the bytes beside the result stay as they were. */
#define ECHO(name, letters, type)                                                                                \
    static type echo_##name(RKObjectRef self, type value, void *userdata) {                                      \
        EXPECT(self == RK_OBJECT(view) && userdata == &mark);                                                    \
        return value;                                                                                            \
    }                                                                                                            \
    static void with_##name(type value) {                                                                        \
        unsigned char out[128];                                                                                  \
        void *arguments[1];                                                                                      \
        size_t k;                                                                                                \
        arguments[0] = &value;                                                                                   \
        memset(out, 0xA5, sizeof out);                                                                           \
        OK(rk_invoke(RK_OBJECT(view), "echo_" #name ":", letters, arguments, out + 32));                         \
        EXPECT(memcmp(out + 32, &value, sizeof value) == 0);                                                     \
        for (k = 0; k < sizeof out; k++) EXPECT((k >= 32 && k < 32 + sizeof value) || out[k] == 0xA5);           \
        OK(rk_invoke(RK_OBJECT(view), "echo_" #name ":", NULL, arguments, NULL));                                \
    }
ECHO(c, "cc", int8_t)
ECHO(C, "CC", uint8_t)
ECHO(s, "ss", int16_t)
ECHO(S, "SS", uint16_t)
ECHO(i, "ii", int32_t)
ECHO(I, "II", uint32_t)
ECHO(l, "ll", int32_t)
ECHO(L, "LL", uint32_t)
ECHO(q, "qq", int64_t)
ECHO(Q, "QQ", uint64_t)
ECHO(f, "ff", float)
ECHO(d, "dd", double)
ECHO(B, "BB", bool)
ECHO(text, "*r*", const char *)
ECHO(selector, "::", const char *)
ECHO(pointer, "^v^i", void *)
ECHO(handle, "@@", RKObjectRef)
ECHO(point, "{RKPoint=dd}{RKPoint}", RKPoint)
ECHO(size, "{RKSize}{RKSize=dd}", RKSize)
ECHO(rect, "{RKRect}{RKRect={RKPoint}{RKSize=dd}}", RKRect)
ECHO(transform, "{RKTransform=dddddd}{RKTransform}", RKTransform)

#define ADD_ECHO(name, letters) OK(add(cls, "echo_" #name ":", letters, (void (*)(void))echo_##name))

static void every_letter(void) {
    RKRect r = {{-1.5, DBL_MAX}, {DBL_MIN, HUGE_VAL}};
    RKTransform t = {1, -2, 3, -4, 5, -DBL_MAX};
    RKSize size = {-0.0, -7};
    ADD_ECHO(c, "cc"); ADD_ECHO(C, "CC"); ADD_ECHO(s, "ss"); ADD_ECHO(S, "SS"); ADD_ECHO(i, "ii"); ADD_ECHO(I, "II"); ADD_ECHO(l, "ii"); ADD_ECHO(L, "II");
    ADD_ECHO(q, "qq"); ADD_ECHO(Q, "QQ"); ADD_ECHO(f, "ff"); ADD_ECHO(d, "dd"); ADD_ECHO(B, "BB"); ADD_ECHO(text, "**"); ADD_ECHO(selector, "::");
    ADD_ECHO(pointer, "^{Any={Thing=iq[4^?]}(U=fd)b3}^^v"); ADD_ECHO(handle, "@@"); ADD_ECHO(point, "{RKPoint}{RKPoint=dd}"); ADD_ECHO(size, "{RKSize}{RKSize}");
    ADD_ECHO(rect, "{RKRect={RKPoint=dd}{RKSize=dd}}{RKRect}"); ADD_ECHO(transform, "{RKTransform}{RKTransform}");
    with_c(-128), with_c(-1), with_c(0), with_c(127), with_C(0), with_C(128), with_C(255);
    with_s(INT16_MIN), with_s(-1), with_s(INT16_MAX), with_S(0x8000), with_S(UINT16_MAX);
    with_i(INT32_MIN), with_i(-1), with_i(INT32_MAX), with_I(0x80000000u), with_I(UINT32_MAX), with_l(INT32_MIN), with_L(UINT32_MAX);
    with_q(INT64_MIN), with_q(-1), with_q(INT64_MAX), with_Q(UINT64_MAX), with_Q(UINT64_C(1) << 63);
    with_f(FLT_MAX), with_f(-FLT_MIN), with_f((float)NAN), with_f(-HUGE_VALF), with_d(DBL_MAX), with_d(-0.0), with_d(NAN), with_d(-HUGE_VAL);
    with_B(false), with_B(true), with_text(NULL), with_text("text"), with_selector("tap:"), with_pointer(NULL), with_pointer(&mark);
    with_handle(NULL), with_handle(RK_OBJECT(view)), with_handle(RK_OBJECT(context)), with_handle(RK_OBJECT(cls));
    with_point(point(-3, 1e300)), with_size(size), with_rect(r), with_transform(t);
}

/* More than the registers can hold, in one call. */
static double all(
    RKObjectRef self, int8_t c, uint8_t C, int16_t s, uint16_t S, int32_t i, uint32_t I, int64_t q, uint64_t Q, float f, double d, bool B, const char *text, const char *selector, RKRect r,
    RKTransform t, RKObjectRef other, void *userdata) {
    EXPECT(self == RK_OBJECT(view) && other == self && userdata == &mark);
    EXPECT(c == -1 && C == 255 && s == -2 && S == 65535 && i == -3 && I == 0xFFFFFFFFu && q == -4 && Q == UINT64_MAX && f == 0.5f && B);
    EXPECT(strcmp(text, "text") == 0 && strcmp(selector, "sel:") == 0 && r.size.height == 4 && t.ty == 6);
    return d + r.origin.x + t.a;
}

static RKPoint points(RKObjectRef self, RKPoint a, RKPoint b, RKPoint c, RKPoint d, RKPoint e, RKSize f, void *userdata) {
    RKPoint sum = {a.x + b.x + c.x + d.x + e.x + f.width, a.y + b.y + c.y + d.y + e.y + f.height};
    EXPECT(self == RK_OBJECT(view) && userdata == &mark);
    return sum;
}

static void many_arguments(void) {
    int8_t c = -1;
    uint8_t C = 255;
    int16_t s = -2;
    uint16_t S = 65535;
    int32_t i = -3;
    uint32_t I = 0xFFFFFFFFu;
    int64_t q = -4;
    uint64_t Q = UINT64_MAX;
    float f = 0.5f;
    double d = 10, result = 0;
    bool B = true;
    const char *text = "text", *selector = "sel:";
    RKRect r = {{1, 2}, {3, 4}};
    RKTransform t = {100, 2, 3, 4, 5, 6};
    RKPoint sum;
    RKPoint p[5];
    RKSize size = {1000, 2000};
    void *arguments[16], *six[6];
    int k;
    arguments[0] = &c, arguments[1] = &C, arguments[2] = &s, arguments[3] = &S, arguments[4] = &i, arguments[5] = &I, arguments[6] = &q, arguments[7] = &Q, arguments[8] = &f, arguments[9] = &d;
    arguments[10] = &B, arguments[11] = &text, arguments[12] = &selector, arguments[13] = &r, arguments[14] = &t, arguments[15] = &view;
    OK(add(cls, "a:b:c:d:e:f:g:h:i:j:k:l:m:n:o:p:", "dcCsSiIqQfdB*:{RKRect}{RKTransform}@", (void (*)(void))all));
    OK(rk_invoke(RK_OBJECT(view), "a:b:c:d:e:f:g:h:i:j:k:l:m:n:o:p:", "dcCsSlLqQfdBr*:{RKRect}{RKTransform}@", arguments, &result));
    EXPECT(result == 111);
    OK(add(cls, "a:b:c:d:e:f:", "{RKPoint}{RKPoint}{RKPoint}{RKPoint}{RKPoint}{RKPoint}{RKSize}", (void (*)(void))points));
    for (k = 0; k < 5; k++) p[k] = point(1 << k, 2 << k), six[k] = &p[k];
    six[5] = &size;
    OK(rk_invoke(RK_OBJECT(view), "a:b:c:d:e:f:", NULL, six, &sum));
    EXPECT(sum.x == 1031 && sum.y == 2062);
}

/* ---- Words ---- */

static void refused(const char *encoding, RKStatus status, const char *words) {
    EXPECT_STATUS(add(cls, "refused:", encoding, (void (*)(void))refused), status);
    if (!strstr(rk_last_error(), words)) EXPECT_TEXT(rk_last_error(), words);
}

static void bad_encodings(void) {
    char longer[1100];
    size_t k;
    refused("", RKStatusEncoding, "is empty");
    refused("v@x", RKStatusEncoding, "desc.encoding (\"v@x\"): letter 3, 'x', is not a type");
    refused("v@\n", RKStatusEncoding, "letter 3, byte 0xa, is not a type");
    refused("vv", RKStatusEncoding, "letter 2, 'v', stands for no value");
    refused("vrv", RKStatusEncoding, "letter 3, 'v', stands for no value");
    refused("r", RKStatusEncoding, "after letter 1, the last one, a type is missing");
    refused("v24@0:8", RKStatusEncoding, "letter 2, '2', is a frame offset");
    refused("v^", RKStatusEncoding, "after letter 2, the last one, a type is missing");
    refused("v^x", RKStatusEncoding, "letter 3, 'x', is nothing that ^ can point to");
    refused("v[4i]", RKStatusEncoding, "letter 2, '[', begins an array");
    refused("v(U=id)", RKStatusEncoding, "letter 2, '(', begins a union");
    refused("vb3", RKStatusEncoding, "letter 2, 'b', begins a bit field");
    refused("v@?", RKStatusEncoding, "letter 3, '?', is unknown");
    refused("v#", RKStatusEncoding, "letter 2, '#', is a class");
    refused("v{CGPoint=dd}", RKStatusEncoding, "letter 2, '{', begins a struct that is not passed by value");
    refused("v{RKPoints=dd}", RKStatusEncoding, "letter 2, '{', begins a struct that is not passed by value");
    refused("v{RKPoint", RKStatusEncoding, "after letter 9, the last one, } is missing");
    refused("v{RKPoint=d}", RKStatusEncoding, "letter 12, '}', is not what this struct has here");
    refused("v{RKPoint=dd", RKStatusEncoding, "after letter 12, the last one, } is missing");
    refused("v{RKPoint=ddd}", RKStatusEncoding, "letter 13, 'd', is one member more than the struct has");
    refused("v{RKPoint=df}", RKStatusEncoding, "letter 12, 'f', is not what this struct has here");
    refused("v{RKRect={RKPoint}{RKPoint}}", RKStatusEncoding, "letter 19, '{', is not what this struct has here");
    refused("v^{A=^[3(B=cd)", RKStatusEncoding, "after letter 14, the last one, ] is missing");
    refused("v^{A=i", RKStatusEncoding, "} is missing");
    refused("v^(A=i", RKStatusEncoding, ") is missing");
    refused("v^[3ii]", RKStatusEncoding, "letter 6, 'i', stands where the array's ] belongs");
    refused("v@@@@@@@@@@@@@@@@@", RKStatusLimitReached, "letter 18 begins one argument more than the 16");
    refused("v", RKStatusEncoding, "desc.encoding (0) is not the number of the selector's colons");
    refused("v@@", RKStatusEncoding, "desc.encoding (2) is not the number of the selector's colons");
    memset(longer, '^', sizeof longer);
    longer[0] = 'v', longer[1022] = 'v', longer[1023] = longer[1024] = 0;
    OK(add(cls, "pointers:", longer, (void (*)(void))refused)); /* 1,023 letters */
    longer[1022] = '^', longer[1024] = 'v', longer[1023] = '^', longer[1025] = 0;
    refused(longer, RKStatusLimitReached, "longer than 1024");
    memset(longer, '{', sizeof longer);
    longer[0] = 'v', longer[1] = '^', longer[1000] = 0;
    refused(longer, RKStatusEncoding, "} is missing");
    for (k = 2; k + 3 < 1000; k += 3) memcpy(longer + k, "{A=", 3);
    refused(longer, RKStatusEncoding, "nested too deep");
}

static void refusals(void) {
    RKTypedActionDesc desc = RK_INIT(RKTypedActionDesc);
    int32_t number = 1;
    unsigned char two = 2;
    RKPoint nowhere = {0, NAN};
    RKRect broken = {{0, 0}, {0, NAN}};
    RKViewRef gone;
    void *arguments[1];
    char text[80];
    size_t length;
    bool answer;
    desc.selector = "x", desc.encoding = "v", desc.function = (void (*)(void))refusals;
    desc.reserved = 1;
    EXPECT_STATUS(rk_class_add_action(cls, &desc), RKStatusInvalidArgument);
    desc.reserved = 0, desc.selector = "";
    EXPECT_STATUS(rk_class_add_action(cls, &desc), RKStatusInvalidArgument);
    desc.selector = "echo_c:", desc.encoding = "cc";
    EXPECT_STATUS(rk_class_add_action(cls, &desc), RKStatusAlreadyExists);
    desc.selector = "x", desc.encoding = "v", desc.function = NULL;
    EXPECT_STATUS(rk_class_add_action(cls, &desc), RKStatusInvalidArgument);

    OK(rk_object_responds_to(RK_OBJECT(view), "echo_i:", &answer));
    EXPECT(answer);
    OK(rk_object_responds_to(RK_OBJECT(view), "nothing:", &answer));
    EXPECT(!answer);
    OK(rk_object_get_action_encoding(RK_OBJECT(view), "echo_rect:", text, sizeof text, &length));
    EXPECT_TEXT(text, "{RKRect={RKPoint=dd}{RKSize=dd}}{RKRect={RKPoint=dd}{RKSize=dd}}");
    OK(rk_object_get_action_encoding(RK_OBJECT(view), "echo_pointer:", text, sizeof text, &length));
    EXPECT_TEXT(text, "^v^v");
    EXPECT_STATUS(rk_object_get_action_encoding(RK_OBJECT(view), "nothing:", text, sizeof text, &length), RKStatusNotFound);

    EXPECT_STATUS(rk_invoke(RK_OBJECT(view), "nothing:", "v@", NULL, NULL), RKStatusNotFound);
    EXPECT_STATUS(rk_invoke(RK_OBJECT(view), "echo_i:", "ii", NULL, NULL), RKStatusInvalidArgument);
    arguments[0] = NULL;
    EXPECT_STATUS(rk_invoke(RK_OBJECT(view), "echo_i:", "ii", arguments, NULL), RKStatusInvalidArgument);
    arguments[0] = &number;
    EXPECT_STATUS(rk_invoke(RK_OBJECT(view), "echo_i:", "iI", arguments, NULL), RKStatusEncoding);
    EXPECT_TEXT(rk_last_error(), "encoding (\"iI\") is not that of the action, \"ii\": argument 0 differs, counted from 0");
    EXPECT_STATUS(rk_invoke(RK_OBJECT(view), "echo_i:", "qi", arguments, NULL), RKStatusEncoding);
    EXPECT_TEXT(rk_last_error(), "encoding (\"qi\") is not that of the action, \"ii\": the result differs");
    EXPECT_STATUS(rk_invoke(RK_OBJECT(view), "echo_i:", "iii", arguments, NULL), RKStatusEncoding);
    EXPECT_STATUS(rk_invoke(RK_OBJECT(view), "echo_i:", "i", arguments, NULL), RKStatusEncoding);
    EXPECT_STATUS(rk_invoke(RK_OBJECT(view), "echo_i:", "i!", arguments, NULL), RKStatusEncoding);
    arguments[0] = &two;
    EXPECT_STATUS(rk_invoke(RK_OBJECT(view), "echo_B:", NULL, arguments, NULL), RKStatusInvalidArgument);
    arguments[0] = &nowhere;
    EXPECT_STATUS(rk_invoke(RK_OBJECT(view), "echo_point:", NULL, arguments, NULL), RKStatusInvalidArgument);
    EXPECT_TEXT(rk_last_error(), "argument (0) has a NaN in it; pass numbers");
    arguments[0] = &broken;
    EXPECT_STATUS(rk_invoke(RK_OBJECT(view), "echo_rect:", NULL, arguments, NULL), RKStatusInvalidArgument);
    OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &gone));
    OK(rk_release(RK_OBJECT(gone)));
    arguments[0] = &gone;
    EXPECT_STATUS(rk_invoke(RK_OBJECT(view), "echo_handle:", NULL, arguments, NULL), RKStatusStaleHandle);
    gone = (RKViewRef)(uintptr_t)0x123456789u;
    EXPECT_STATUS(rk_invoke(RK_OBJECT(view), "echo_handle:", NULL, arguments, NULL), RKStatusInvalidHandle);
}

/* ---- Answers that are none ---- */

static char diagnostics[256];
static void diagnosed(RKContextRef in, const char *code, const char *text, void *userdata) {
    (void)in, (void)text, (void)userdata;
    strncat(diagnostics, code, sizeof diagnostics - strlen(diagnostics) - 1);
}

static uint8_t seven(RKObjectRef self, void *userdata) { (void)self, (void)userdata; return 7; }
static RKObjectRef dead(RKObjectRef self, void *userdata) {
    RKViewRef gone = NULL;
    (void)self, (void)userdata;
    OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &gone));
    OK(rk_release(RK_OBJECT(gone)));
    return RK_OBJECT(gone);
}
static RKPoint nan_point(RKObjectRef self, void *userdata) { (void)self, (void)userdata; return point(3, NAN); }

static void bad_answers(void) {
    unsigned char answer = 9;
    RKObjectRef object = RK_OBJECT(view);
    RKPoint at = {1, 1};
    OK(rk_context_set_diagnostic_handler(context, diagnosed, NULL, NULL));
    OK(add(cls, "seven", "B", (void (*)(void))seven));
    OK(add(cls, "dead", "@", (void (*)(void))dead));
    OK(add(cls, "nanPoint", "{RKPoint}", (void (*)(void))nan_point));
    OK(rk_invoke(RK_OBJECT(view), "seven", "B", NULL, &answer));
    EXPECT(answer == 0);
    OK(rk_invoke(RK_OBJECT(view), "dead", "@", NULL, &object));
    EXPECT(object == NULL);
    OK(rk_invoke(RK_OBJECT(view), "nanPoint", NULL, NULL, &at));
    EXPECT(at.x == 0 && at.y == 0);
    EXPECT_TEXT(diagnostics, "overrideMisbehavedoverrideMisbehavedoverrideMisbehaved");
    OK(rk_context_set_diagnostic_handler(context, NULL, NULL, NULL));
}

int main(void) {
    begin();
    every_letter();
    many_arguments();
    bad_encodings();
    refusals();
    bad_answers();
    OK(rk_context_destroy(context));
    return check_done("invoke");
}
