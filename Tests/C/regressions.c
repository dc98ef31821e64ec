/* What once went wrong: a function per finding, with the rule that it broke. Endless loops are caught by counters in the callbacks. */
#include <math.h>
#include <pthread.h>

#include "check.h"

static RKContextRef context;
static RKObjectRef subject; /* what a callback without arguments is about */
static int calls;

static void begin(void) {
    OK(rk_context_create(NULL, &context));
    log_clear();
    calls = 0;
}
static void end(void) { OK(rk_context_destroy(context)); }

static RKClassRef define(const char *name, const char *superclass, const RKResponderMethods *responder, const RKViewMethods *view, const RKViewControllerMethods *controller) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    desc.name = name;
    desc.superclass = superclass;
    desc.responder_methods = responder;
    desc.view_methods = view;
    desc.view_controller_methods = controller;
    OK(rk_class_define(context, &desc, &cls));
    return cls;
}
static RKClassRef named(const char *name) {
    RKClassRef cls = NULL;
    OK(rk_class_find(context, name, &cls));
    return cls;
}
static RKWindowRef make_window(void) {
    RKWindowRef window = NULL;
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    return window;
}
static RKViewRef make_view(RKClassRef cls) {
    RKViewRef view = NULL;
    OK(rk_view_create(context, cls, rect(0, 0, 100, 100), &view));
    return view;
}
static RKViewControllerRef make_controller(RKClassRef cls) {
    RKViewControllerRef controller = NULL;
    OK(rk_view_controller_create(context, cls, &controller));
    return controller;
}
static uint64_t memory_used(void) {
    uint64_t used = 0;
    OK(rk_context_get_memory_used(context, &used));
    return used;
}
static void count_drop(void *userdata) {
    (void)userdata;
    calls++;
}

/* ---- Texts ---- */

/* A made-up record whose value is no 32-bit number ended the process while it was said as a sentence (SPEC 121: nothing traps). */
static void records_with_odd_values(void) {
    static const RKReason reasons[] = {RKReasonHitAlpha, RKReasonDelivered, RKReasonForwarded, RKReasonDiscarded, RKReasonTimeBackwards, RKReasonPostedEventRefused, RKReasonDeferredReleaseRefused};
    const double values[] = {(double)NAN, (double)INFINITY, -(double)INFINITY, 1e300, -1e300, 2147483648.0, -2147483649.0, 0.5};
    size_t i, k, length;
    begin();
    for (i = 0; i < sizeof reasons / sizeof *reasons; i++)
        for (k = 0; k < sizeof values / sizeof *values; k++) {
            RKTraceRecord record = RK_INIT(RKTraceRecord);
            record.reason = reasons[i];
            record.value = record.point.x = values[k];
            record.time = values[k];
            length = 0;
            OK(rk_trace_describe(context, &record, NULL, 0, &length));
            EXPECT(length > 0);
        }
    end();
}

/* ---- Touches ---- */

static void log_coalesced(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKTouchSnapshot snapshots[8];
    size_t length = 0;
    (void)self, (void)count, (void)event, (void)userdata;
    OK(rk_touch_get_coalesced(touches[0], snapshots, 8, &length));
    log_add("%d", (int)length);
}
/* The touch of a later update that was not a merged one still pointed at the samples of the merged one (SPEC 71, 292). */
static void coalesced_samples_end_with_their_update(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKViewRef view;
    int i;
    begin();
    methods.touches_began = methods.touches_moved = methods.touches_cancelled = log_coalesced;
    view = make_view(define("Coalesced", "View", &methods, NULL, NULL));
    OK(rk_view_add_subview(RK_VIEW(make_window()), view));
    OK(rk_context_set_config(context, RKConfigCoalesceMoves, 1));
    OK(send(context, 0, 1, RKTouchPhaseBegan, 5, 5));
    for (i = 0; i < 4; i++) {
        RKTouchSample moved = sample(1, RKTouchPhaseMoved, 6 + i, 6);
        OK(rk_context_post_touches(context, 0.1, &moved, 1));
    }
    OK(rk_context_drain(context, NULL));
    OK(rk_context_cancel_all_touches(context));
    EXPECT_LOG("1 4 1");
    end();
}

