/* SPEC 356: an observer sees the calls of methods, overridden or not, and takes no part: what is decided, delivered and recorded is the same without it. */
#include "control_stage.h"

static const char *const words[] = {"hit", "in", "began", "moved", "ended", "cancelled", "updated", "pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled", "motionBegan",
    "motionEnded", "motionCancelled", "remote", "insertText", "deleteBackward", "becomeFirst", "resignFirst", "beginTracking", "continueTracking", "endTracking", "cancelTracking", "events",
    "sendAction", "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"};

static void observe(RKContextRef context, RKObjectRef object, const RKObservation *call, void *userdata) {
    (void)context, (void)userdata;
    EXPECT(call->struct_size == sizeof *call && call->method >= 0 && (size_t)call->method < sizeof words / sizeof *words);
    EXPECT((call->count == 0) == (call->objects == NULL));
    if (call->method == RKObservedMethodPointInside) log_add("%s.in=%d", name_of(object), (int)call->value);
    else if (call->method == RKObservedMethodSendActionsForControlEvents) log_add("%s.events(%d)", name_of(object), (int)call->value);
    else if (call->text) log_add("%s.%s(%s)", name_of(object), words[call->method], call->text);
    else log_add("%s.%s", name_of(object), words[call->method]);
}

static void silent(RKContextRef context, RKObjectRef object, const RKObservation *call, void *userdata) { (void)context, (void)object, (void)call, ++*(size_t *)userdata; }

/* ---- What it sees ---- */

typedef struct Plain {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef page, bar, hidden;
    RKControlRef send;
} Plain;

static Plain plain(void) {
    Plain p;
    RKApplicationRef application = NULL;
    memset(&p, 0, sizeof p);
    OK(rk_context_create(NULL, &p.context));
    OK(rk_trace_start(p.context, 65536));
    OK(rk_context_get_application(p.context, &application));
    OK(rk_object_set_name(RK_OBJECT(application), "application"));
    OK(rk_window_create(p.context, NULL, rect(0, 0, 400, 400), &p.window));
    OK(rk_object_set_name(RK_OBJECT(p.window), "window"));
    OK(rk_window_make_key(p.window));
    p.page = add_view(p.context, NULL, RK_VIEW(p.window), "page", rect(0, 0, 400, 400));
    p.hidden = add_view(p.context, NULL, p.page, "hidden", rect(0, 0, 400, 400));
    OK(rk_view_set_hidden(p.hidden, true));
    OK(rk_button_create(p.context, NULL, rect(0, 200, 100, 40), &p.send));
    OK(rk_object_set_name(RK_OBJECT(p.send), "send"));
    OK(rk_view_add_subview(p.page, RK_VIEW(p.send)));
    OK(rk_release(RK_OBJECT(p.send)));
    p.bar = add_view(p.context, NULL, p.page, "bar", rect(0, 0, 400, 50));
    log_clear();
    return p;
}

static void end_plain(Plain *p) {
    OK(rk_release(RK_OBJECT(p->window)));
    OK(rk_context_destroy(p->context));
}

static const char *why(RKObjectRef object) {
    static char text[1024];
    text[0] = 0;
    OK(rk_explain(object, text, sizeof text, NULL));
    return text;
}

