/* Text fields: the delegate's questions, the return key, selection and keys, marked text, and editing that always ends (text.h). */
#include "stage.h"

typedef struct Field {
    Stage stage;
    RKControlRef field;
    RKViewRef outer; /* around it; logs the presses that come up */
    RKClassRef cls;
    double time;
    bool no[5]; /* begin, end, change, clear, return */
    int bad, drops;
    bool reads; /* did_change_selection logs what is selected */
    size_t place;
} Field;

static Field *it;

static bool answer(const char *what, int place) {
    log_add("%s", what);
    return !it->no[place];
}
static bool begins(RKControlRef field, void *userdata) { return (void)field, (void)userdata, answer("should_begin", 0); }
static bool ends(RKControlRef field, void *userdata) { return (void)field, (void)userdata, answer("should_end", 1); }
static bool clears(RKControlRef field, void *userdata) { return (void)field, (void)userdata, answer("should_clear", 3); }
static bool returns(RKControlRef field, void *userdata) { return (void)field, (void)userdata, answer("should_return", 4); }
static bool changes(RKControlRef field, size_t start, size_t end, const char *text, void *userdata) {
    (void)field, (void)userdata;
    log_add("change(%d,%d,%s)", (int)start, (int)end, text);
    return !it->no[2];
}
static void began(RKControlRef field, void *userdata) {
    bool editing = false;
    (void)userdata;
    OK(rk_text_field_is_editing(field, &editing));
    EXPECT(editing);
    log_add("did_begin");
}
static void ended(RKControlRef field, RKTextEndReason reason, void *userdata) {
    bool editing = true;
    (void)userdata;
    OK(rk_text_field_is_editing(field, &editing));
    EXPECT(!editing && reason == RKTextEndReasonCommitted);
    log_add("did_end");
}
static const char *range_of(RKControlRef field) {
    static char text[40];
    size_t start = 99, end = 99;
    RKTextDirection affinity = (RKTextDirection)9;
    OK(rk_text_field_get_selected_range(field, &start, &end, &affinity));
    snprintf(text, sizeof text, "%d,%d%s", (int)start, (int)end, affinity == RKTextDirectionBackward ? "<" : "");
    return text;
}
static void selects(RKControlRef field, void *userdata) {
    (void)userdata;
    if (it->reads) log_add("at(%s)", range_of(field));
}
static size_t closest(RKControlRef field, RKPoint point, void *userdata) {
    (void)field, (void)userdata;
    log_add("closest(%g,%g)", point.x, point.y);
    return it->place;
}
static void dropped(void *userdata) { (void)userdata, it->drops++; }

static void on_event(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    static const char *const names[] = {"editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit"};
    int bit;
    (void)control, (void)event, (void)userdata;
    for (bit = 0; bit < 4; bit++)
        if (events & RKControlEventEditingDidBegin << bit) log_add("%s", names[bit]);
    if (events & RKControlEventPrimaryActionTriggered) log_add("primary");
}

static void press_log(const char *phase, const RKPressRef *presses, size_t count) {
    size_t k;
    for (k = 0; k < count; k++) {
        int64_t id = 0;
        OK(rk_press_get_id(presses[k], &id));
        log_add("outer.%s(%d)", phase, (int)id);
    }
}
static void press_began(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    press_log("began", presses, count);
}
static void press_ended(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    press_log("ended", presses, count);
}

#define EVENTS (RKControlEventEditingDidBegin | RKControlEventEditingChanged | RKControlEventEditingDidEnd | RKControlEventPrimaryActionTriggered)

static RKTextFieldDelegate delegate_of(void) {
    RKTextFieldDelegate d = RK_INIT(RKTextFieldDelegate);
    d.should_begin_editing = begins;
    d.did_begin_editing = began;
    d.should_end_editing = ends;
    d.did_end_editing = ended;
    d.should_change_characters = changes;
    d.did_change_selection = selects;
    d.should_clear = clears;
    d.should_return = returns;
    d.drop = dropped;
    return d;
}

static void field_make(Field *f, RKClassRef cls) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKTextFieldDelegate d = delegate_of();
    (void)cls;
    memset(f, 0, sizeof *f);
    it = f;
    f->stage = stage_make();
    f->time = 1;
    methods.presses_began = press_began;
    methods.presses_ended = press_ended;
    desc.name = "Outer";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(f->stage.context, &desc, &f->cls));
    f->outer = add_view(f->stage.context, f->cls, f->stage.view, "outer", rect(0, 0, 400, 400));
    OK(rk_text_field_create(f->stage.context, NULL, rect(10, 20, 200, 40), &f->field));
    OK(rk_object_set_name(RK_OBJECT(f->field), "f"));
    OK(rk_view_add_subview(f->outer, RK_VIEW(f->field)));
    OK(rk_control_add_action(f->field, EVENTS, on_event, NULL, NULL, NULL));
    OK(rk_text_field_set_delegate(f->field, &d));
    OK(rk_window_make_key(f->stage.window));
    OK(rk_trace_start(f->stage.context, 1000));
    log_clear();
}
static void field_end(Field *f) {
    OK(rk_release(RK_OBJECT(f->field)));
    stage_end(&f->stage);
    EXPECT(f->drops == 1);
}