static RKViewRef begin_again(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    RKViewRef hit = NULL;
    (void)userdata;
    if (!calls++) OK(send(context, 0, 1, RKTouchPhaseBegan, 5, 5));
    OK(rk_super_hit_test(named("Again"), self, at, event, &hit));
    return hit;
}
/* A hitTest override that let the very same id begin left two touches with one id, of which one stayed down for ever (SPEC 74, 303). */
static void same_id_begins_during_its_hit_test(void) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKTouchRef touch = NULL;
    RKViewRef view;
    size_t before;
    begin();
    methods.hit_test = begin_again;
    view = make_view(define("Again", "View", NULL, &methods, NULL));
    OK(rk_view_add_subview(RK_VIEW(make_window()), view));
    before = object_count(context);
    OK(send(context, 0, 1, RKTouchPhaseBegan, 5, 5));
    OK(rk_context_find_touch(context, 1, &touch));
    OK(send(context, 1, 1, RKTouchPhaseEnded, 5, 5));
    EXPECT_STATUS(rk_context_find_touch(context, 1, &touch), RKStatusNotFound);
    OK(rk_context_cancel_all_touches(context));
    EXPECT(object_count(context) <= before + 1); /* the event may wait for the next sequence, a touch may not */
    end();
}

static void log_touches(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    size_t i;
    (void)self, (void)event, (void)userdata;
    for (i = 0; i < count; i++) {
        RKTouchPhase phase = RKTouchPhaseStationary;
        int64_t id = 0;
        OK(rk_touch_get_phase(touches[i], &phase));
        OK(rk_touch_get_id(touches[i], &id));
        log_add("%s%d", phase == RKTouchPhaseBegan ? "began" : phase == RKTouchPhaseMoved ? "moved" : phase == RKTouchPhaseEnded ? "ended" : "cancelled", (int)id);
    }
}
static int interference;
/* Asked for the second finger: what happens to the first, which has been hit-tested but has not begun? */
static bool interfere(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)at, (void)event, (void)userdata;
    if (++calls == 2) OK(interference == 0 ? rk_context_cancel_all_touches(context) : send(context, 0, 1, interference == 1 ? RKTouchPhaseMoved : RKTouchPhaseEnded, 7, 7));
    return true;
}
/* A touch cancelled, moved or lifted while another of its update was still being hit-tested was given cancelled, moved or ended without began (SPEC 109, 303). */
static void changed_between_hit_test_and_began(void) {
    for (interference = 0; interference < 3; interference++) {
        RKResponderMethods responder = RK_INIT(RKResponderMethods);
        RKViewMethods methods = RK_INIT(RKViewMethods);
        RKTouchSample both[2];
        RKViewRef view;
        begin();
        methods.point_inside = interfere;
        responder.touches_began = responder.touches_moved = responder.touches_ended = responder.touches_cancelled = log_touches;
        view = make_view(define("Interfering", "View", &responder, &methods, NULL));
        OK(rk_view_set_multiple_touch_enabled(view, true));
        OK(rk_view_add_subview(RK_VIEW(make_window()), view));
        both[0] = sample(1, RKTouchPhaseBegan, 5, 5);
        both[1] = sample(2, RKTouchPhaseBegan, 9, 9);
        OK(rk_context_send_touches(context, 0, both, 2));
        OK(send(context, 1, 2, RKTouchPhaseEnded, 9, 9));
        if (interference == 1) OK(send(context, 2, 1, RKTouchPhaseEnded, 7, 7));
        EXPECT_LOG(interference == 1 ? "began1 began2 ended2 ended1" : "began2 ended2");
        end();
    }
}

static void begin_another(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    if (++calls < 1000) (void)!send(context, 0, 10 + calls, RKTouchPhaseBegan, 5, 5);
}
/* A view that begins a touch on itself in touchesCancelled, while it is being removed, kept the removal going without end (SPEC 297). */
static void cancelled_touches_that_begin_again(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKWindowRef window;
    RKViewRef view;
    begin();
    methods.touches_cancelled = begin_another;
    view = make_view(define("Another", "View", &methods, NULL, NULL));
    OK(rk_view_set_multiple_touch_enabled(view, true));
    OK(rk_view_add_subview(RK_VIEW(window = make_window()), view));
    OK(send(context, 0, 1, RKTouchPhaseBegan, 5, 5));
    OK(rk_view_remove_from_superview(view));
    EXPECT(calls >= 1 && calls < 10);
    OK(rk_view_get_window(view, &window));
    EXPECT(window == NULL);
    end();
}

