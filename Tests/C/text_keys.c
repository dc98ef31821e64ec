/* Text fields: what ends a composition, steps from a selection, and keys that are not theirs (SPEC 329 to 335). */
#include "check.h"

static RKContextRef context;
static RKWindowRef window;
static RKControlRef field;
static RKViewRef outer;
static double now;

static bool changes(RKControlRef it, size_t start, size_t end, const char *text, void *userdata) {
    (void)it, (void)userdata;
    log_add("change(%d,%d,%s)", (int)start, (int)end, text);
    return true;
}
static size_t closest(RKControlRef it, RKPoint point, void *userdata) { return (void)it, (void)point, (void)userdata, log_add("closest"), (size_t)0; }
static void presses(RKResponderRef self, const RKPressRef *list, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)list, (void)event, (void)userdata;
    log_add("outer(%d)", (int)count);
}

static void make(const char *text) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKTextFieldDelegate d = RK_INIT(RKTextFieldDelegate);
    RKClassRef cls = NULL;
    now = 1;
    OK(rk_context_create(NULL, &context));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    OK(rk_window_make_key(window));
    methods.presses_began = presses;
    desc.name = "Outer";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    outer = add_view(context, cls, RK_VIEW(window), "outer", rect(0, 0, 100, 100));
    OK(rk_text_field_create(context, NULL, rect(0, 0, 100, 20), &field));
    OK(rk_view_add_subview(outer, RK_VIEW(field)));
    d.should_change_characters = changes;
    d.closest_position = closest;
    OK(rk_text_field_set_text(field, text));
    OK(rk_text_field_set_delegate(field, &d));
    OK(rk_responder_become_first_responder(RK_RESPONDER(field), NULL));
    log_clear();
}
static void end(void) { OK(rk_context_destroy(context)); }

static void key_of(RKPressType type, uint32_t code, RKKeyModifierFlags modifiers, const char *plain) {
    RKPressSample s = RK_INIT(RKPressSample);
    s.id = 1;
    s.type = type;
    s.key_code = code;
    s.modifiers = modifiers;
    s.characters_ignoring_modifiers = plain;
    s.phase = RKPressPhaseBegan;
    OK(rk_context_send_presses(context, now += 0.1, &s, 1));
    s.phase = RKPressPhaseEnded;
    OK(rk_context_send_presses(context, now += 0.1, &s, 1));
}
static const char *state(void) {
    static char line[200];
    char text[100];
    size_t start = 0, stop = 0, from = 0, to = 0;
    RKTextDirection affinity = RKTextDirectionForward;
    OK(rk_text_field_get_text(field, text, sizeof text, NULL));
    OK(rk_text_field_get_selected_range(field, &start, &stop, &affinity));
    if (rk_text_field_get_marked_range(field, &from, &to) == RKStatusOK)
        snprintf(line, sizeof line, "%s %d,%d%s [%d,%d]", text, (int)start, (int)stop, affinity == RKTextDirectionBackward ? "<" : "", (int)from, (int)to);
    else
        snprintf(line, sizeof line, "%s %d,%d%s", text, (int)start, (int)stop, affinity == RKTextDirectionBackward ? "<" : "");
    return line;
}
static void compose(const char *text, size_t place) { OK(rk_text_field_set_marked_text(field, text, place, place)); }

/* SPEC 335: each of these keeps what is composed as text. */
static void kept(void) {
    make("ab");
    compose("x", 1);
    EXPECT_TEXT(state(), "abx 3,3 [2,3]");
    EXPECT_LOG("change(2,2,x)");
    OK(rk_text_field_delete(field, RKTextDirectionForward, RKTextGranularityCharacter)); /* nothing is behind it: no delegate is asked (SPEC 332) */
    EXPECT_TEXT(state(), "abx 3,3");
    compose("y", 1);
    OK(rk_text_field_move(field, RKTextDirectionForward, RKTextGranularityCharacter, false)); /* stays where it is */
    EXPECT_TEXT(state(), "abxy 4,4");
    compose("z", 0);
    OK(rk_text_field_move(field, RKTextDirectionBackward, RKTextGranularityCharacter, true));
    EXPECT_TEXT(state(), "abxyz 3,4<");
    OK(rk_text_field_set_selected_range(field, 5, 5, RKTextDirectionForward));
    compose("q", 1);
    key_of(RKPressTypeKey, 0x04, RKKeyModifierControl, NULL);
    EXPECT_TEXT(state(), "abxyzq 0,6");
    OK(rk_text_field_set_selected_range(field, 6, 6, RKTextDirectionForward));
    compose("r", 1);
    log_clear();
    OK(send(context, now += 1, 1, RKTouchPhaseBegan, 5, 5));
    OK(send(context, now += 0.1, 1, RKTouchPhaseEnded, 5, 5));
    EXPECT_LOG("closest");
    EXPECT_TEXT(state(), "abxyzqr 0,0");
    compose("s", 1);
    OK(rk_responder_resign_first_responder(RK_RESPONDER(field), NULL));
    EXPECT_TEXT(state(), "sabxyzqr 1,1");
    log_clear();
    compose("", 0); /* gives up nothing: no delegate is asked */
    EXPECT_LOG("");
    /* An empty text that is not composed is none: the selection stays. */
    OK(rk_responder_become_first_responder(RK_RESPONDER(field), NULL));
    OK(rk_text_field_set_selected_range(field, 0, 2, RKTextDirectionForward));
    OK(rk_context_insert_text(context, now += 0.1, "", NULL));
    EXPECT_LOG("");
    EXPECT_TEXT(state(), "sabxyzqr 0,2");
    /* What is cleared is not composed any more. */
    compose("t", 1);
    OK(rk_text_field_clear(field, NULL));
    EXPECT_TEXT(state(), " 0,0");
    end();
}