static void sees(void) {
    Plain p = plain();
    RKControlRef field = NULL;
    bool answer = false;
    OK(rk_context_set_observer(p.context, observe, NULL, NULL));
    OK(send(p.context, 1, 1, RKTouchPhaseBegan, 50, 100));
    EXPECT_LOG("window.hit window.in=1 page.hit page.in=1 bar.hit bar.in=0 send.hit send.in=0 hidden.hit page.began window.began application.began");
    EXPECT(strstr(why(RK_OBJECT(p.bar)), "override") == NULL && strstr(why(RK_OBJECT(p.bar)), "SPEC 11") != NULL);
    OK(send(p.context, 1.1, 1, RKTouchPhaseMoved, 51, 100));
    OK(send(p.context, 1.2, 1, RKTouchPhaseEnded, 51, 100));
    EXPECT_LOG("page.moved window.moved application.moved page.ended window.ended application.ended");
    /* A control handles its touches; the mask is seen with nothing in its list, and has none. */
    OK(send(p.context, 2, 1, RKTouchPhaseBegan, 50, 220));
    EXPECT_LOG("window.hit window.in=1 page.hit page.in=1 bar.hit bar.in=0 send.hit send.in=1 send.began send.beginTracking send.events(1)");
    OK(send(p.context, 2.1, 1, RKTouchPhaseEnded, 50, 220));
    EXPECT_LOG("send.ended send.endTracking send.events(8256)");
    OK(rk_control_add_target(p.send, NULL, "go:", RKControlEventTouchUpInside));
    OK(rk_control_send_actions(p.send, RKControlEventTouchUpInside));
    EXPECT_LOG("send.events(64) send.sendAction(go:)");
    OK(rk_view_hit_test(p.page, point(5, 5), NULL, &p.hidden));
    EXPECT_LOG("page.hit page.in=1 bar.hit bar.in=1");
    OK(rk_view_point_inside(p.bar, point(5, 5), NULL, &answer));
    EXPECT(answer);
    EXPECT_LOG("bar.in=1");
    /* Text, presses and first responders */
    OK(rk_text_field_create(p.context, NULL, rect(0, 300, 100, 40), &field));
    OK(rk_object_set_name(RK_OBJECT(field), "field"));
    OK(rk_view_add_subview(p.page, RK_VIEW(field)));
    OK(rk_release(RK_OBJECT(field)));
    OK(rk_responder_become_first_responder(RK_RESPONDER(field), &answer));
    EXPECT(answer);
    EXPECT_LOG("field.becomeFirst field.events(65536)");
    OK(rk_context_insert_text(p.context, 2.5, "x", &answer));
    EXPECT(answer);
    EXPECT_LOG("field.insertText(x) field.events(131072)");
    OK(rk_responder_resign_first_responder(RK_RESPONDER(field), &answer));
    EXPECT_LOG("field.resignFirst field.events(262144)");
    OK(rk_context_set_observer(p.context, NULL, NULL, NULL));
    OK(send(p.context, 3, 1, RKTouchPhaseBegan, 50, 100));
    EXPECT_LOG("");
    end_plain(&p);
}

/* ---- It takes no part: the same scene twice, decision for decision ---- */

static uint64_t seed;
static unsigned below(unsigned most) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(seed >> 33) % most;
}

static bool inside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    bool out = false;
    return rk_super_point_inside(*(RKClassRef *)userdata, self, at, event, &out) == RKStatusOK && out && at.x > 3;
}
static void moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { EXPECT(rk_super_touches_moved(*(RKClassRef *)userdata, self, touches, count, event) == RKStatusOK); }

/* A number for an object, in the order in which they appear: two contexts need not give the same object the same handle. */
enum { MOST_OBJECTS = 1000 };
static RKObjectRef numbered(RKObjectRef *objects, RKObjectRef object) {
    size_t k = 0;
    if (!object) return NULL;
    while (k < MOST_OBJECTS - 1 && objects[k] && objects[k] != object) k++;
    objects[k] = object;
    return (RKObjectRef)(uintptr_t)(k + 1);
}