/* A failed update left touches behind: objects that nobody could reach, or fingers that were down although the call had said NoMemory (SPEC 75). */
static void updates_without_memory_change_nothing(void) {
    enum { FINGERS = 200 };
    static RKTouchSample samples[FINGERS];
    uint64_t base, extra;
    int refused = 0, taken = 0;
    begin();
    (void)make_window();
    base = memory_used();
    end();
    for (extra = 0; extra < 480000; extra += 768) {
        RKContextDesc desc = RK_INIT(RKContextDesc);
        RKWindowRef window = NULL;
        RKTouchRef touch = NULL;
        RKStatus status;
        size_t before;
        int i, down = 0;
        desc.memory_limit = base + extra;
        if (rk_context_create(&desc, &context) != RKStatusOK) continue;
        if (rk_window_create(context, NULL, rect(0, 0, 100, 100), &window) == RKStatusOK) {
            for (i = 0; i < FINGERS; i++) samples[i] = sample(i, RKTouchPhaseBegan, 5, 5);
            before = object_count(context);
            status = rk_context_send_touches(context, 0, samples, FINGERS);
            for (i = 0; i < FINGERS; i++) down += rk_context_find_touch(context, i, &touch) == RKStatusOK;
            if (status == RKStatusOK) {
                EXPECT(down == FINGERS);
                taken++;
            } else {
                EXPECT_STATUS(status, RKStatusNoMemory);
                EXPECT(down == 0);
                EXPECT(object_count(context) == before);
                refused++;
            }
        }
        OK(rk_context_destroy(context));
    }
    EXPECT(refused > 0 && taken > 0);
}

static RKWindowRef destination;
static RKViewRef place, mover;
static void place_elsewhere(RKViewRef self, RKViewRef superview, void *userdata) {
    (void)userdata;
    if (self == mover && superview && !calls++) OK(rk_view_add_subview(RK_VIEW(destination), place));
}
static void log_cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    log_add("cancelled");
}
/* Never wrong, but close to what was: a callback turns a move within the window into one to another window, so the touch is cancelled (SPEC 297, 299). */
static void a_move_that_becomes_one_to_another_window(void) {
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKWindowRef first, window = NULL;
    RKTouchRef touch = NULL;
    RKViewRef view = NULL;
    begin();
    methods.will_move_to_superview = place_elsewhere;
    responder.touches_cancelled = log_cancelled;
    destination = make_window();
    first = make_window();
    place = make_view(NULL);
    mover = make_view(define("Mover", "View", &responder, &methods, NULL));
    OK(rk_view_add_subview(RK_VIEW(first), place));
    OK(rk_view_add_subview(RK_VIEW(first), mover));
    OK(send(context, 0, 1, RKTouchPhaseBegan, 5, 5));
    OK(rk_view_add_subview(place, mover));
    OK(rk_view_get_window(mover, &window));
    EXPECT(window == destination);
    OK(rk_context_find_touch(context, 1, &touch));
    OK(rk_touch_get_view(touch, &view));
    EXPECT(view == NULL);
    EXPECT_LOG("cancelled");
    end();
}

/* ---- Time ---- */

static void plan_again(RKContextRef ctx, double time, void *userdata) {
    double now = 0;
    (void)time, (void)userdata;
    OK(rk_context_get_time(ctx, &now));
    if (++calls < 1000) OK(rk_context_add_timer(ctx, now + 5e-10, plan_again, NULL, NULL, NULL));
}
/* A timer that plans itself anew within the tolerance of 1e-9 fired for ever in one advance (SPEC 293: a pass serves what was planned before it). */
static void timers_closer_than_the_tolerance(void) {
    begin();
    OK(rk_context_add_timer(context, 1, plan_again, NULL, NULL, NULL));
    OK(rk_context_advance(context, 1));
    EXPECT(calls >= 1 && calls < 10);
    end();
}

/* ---- Objects that are going ---- */

