/* touchesEstimatedPropertiesUpdated: what a device reports of samples that it had only estimated (SPEC 354). */
#include "stage.h"

#include <pthread.h>

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
    EXPECT(traced(&s, RKReasonEstimationDelivered, 16) && traced(&s, RKReasonEstimationForwarded, 16) && traced(&s, RKReasonEstimationDiscarded, 16));
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
    OK(rk_context_send_touches(s.context, 9, &other, 1)); /* multipleTouchEnabled is false */
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
    uint64_t used = 0, later = 0;
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

/* ---- What a report changes, and what it does not ---- */

static RKStatus report(RKContextRef context, double time, int64_t number, RKTouchProperties updated, double value) {
    RKEstimationUpdate u = RK_INIT(RKEstimationUpdate);
    u.updated_properties = updated;
    u.estimation_update_index = number;
    u.force = u.azimuth_angle = u.altitude_angle = u.roll_angle = value;
    u.location.x = u.location.y = 100;
    return rk_context_send_estimation_updates(context, time, &u, 1);
}

/* A finger with everything that a sample can have. */
static RKTouchSample finger(int64_t id, RKTouchPhase phase, double x, RKTouchDetails *details, int64_t number, RKTouchProperties expected, double offset) {
    RKTouchSample t = sample(id, phase, x, 50);
    t.type = RKTouchTypePencil;
    t.force = 0.5;
    details->struct_size = (uint32_t)sizeof *details;
    details->estimated_properties = details->estimated_properties_expecting_updates = expected;
    details->estimation_update_index = number;
    details->precise_offset.x = offset;
    details->precise_offset.y = 2 * offset;
    t.details = details;
    return t;
}
static RKStatus put(Sheet *s, double time, int64_t id, RKTouchPhase phase, double x, int64_t number, RKTouchProperties expected) {
    RKTouchDetails details = {0};
    RKTouchSample t = finger(id, phase, x, &details, number, expected, 0);
    return rk_context_send_touches(s->context, time, &t, 1);
}
static double force_of(RKContextRef context, int64_t id) {
    RKTouchRef touch;
    double force = 0;
    OK(rk_context_find_touch(context, id, &touch));
    OK(rk_touch_get_force(touch, &force));
    return force;
}

