/* touchesEstimatedPropertiesUpdated: what a device reports of samples that it had only estimated (SPEC 354). */
#include "stage.h"

static RKClassRef base_view, noisy_view, noisy_gesture;
static RKTouchRef kept;
static bool keeps, sends;
static RKContextRef current;

static RKStatus update(RKContextRef context, double time, int64_t number, double force) {
    RKEstimationUpdate u = RK_INIT(RKEstimationUpdate);
    u.updated_properties = RKTouchPropertyForce;
    u.estimation_update_index = number;
    u.force = force;
    return rk_context_send_estimation_updates(context, time, &u, 1);
}

static void log_touches(const char *who, const RKTouchRef *touches, size_t count) {
    size_t k;
    log_add("%s.updated", who);
    for (k = 0; k < count; k++) {
        double force = 0;
        RKTouchProperties estimated = 0, expecting = 0;
        int64_t number = 0;
        OK(rk_touch_get_force(touches[k], &force));
        OK(rk_touch_get_estimated_properties(touches[k], &estimated));
        OK(rk_touch_get_estimated_properties_expecting_updates(touches[k], &expecting));
        OK(rk_touch_get_estimation_update_index(touches[k], &number));
        log_add("%d:%g/%u/%u", (int)number, force, (unsigned)estimated, (unsigned)expecting);
    }
}

static void view_updated(RKResponderRef self, const RKTouchRef *touches, size_t count, void *userdata) {
    (void)userdata;
    log_touches(name_of(RK_OBJECT(self)), touches, count);
    if (keeps) {
        kept = touches[0];
        OK(rk_retain(RK_OBJECT(kept)));
    }
    if (sends) {
        sends = false;
        OK(update(current, 9, 2, 0.25));
        log_add("back");
    }
    OK(rk_super_touches_estimated_properties_updated(noisy_view, self, touches, count));
}

static void gesture_updated(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, void *userdata) {
    (void)userdata;
    log_touches(name_of(RK_OBJECT(self)), touches, count);
    OK(rk_super_gesture_touches_estimated_properties_updated(noisy_gesture, self, touches, count));
}

static void define(RKContextRef context) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKGestureRecognizerMethods gestures = RK_INIT(RKGestureRecognizerMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc), second = RK_INIT(RKClassDesc);
    OK(rk_class_find(context, "View", &base_view));
    methods.touches_estimated_properties_updated = view_updated;
    desc.name = "NoisyView";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &noisy_view));
    gestures.touches_estimated_properties_updated = gesture_updated;
    second.name = "NoisyGesture";
    second.superclass = "GestureRecognizer";
    second.gesture_recognizer_methods = &gestures;
    OK(rk_class_define(context, &second, &noisy_gesture));
}

typedef struct Sheet {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef outer, inner;
    RKGestureRecognizerRef gesture;
} Sheet;

/* `inner` inherits: what it gets goes up to `outer`, whose override hears it. */
static Sheet sheet_make(void) {
    Sheet s;
    OK(rk_context_create(NULL, &s.context));
    current = s.context;
    define(s.context);
    OK(rk_window_create(s.context, NULL, rect(0, 0, 400, 400), &s.window));
    OK(rk_object_set_name(RK_OBJECT(s.window), "w"));
    s.outer = add_view(s.context, noisy_view, RK_VIEW(s.window), "outer", rect(0, 0, 300, 300));
    s.inner = add_view(s.context, NULL, s.outer, "inner", rect(0, 0, 200, 200));
    OK(rk_gesture_recognizer_create(s.context, noisy_gesture, &s.gesture));
    OK(rk_object_set_name(RK_OBJECT(s.gesture), "pen"));
    OK(rk_view_add_gesture_recognizer(s.outer, s.gesture));
    OK(rk_trace_start(s.context, 200));
    log_clear();
    return s;
}

static void sheet_end(Sheet *s) {
    OK(rk_release(RK_OBJECT(s->gesture)));
    OK(rk_context_destroy(s->context));
    log_clear();
}

static RKStatus pencil(Sheet *s, double time, RKTouchPhase phase, double x, int64_t number, RKTouchProperties expected) {
    RKTouchDetails details = RK_INIT(RKTouchDetails);
    RKTouchSample t = sample(1, phase, x, 50);
    t.type = RKTouchTypePencil;
    t.force = 0.5;
    details.estimated_properties = expected | RKTouchPropertyRoll;
    details.estimated_properties_expecting_updates = expected;
    details.estimation_update_index = number;
    t.details = &details;
    return rk_context_send_touches(s->context, time, &t, 1);
}

