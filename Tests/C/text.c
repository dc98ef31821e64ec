/* Text from an input method: to a first responder that accepts it, and to no other; text fields. */
#include "stage.h"

typedef struct Typist {
    Stage stage;
    RKClassRef cls;
    char text[64];
} Typist;

static void insert(RKResponderRef self, const char *text, void *userdata) {
    Typist *t = (Typist *)userdata;
    log_add("%s.insert(%s)", name_of(RK_OBJECT(self)), text);
    snprintf(t->text + strlen(t->text), sizeof t->text - strlen(t->text), "%s", text);
    OK(rk_super_insert_text(t->cls, self, text)); /* a view's does nothing */
}
static void delete_one(RKResponderRef self, void *userdata) {
    Typist *t = (Typist *)userdata;
    log_add("%s.delete", name_of(RK_OBJECT(self)));
    if (t->text[0]) t->text[strlen(t->text) - 1] = 0;
}
static bool has(RKResponderRef self, void *userdata) { return (void)self, ((Typist *)userdata)->text[0] != 0; }

static bool typed(Stage *s, double t, const char *text) {
    bool taken = false;
    OK(rk_context_insert_text(s->context, t, text, &taken));
    return taken;
}
static bool deleted(Stage *s, double t) {
    bool taken = false;
    OK(rk_context_delete_backward(s->context, t, &taken));
    return taken;
}

/* SPEC 279 */
static void views(void) {
    Typist t;
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewRef writer, plain;
    bool answer = true;
    memset(&t, 0, sizeof t);
    t.stage = stage_make();
    methods.insert_text = insert;
    methods.delete_backward = delete_one;
    methods.has_text = has;
    desc.name = "Writer";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.userdata = &t;
    OK(rk_class_define(t.stage.context, &desc, &t.cls));
    plain = add_view(t.stage.context, NULL, RK_VIEW(t.stage.window), "plain", rect(0, 0, 10, 10));
    writer = add_view(t.stage.context, t.cls, plain, "w", rect(0, 0, 10, 10));
    OK(rk_window_make_key(t.stage.window));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(writer), true));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(plain), true));
    log_clear();
    EXPECT(!typed(&t.stage, 1, "x")); /* no first responder */
    OK(rk_responder_become_first_responder(RK_RESPONDER(plain), NULL));
    EXPECT(!typed(&t.stage, 2, "x") && !deleted(&t.stage, 2)); /* one that takes none; nothing goes up the chain */
    OK(rk_responder_become_first_responder(RK_RESPONDER(writer), NULL));
    EXPECT(typed(&t.stage, 3, "a") && typed(&t.stage, 3, "\xc3\xa9\n"));
    EXPECT_LOG("w.insert(a) w.insert(\xc3\xa9\n)");
    EXPECT(deleted(&t.stage, 4));
    EXPECT_LOG("w.delete");
    OK(rk_responder_accepts_key_input(RK_RESPONDER(writer), &answer));
    EXPECT(answer);
    OK(rk_responder_has_text(RK_RESPONDER(writer), &answer));
    EXPECT(answer);
    OK(rk_responder_accepts_key_input(RK_RESPONDER(plain), &answer));
    EXPECT(!answer);
    OK(rk_responder_has_text(RK_RESPONDER(plain), &answer));
    EXPECT(!answer);
    EXPECT_STATUS(rk_context_insert_text(t.stage.context, 5, "\xff", NULL), RKStatusInvalidArgument);
    OK(rk_context_post_text(t.stage.context, 6, "later"));
    EXPECT_LOG("");
    OK(rk_context_drain(t.stage.context, NULL));
    EXPECT_LOG("w.insert(later)");
    stage_end(&t.stage);
}

static void on_editing(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    static const char *const names[] = {"editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit"};
    int bit;
    (void)event, (void)userdata;
    for (bit = 0; bit < 4; bit++)
        if (events & RKControlEventEditingDidBegin << bit) log_add("%s:%s", name_of(RK_OBJECT(control)), names[bit]);
}

static const char *text_of(RKControlRef field) {
    static char text[65536];
    text[0] = 0;
    OK(rk_text_field_get_text(field, text, sizeof text, NULL));
    return text;
}