static void values(void) {
    const RKTouchProperties all = RKTouchPropertyForce | RKTouchPropertyAzimuth | RKTouchPropertyAltitude | RKTouchPropertyLocation | RKTouchPropertyRoll;
    Sheet s = sheet_make();
    RKTouchDetails details[2] = {{0}, {0}};
    RKTouchSample t[2];
    RKTouchRef touch;
    RKPoint place;
    RKTouchPhase phase;
    RKTouchProperties left = 1;
    double number = 0, time = 0;
    OK(rk_view_set_frame(RK_VIEW(s.window), rect(10, 20, 400, 400)));
    t[0] = finger(1, RKTouchPhaseBegan, 50, &details[0], 1, 0, 1);
    OK(rk_context_send_touches(s.context, 1, t, 1));
    t[0] = finger(1, RKTouchPhaseMoved, 60, &details[0], 2, all, 3);
    OK(rk_context_send_touches(s.context, 1.01, t, 1));
    keeps = true;
    OK(report(s.context, 1.5, 2, all, 0.25));
    keeps = false;
    OK(rk_context_get_time(s.context, &time));
    EXPECT(time == 1.5);
    OK(rk_touch_get_phase(kept, &phase));
    EXPECT(phase == RKTouchPhaseMoved);
    OK(rk_touch_get_location(kept, NULL, &place)); /* in the window's coordinates */
    EXPECT(place.x == 90 && place.y == 80);
    OK(rk_touch_get_precise_location(kept, NULL, &place));
    EXPECT(place.x == 93 && place.y == 86);
    OK(rk_touch_get_precise_previous_location(kept, NULL, &place));
    EXPECT(place.x == 41 && place.y == 32);
    OK(rk_context_find_touch(s.context, 1, &touch)); /* it was its last sample: it has all but the place */
    {
        const RKTouchRef both[] = {kept, touch};
        int k;
        for (k = 0; k < 2; k++) {
            OK(rk_touch_get_altitude_angle(both[k], &number));
            EXPECT(number == 0.25);
            OK(rk_touch_get_azimuth_angle(both[k], &number));
            EXPECT(near(number, 0.25));
            OK(rk_touch_get_roll_angle(both[k], &number));
            EXPECT(number == 0.25);
            OK(rk_touch_get_estimated_properties(both[k], &left));
            EXPECT(left == 0);
        }
    }
    OK(rk_touch_get_location(touch, NULL, &place));
    EXPECT(place.x == 50 && place.y == 30);
    OK(rk_release(RK_OBJECT(kept)));
    log_clear();
    /* What was not expected is left out, alone or beside what was. */
    OK(put(&s, 2, 1, RKTouchPhaseMoved, 70, 3, RKTouchPropertyForce));
    OK(report(s.context, 2, 3, RKTouchPropertyAltitude, 0.75));
    EXPECT_LOG("");
    EXPECT(traced(&s, RKReasonEstimationUnexpected, 3));
    keeps = true;
    OK(report(s.context, 2, 3, RKTouchPropertyForce | RKTouchPropertyAltitude, 0.75));
    keeps = false;
    EXPECT_LOG("pen.updated 3:0.75/0/0 outer.updated 3:0.75/0/0");
    OK(rk_touch_get_altitude_angle(kept, &number));
    EXPECT(number == 0);
    OK(rk_release(RK_OBJECT(kept)));
    /* A number that a later sample has too, and one of the same moment, are of other samples of the touch. */
    OK(put(&s, 3, 1, RKTouchPhaseMoved, 71, 4, RKTouchPropertyForce));
    OK(put(&s, 3.1, 1, RKTouchPhaseMoved, 72, 4, 0));
    OK(report(s.context, 3.2, 4, RKTouchPropertyForce, 0.9));
    EXPECT(force_of(s.context, 1) == 0.5);
    OK(put(&s, 4, 1, RKTouchPhaseMoved, 73, 5, RKTouchPropertyForce));
    OK(put(&s, 4, 1, RKTouchPhaseMoved, 74, 6, 0));
    OK(report(s.context, 4, 5, RKTouchPropertyForce, 0.9));
    EXPECT(force_of(s.context, 1) == 0.5);
    /* The same number in one report: the last touch's. */
    OK(rk_view_set_multiple_touch_enabled(s.inner, true));
    t[0] = finger(1, RKTouchPhaseMoved, 80, &details[0], 7, RKTouchPropertyForce, 0);
    t[1] = finger(2, RKTouchPhaseBegan, 90, &details[1], 7, RKTouchPropertyForce, 0);
    OK(rk_context_send_touches(s.context, 5, t, 2));
    OK(report(s.context, 5, 7, RKTouchPropertyForce, 0.9));
    EXPECT(force_of(s.context, 1) == 0.5 && force_of(s.context, 2) == 0.9);
    sheet_end(&s);
}

/* Refused as a whole; and what is refused in the middle is too deep. */
static void count_end(void *userdata) { ++*(int *)userdata; }
static void *releases(void *view) { return (void)!rk_release(view), NULL; }
static int deepest;
static RKStatus last_status;
static void continues(RKResponderRef self, const RKTouchRef *touches, size_t count, void *userdata) {
    int64_t number;
    (void)self, (void)count, (void)userdata;
    OK(rk_touch_get_estimation_update_index(touches[0], &number));
    deepest++;
    last_status = report(current, 9, number + 1, RKTouchPropertyForce, 0.9);
    if (last_status != RKStatusOK) deepest += 1000;
}
static void refusals(void) {
    Sheet s = sheet_make();
    RKEstimationUpdate u = RK_INIT(RKEstimationUpdate);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    RKViewRef view;
    double time = 0;
    int k;
    OK(put(&s, 1, 1, RKTouchPhaseBegan, 50, 1, RKTouchPropertyForce));
    u.updated_properties = u.unavailable_properties = RKTouchPropertyForce;
    u.estimation_update_index = 1;
    EXPECT_STATUS(rk_context_send_estimation_updates(s.context, 2, &u, 1), RKStatusInvalidArgument);
    u.unavailable_properties = 0;
    u.reserved = 1;
    EXPECT_STATUS(rk_context_send_estimation_updates(s.context, 2, &u, 1), RKStatusInvalidArgument);
    EXPECT_LOG("");
    u.reserved = 0;
    OK(rk_context_post_estimation_updates(s.context, 2.5, &u, 1)); /* at its own time */
    OK(rk_context_drain(s.context, NULL));
    OK(rk_context_get_time(s.context, &time));
    EXPECT(time == 2.5);
    EXPECT_LOG("pen.updated 1:0/0/0 outer.updated 1:0/0/0");
    { /* what another thread has released goes first */
        pthread_t thread;
        int ended = 0;
        OK(rk_view_create(s.context, NULL, rect(0, 0, 9, 9), &view));
        OK(rk_object_set_userdata(RK_OBJECT(view), &ended, count_end));
        EXPECT(pthread_create(&thread, NULL, releases, view) == 0 && pthread_join(thread, NULL) == 0);
        OK(report(s.context, 2.6, 1, RKTouchPropertyForce, 0.9));
        EXPECT(ended == 1);
    }
    methods.touches_estimated_properties_updated = continues;
    desc.name = "Continues";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(s.context, &desc, &cls));
    view = add_view(s.context, cls, RK_VIEW(s.window), "deep", rect(300, 0, 100, 100));
    (void)view;
    for (k = 0; k < 100; k++) OK(put(&s, 3 + 0.01 * k, 9, k ? RKTouchPhaseMoved : RKTouchPhaseBegan, 310 + 0.1 * k, 100 + k, RKTouchPropertyForce));
    OK(report(s.context, 9, 100, RKTouchPropertyForce, 0.9));
    EXPECT(deepest == 1064);
    /* What has been reported does not count among the 256. */
    for (k = 0; k < 300; k++) {
        OK(put(&s, 10 + 0.01 * k, 1, RKTouchPhaseMoved, 50 + k % 2, 1000 + k, RKTouchPropertyForce));
        OK(report(s.context, 10 + 0.01 * k, 1000 + k, RKTouchPropertyForce, 0.9));
    }
    for (k = 0; k < 1300; k++) EXPECT(!traced(&s, RKReasonEstimationForgotten, k));
    sheet_end(&s);
}

