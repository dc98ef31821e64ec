/* Two text fields: a tap begins editing, text and keys change it, a delegate refuses digits, the return key leads to the next field. */
#include "../shared.h"

static RKContextRef context;
static RKControlRef town;

static const char *text_of(RKControlRef field) {
    static char text[256];
    CHECK(rk_text_field_get_text(field, text, sizeof text, NULL));
    return text;
}

static void changed(RKControlRef field, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)events, (void)event, (void)userdata;
    printf("  %s is \"%s\"\n", name_of(field), text_of(field));
}

static void did_begin(RKControlRef field, void *userdata) {
    (void)userdata;
    printf("  editing of %s begins\n", name_of(field));
}

static void did_end(RKControlRef field, RKTextEndReason reason, void *userdata) {
    (void)reason, (void)userdata;
    printf("  editing of %s ends with \"%s\"\n", name_of(field), text_of(field));
}

static bool should_change(RKControlRef field, size_t start, size_t end, const char *replacement, void *userdata) {
    bool refused = strpbrk(replacement, "0123456789") != NULL;
    (void)field, (void)start, (void)end, (void)userdata;
    if (refused) printf("  refused: \"%s\"\n", replacement);
    return !refused;
}

static bool should_return(RKControlRef field, void *userdata) {
    (void)userdata;
    printf("  return in %s\n", name_of(field));
    if (field != town) CHECK(rk_responder_become_first_responder(RK_RESPONDER(town), NULL));
    else CHECK(rk_responder_resign_first_responder(RK_RESPONDER(field), NULL));
    return false;
}

static void type(double time, const char *text) {
    bool taken;
    CHECK(rk_context_insert_text(context, time, text, &taken));
    if (!taken) printf("  not taken: \"%s\"\n", text);
}

static RKControlRef add(RKWindowRef window, const char *name, double y) {
    RKTextFieldDelegate delegate = RK_INIT(RKTextFieldDelegate);
    RKControlRef field;
    CHECK(rk_text_field_create(context, NULL, rect(20, y, 280, 40), &field));
    put(window, field, name);
    CHECK(rk_control_add_action(field, RKControlEventEditingChanged, changed, NULL, NULL, NULL));
    delegate.did_begin_editing = did_begin;
    delegate.did_end_editing = did_end;
    delegate.should_change_characters = should_change;
    delegate.should_return = should_return;
    CHECK(rk_text_field_set_delegate(field, &delegate));
    return field;
}

int main(void) {
    RKWindowRef window;
    RKControlRef person;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    person = add(window, "person", 20);
    town = add(window, "town", 80);

    type(1, "x");
    printf("a tap into the first field:\n");
    tap(context, 100, 40, 2);
    type(3, "Ada");
    type(4, " L\xC3\xB6ve");
    type(5, "42");
    CHECK(rk_context_delete_backward(context, 6, NULL));
    printf("a word back, and text put there:\n");
    CHECK(rk_text_field_move(person, RKTextDirectionBackward, RKTextGranularityWord, false));
    type(7, "v. ");
    printf("a word selected and replaced:\n");
    CHECK(rk_text_field_move(person, RKTextDirectionForward, RKTextGranularityWord, true));
    type(8, "N.");
    printf("the return key:\n");
    type(9, "\n");
    type(10, "London");
    type(11, "\n");
    type(12, "x");
    printf("set by the program:\n");
    CHECK(rk_text_field_set_text(person, "Grace"));
    printf("  %s is \"%s\"\n", name_of(person), text_of(person));

    CHECK(rk_context_destroy(context));
    return 0;
}