static bool become(Field *f) {
    bool now = false;
    OK(rk_responder_become_first_responder(RK_RESPONDER(f->field), &now));
    return now;
}
static bool resign(Field *f) {
    bool now = false;
    OK(rk_responder_resign_first_responder(RK_RESPONDER(f->field), &now));
    return now;
}
static bool is_first(Field *f) {
    bool now = false;
    OK(rk_responder_is_first_responder(RK_RESPONDER(f->field), &now));
    return now;
}
static void type(Field *f, const char *text) { OK(rk_context_insert_text(f->stage.context, f->time += 0.1, text, NULL)); }
static void erase(Field *f) { OK(rk_context_delete_backward(f->stage.context, f->time += 0.1, NULL)); }
static const char *text_of(Field *f) {
    static char text[65536];
    OK(rk_text_field_get_text(f->field, text, sizeof text, NULL));
    return text;
}
static const char *why(RKObjectRef object) {
    static char text[512];
    OK(rk_explain(object, text, sizeof text, NULL));
    return text;
}
static void key_of(Field *f, RKPressType kind, uint32_t code, RKKeyModifierFlags modifiers, const char *plain) {
    RKPressSample s = RK_INIT(RKPressSample);
    s.id = 7;
    s.type = kind;
    s.key_code = code;
    s.modifiers = modifiers;
    s.characters = plain;
    s.force = 1;
    OK(rk_context_send_presses(f->stage.context, f->time += 0.1, &s, 1));
    s.phase = RKPressPhaseEnded;
    s.force = 0;
    OK(rk_context_send_presses(f->stage.context, f->time += 0.1, &s, 1));
}
static void key(Field *f, uint32_t code, RKKeyModifierFlags modifiers) { key_of(f, RKPressTypeKey, code, modifiers, NULL); }
static void set(Field *f, const char *text) { OK(rk_text_field_set_text(f->field, text)); }
static void select_range(Field *f, size_t start, size_t end) { OK(rk_text_field_set_selected_range(f->field, start, end, RKTextDirectionForward)); }

#define LEFT 0x50
#define RIGHT 0x4f
#define UP 0x52
#define DOWN 0x51
#define HOME 0x4a
#define END 0x4d
#define DELETE 0x4c
#define BACKSPACE 0x2a
#define TAB 0x2b

/* SPEC 279: what the return key does. */
static void return_key(void) {
    Field f;
    uint64_t id = 0;
    field_make(&f, NULL);
    EXPECT(become(&f));
    EXPECT_LOG("should_begin did_begin editingDidBegin");
    type(&f, "\n"); /* nothing for editingDidEndOnExit: it stays */
    EXPECT_LOG("should_return primary");
    EXPECT(is_first(&f));
    EXPECT_TEXT(why(RK_OBJECT(f.field)), "f stayed first responder after the return key: no action for editingDidEndOnExit was added (SPEC 279)");
    OK(rk_control_add_action(f.field, RKControlEventEditingDidEndOnExit, on_event, NULL, NULL, &id));
    type(&f, "\n");
    EXPECT_LOG("should_return editingDidEndOnExit primary should_end did_end editingDidEnd");
    EXPECT(!is_first(&f));
    EXPECT(become(&f));
    log_clear();
    f.no[1] = true;
    type(&f, "\n");
    EXPECT_LOG("should_return editingDidEndOnExit primary should_end");
    EXPECT(is_first(&f));
    f.no[1] = false, f.no[4] = true;
    type(&f, "\n");
    EXPECT_LOG("should_return");
    EXPECT(is_first(&f));
    EXPECT_TEXT(why(RK_OBJECT(f.field)), "f did nothing for the return key: its delegate's textFieldShouldReturn returned false (SPEC 325)");
    EXPECT_TEXT(text_of(&f), "");
    field_end(&f);
}