static bool traced(Sheet *s, RKReason reason, double value) {
    RKTraceRecord records[200];
    size_t count = 0, k;
    records[0].struct_size = (uint32_t)sizeof *records;
    OK(rk_trace_read(s->context, 0, records, 200, &count));
    for (k = 0; k < count; k++) {
        if (records[k].reason == reason && records[k].value == value && records[k].rule == 354) return true;
    }
    return false;
}

/* Recognisers first, then the view, up the chain; after the lift, too, and once. */
static void delivered(void) {
    Sheet s = sheet_make();
    double force = 0;
    RKTouchRef touch = NULL;
    OK(pencil(&s, 1, RKTouchPhaseBegan, 50, 1, RKTouchPropertyForce));
    OK(pencil(&s, 1.01, RKTouchPhaseMoved, 60, 2, RKTouchPropertyForce | RKTouchPropertyAzimuth));
    OK(rk_context_find_touch(s.context, 1, &touch));
    OK(update(s.context, 1.02, 1, 0.8));
    EXPECT_LOG("pen.updated 1:0.8/16/0 outer.updated 1:0.8/16/0");
    OK(rk_touch_get_force(touch, &force)); /* a later sample is the touch's by now */
    EXPECT(force == 0.5);
    OK(update(s.context, 1.03, 2, 0.9)); /* the azimuth is still to come */
    EXPECT_LOG("pen.updated 2:0.9/18/2 outer.updated 2:0.9/18/2");
    OK(rk_touch_get_force(touch, &force)); /* its last sample: it has it */
    EXPECT(force == 0.9);
    OK(pencil(&s, 1.04, RKTouchPhaseEnded, 60, 3, RKTouchPropertyForce));
    OK(update(s.context, 2, 3, 0.1));
    EXPECT_LOG("pen.updated 3:0.1/16/0 outer.updated 3:0.1/16/0");
    OK(update(s.context, 2, 3, 0.2)); /* not twice, and not what was not announced */
    OK(update(s.context, 2, 77, 0.2));
    EXPECT_LOG("");
    EXPECT(traced(&s, RKReasonEstimationUnexpected, 3) && traced(&s, RKReasonEstimationUnexpected, 77));
    OK(rk_gesture_recognizer_set_enabled(s.gesture, false));
    {
        RKEstimationUpdate u = RK_INIT(RKEstimationUpdate);
        u.estimation_update_index = 2;
        u.unavailable_properties = RKTouchPropertyAzimuth; /* stays an estimate */
        OK(rk_context_post_estimation_updates(s.context, 3, &u, 1));
        EXPECT_LOG("");
        OK(rk_context_drain(s.context, NULL));
        EXPECT_LOG("outer.updated 2:0.9/18/0");
    }
    sheet_end(&s);
}

/* What the touch of a call shows: the sample as it was, with what was reported. It is the callback's, and may be retained. */
static void shows_the_sample(void) {
    Sheet s = sheet_make();
    RKEstimationUpdate u[2] = {RK_INIT(RKEstimationUpdate), RK_INIT(RKEstimationUpdate)};
    RKPoint place;
    RKTouchPhase phase;
    RKViewRef view;
    double time = 0, number = 0;
    int64_t id = 0;
    size_t objects;
    OK(pencil(&s, 1, RKTouchPhaseBegan, 50, 1, RKTouchPropertyForce | RKTouchPropertyLocation));
    OK(pencil(&s, 1.01, RKTouchPhaseMoved, 60, 2, RKTouchPropertyAzimuth | RKTouchPropertyAltitude | RKTouchPropertyForce));
    OK(pencil(&s, 1.02, RKTouchPhaseEnded, 70, 0, 0));
    u[0].estimation_update_index = 1;
    u[0].updated_properties = RKTouchPropertyForce | RKTouchPropertyLocation;
    u[0].force = 0.7;
    u[0].location.x = 52;
    u[0].location.y = 51;
    u[1].estimation_update_index = 2;
    u[1].updated_properties = RKTouchPropertyAzimuth | RKTouchPropertyAltitude;
    u[1].azimuth_angle = 2;
    u[1].altitude_angle = 1;
    u[1].force = 0.99; /* not among what is updated */
    keeps = true;
    objects = object_count(s.context);
    OK(rk_context_send_estimation_updates(s.context, 2, u, 2)); /* one call for each, with both */
    keeps = false;
    EXPECT_LOG("pen.updated 1:0.7/16/0 2:0.5/17/1 outer.updated 1:0.7/16/0 2:0.5/17/1");
    EXPECT(object_count(s.context) == objects + 1);
    OK(rk_touch_get_location(kept, NULL, &place));
    EXPECT(place.x == 52 && place.y == 51);
    OK(rk_touch_get_timestamp(kept, &time));
    OK(rk_touch_get_phase(kept, &phase));
    OK(rk_touch_get_view(kept, &view));
    OK(rk_touch_get_id(kept, &id));
    OK(rk_touch_get_altitude_angle(kept, &number));
    EXPECT(time == 1 && phase == RKTouchPhaseBegan && view == s.inner && id == 1 && number == 0);
    OK(rk_release(RK_OBJECT(kept)));
    EXPECT(object_count(s.context) == objects);
    sheet_end(&s);
}

