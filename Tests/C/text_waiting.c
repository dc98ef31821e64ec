/* A text field whose methods, or whose delegate, hold an end of editing, and what goes meanwhile: the field, its place, its window. What has begun ends once, for the
 * delegate and for the actions, whatever the methods do and answer (SPEC 325). */
#include "check.h"

enum Moment { CAN_BECOME, BEFORE_BECOME, AFTER_BECOME, CAN_RESIGN, BEFORE_RESIGN, INSTEAD_OF_RESIGN, AFTER_RESIGN, SHOULD_END, DID_END, MOMENTS };
enum Way { NOTHING, WINDOW, ITSELF, REMOVED, MOVED, WAITS, WINDOW_WAITS, BEGINS, WAYS };
enum Reason { RESIGNS, OTHER, TAKEN_OUT, WINDOW_ENDS, CONTEXT_ENDS, REASONS };

static struct {
    RKContextRef context;
    RKWindowRef window, second;
    RKClassRef cls, last_class;
    RKControlRef field, other;
    enum Moment moment;
    enum Way way;
    bool armed, no, gone, ends;
    int begun, begun_actions;
} it;

static void become(RKControlRef field) { (void)!rk_responder_become_first_responder(RK_RESPONDER(field), NULL); }

/* The instance_deinit of another object: what is released in it waits for its end. */
static void released_inside(RKObjectRef object, void *instance, void *userdata) {
    RKObjectRef released = it.way == WAITS ? RK_OBJECT(it.field) : RK_OBJECT(it.window);
    (void)object, (void)instance, (void)userdata;
    if (it.way == WAITS) OK(rk_view_remove_from_superview(RK_VIEW(it.field)));
    if (!it.gone) OK(rk_release(released));
    it.gone = true;
    become(it.field);
    become(it.other);
    become(it.field);
}
static void happen(enum Moment moment) {
    RKViewRef last = NULL;
    if (!it.armed || it.moment != moment) return;
    it.armed = false;
    switch (it.way) {
    case WINDOW:
        if (!it.gone) OK(rk_release(RK_OBJECT(it.window)));
        it.gone = true;
        break;
    case ITSELF:
        OK(rk_view_remove_from_superview(RK_VIEW(it.field)));
        OK(rk_release(RK_OBJECT(it.field)));
        break;
    case REMOVED: OK(rk_view_remove_from_superview(RK_VIEW(it.field))); break;
    case MOVED: OK(rk_view_add_subview(RK_VIEW(it.second), RK_VIEW(it.field))); break;
    case WAITS:
    case WINDOW_WAITS:
        if (it.ends) break; /* the context makes nothing any more */
        OK(rk_view_create(it.context, it.last_class, rect(0, 0, 1, 1), &last));
        OK(rk_release(RK_OBJECT(last)));
        break;
    case BEGINS:
        become(it.other);
        become(it.field);
        break;
    default: break;
    }
}

static bool can_become(RKResponderRef self, void *userdata) {
    bool can = false;
    (void)userdata;
    happen(CAN_BECOME);
    if (rk_super_can_become_first_responder(it.cls, self, &can) != RKStatusOK) return false;
    return can;
}
static bool becomes(RKResponderRef self, void *userdata) {
    bool now = false;
    (void)userdata;
    happen(BEFORE_BECOME);
    if (rk_super_become_first_responder(it.cls, self, &now) != RKStatusOK) return false;
    happen(AFTER_BECOME);
    return now;
}
static bool can_resign(RKResponderRef self, void *userdata) {
    bool can = false;
    (void)userdata;
    happen(CAN_RESIGN);
    if (rk_super_can_resign_first_responder(it.cls, self, &can) != RKStatusOK) return true;
    return can && !it.no;
}
static bool resigns(RKResponderRef self, void *userdata) {
    bool now = false;
    (void)userdata;
    happen(BEFORE_RESIGN);
    if (it.moment == INSTEAD_OF_RESIGN) {
        happen(INSTEAD_OF_RESIGN);
        return !it.no;
    }
    if (rk_super_resign_first_responder(it.cls, self, &now) != RKStatusOK) return true;
    happen(AFTER_RESIGN);
    return now && !it.no;
}
static bool should_end(RKControlRef field, void *userdata) { return (void)field, (void)userdata, happen(SHOULD_END), !it.no; }
static void did_begin(RKControlRef field, void *userdata) {
    (void)userdata;
    if (field == it.field) EXPECT(it.begun++ == 0);
}
static void did_end(RKControlRef field, RKTextEndReason reason, void *userdata) {
    (void)reason, (void)userdata;
    if (field != it.field) return;
    EXPECT(it.begun-- == 1);
    happen(DID_END);
}
static void on_event(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)control, (void)event, (void)userdata;
    if (events & RKControlEventEditingDidBegin) EXPECT(it.begun_actions++ == 0);
    if (events & RKControlEventEditingDidEnd) EXPECT(it.begun_actions-- == 1);
}