/* SPEC 325 */
static void beginning_and_ending(void) {
    Field f;
    RKControlRef other = NULL;
    bool may = true;
    field_make(&f, NULL);
    f.no[0] = true;
    EXPECT(!become(&f));
    EXPECT_LOG("should_begin");
    OK(rk_responder_can_become_first_responder(RK_RESPONDER(f.field), &may));
    EXPECT(!may);
    EXPECT_LOG("should_begin");
    f.no[0] = false;
    tap_at(&f.stage, f.time += 1, 50, 40);
    EXPECT_LOG("should_begin did_begin editingDidBegin");
    EXPECT(become(&f)); /* already */
    EXPECT_LOG("");
    f.no[1] = true;
    EXPECT(!resign(&f));
    EXPECT_LOG("should_end");
    OK(rk_text_field_create(f.stage.context, NULL, rect(10, 80, 200, 40), &other));
    OK(rk_view_add_subview(f.outer, RK_VIEW(other)));
    tap_at(&f.stage, f.time += 1, 50, 100);
    EXPECT_LOG("should_end");
    EXPECT(is_first(&f));
    f.no[1] = false;
    tap_at(&f.stage, f.time += 1, 50, 100);
    EXPECT_LOG("should_end did_end editingDidEnd");
    EXPECT(become(&f));
    log_clear();
    f.no[1] = true;
    OK(rk_view_remove_from_superview(RK_VIEW(f.field))); /* whatever it answers */
    EXPECT_LOG("did_end editingDidEnd");
    OK(rk_release(RK_OBJECT(other)));
    field_end(&f);
}

/* SPEC 325: what began ends once, also if a class's resignFirstResponder does not call super. */
static bool stubborn(RKResponderRef self, void *userdata) { return (void)self, (void)userdata, true; }
static void ends_once(void) {
    int way;
    for (way = 0; way < 3; way++) {
        Field f;
        RKResponderMethods methods = RK_INIT(RKResponderMethods);
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKClassRef cls = NULL;
        RKControlRef field = NULL, other = NULL;
        RKTextFieldDelegate d;
        field_make(&f, NULL);
        d = delegate_of();
        methods.resign_first_responder = stubborn;
        desc.name = "Stubborn";
        desc.superclass = "TextField";
        desc.responder_methods = &methods;
        OK(rk_class_define(f.stage.context, &desc, &cls));
        OK(rk_text_field_create(f.stage.context, cls, rect(0, 0, 10, 10), &field));
        OK(rk_text_field_create(f.stage.context, NULL, rect(0, 0, 10, 10), &other));
        OK(rk_view_add_subview(f.outer, RK_VIEW(field)));
        OK(rk_view_add_subview(f.outer, RK_VIEW(other)));
        OK(rk_text_field_set_delegate(field, &d));
        OK(rk_responder_become_first_responder(RK_RESPONDER(field), NULL));
        EXPECT_LOG("should_begin did_begin");
        if (way == 0) OK(rk_view_remove_from_superview(RK_VIEW(field)));
        if (way == 1) OK(rk_responder_become_first_responder(RK_RESPONDER(other), NULL));
        if (way == 2) OK(rk_view_remove_from_superview(f.outer));
        EXPECT_LOG(way == 1 ? "should_end did_end" : "did_end");
        OK(rk_release(RK_OBJECT(field)));
        OK(rk_release(RK_OBJECT(other)));
        OK(rk_release(RK_OBJECT(f.field)));
        stage_end(&f.stage);
        EXPECT(f.drops == 2);
    }
}

/* SPEC 325: the delegate's questions are a part; what the program has set for any responder is another. */
static void may_not(void) {
    Field f;
    bool may = true;
    field_make(&f, NULL);
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(f.field), false));
    EXPECT(!become(&f));
    OK(rk_responder_can_become_first_responder(RK_RESPONDER(f.field), &may));
    EXPECT(!may);
    EXPECT_LOG("");
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(f.field), true));
    EXPECT(become(&f));
    log_clear();
    OK(rk_responder_set_can_resign_first_responder(RK_RESPONDER(f.field), false));
    EXPECT(!resign(&f));
    OK(rk_responder_can_resign_first_responder(RK_RESPONDER(f.field), &may));
    EXPECT(!may && is_first(&f));
    EXPECT_LOG("");
    /* Leaving its window asks no delegate, and only this once. */
    OK(rk_view_remove_from_superview(RK_VIEW(f.field)));
    EXPECT_LOG("did_end editingDidEnd");
    OK(rk_view_add_subview(f.outer, RK_VIEW(f.field)));
    EXPECT(become(&f));
    log_clear();
    EXPECT(!resign(&f) && is_first(&f));
    OK(rk_responder_set_can_resign_first_responder(RK_RESPONDER(f.field), true));
    EXPECT(resign(&f));
    field_end(&f);
}

/* SPEC 325: one that is asked while another becomes first is asked again when it resigns by itself. */
static void asked_each_time(void) {
    Field f;
    RKControlRef other = NULL;
    field_make(&f, NULL);
    OK(rk_text_field_create(f.stage.context, NULL, rect(10, 80, 200, 40), &other));
    OK(rk_view_add_subview(f.outer, RK_VIEW(other)));
    EXPECT(become(&f));
    OK(rk_responder_become_first_responder(RK_RESPONDER(other), NULL));
    EXPECT(become(&f));
    f.no[1] = true;
    log_clear();
    EXPECT(!resign(&f) && is_first(&f));
    EXPECT_LOG("should_end");
    OK(rk_release(RK_OBJECT(other)));
    field_end(&f);
}