/* ---- The receivers of a sample ---- */

static RKClassRef listening;
static RKGestureRecognizerRef ignoring;
static int64_t reports; /* in the next touch method */
static bool drops;
static void logs(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event;
    log_add("%s.%s", name_of(RK_OBJECT(self)), (const char *)userdata);
    if (reports) {
        int64_t number = reports;
        reports = 0;
        OK(report(current, 1.5, number, RKTouchPropertyForce, 0.75));
    }
}
static void drops_event(RKWindowRef self, RKEventRef event, void *userdata) {
    (void)userdata;
    if (!drops) OK(rk_super_window_send_event(listening, self, event));
}
static void ignores(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)count, (void)event, (void)userdata;
    if (self == ignoring) OK(rk_gesture_recognizer_ignore_touch(self, touches[0]));
}

static void receivers(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods), began = RK_INIT(RKResponderMethods);
    RKGestureRecognizerMethods gestures = RK_INIT(RKGestureRecognizerMethods);
    RKWindowMethods windows = RK_INIT(RKWindowMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef first, second, quiet;
    Sheet s = sheet_make();
    RKTouchDetails details[2] = {{0}, {0}};
    RKTouchSample t[2];
    RKViewRef a, b;
    RKGestureRecognizerRef one, other;
    methods.touches_moved = logs;
    began.touches_began = logs;
    desc.userdata = (void *)"moved";
    desc.name = "Moved";
    desc.superclass = "NoisyView";
    desc.responder_methods = &methods;
    OK(rk_class_define(s.context, &desc, &first));
    desc.userdata = (void *)"began";
    desc.name = "Began";
    desc.responder_methods = &began;
    OK(rk_class_define(s.context, &desc, &second));
    a = add_view(s.context, first, RK_VIEW(s.window), "a", rect(0, 300, 100, 100));
    b = add_view(s.context, second, RK_VIEW(s.window), "b", rect(200, 300, 100, 100));
    OK(rk_gesture_recognizer_create(s.context, noisy_gesture, &one));
    OK(rk_object_set_name(RK_OBJECT(one), "one"));
    OK(rk_view_add_gesture_recognizer(a, one));
    gestures.touches_began = ignores;
    memset(&desc, 0, sizeof desc);
    desc.struct_size = (uint32_t)sizeof desc;
    desc.name = "Ignores";
    desc.superclass = "NoisyGesture";
    desc.gesture_recognizer_methods = &gestures;
    OK(rk_class_define(s.context, &desc, &quiet));
    OK(rk_gesture_recognizer_create(s.context, quiet, &other));
    OK(rk_object_set_name(RK_OBJECT(other), "other"));
    OK(rk_view_add_gesture_recognizer(b, other));
    /* Two views and their recognisers in one update: to each what it got. */
    t[0] = finger(1, RKTouchPhaseBegan, 50, &details[0], 1, RKTouchPropertyForce, 0);
    t[1] = finger(2, RKTouchPhaseBegan, 250, &details[1], 2, RKTouchPropertyForce, 0);
    t[0].location.y = t[1].location.y = 350;
    OK(rk_context_send_touches(s.context, 1, t, 2));
    EXPECT_LOG("b.began");
    OK(report(s.context, 1, 1, RKTouchPropertyForce, 0.75));
    EXPECT_LOG("one.updated 1:0.75/0/0 a.updated 1:0.75/0/0");
    /* A report in the middle of an update: what is left of that comes first (SPEC 303). */
    t[0] = finger(1, RKTouchPhaseMoved, 51, &details[0], 3, RKTouchPropertyForce, 0);
    t[1] = finger(3, RKTouchPhaseBegan, 260, &details[1], 4, RKTouchPropertyForce, 0);
    t[0].location.y = t[1].location.y = 350;
    OK(rk_view_set_multiple_touch_enabled(b, true));
    reports = 2;
    OK(rk_context_send_touches(s.context, 1.1, t, 2));
    EXPECT_LOG("a.moved b.began other.updated 2:0.75/0/0 b.updated 2:0.75/0/0");
    OK(report(s.context, 1.6, 3, RKTouchPropertyForce, 0.5)); /* the view got it, though another was reported while it did */
    EXPECT_LOG("one.updated 3:0.5/0/0 a.updated 3:0.5/0/0");
    /* A recogniser that ignores a touch gets no more of it. */
    OK(rk_context_cancel_all_touches(s.context));
    OK(rk_context_advance(s.context, 2));
    log_clear();
    OK(put(&s, 3, 1, RKTouchPhaseEnded, 50, 0, 0));
    OK(put(&s, 3, 2, RKTouchPhaseEnded, 50, 0, 0));
    OK(put(&s, 3, 3, RKTouchPhaseEnded, 50, 0, 0));
    ignoring = other;
    t[0] = finger(5, RKTouchPhaseBegan, 250, &details[0], 10, RKTouchPropertyForce, 0);
    t[1] = finger(6, RKTouchPhaseBegan, 260, &details[1], 0, 0, 0);
    t[0].location.y = t[1].location.y = 350;
    OK(rk_context_send_touches(s.context, 4, t, 2));
    t[0] = finger(5, RKTouchPhaseMoved, 251, &details[0], 11, RKTouchPropertyForce, 0);
    t[1] = finger(6, RKTouchPhaseMoved, 261, &details[1], 12, RKTouchPropertyForce, 0);
    t[0].location.y = t[1].location.y = 350;
    OK(rk_context_send_touches(s.context, 4.1, t, 2));
    log_clear();
    OK(report(s.context, 4.2, 11, RKTouchPropertyForce, 0.5));
    EXPECT_LOG("b.updated 11:0.5/0/0");
    OK(report(s.context, 4.2, 12, RKTouchPropertyForce, 0.5));
    EXPECT_LOG("other.updated 12:0.5/0/0 b.updated 12:0.5/0/0");
    ignoring = NULL;
    OK(rk_release(RK_OBJECT(one)));
    OK(rk_release(RK_OBJECT(other)));
    sheet_end(&s);
    /* What an override of sendEvent drops reaches no responder, whatever comes after it. */
    s = sheet_make();
    memset(&desc, 0, sizeof desc);
    desc.struct_size = (uint32_t)sizeof desc;
    desc.name = "Drops";
    desc.superclass = "Window";
    windows.send_event = drops_event;
    desc.window_methods = &windows;
    OK(rk_class_define(s.context, &desc, &listening));
    OK(rk_window_create(s.context, listening, rect(0, 0, 400, 400), &s.window));
    a = add_view(s.context, noisy_view, RK_VIEW(s.window), "a", rect(0, 0, 300, 300));
    OK(rk_view_set_multiple_touch_enabled(a, true));
    OK(rk_gesture_recognizer_create(s.context, noisy_gesture, &one));
    OK(rk_object_set_name(RK_OBJECT(one), "one"));
    OK(rk_view_add_gesture_recognizer(a, one));
    OK(put(&s, 1, 1, RKTouchPhaseBegan, 50, 1, 0));
    OK(put(&s, 1, 2, RKTouchPhaseBegan, 100, 1, 0));
    drops = true;
    OK(put(&s, 1.1, 1, RKTouchPhaseMoved, 51, 2, RKTouchPropertyForce));
    drops = false;
    OK(put(&s, 1.2, 2, RKTouchPhaseMoved, 101, 3, RKTouchPropertyForce));
    OK(report(s.context, 1.3, 3, RKTouchPropertyForce, 0.75));
    EXPECT_LOG("one.updated 3:0.75/0/0 a.updated 3:0.75/0/0");
    OK(report(s.context, 1.3, 2, RKTouchPropertyForce, 0.75));
    EXPECT(strstr(check_log, "one.updated") == NULL);
    log_clear();
    OK(rk_release(RK_OBJECT(one)));
    sheet_end(&s);
}