static bool alive(RKControlRef field) { return rk_object_is_alive(RK_OBJECT(field)); }
static bool editing(void) {
    bool is = false;
    if (alive(it.field)) OK(rk_text_field_is_editing(it.field, &is));
    return is;
}
/* What the delegate and the actions have heard is what is so. */
static void agree(void) {
    EXPECT(it.begun == editing());
    EXPECT(it.begun_actions == editing());
}

static void play(enum Moment moment, enum Way way, enum Reason reason, bool no) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKTextFieldDelegate d = RK_INIT(RKTextFieldDelegate);
    int before = check_failures;
    memset(&it, 0, sizeof it);
    it.moment = moment, it.way = way, it.no = no;
    OK(rk_context_create(NULL, &it.context));
    methods.can_become_first_responder = can_become, methods.become_first_responder = becomes;
    methods.can_resign_first_responder = can_resign, methods.resign_first_responder = resigns;
    desc.name = "Holding", desc.superclass = "TextField", desc.responder_methods = &methods;
    OK(rk_class_define(it.context, &desc, &it.cls));
    memset(&desc, 0, sizeof desc);
    desc.struct_size = sizeof desc;
    desc.name = "Last", desc.superclass = "View", desc.instance_deinit = released_inside;
    OK(rk_class_define(it.context, &desc, &it.last_class));
    OK(rk_window_create(it.context, NULL, rect(0, 0, 100, 100), &it.second));
    OK(rk_window_create(it.context, NULL, rect(0, 0, 100, 100), &it.window));
    OK(rk_window_make_key(it.window));
    OK(rk_text_field_create(it.context, it.cls, rect(0, 0, 50, 20), &it.field));
    OK(rk_text_field_create(it.context, NULL, rect(0, 50, 50, 20), &it.other));
    OK(rk_view_add_subview(RK_VIEW(it.window), RK_VIEW(it.field)));
    OK(rk_view_add_subview(RK_VIEW(it.window), RK_VIEW(it.other)));
    d.did_begin_editing = did_begin, d.should_end_editing = should_end, d.did_end_editing = did_end;
    OK(rk_text_field_set_delegate(it.field, &d));
    OK(rk_control_add_action(it.field, RKControlEventAllEditingEvents, on_event, NULL, NULL, NULL));
    it.armed = moment <= AFTER_BECOME;
    become(it.field);
    agree();
    it.armed = moment > AFTER_BECOME;
    switch (reason) {
    case RESIGNS:
        if (alive(it.field)) OK(rk_responder_resign_first_responder(RK_RESPONDER(it.field), NULL));
        break;
    case OTHER: become(it.other); break;
    case TAKEN_OUT:
        if (alive(it.field)) OK(rk_view_remove_from_superview(RK_VIEW(it.field)));
        break;
    case WINDOW_ENDS:
        if (!it.gone) {
            it.gone = true;
            OK(rk_release(RK_OBJECT(it.window)));
        }
        break;
    default: break;
    }
    agree();
    it.ends = true;
    OK(rk_context_destroy(it.context));
    EXPECT(it.begun == 0 && it.begun_actions == 0);
    if (check_failures != before) fprintf(stderr, "  moment %d, way %d, reason %d, no %d\n", (int)moment, (int)way, (int)reason, no);
}

/* SPEC 127: the responder that is made first by the one that resigns stays first, and the other one is notified. */
static RKViewRef views[3];
static RKClassRef choosing;
static bool chooses(RKResponderRef self, void *userdata) {
    bool now = false;
    (void)userdata;
    OK(rk_super_resign_first_responder(choosing, self, &now));
    if (self == RK_RESPONDER(views[0])) OK(rk_responder_become_first_responder(RK_RESPONDER(views[2]), NULL));
    return now;
}
static void chosen(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    bool now = true;
    int k;
    OK(rk_context_create(NULL, &it.context));
    OK(rk_window_create(it.context, NULL, rect(0, 0, 100, 100), &it.window));
    methods.resign_first_responder = chooses;
    desc.name = "Choosing", desc.superclass = "View", desc.responder_methods = &methods;
    OK(rk_class_define(it.context, &desc, &choosing));
    for (k = 0; k < 3; k++) {
        views[k] = add_view(it.context, choosing, RK_VIEW(it.window), "view", rect(0, 0, 10, 10));
        OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(views[k]), true));
    }
    OK(rk_responder_become_first_responder(RK_RESPONDER(views[0]), &now));
    EXPECT(now);
    OK(rk_responder_become_first_responder(RK_RESPONDER(views[1]), &now));
    EXPECT(!now);
    OK(rk_responder_is_first_responder(RK_RESPONDER(views[2]), &now));
    EXPECT(now);
    OK(rk_context_destroy(it.context));
}

int main(void) {
    int moment, way, reason, no;
    for (moment = 0; moment < MOMENTS; moment++)
        for (way = 0; way < WAYS; way++)
            for (reason = 0; reason < REASONS; reason++)
                for (no = 0; no < 2; no++) play((enum Moment)moment, (enum Way)way, (enum Reason)reason, no);
    chosen();
    return check_done("text_waiting");
}