static void ask_dying_window(void *userdata) {
    char text[200];
    double level = 0;
    (void)userdata;
    calls++;
    EXPECT_STATUS(rk_window_get_level((RKWindowRef)subject, &level), RKStatusStaleHandle);
    EXPECT_STATUS(rk_object_describe(subject, text, sizeof text, NULL), RKStatusStaleHandle);
    EXPECT_STATUS(rk_window_make_key((RKWindowRef)subject), RKStatusStaleHandle);
}
/* A window's userdata drop that asked the window read memory that had been given back, or left it to become key later (SPEC 281, 301). */
static void windows_asked_while_they_go(void) {
    RKWindowRef window;
    bool key = true;
    begin();
    subject = RK_OBJECT(make_window());
    OK(rk_object_set_userdata(subject, &calls, ask_dying_window));
    OK(rk_release(subject));
    EXPECT(calls == 1);
    window = make_window(); /* in the same place */
    OK(rk_view_set_hidden(RK_VIEW(window), true));
    OK(rk_view_set_hidden(RK_VIEW(window), false));
    OK(rk_window_is_key(window, &key));
    EXPECT(!key);
    end();
}

static void show_again(RKContextRef ctx, RKNotification notification, RKObjectRef object, void *userdata) {
    (void)ctx, (void)userdata;
    if (notification != RKNotificationWindowDidResignKey) return;
    calls++;
    (void)!rk_view_set_hidden((RKViewRef)object, false);
}
/* Mended before the others: a window shown again from its own DidResignKey, while it goes, must not stay in the list of windows (SPEC 281, 285). */
static void a_window_shown_while_it_goes(void) {
    RKWindowRef window;
    size_t count = 0;
    begin();
    (void)make_window();
    window = make_window();
    OK(rk_window_make_key(window));
    OK(rk_context_set_notification_handler(context, show_again, NULL, NULL));
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_get_windows(context, NULL, 0, &count));
    EXPECT(calls == 1 && count == 1);
    OK(send(context, 0, 1, RKTouchPhaseBegan, 5, 5));
    end();
}

static void change_dying_view(void *userdata) {
    (void)userdata;
    calls++;
    EXPECT_STATUS(rk_view_set_transform((RKViewRef)subject, rk_transform_make_rotation(1)), RKStatusStaleHandle);
    EXPECT_STATUS(rk_object_set_userdata(subject, &calls, count_drop), RKStatusStaleHandle); /* refused, so its drop is not due */
}
/* What a drop attached to its dying view was never given back, and a second userdata was never dropped (SPEC 301). */
static void nothing_is_attached_to_what_goes(void) {
    uint64_t before;
    int i;
    begin();
    OK(rk_release(RK_OBJECT(make_view(NULL))));
    before = memory_used();
    for (i = 0; i < 3; i++) {
        subject = RK_OBJECT(make_view(NULL));
        OK(rk_object_set_userdata(subject, &calls, change_dying_view));
        OK(rk_release(subject));
    }
    EXPECT(calls == 3);
    EXPECT(memory_used() == before);
    end();
    EXPECT(calls == 3);
}

static RKViewControllerRef keeper;
static void keep_view(RKObjectRef object, void *instance, void *userdata) {
    (void)instance, (void)userdata;
    calls++;
    EXPECT_STATUS(rk_view_controller_set_view(keeper, (RKViewRef)object), RKStatusBusy);
}
/* A view that its instance_deinit gave to a controller left the controller with a link to whatever came into its place (SPEC 111). */
static void a_dying_view_is_kept_by_nobody(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKViewRef found = NULL, newcomer, holder;
    size_t count = 0;
    begin();
    desc.name = "Kept", desc.superclass = "View", desc.instance_deinit = keep_view;
    OK(rk_class_define(context, &desc, &cls));
    keeper = make_controller(NULL);
    OK(rk_release(RK_OBJECT(make_view(cls))));
    EXPECT(calls == 1);
    newcomer = make_view(NULL);
    holder = make_view(NULL);
    OK(rk_view_controller_get_view_if_loaded(keeper, &found));
    EXPECT(found == NULL);
    OK(rk_view_add_subview(holder, newcomer));
    OK(rk_release(RK_OBJECT(newcomer)));
    OK(rk_release(RK_OBJECT(keeper)));
    EXPECT(rk_object_is_alive(RK_OBJECT(newcomer)));
    OK(rk_view_get_subviews(holder, NULL, 0, &count));
    EXPECT(count == 1);
    end();
}