/* A handler reports another one; the view ends; recognisers go; what was withheld from views never had a sample. */
static void around(void) {
    Sheet s = sheet_make();
    RKTouchDetails details = RK_INIT(RKTouchDetails);
    RKTouchSample other = sample(2, RKTouchPhaseBegan, 70, 70);
    OK(pencil(&s, 1, RKTouchPhaseBegan, 50, 1, RKTouchPropertyForce));
    OK(pencil(&s, 1.01, RKTouchPhaseMoved, 60, 2, RKTouchPropertyForce));
    sends = true;
    OK(update(s.context, 1.02, 1, 0.8));
    EXPECT_LOG("pen.updated 1:0.8/16/0 outer.updated 1:0.8/16/0 pen.updated 2:0.25/16/0 outer.updated 2:0.25/16/0 back");
    details.estimated_properties = details.estimated_properties_expecting_updates = RKTouchPropertyForce;
    details.estimation_update_index = 5;
    other.type = RKTouchTypePencil;
    other.details = &details;
    OK(rk_context_send_touches(s.context, 9, &other, 1)); /* multipleTouchEnabled is NO */
    OK(update(s.context, 9, 5, 0.3));
    EXPECT_LOG("pen.updated 5:0.3/0/0");
    OK(pencil(&s, 9.1, RKTouchPhaseMoved, 65, 6, RKTouchPropertyForce));
    OK(rk_view_remove_gesture_recognizer(s.outer, s.gesture));
    OK(update(s.context, 9.2, 6, 0.4));
    EXPECT_LOG("outer.updated 6:0.4/16/0");
    OK(pencil(&s, 9.3, RKTouchPhaseMoved, 68, 7, RKTouchPropertyForce));
    OK(rk_view_remove_from_superview(s.inner)); /* ends */
    OK(update(s.context, 9.4, 7, 0.4));
    EXPECT_LOG("");
    sheet_end(&s);
}

/* 256 samples at most: the oldest is forgotten; an index that comes again is the newest sample's. */
static void bounded(void) {
    Sheet s = sheet_make();
    int64_t k;
    size_t used = 0, later = 0;
    OK(pencil(&s, 1, RKTouchPhaseBegan, 50, 1, RKTouchPropertyForce));
    for (k = 2; k <= 257; k++) OK(pencil(&s, 1 + 0.001 * (double)k, RKTouchPhaseMoved, 50 + (double)k * 0.1, k, RKTouchPropertyForce));
    EXPECT(traced(&s, RKReasonEstimationForgotten, 1));
    OK(update(s.context, 2, 1, 0.8));
    EXPECT_LOG("");
    OK(update(s.context, 2, 2, 0.8));
    EXPECT_LOG("pen.updated 2:0.8/16/0 outer.updated 2:0.8/16/0");
    OK(rk_context_get_memory_used(s.context, &used));
    for (k = 258; k <= 5000; k++) OK(pencil(&s, 2 + 0.001 * (double)k, RKTouchPhaseMoved, 50 + (double)(k % 7), k, RKTouchPropertyForce));
    OK(rk_context_get_memory_used(s.context, &later));
    EXPECT(later <= used + 4096);
    OK(pencil(&s, 8, RKTouchPhaseMoved, 90, 5000, RKTouchPropertyForce));
    OK(update(s.context, 9, 5000, 0.8));
    OK(update(s.context, 9, 5000, 0.9)); /* the newest had it; it expects nothing more */
    EXPECT_LOG("pen.updated 5000:0.8/16/0 outer.updated 5000:0.8/16/0");
    sheet_end(&s);
}

int main(void) {
    delivered();
    shows_the_sample();
    around();
    bounded();
    return check_done("estimates");
}