/* SPEC 325: an end and a beginning inside calls that report them. Each is reported once, an end before the next beginning. */
static enum { NOT, AGAIN, TWICE, LEAVE, IN_ACTION } deed;
static void did_begin_and(RKControlRef field, void *userdata) {
    began(field, userdata);
    if (deed != TWICE) return;
    deed = NOT;
    log_add("(");
    EXPECT(resign(it) && become(it));
    log_add(")");
}
static void did_end_and(RKControlRef field, RKTextEndReason reason, void *userdata) {
    ended(field, reason, userdata);
    if (deed != AGAIN && deed != LEAVE && deed != IN_ACTION) return;
    if (deed == AGAIN) deed = NOT;
    log_add("(");
    (void)become(it);
    log_add(")");
}
static void end_and(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)control, (void)events, (void)event, (void)userdata;
    if (deed == LEAVE) {
        deed = NOT;
        OK(rk_view_remove_from_superview(RK_VIEW(it->field)));
    } else if (deed == IN_ACTION) {
        deed = NOT;
        log_add("[");
        EXPECT(resign(it) && become(it));
        log_add("]");
    }
}
static void inside_each_other(void) {
    static const struct { int deed; const char *log; bool first; } rows[] = {
        {AGAIN, "should_end did_end ( should_begin editingDidEnd did_begin editingDidBegin )", true},
        {LEAVE, "should_end did_end ( should_begin editingDidEnd )", false},
        {IN_ACTION, "should_end did_end ( should_begin editingDidEnd [ should_end should_begin did_begin editingDidBegin ] )", true},
    };
    size_t k;
    for (k = 0; k < sizeof rows / sizeof *rows; k++) {
        Field f;
        RKTextFieldDelegate d = delegate_of();
        field_make(&f, NULL);
        d.did_begin_editing = did_begin_and, d.did_end_editing = did_end_and;
        deed = NOT;
        OK(rk_text_field_set_delegate(f.field, &d));
        OK(rk_control_add_action(f.field, RKControlEventEditingDidEnd, end_and, NULL, NULL, NULL));
        EXPECT(become(&f));
        log_clear();
        deed = rows[k].deed;
        (void)resign(&f);
        EXPECT_LOG(rows[k].log);
        EXPECT(is_first(&f) == rows[k].first);
        deed = NOT;
        OK(rk_text_field_set_delegate(f.field, NULL));
        f.drops = 1;
        field_end(&f);
        if (k > 0) continue;
        field_make(&f, NULL);
        OK(rk_text_field_set_delegate(f.field, &d));
        deed = TWICE;
        EXPECT(become(&f));
        EXPECT_LOG("should_begin did_begin ( should_end did_end should_begin did_begin editingDidBegin )");
        OK(rk_text_field_set_delegate(f.field, NULL));
        f.drops = 1;
        field_end(&f);
    }
}