/* SPEC 335, SPEC 327: what is marked are whole characters. */
static void whole(void) {
    make("e");
    compose("\xcc\x81", 2);
    EXPECT_TEXT(state(), "e\xcc\x81 3,3 [0,3]");
    OK(rk_text_field_set_text(field, "\xcc\x81"));
    OK(rk_text_field_set_selected_range(field, 0, 0, RKTextDirectionForward));
    compose("e", 1);
    EXPECT_TEXT(state(), "e\xcc\x81 3,3 [0,3]");
    /* So is what is selected in it. */
    OK(rk_text_field_set_text(field, "e"));
    OK(rk_text_field_set_marked_text(field, "\xcc\x81", 0, 2));
    EXPECT_TEXT(state(), "e\xcc\x81 0,3 [0,3]");
    EXPECT_STATUS(rk_text_field_set_selected_range(field, 0, 4, RKTextDirectionForward), RKStatusInvalidArgument);
    EXPECT(strstr(rk_last_error(), "beyond the text") != NULL);
    EXPECT_STATUS(rk_text_field_set_selected_range(field, 0, 1, RKTextDirectionForward), RKStatusInvalidArgument);
    EXPECT(strstr(rk_last_error(), "within a character") != NULL);
    end();
}

/* SPEC 330: from which edge, and which end stays. */
static void steps(void) {
    make("one two three");
    OK(rk_text_field_set_selected_range(field, 1, 5, RKTextDirectionForward));
    OK(rk_text_field_move(field, RKTextDirectionForward, RKTextGranularityWord, false));
    EXPECT_TEXT(state(), "one two three 7,7");
    OK(rk_text_field_set_selected_range(field, 5, 10, RKTextDirectionForward));
    OK(rk_text_field_move(field, RKTextDirectionBackward, RKTextGranularityWord, false));
    EXPECT_TEXT(state(), "one two three 4,4");
    OK(rk_text_field_set_selected_range(field, 3, 6, RKTextDirectionBackward));
    OK(rk_text_field_move(field, RKTextDirectionBackward, RKTextGranularityCharacter, true));
    EXPECT_TEXT(state(), "one two three 2,6<");
    OK(rk_text_field_move(field, RKTextDirectionForward, RKTextGranularityLine, true));
    EXPECT_TEXT(state(), "one two three 6,13");
    end();
}

/* SPEC 329: what belongs to a word. */
static void words(void) {
    static const struct { const char *text; size_t from, to; } ends[] = {
        {"a_b c", 0, 3}, {"don\xe2\x80\x99t go", 0, 7}, {"don't go", 0, 5}, {"'a b", 0, 2}, {"a' b", 0, 1}, {"ab\xf0\x9f\x98\x80 c", 0, 2}, {"\xf0\x9f\x98\x80 c", 0, 6},
    };
    size_t k, place = 99;
    for (k = 0; k < sizeof ends / sizeof *ends; k++) {
        make(ends[k].text);
        OK(rk_text_field_get_position(field, ends[k].from, 1, RKTextGranularityWord, &place));
        EXPECT(place == ends[k].to);
        end();
    }
    make("x 'a b");
    OK(rk_text_field_get_position(field, 4, -1, RKTextGranularityWord, &place));
    EXPECT(place == 3); /* what stands before a word's first letter is none of its */
    end();
}

/* SPEC 331: not with shift or alternate, of no direction pad, and not while another is first responder. */
static void others(void) {
    RKViewRef inner;
    bool first = false;
    make("abc");
    key_of(RKPressTypeKey, 0x04, RKKeyModifierControl | RKKeyModifierShift, "A");
    key_of(RKPressTypeKey, 0x04, RKKeyModifierCommand | RKKeyModifierAlternate, "a");
    key_of(RKPressTypeSelect, 0x04, RKKeyModifierControl, "a");
    EXPECT_LOG("outer(1) outer(1) outer(1)");
    EXPECT_TEXT(state(), "abc 3,3");
    key_of(RKPressTypeKey, 0x04, RKKeyModifierCommand, "A");
    EXPECT_LOG("");
    EXPECT_TEXT(state(), "abc 0,3");
    inner = add_view(context, NULL, RK_VIEW(field), "inner", rect(0, 0, 10, 10));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(inner), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(inner), &first));
    EXPECT(first);
    key_of(RKPressTypeKey, 0x50, 0, NULL);
    EXPECT_LOG("outer(1)");
    EXPECT_TEXT(state(), "abc 0,3");
    end();
}

/* SPEC 334: a class that only answers that it is first responder gets no insertion point. */
static bool pretends(RKResponderRef self, void *userdata) { return (void)self, (void)userdata, true; }
static void pretender(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKTextFieldDelegate d = RK_INIT(RKTextFieldDelegate);
    RKControlRef other = NULL;
    make("abc");
    methods.become_first_responder = pretends;
    desc.name = "Pretends";
    desc.superclass = "TextField";
    desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_text_field_create(context, cls, rect(0, 50, 100, 20), &other));
    OK(rk_view_add_subview(outer, RK_VIEW(other)));
    d.closest_position = closest;
    OK(rk_text_field_set_delegate(other, &d));
    OK(send(context, now += 1, 1, RKTouchPhaseBegan, 5, 55));
    OK(send(context, now += 0.1, 1, RKTouchPhaseEnded, 5, 55));
    EXPECT_LOG("");
    end();
}

int main(void) {
    kept();
    whole();
    steps();
    words();
    others();
    pretender();
    return check_done("text_keys");
}
