/* Text fields that end in the midst. At each call that one makes while it edits, its window, itself, its place, its delegate or its context goes.
 * What has begun ends once, in order (SPEC 325, SPEC 348). */
#include "check.h"

enum Way { WINDOW, ITSELF, REMOVED, HIDDEN, DELEGATE, CONTEXT };

static struct {
    RKContextRef context;
    RKWindowRef window;
    RKControlRef field;
    const char *moment; /* the word at which it happens */
    enum Way way;
    bool done; /* it has happened */
    int begun, drops;
} it;

static void happen(void) {
    it.done = true;
    switch (it.way) {
    case WINDOW: OK(rk_release(RK_OBJECT(it.window))); break;
    case ITSELF:
        OK(rk_view_remove_from_superview(RK_VIEW(it.field)));
        OK(rk_release(RK_OBJECT(it.field)));
        break;
    case REMOVED: OK(rk_view_remove_from_superview(RK_VIEW(it.field))); break;
    case HIDDEN: OK(rk_view_set_hidden(RK_VIEW(it.window), true)); break;
    case DELEGATE: OK(rk_text_field_set_delegate(it.field, NULL)); break;
    default: EXPECT_STATUS(rk_context_destroy(it.context), RKStatusBusy);
    }
    log_add("|");
}
static void word(const char *what) {
    log_add("%s", what);
    EXPECT(it.drops == 0 || (it.way == DELEGATE && what[0] == '+'));
    if (!it.done && strcmp(what, it.moment) == 0) happen();
}

static bool begins(RKControlRef field, void *userdata) { return (void)field, (void)userdata, word("begin?"), true; }
static bool ends(RKControlRef field, void *userdata) { return (void)field, (void)userdata, word("end?"), true; }
static bool clears(RKControlRef field, void *userdata) { return (void)field, (void)userdata, word("clear?"), true; }
static bool returns(RKControlRef field, void *userdata) { return (void)field, (void)userdata, word("return?"), true; }
static bool changes(RKControlRef field, size_t start, size_t end, const char *text, void *userdata) {
    return (void)field, (void)start, (void)end, (void)text, (void)userdata, word("change?"), true;
}
static void selects(RKControlRef field, void *userdata) { (void)field, (void)userdata, word("selects"); }
static size_t closest(RKControlRef field, RKPoint point, void *userdata) { return (void)field, (void)point, (void)userdata, word("closest?"), (size_t)0; }
static void began(RKControlRef field, void *userdata) {
    (void)field, (void)userdata;
    EXPECT(it.begun++ == 0);
    word("began");
}
static void ended(RKControlRef field, RKTextEndReason reason, void *userdata) {
    bool editing = true;
    size_t start, end;
    (void)userdata;
    EXPECT(--it.begun == 0 && reason == RKTextEndReasonCommitted);
    OK(rk_text_field_is_editing(field, &editing));
    EXPECT(!editing);
    EXPECT_STATUS(rk_text_field_get_marked_range(field, &start, &end), RKStatusNotFound);
    word("ended");
}
static void dropped(void *userdata) { (void)userdata, it.drops++; }
static void on_event(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)control, (void)event, (void)userdata;
    if (events & RKControlEventEditingDidBegin) word("+begin");
    if (events & RKControlEventEditingChanged) word("+change");
    if (events & RKControlEventEditingDidEnd) word("+end");
    if (events & RKControlEventEditingDidEndOnExit) word("+exit");
}

/* OK, or the handle is stale because it has gone. */
static void tried(RKStatus status) { EXPECT(status == RKStatusOK || (it.done && (status == RKStatusStaleHandle || (it.way == HIDDEN && status == RKStatusNotFound)))); }

static void step(int number) {
    switch (number) {
    case 0: tried(rk_responder_become_first_responder(RK_RESPONDER(it.field), NULL)); break;
    case 1: tried(rk_text_field_set_marked_text(it.field, "x", 1, 1)); break;
    case 2: tried(rk_context_insert_text(it.context, 1, "y", NULL)); break;
    case 3: tried(rk_text_field_clear(it.field, NULL)); break;
    case 4: tried(rk_text_field_set_marked_text(it.field, "z", 1, 1)); break;
    case 5:
        OK(send(it.context, 2, 1, RKTouchPhaseBegan, 15, 15));
        OK(send(it.context, 2.1, 1, RKTouchPhaseEnded, 15, 15));
        break;
    case 6: tried(rk_responder_resign_first_responder(RK_RESPONDER(it.field), NULL)); break;
    case 7: tried(rk_responder_become_first_responder(RK_RESPONDER(it.field), NULL)); break;
    default: tried(rk_context_insert_text(it.context, 3, "\n", NULL));
    }
}

static void play(const char *moment, enum Way way, const char *expected) {
    RKRect screen = rect(0, 0, 100, 100);
    RKTextFieldDelegate d = RK_INIT(RKTextFieldDelegate);
    int number;
    memset(&it, 0, sizeof it);
    it.moment = moment;
    it.way = way;
    OK(rk_context_create(NULL, &it.context));
    OK(rk_window_create(it.context, NULL, screen, &it.window));
    OK(rk_window_make_key(it.window));
    OK(rk_text_field_create(it.context, NULL, rect(10, 10, 50, 20), &it.field));
    OK(rk_view_add_subview(RK_VIEW(it.window), RK_VIEW(it.field)));
    OK(rk_control_add_action(it.field, RKControlEventAllEditingEvents, on_event, NULL, NULL, NULL));
    d.should_begin_editing = begins, d.did_begin_editing = began, d.should_end_editing = ends, d.did_end_editing = ended;
    d.should_change_characters = changes, d.did_change_selection = selects, d.should_clear = clears, d.should_return = returns;
    d.closest_position = closest, d.drop = dropped;
    OK(rk_text_field_set_delegate(it.field, &d));
    log_clear();
    for (number = 0; number < 9; number++) {
        step(number);
        if (it.done && way == CONTEXT) break;
        if (number == 2 || number == 4 || number == 6) log_add("/");
    }
    EXPECT(it.done);
    log_add(".");
    OK(rk_context_destroy(it.context));
    EXPECT(it.drops == 1 && (it.begun == 0 || way == DELEGATE));
    check_count++;
    if (strcmp(check_log, expected) != 0) {
        check_failures++;
        fprintf(stderr, "%s, way %d:\n  is        \"%s\"\n  should be \"%s\"\n", moment, way, check_log, expected);
    }
}

/* The moment, what goes there, and all that is called: a question ends in "?", an action begins with "+". "|" is when it has gone, "." the end of the context, "/" parts three strokes. */
static const struct { const char *moment; enum Way way; const char *log; } rows[] = {
#include "text_endings.h"
};

int main(void) {
    size_t k;
    for (k = 0; k < sizeof rows / sizeof *rows; k++) play(rows[k].moment, rows[k].way, rows[k].log);
    return check_done("text_endings");
}