/* SPEC 326, SPEC 333 */
static bool rewrites(RKControlRef field, size_t start, size_t end, const char *text, void *userdata) {
    (void)start, (void)end, (void)text, (void)userdata;
    OK(rk_text_field_set_text(field, "\xf0\x9f\x91\x8d")); /* one character of four bytes */
    return true;
}
static bool removes(RKControlRef field, size_t start, size_t end, const char *text, void *userdata) {
    (void)start, (void)end, (void)text, (void)userdata;
    OK(rk_view_remove_from_superview(RK_VIEW(field)));
    OK(rk_text_field_set_delegate(field, NULL));
    return true;
}
static void changing(void) {
    Field f;
    RKTextFieldDelegate d = delegate_of();
    char *longest = (char *)malloc(65537);
    field_make(&f, NULL);
    f.reads = true;
    become(&f);
    log_clear();
    type(&f, "ab");
    EXPECT_LOG("change(0,0,ab) at(2,2) editingChanged");
    erase(&f);
    EXPECT_LOG("change(1,2,) at(1,1) editingChanged");
    select_range(&f, 0, 1);
    EXPECT_LOG("at(0,1)");
    type(&f, "xyz");
    EXPECT_LOG("change(0,1,xyz) at(3,3) editingChanged");
    f.no[2] = true;
    type(&f, "q");
    EXPECT_LOG("change(3,3,q)");
    EXPECT_TEXT(why(RK_OBJECT(f.field)), "f's text stayed: its delegate's shouldChangeCharactersInRange returned false (SPEC 325)");
    EXPECT_TEXT(text_of(&f), "xyz");
    set(&f, "pq"); /* the program's own */
    EXPECT_LOG("at(2,2)");
    f.no[2] = false;
    OK(rk_text_field_replace_range(f.field, 0, 1, "PP"));
    EXPECT_LOG("change(0,1,PP) editingChanged");
    EXPECT_TEXT(text_of(&f), "PPq");
    OK(rk_text_field_delete(f.field, RKTextDirectionForward, RKTextGranularityCharacter));
    EXPECT_LOG("change(2,3,) editingChanged");
    OK(rk_text_field_delete(f.field, RKTextDirectionForward, RKTextGranularityCharacter));
    EXPECT_LOG(""); /* nothing there */
    f.no[3] = true;
    {
        bool cleared = true;
        OK(rk_text_field_clear(f.field, &cleared));
        EXPECT(!cleared);
        EXPECT_LOG("should_clear");
        f.no[3] = false;
        OK(rk_text_field_clear(f.field, &cleared));
        EXPECT(cleared);
        EXPECT_LOG("should_clear at(0,0) editingChanged");
        OK(rk_text_field_clear(f.field, &cleared));
        EXPECT(cleared);
        EXPECT_LOG("should_clear"); /* nothing changes */
    }
    memset(longest, 'x', 65536);
    longest[65536] = 0;
    EXPECT_STATUS(rk_text_field_replace_range(f.field, 0, 0, longest), RKStatusLimitReached);
    longest[65535] = 0;
    f.reads = false;
    log_clear();
    set(&f, longest);
    EXPECT_STATUS(rk_text_field_replace_range(f.field, 0, 0, "y"), RKStatusLimitReached);
    OK(rk_text_field_replace_range(f.field, 0, 1, "y"));
    EXPECT_STATUS(rk_text_field_set_marked_text(f.field, "y", 0, 0), RKStatusLimitReached);
    free(longest);
    /* A delegate that does what it likes. */
    set(&f, "abcdef");
    select_range(&f, 1, 3);
    d.should_change_characters = rewrites;
    d.drop = NULL;
    OK(rk_text_field_set_delegate(f.field, &d));
    EXPECT(f.drops == 1);
    type(&f, "!");
    EXPECT_TEXT(text_of(&f), "!"); /* bytes 1 to 3 lie within that character */
    d.should_change_characters = removes;
    OK(rk_text_field_set_delegate(f.field, &d));
    type(&f, "?");
    EXPECT_TEXT(text_of(&f), "!?");
    field_end(&f);
}

/* SPEC 327, SPEC 328 */
static void ranges(void) {
    Field f;
    size_t place = 77, length = 0;
    char text[20];
    field_make(&f, NULL);
    set(&f, "e\xcc\x81g\xf0\x9f\x91\x8d\xf0\x9f\x8f\xbd!"); /* e with an accent of its own, g, a thumb with a skin tone, ! */
    EXPECT_TEXT(range_of(f.field), "13,13");
    f.reads = true;
    OK(rk_text_field_set_selected_range(f.field, 3, 12, RKTextDirectionBackward));
    EXPECT_LOG("at(3,12<)");
    OK(rk_text_field_set_selected_range(f.field, 3, 12, RKTextDirectionBackward));
    EXPECT_LOG("");
    EXPECT_STATUS(rk_text_field_set_selected_range(f.field, 1, 3, RKTextDirectionForward), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_text_field_set_selected_range(f.field, 0, 8, RKTextDirectionForward), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_text_field_set_selected_range(f.field, 4, 3, RKTextDirectionForward), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_text_field_set_selected_range(f.field, 0, 14, RKTextDirectionForward), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_text_field_set_selected_range(f.field, 0, SIZE_MAX, RKTextDirectionForward), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_text_field_set_selected_range(f.field, 0, 0, (RKTextDirection)2), RKStatusInvalidArgument);
    EXPECT_TEXT(range_of(f.field), "3,12<");
    OK(rk_text_field_get_text_in_range(f.field, 3, 12, text, sizeof text, &length));
    EXPECT_TEXT(text, "g\xf0\x9f\x91\x8d\xf0\x9f\x8f\xbd");
    EXPECT(length == 9);
    EXPECT_STATUS(rk_text_field_get_text_in_range(f.field, 3, 12, text, 9, &length), RKStatusBufferTooSmall);
    EXPECT_STATUS(rk_text_field_get_text_in_range(f.field, 2, 12, text, sizeof text, &length), RKStatusInvalidArgument);
    OK(rk_text_field_get_position(f.field, 0, 3, RKTextGranularityCharacter, &place));
    EXPECT(place == 12);
    OK(rk_text_field_get_position(f.field, 12, -2, RKTextGranularityCharacter, &place));
    EXPECT(place == 3);
    OK(rk_text_field_get_position(f.field, 3, 0, RKTextGranularityLine, &place));
    EXPECT(place == 3);
    OK(rk_text_field_get_position(f.field, 3, -1, RKTextGranularityLine, &place));
    EXPECT(place == 0);
    EXPECT_STATUS(rk_text_field_get_position(f.field, 12, 2, RKTextGranularityCharacter, &place), RKStatusNotFound);
    EXPECT_STATUS(rk_text_field_get_position(f.field, 1, 1, RKTextGranularityCharacter, &place), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_text_field_get_position(f.field, 0, 1, (RKTextGranularity)2, &place), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_text_field_get_position(f.field, 0, INT64_MIN, RKTextGranularityCharacter, &place), RKStatusNotFound);
    EXPECT(place == 0);
    log_clear();
    become(&f);
    log_clear();
    type(&f, "\xcc\x88"); /* what is inserted joins the letter before it */
    EXPECT_LOG("change(3,12,\xcc\x88) at(5,5) editingChanged");
    erase(&f);
    EXPECT_TEXT(text_of(&f), "!");
    field_end(&f);
}