static RKWindowRef rooted;
static int manner;
static void keep_controller(RKObjectRef object, void *instance, void *userdata) {
    RKViewControllerRef dying = (RKViewControllerRef)object;
    (void)instance, (void)userdata;
    calls++;
    EXPECT_STATUS(manner == 0 ? rk_view_controller_add_child(keeper, dying) : manner == 1 ? rk_window_set_root_view_controller(rooted, dying) : rk_view_controller_present(keeper, dying), RKStatusBusy);
}
/* The same with a controller as child, root or presented: releasing the holder then released an unrelated controller (SPEC 282, 301). */
static void a_dying_controller_is_kept_by_nobody(void) {
    for (manner = 0; manner < 3; manner++) {
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKClassRef cls = NULL;
        RKViewControllerRef other, newcomer;
        begin();
        desc.name = "KeptController", desc.superclass = "ViewController", desc.instance_deinit = keep_controller;
        OK(rk_class_define(context, &desc, &cls));
        rooted = make_window();
        keeper = make_controller(NULL);
        other = make_controller(NULL);
        OK(rk_release(RK_OBJECT(make_controller(cls))));
        EXPECT(calls == 1);
        newcomer = make_controller(NULL);
        OK(rk_view_controller_add_child(other, newcomer));
        OK(rk_release(RK_OBJECT(newcomer)));
        OK(rk_release(manner == 1 ? RK_OBJECT(rooted) : RK_OBJECT(keeper)));
        EXPECT(rk_object_is_alive(RK_OBJECT(newcomer)));
        end();
    }
}

static void give_child(void *userdata) {
    RKViewControllerRef child = make_controller(NULL);
    (void)userdata;
    calls++;
    EXPECT_STATUS(rk_view_controller_add_child(keeper, child), RKStatusStaleHandle);
    OK(rk_release(RK_OBJECT(child)));
}
/* A child given to a controller from its own drop was never let go (SPEC 301). */
static void a_dying_controller_takes_no_children(void) {
    size_t before;
    begin();
    before = object_count(context);
    keeper = make_controller(NULL);
    OK(rk_object_set_userdata(RK_OBJECT(keeper), &calls, give_child));
    OK(rk_release(RK_OBJECT(keeper)));
    EXPECT(calls == 1 && object_count(context) == before);
    end();
}

static void release_window(RKViewRef self, RKWindowRef window, void *userdata) {
    (void)self, (void)userdata;
    if (!window) return;
    EXPECT(rk_object_is_alive(RK_OBJECT(window)));
    if (!calls++) OK(rk_release(RK_OBJECT(window)));
    EXPECT(rk_object_is_alive(RK_OBJECT(window)));
}
/* A window released in a willMoveToWindow was gone while the rest of the subtree was still told that it was coming (SPEC 26, 301). */
static void the_window_goes_during_the_move(void) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef cls;
    RKWindowRef window, left = NULL;
    RKViewRef parent, top, below;
    begin();
    methods.will_move_to_window = release_window;
    cls = define("Releasing", "View", NULL, &methods, NULL);
    window = make_window();
    parent = make_view(NULL), top = make_view(cls), below = make_view(cls);
    OK(rk_view_add_subview(top, below));
    OK(rk_view_add_subview(RK_VIEW(window), parent));
    OK(rk_view_add_subview(parent, top));
    EXPECT(calls == 2);
    EXPECT(!rk_object_is_alive(RK_OBJECT(window)));
    OK(rk_view_get_window(below, &left));
    EXPECT(left == NULL);
    end();
}

static bool die_and_agree(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata) {
    (void)selector, (void)sender, (void)userdata;
    OK(rk_release(RK_OBJECT(self)));
    return true;
}
/* A responder that went while it was asked canPerformAction was still answered as the target (SPEC 133, 305). */
static void a_target_that_goes_while_asked(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKResponderRef responder = NULL, target = NULL;
    begin();
    methods.can_perform_action = die_and_agree;
    OK(rk_responder_create(context, define("Agreeing", "Responder", &methods, NULL, NULL), &responder));
    OK(rk_responder_target_for_action(responder, "x", NULL, &target));
    EXPECT(target == NULL);
    end();
}