/* ---- Recognisers: what they decide in there, and super ---- */

static RKClassRef deciding, further;
static void acts(RKGestureRecognizerRef self, void *userdata) { (void)self, (void)userdata, log_add("act"); }
static void decides(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, void *userdata) {
    char name[16];
    (void)userdata;
    OK(rk_super_gesture_touches_estimated_properties_updated(deciding, self, touches, count));
    if (!sends) OK(rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateEnded));
    log_add("set");
    if (sends) { /* held while its method runs */
        OK(rk_view_remove_gesture_recognizer(RK_VIEW(*(RKViewRef *)userdata), self));
        OK(rk_release(RK_OBJECT(self)));
        OK(rk_object_get_name(RK_OBJECT(self), name, sizeof name, NULL));
    }
}
static void super_view(RKResponderRef self, const RKTouchRef *touches, size_t count, void *userdata) {
    (void)userdata;
    log_add("further");
    OK(rk_super_touches_estimated_properties_updated(further, self, touches, count));
}
static void inside(void) {
    Sheet s = sheet_make();
    RKGestureRecognizerMethods gestures = RK_INIT(RKGestureRecognizerMethods);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc), second = RK_INIT(RKClassDesc);
    RKGestureRecognizerRef g;
    RKViewRef view;
    gestures.touches_estimated_properties_updated = decides;
    desc.name = "Deciding";
    desc.superclass = "NoisyGesture";
    desc.gesture_recognizer_methods = &gestures;
    desc.userdata = &view;
    OK(rk_class_define(s.context, &desc, &deciding));
    methods.touches_estimated_properties_updated = super_view;
    second.name = "Further";
    second.superclass = "NoisyView";
    second.responder_methods = &methods;
    OK(rk_class_define(s.context, &second, &further));
    view = add_view(s.context, further, RK_VIEW(s.window), "view", rect(0, 300, 100, 100));
    OK(rk_gesture_recognizer_create(s.context, deciding, &g));
    OK(rk_object_set_name(RK_OBJECT(g), "g"));
    OK(rk_gesture_recognizer_add_action(g, acts, NULL, NULL, NULL));
    OK(rk_gesture_recognizer_set_cancels_touches_in_view(g, false));
    OK(rk_view_add_gesture_recognizer(view, g));
    {
        RKTouchDetails details = {0};
        RKTouchSample t = finger(1, RKTouchPhaseBegan, 50, &details, 1, RKTouchPropertyForce, 0);
        t.location.y = 350;
        OK(rk_context_send_touches(s.context, 1, &t, 1));
        OK(report(s.context, 1, 1, RKTouchPropertyForce, 0.75));
        EXPECT_LOG("g.updated 1:0.75/0/0 set act further view.updated 1:0.75/0/0");
        EXPECT(traced(&s, RKReasonEstimationDelivered, 0) && traced(&s, RKReasonEstimationDiscarded, 0));
        t = finger(1, RKTouchPhaseEnded, 50, &details, 0, 0, 0);
        t.location.y = 350;
        OK(rk_context_send_touches(s.context, 2, &t, 1));
        t = finger(2, RKTouchPhaseBegan, 50, &details, 2, RKTouchPropertyForce, 0);
        t.location.y = 350;
        OK(rk_context_send_touches(s.context, 3, &t, 1));
        sends = true;
        OK(report(s.context, 3, 2, RKTouchPropertyForce, 0.75));
        sends = false;
        log_clear();
    }
    sheet_end(&s);
}

int main(void) {
    delivered();
    shows_the_sample();
    around();
    bounded();
    values();
    refusals();
    receivers();
    inside();
    return check_done("estimates");
}