/* SPEC 329, SPEC 330, SPEC 331, SPEC 332: each key, and what it does to "one two" with the insertion point at 3 or the selection as given. */
static void keys(void) {
    static const struct {
        uint32_t code;
        RKKeyModifierFlags modifiers;
        size_t start, end;
        const char *range, *text;
    } rows[] = {
        {LEFT, 0, 3, 3, "2,2", NULL},
        {RIGHT, 0, 3, 3, "4,4", NULL},
        {LEFT, 0, 0, 0, "0,0", NULL},
        {RIGHT, 0, 7, 7, "7,7", NULL},
        {LEFT, 0, 1, 5, "1,1", NULL},
        {RIGHT, 0, 1, 5, "5,5", NULL},
        {LEFT, RKKeyModifierShift, 3, 3, "2,3<", NULL},
        {RIGHT, RKKeyModifierShift, 3, 5, "3,6", NULL},
        {LEFT, RKKeyModifierShift, 3, 4, "3,3", NULL},
        {LEFT, RKKeyModifierAlternate, 6, 6, "4,4", NULL},
        {LEFT, RKKeyModifierControl, 4, 4, "0,0", NULL},
        {RIGHT, RKKeyModifierAlternate, 1, 1, "3,3", NULL},
        {RIGHT, RKKeyModifierControl, 3, 3, "7,7", NULL},
        {RIGHT, RKKeyModifierControl | RKKeyModifierShift, 3, 3, "3,7", NULL},
        {LEFT, RKKeyModifierCommand, 3, 3, "0,0", NULL},
        {RIGHT, RKKeyModifierCommand | RKKeyModifierShift, 3, 3, "3,7", NULL},
        {UP, 0, 3, 3, "0,0", NULL},
        {DOWN, 0, 3, 3, "7,7", NULL},
        {UP, RKKeyModifierShift, 3, 3, "0,3<", NULL},
        {HOME, 0, 3, 3, "0,0", NULL},
        {END, RKKeyModifierShift, 3, 3, "3,7", NULL},
        {DELETE, 0, 3, 3, "3,3", "onetwo"},
        {DELETE, 0, 1, 5, "1,1", "owo"},
        {DELETE, RKKeyModifierAlternate, 3, 3, "3,3", "one"},
        {BACKSPACE, RKKeyModifierAlternate, 6, 6, "4,4", "one o"},
        {BACKSPACE, RKKeyModifierControl, 1, 5, "1,1", "owo"},
        {BACKSPACE, RKKeyModifierCommand, 5, 5, "0,0", "wo"},
        {0x04, RKKeyModifierCommand, 3, 3, "0,7", NULL},
        {0x04, RKKeyModifierControl, 1, 2, "0,7", NULL},
    };
    size_t k;
    Field f;
    RKPressSample many[3] = {RK_INIT(RKPressSample), RK_INIT(RKPressSample), RK_INIT(RKPressSample)};
    field_make(&f, NULL);
    key(&f, LEFT, 0); /* there is no first responder: to the window */
    EXPECT_LOG("");
    become(&f);
    for (k = 0; k < sizeof rows / sizeof rows[0]; k++) {
        set(&f, "one two");
        select_range(&f, rows[k].start, rows[k].end);
        log_clear();
        key(&f, rows[k].code, rows[k].modifiers);
        if (strcmp(range_of(f.field), rows[k].range) != 0 || strcmp(text_of(&f), rows[k].text ? rows[k].text : "one two") != 0) {
            fprintf(stderr, "row %d: %s, %s\n", (int)k, range_of(f.field), text_of(&f));
            EXPECT(!"a key did something else");
        }
        EXPECT(!strstr(check_log, "outer")); /* taken */
        EXPECT(!rows[k].text == !strstr(check_log, "editingChanged"));
    }
    /* A on a layout that has it elsewhere, and what is on its place there. */
    set(&f, "one two");
    key_of(&f, RKPressTypeKey, 0x14, RKKeyModifierCommand, "a");
    EXPECT_TEXT(range_of(f.field), "0,7");
    select_range(&f, 0, 0);
    log_clear();
    key_of(&f, RKPressTypeKey, 0x04, RKKeyModifierCommand, "q");
    EXPECT_LOG("outer.began(7) outer.ended(7)");
    /* Arrow keys come as arrows, too; those of a direction pad are no keys. */
    key_of(&f, RKPressTypeRightArrow, RIGHT, 0, NULL);
    EXPECT_TEXT(range_of(f.field), "1,1");
    EXPECT_LOG("");
    key_of(&f, RKPressTypeRightArrow, 0, 0, NULL);
    EXPECT_LOG("outer.began(7) outer.ended(7)");
    /* What the host sends as text, and tab, go up the chain. */
    key(&f, TAB, 0);
    key(&f, BACKSPACE, 0);
    key(&f, 0x28, 0);
    key(&f, 0x04, 0);
    EXPECT_LOG("outer.began(7) outer.ended(7) outer.began(7) outer.ended(7) outer.began(7) outer.ended(7) outer.began(7) outer.ended(7)");
    /* Some of a report. */
    for (k = 0; k < 3; k++) {
        many[k].id = (int64_t)k + 1;
        many[k].type = RKPressTypeKey;
        many[k].force = 1;
        many[k].key_code = k == 1 ? RIGHT : 0x05;
    }
    OK(rk_context_send_presses(f.stage.context, f.time += 1, many, 3));
    EXPECT_LOG("outer.began(1) outer.began(3)");
    EXPECT_TEXT(range_of(f.field), "2,2");
    EXPECT(resign(&f));
    log_clear();
    for (k = 0; k < 3; k++) many[k].phase = RKPressPhaseEnded;
    OK(rk_context_send_presses(f.stage.context, f.time += 1, many, 3));
    EXPECT_LOG("outer.ended(1) outer.ended(3)"); /* the one that was taken still is */
    /* Key commands come first (SPEC 278). */
    become(&f);
    OK(rk_responder_add_key_command(RK_RESPONDER(f.stage.window), "a", RKKeyModifierCommand, "missing:"));
    select_range(&f, 1, 1);
    key_of(&f, RKPressTypeKey, 0x04, RKKeyModifierCommand, "a");
    EXPECT_TEXT(range_of(f.field), "1,1");
    key(&f, LEFT, 0);
    EXPECT_TEXT(why(RK_OBJECT(f.field)), "f took press 7 (key): it moves the insertion point or deletes (SPEC 331)");
    field_end(&f);
}