static void fields(void) {
    Stage s = stage_make();
    RKControlRef field = NULL, other = NULL;
    RKClassRef cls = NULL, text_field = NULL;
    char *longest = (char *)malloc(65537), small[3];
    size_t length = 0;
    bool answer = false;
    OK(rk_text_field_create(s.context, NULL, rect(0, 0, 100, 40), &field));
    OK(rk_text_field_create(s.context, NULL, rect(0, 100, 100, 40), &other));
    OK(rk_object_get_class(RK_OBJECT(field), &cls));
    OK(rk_class_find(s.context, "TextField", &text_field));
    EXPECT(cls == text_field);
    OK(rk_object_set_name(RK_OBJECT(field), "f"));
    OK(rk_object_set_name(RK_OBJECT(other), "g"));
    OK(rk_control_add_action(field, RKControlEventAllEditingEvents, on_editing, NULL, NULL, NULL));
    OK(rk_control_add_action(other, RKControlEventAllEditingEvents, on_editing, NULL, NULL, NULL));
    OK(rk_view_add_subview(RK_VIEW(s.window), RK_VIEW(field)));
    OK(rk_view_add_subview(RK_VIEW(s.window), RK_VIEW(other)));
    OK(rk_window_make_key(s.window));
    EXPECT_TEXT(text_of(field), "");
    log_clear();
    tap_at(&s, 1, 50, 20); /* a tap inside makes it first responder */
    OK(rk_responder_is_first_responder(RK_RESPONDER(field), &answer));
    EXPECT(answer);
    EXPECT_LOG("f:editingDidBegin");
    EXPECT(typed(&s, 2, "h\xc3\xa9") && typed(&s, 2.1, "\xf0\x9f\x91\x8d"));
    EXPECT_LOG("f:editingChanged f:editingChanged");
    EXPECT_TEXT(text_of(field), "h\xc3\xa9\xf0\x9f\x91\x8d");
    EXPECT(deleted(&s, 3)); /* one scalar, however many bytes */
    EXPECT_TEXT(text_of(field), "h\xc3\xa9");
    EXPECT(deleted(&s, 3) && deleted(&s, 3));
    EXPECT_LOG("f:editingChanged f:editingChanged f:editingChanged");
    EXPECT_TEXT(text_of(field), "");
    OK(rk_responder_has_text(RK_RESPONDER(field), &answer));
    EXPECT(!answer);
    EXPECT(deleted(&s, 3)); /* taken, though there is nothing */
    log_clear();
    OK(rk_text_field_set_text(field, "set"));
    EXPECT_LOG(""); /* no event of what the program does */
    EXPECT_STATUS(rk_text_field_get_text(field, small, 3, &length), RKStatusBufferTooSmall);
    EXPECT(length == 3);
    tap_at(&s, 4, 50, 120); /* to the other one */
    EXPECT_LOG("f:editingDidEnd g:editingDidBegin");
    EXPECT(typed(&s, 5, "\n")); /* the return key leaves it */
    EXPECT_LOG("g:editingDidEndOnExit g:editingDidEnd");
    OK(rk_responder_is_first_responder(RK_RESPONDER(other), &answer));
    EXPECT(!answer);
    EXPECT(!typed(&s, 6, "none"));
    OK(rk_control_set_enabled(field, false));
    tap_at(&s, 7, 50, 20);
    EXPECT_LOG("");
    memset(longest, 'x', 65536);
    longest[65536] = 0;
    EXPECT_STATUS(rk_text_field_set_text(field, longest), RKStatusLimitReached);
    longest[65535] = 0;
    OK(rk_text_field_set_text(field, longest));
    OK(rk_text_field_get_text(field, NULL, 0, &length));
    EXPECT(length == 65535);
    EXPECT_STATUS(rk_text_field_set_text(field, "\xc0\x80"), RKStatusInvalidArgument);
    OK(rk_text_field_set_text(field, NULL));
    EXPECT_TEXT(text_of(field), "");
    free(longest);
    OK(rk_release(RK_OBJECT(field)));
    OK(rk_release(RK_OBJECT(other)));
    stage_end(&s);
}

int main(void) {
    views();
    fields();
    return check_done("text");
}