static size_t play(uint64_t start, bool observed, RKTraceRecord *records, size_t most) {
    RKContextRef context = NULL;
    RKWindowRef window = NULL;
    RKViewRef views[30];
    RKObjectRef objects[MOST_OBJECTS] = {NULL};
    RKClassRef odd = NULL;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods view_methods = RK_INIT(RKViewMethods);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    size_t k, seen = 0, count = 0;
    double now = 0;
    seed = start;
    OK(rk_context_create(NULL, &context));
    view_methods.point_inside = inside;
    methods.touches_moved = moved;
    desc.name = "Odd";
    desc.superclass = "View";
    desc.view_methods = &view_methods;
    desc.responder_methods = &methods;
    desc.userdata = &odd;
    OK(rk_class_define(context, &desc, &odd));
    OK(rk_trace_start(context, most));
    OK(rk_window_create(context, NULL, rect(0, 0, 300, 300), &window));
    views[0] = RK_VIEW(window);
    for (k = 1; k < 30; k++) {
        RKRect frame = rect(below(200) - 20.0, below(200) - 20.0, 20 + below(180), 20 + below(180));
        RKGestureRecognizerRef recognizer = NULL;
        RKViewRef parent = views[below((unsigned)k)];
        if (below(5) == 0) {
            RKControlRef control = NULL;
            OK(rk_button_create(context, NULL, frame, &control));
            views[k] = RK_VIEW(control);
        } else if (below(6) == 0) {
            RKScrollViewRef scroll = NULL;
            OK(rk_scroll_view_create(context, NULL, frame, &scroll));
            OK(rk_scroll_view_set_content_size(scroll, (RKSize){500, 500}));
            views[k] = RK_VIEW(scroll);
        } else {
            OK(rk_view_create(context, below(4) ? NULL : odd, frame, &views[k]));
        }
        if (below(8) == 0) OK(rk_view_set_transform(views[k], rk_transform_make_rotation(below(7))));
        if (below(12) == 0) OK(rk_view_set_hidden(views[k], true));
        if (below(12) == 0) OK(rk_view_set_user_interaction_enabled(views[k], false));
        if (below(4) == 0) OK(rk_view_set_multiple_touch_enabled(views[k], true));
        OK(rk_view_add_subview(parent, views[k]));
        OK(rk_release(RK_OBJECT(views[k])));
        if (below(3)) continue;
        OK(below(2) ? rk_tap_create(context, NULL, &recognizer) : rk_pan_create(context, NULL, &recognizer));
        OK(rk_view_add_gesture_recognizer(views[k], recognizer));
        OK(rk_release(RK_OBJECT(recognizer)));
    }
    if (observed) OK(rk_context_set_observer(context, silent, &seen, NULL));
    for (k = 0; k < 60; k++) {
        double x = below(300), y = below(300);
        int64_t id = 1 + below(3);
        now += 0.02 + below(30) / 100.0;
        (void)send(context, now, id, RKTouchPhaseBegan, x, y);
        (void)send(context, now += 0.02, id, RKTouchPhaseMoved, x + below(40), y + below(40));
        if (below(3)) (void)send(context, now += 0.02, id, below(5) ? RKTouchPhaseEnded : RKTouchPhaseCancelled, x, y);
        OK(rk_context_advance(context, now += below(2)));
    }
    EXPECT((seen > 100) == observed);
    records[0].struct_size = sizeof *records;
    OK(rk_trace_read(context, 0, records, most, &count));
    for (k = 0; k < count; k++) records[k].object = numbered(objects, records[k].object), records[k].other = numbered(objects, records[k].other);
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
    return count;
}

static void takes_no_part(void) {
    enum { MOST = 40000 };
    static RKTraceRecord alone[MOST], watched[MOST];
    uint64_t round;
    for (round = 1; round <= 60; round++) {
        size_t count = play(round, false, alone, MOST), k;
        EXPECT(play(round, true, watched, MOST) == count && count > 100 && count < MOST);
        for (k = 0; k < count; k++)
            EXPECT(alone[k].reason == watched[k].reason && alone[k].object == watched[k].object && alone[k].other == watched[k].other && alone[k].time == watched[k].time &&
                   alone[k].value == watched[k].value && alone[k].touch_id == watched[k].touch_id && alone[k].depth == watched[k].depth);
    }
}

/* ---- It may do anything ---- */

static RKObjectRef doomed;
static int countdown;

static void destroy(RKContextRef context, RKObjectRef object, const RKObservation *call, void *userdata) {
    (void)context, (void)call, (void)userdata;
    if (object != doomed || --countdown != 0) return;
    doomed = NULL;
    if (rk_view_remove_from_superview((RKViewRef)object) != RKStatusOK) EXPECT(false);
}

static void meddles(void) {
    int turn, which;
    for (which = 0; which < 3; which++)
        for (turn = 1; turn < 14; turn++) {
            Plain p = plain();
            doomed = RK_OBJECT(which == 0 ? p.bar : which == 1 ? RK_VIEW(p.send) : p.page);
            countdown = turn;
            OK(rk_context_set_observer(p.context, destroy, NULL, NULL));
            OK(send(p.context, 1, 1, RKTouchPhaseBegan, 50, which == 0 ? 20 : 220));
            OK(send(p.context, 1.1, 1, RKTouchPhaseMoved, 55, 225));
            OK(send(p.context, 1.2, 1, RKTouchPhaseEnded, 55, 225));
            end_plain(&p);
        }
}

/* ---- The function itself ---- */

static int drops;
static void drop(void *userdata) { drops += *(int *)userdata; }

static void lives(void) {
    int one = 1, hundred = 100;
    RKContextRef context = NULL;
    bool is_on = true;
    OK(rk_context_create(NULL, &context));
    OK(rk_context_set_observer(context, observe, &one, drop));
    OK(rk_trace_is_on(context, &is_on));
    EXPECT(!is_on);
    OK(rk_context_set_observer(context, observe, &hundred, drop));
    EXPECT(drops == 1);
    OK(rk_context_destroy(context));
    EXPECT(drops == 101);
}

int main(void) {
    sees();
    takes_no_part();
    meddles();
    lives();
    return check_done("observer");
}