/* SPEC 334 */
static void touching(void) {
    Field f;
    RKTextFieldDelegate d = delegate_of();
    field_make(&f, NULL);
    set(&f, "a\xf0\x9f\x91\x8d" "b");
    select_range(&f, 0, 1);
    tap_at(&f.stage, f.time += 1, 50, 40);
    EXPECT_TEXT(range_of(f.field), "6,6");
    d.closest_position = closest;
    d.drop = NULL;
    OK(rk_text_field_set_delegate(f.field, &d));
    log_clear();
    f.reads = true;
    f.place = 3; /* within a character */
    tap_at(&f.stage, f.time += 1, 50, 40);
    EXPECT_LOG("closest(40,20) at(1,1)");
    f.place = SIZE_MAX;
    tap_at(&f.stage, f.time += 1, 50, 40);
    EXPECT_LOG("closest(40,20) at(6,6)");
    field_end(&f);
}

/* SPEC 335 */
static void composing(void) {
    Field f;
    size_t start = 0, end = 0;
    field_make(&f, NULL);
    f.reads = true;
    set(&f, "ab");
    select_range(&f, 1, 1);
    log_clear();
    OK(rk_text_field_set_marked_text(f.field, "ni", 1, 2));
    EXPECT_LOG("change(1,1,ni) at(2,3) editingChanged");
    OK(rk_text_field_get_marked_range(f.field, &start, &end));
    EXPECT(start == 1 && end == 3);
    OK(rk_text_field_set_marked_text(f.field, "nih", 3, 3));
    EXPECT_LOG("change(1,3,nih) at(4,4) editingChanged");
    EXPECT_TEXT(text_of(&f), "anihb");
    EXPECT_STATUS(rk_text_field_set_marked_text(f.field, "x", 0, 2), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_text_field_set_marked_text(f.field, "\xf0\x9f\x91\x8d", 1, 4), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_text_field_set_marked_text(f.field, NULL, 0, 0), RKStatusInvalidArgument);
    become(&f);
    log_clear();
    type(&f, "\xe4\xbd\xa0"); /* committed: in its place */
    EXPECT_LOG("change(1,4,\xe4\xbd\xa0) editingChanged");
    EXPECT_TEXT(text_of(&f), "a\xe4\xbd\xa0" "b");
    EXPECT_STATUS(rk_text_field_get_marked_range(f.field, &start, &end), RKStatusNotFound);
    OK(rk_text_field_set_marked_text(f.field, "x", 0, 0));
    OK(rk_text_field_unmark_text(f.field));
    EXPECT_STATUS(rk_text_field_get_marked_range(f.field, &start, &end), RKStatusNotFound);
    EXPECT_TEXT(text_of(&f), "a\xe4\xbd\xa0xb");
    log_clear();
    OK(rk_text_field_set_marked_text(f.field, "y", 1, 1));
    OK(rk_text_field_set_marked_text(f.field, "", 0, 0)); /* given up */
    EXPECT_TEXT(text_of(&f), "a\xe4\xbd\xa0xb");
    EXPECT_STATUS(rk_text_field_get_marked_range(f.field, &start, &end), RKStatusNotFound);
    OK(rk_text_field_set_marked_text(f.field, "", 0, 0)); /* nothing to give up */
    OK(rk_text_field_set_marked_text(f.field, "z", 1, 1));
    EXPECT(resign(&f)); /* kept */
    EXPECT_STATUS(rk_text_field_get_marked_range(f.field, &start, &end), RKStatusNotFound);
    EXPECT_TEXT(text_of(&f), "a\xe4\xbd\xa0zxb");
    field_end(&f);
}