static void release_self(RKObjectRef object, void *instance, void *userdata) {
    (void)instance, (void)userdata;
    OK(rk_release(object));
}
/* Never wrong, but close to what was: an instance_init gives the only reference back. The handle that create answers must be stale, not another object's (SPEC 301). */
static void released_while_it_is_made(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKViewRef gone = NULL, next;
    size_t before;
    begin();
    desc.name = "Brief", desc.superclass = "View", desc.instance_init = release_self;
    OK(rk_class_define(context, &desc, &cls));
    before = object_count(context);
    (void)!rk_view_create(context, cls, rect(0, 0, 1, 1), &gone);
    EXPECT(object_count(context) == before);
    next = make_view(NULL);
    EXPECT(next != gone && !rk_object_is_alive(RK_OBJECT(gone)));
    end();
}

/* The last of the 2^20 - 1 objects that one place can hold was "no handle" when it was gone, not stale: base.h, "Usual errors" (SPEC 305). */
static void the_last_object_of_a_place(void) {
    RKViewRef view = NULL;
    bool hidden = false;
    int k, wrong = 0;
    begin();
    for (k = 0; k < (1 << 20) + 2; k++) {
        wrong += rk_view_create(context, NULL, rect(0, 0, 1, 1), &view) != RKStatusOK;
        wrong += rk_release(RK_OBJECT(view)) != RKStatusOK;
        wrong += rk_view_is_hidden(view, &hidden) != RKStatusStaleHandle;
    }
    EXPECT(wrong == 0);
    end();
}

/* ---- Application, controllers, first responder ---- */

static void inactive_again(RKContextRef ctx, RKNotification notification, RKObjectRef object, void *userdata) {
    (void)ctx, (void)userdata;
    if (notification == RKNotificationApplicationWillResignActive && ++calls < 1000) OK(rk_application_set_active((RKApplicationRef)object, false));
}
/* set_active(false) from WillResignActive ran into itself until the stack was used up (SPEC 287). */
static void inactive_from_will_resign_active(void) {
    RKApplicationRef application = NULL;
    bool active = true;
    begin();
    OK(rk_context_get_application(context, &application));
    OK(rk_context_set_notification_handler(context, inactive_again, NULL, NULL));
    OK(rk_application_set_active(application, false));
    OK(rk_application_is_active(application, &active));
    EXPECT(calls == 1 && !active);
    end();
}

static RKViewControllerRef roots[3];
static void change_root(RKViewControllerRef self, void *userdata) {
    (void)userdata;
    OK(rk_super_load_view(named("Root"), self));
    if (self == roots[1]) OK(rk_window_set_root_view_controller(rooted, roots[2]));
}
/* A loadView that sets another root made the window give the old root's reference back twice and keep one too many of the new (SPEC 282). */
static void the_root_changes_while_it_is_set(void) {
    RKViewControllerMethods methods = RK_INIT(RKViewControllerMethods);
    RKViewControllerRef parent, children[2] = {NULL, NULL};
    RKClassRef cls;
    size_t count = 0;
    int i;
    begin();
    methods.load_view = change_root;
    cls = define("Root", "ViewController", NULL, NULL, &methods);
    rooted = make_window();
    for (i = 0; i < 3; i++) roots[i] = make_controller(cls);
    parent = make_controller(NULL);
    OK(rk_view_controller_add_child(parent, roots[0]));
    OK(rk_window_set_root_view_controller(rooted, roots[0]));
    OK(rk_release(RK_OBJECT(roots[0])));
    OK(rk_window_set_root_view_controller(rooted, roots[1]));
    EXPECT(rk_object_is_alive(RK_OBJECT(roots[0])));
    OK(rk_view_controller_get_children(parent, children, 2, &count));
    EXPECT(count == 1 && children[0] == roots[0]);
    OK(rk_release(RK_OBJECT(rooted)));
    OK(rk_release(RK_OBJECT(roots[2])));
    EXPECT(!rk_object_is_alive(RK_OBJECT(roots[2])));
    end();
}

static RKViewRef successor;
static bool hand_over(RKResponderRef self, void *userdata) {
    bool resigned = false;
    (void)userdata;
    OK(rk_super_resign_first_responder(named("Handing"), self, &resigned));
    if (!calls++) OK(rk_responder_become_first_responder(RK_RESPONDER(successor), NULL));
    return resigned;
}
/* A first responder that hands over to its sibling while their parent is removed left the window with a first responder outside of it (SPEC 129). */
static void the_first_responder_hands_over_while_removed(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKResponderRef first = NULL;
    RKWindowRef window;
    RKViewRef view, parent;
    begin();
    methods.resign_first_responder = hand_over;
    window = make_window();
    parent = make_view(NULL), successor = make_view(NULL);
    view = make_view(define("Handing", "View", &methods, NULL, NULL));
    OK(rk_view_add_subview(parent, view));
    OK(rk_view_add_subview(parent, successor));
    OK(rk_view_add_subview(RK_VIEW(window), parent));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(view), true));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(successor), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(view), NULL));
    OK(rk_view_remove_from_superview(parent));
    OK(rk_window_get_first_responder(window, &first));
    EXPECT(calls == 1 && first == NULL);
    end();
}