/* SPEC 306, 307: answers that are none, delegates that go, fields of other kinds. */
static int strange(RKControlRef field, void *userdata) { return (void)field, (void)userdata, 7; }
static void wrong(void) {
    Field f;
    RKTextFieldDelegate d = delegate_of();
    RKViewRef owner = NULL;
    RKObjectRef object = NULL;
    RKControlRef button = NULL;
    bool secure = true;
    union {
        int (*function)(RKControlRef, void *);
        RKTextFieldQuestion question;
    } cast;
    field_make(&f, NULL);
    cast.function = strange;
    d.should_begin_editing = cast.question;
    d.drop = NULL;
    OK(rk_text_field_set_delegate(f.field, &d));
    EXPECT(become(&f)); /* the inherited answer counts */
    EXPECT_LOG("!overrideMisbehaved did_begin editingDidBegin");
    OK(rk_view_create(f.stage.context, NULL, rect(0, 0, 1, 1), &owner));
    d = delegate_of();
    d.object = RK_OBJECT(owner);
    f.drops = 0;
    OK(rk_text_field_set_delegate(f.field, &d));
    OK(rk_text_field_get_delegate(f.field, &object));
    EXPECT(object == RK_OBJECT(owner));
    OK(rk_release(RK_OBJECT(owner)));
    OK(rk_text_field_get_delegate(f.field, &object));
    EXPECT(object == NULL && f.drops == 1);
    d.object = NULL;
    d.reserved = 1;
    EXPECT_STATUS(rk_text_field_set_delegate(f.field, &d), RKStatusInvalidArgument);
    OK(rk_button_create(f.stage.context, NULL, rect(0, 0, 1, 1), &button));
    EXPECT_STATUS(rk_text_field_set_delegate(button, NULL), RKStatusWrongKind);
    EXPECT_STATUS(rk_text_field_clear(button, NULL), RKStatusWrongKind);
    OK(rk_release(RK_OBJECT(button)));
    OK(rk_text_field_is_secure_text_entry(f.field, &secure));
    EXPECT(!secure);
    OK(rk_text_field_set_secure_text_entry(f.field, true));
    OK(rk_text_field_is_secure_text_entry(f.field, &secure));
    EXPECT(secure);
    field_end(&f);
}

static void resigns_at_once(RKControlRef field, void *userdata) {
    bool resigned = false;
    (void)userdata;
    log_add("began");
    OK(rk_responder_resign_first_responder(RK_RESPONDER(field), &resigned));
    EXPECT(resigned);
}
/* A delegate that ends the editing when it begins: no action has heard of a beginning, so none hears of an end (SPEC 333). */
static void ends_when_it_begins(void) {
    Field f;
    RKTextFieldDelegate d = delegate_of();
    bool is = false;
    field_make(&f, NULL);
    d.did_begin_editing = resigns_at_once;
    OK(rk_text_field_set_delegate(f.field, &d));
    log_clear();
    OK(rk_responder_become_first_responder(RK_RESPONDER(f.field), &is));
    EXPECT(strstr(check_log, "began") && strstr(check_log, "did_end") && !strstr(check_log, "editingDid"));
    log_clear();
    d = delegate_of();
    OK(rk_text_field_set_delegate(f.field, &d));
    become(&f);
    EXPECT(strstr(check_log, "editingDidBegin"));
    OK(rk_responder_resign_first_responder(RK_RESPONDER(f.field), &is));
    EXPECT(strstr(check_log, "editingDidEnd"));
    log_clear();
    EXPECT(f.drops == 2);
    f.drops = 0;
    field_end(&f);
}

int main(void) {
    return_key();
    beginning_and_ending();
    ends_once();
    may_not();
    asked_each_time();
    inside_each_other();
    ends_when_it_begins();
    changing();
    ranges();
    keys();
    touching();
    composing();
    wrong();
    return check_done("text_fields");
}