/* ---- The end of a context, memory ---- */

/* Near the memory limit the list of what was to be released could not grow: released views stayed (SPEC 301). */
static void releases_without_memory(void) {
    static RKViewRef views[1000];
    uint64_t base, extra;
    int made = 0;
    begin();
    base = memory_used();
    end();
    for (extra = 0; extra < 40000; extra += 112) {
        RKContextDesc desc = RK_INIT(RKContextDesc);
        size_t before;
        int count = 0, i;
        desc.memory_limit = base + extra;
        if (rk_context_create(&desc, &context) != RKStatusOK) continue;
        before = object_count(context);
        while (count < 1000 && rk_view_create(context, NULL, rect(0, 0, 1, 1), &views[count]) == RKStatusOK) count++;
        for (i = 0; i < count; i++) OK(rk_release(RK_OBJECT(views[i])));
        EXPECT(object_count(context) == before);
        made += count;
        OK(rk_context_destroy(context));
    }
    EXPECT(made > 0);
}

static bool handler_usable;
static void *release_subject(void *argument) {
    (void)argument;
    (void)rk_release(subject);
    return NULL;
}
static void drop_handler(void *userdata) {
    pthread_t thread;
    (void)userdata;
    handler_usable = false;
    EXPECT(pthread_create(&thread, NULL, release_subject, NULL) == 0);
    EXPECT(pthread_join(thread, NULL) == 0);
}
static void check_usable(RKContextRef ctx, const char *code, const char *text, void *userdata) {
    (void)ctx, (void)code, (void)text, (void)userdata;
    EXPECT(handler_usable);
}
/* A diagnostic raised at the very end of a context went to a handler whose userdata had been dropped (SPEC 121). */
static void no_diagnostics_after_the_drop(void) {
    begin();
    subject = RK_OBJECT(make_view(NULL));
    handler_usable = true;
    OK(rk_context_set_diagnostic_handler(context, check_usable, NULL, drop_handler));
    end();
    EXPECT(!handler_usable);
}

static void plan_late(void *userdata) {
    (void)userdata;
    if (rk_context_add_timer(context, 5, plan_again, &calls, count_drop, NULL) != RKStatusOK) calls++;
}
static void set_late(void *userdata) {
    (void)userdata;
    if (rk_context_set_notification_handler(context, show_again, &calls, count_drop) != RKStatusOK) calls++;
}
/* Timers and handlers that a drop sets while the context goes were never dropped themselves: either refused, or dropped once (SPEC 301). */
static void what_is_set_while_the_context_goes(void) {
    begin();
    OK(rk_context_set_diagnostic_handler(context, check_usable, NULL, plan_late));
    OK(rk_context_set_notification_handler(context, show_again, NULL, set_late));
    end();
    EXPECT(calls == 2);
}

int main(void) {
    records_with_odd_values();
    coalesced_samples_end_with_their_update();
    same_id_begins_during_its_hit_test();
    changed_between_hit_test_and_began();
    cancelled_touches_that_begin_again();
    updates_without_memory_change_nothing();
    a_move_that_becomes_one_to_another_window();
    timers_closer_than_the_tolerance();
    windows_asked_while_they_go();
    a_window_shown_while_it_goes();
    nothing_is_attached_to_what_goes();
    a_dying_view_is_kept_by_nobody();
    a_dying_controller_is_kept_by_nobody();
    a_dying_controller_takes_no_children();
    the_window_goes_during_the_move();
    a_target_that_goes_while_asked();
    released_while_it_is_made();
    the_last_object_of_a_place();
    inactive_from_will_resign_active();
    the_root_changes_while_it_is_set();
    the_first_responder_hands_over_while_removed();
    releases_without_memory();
    no_diagnostics_after_the_drop();
    what_is_set_while_the_context_goes();
    return check_done("regressions");
}
