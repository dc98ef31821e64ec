/* Mice, wheels and trackpads; samples in between, and samples to come. */
#include "scroll_stage.h"

static RKStatus wheel(Stage *s, double t, double x, double y, double dx, double dy) {
    RKScrollSample sample = RK_INIT(RKScrollSample);
    sample.location = point(x, y);
    sample.delta = point(dx, dy);
    sample.is_discrete = true;
    return rk_context_send_scroll(s->context, t, &sample);
}
static RKStatus trackpad(Stage *s, double t, double x, double y, double dx, double dy, RKGestureInputPhase phase) {
    RKScrollSample sample = RK_INIT(RKScrollSample);
    sample.location = point(x, y);
    sample.delta = point(dx, dy);
    sample.phase = phase;
    return rk_context_send_scroll(s->context, t, &sample);
}
static RKStatus spread(Stage *s, double t, double scale, double rotation, RKGestureInputPhase phase) {
    RKTransformSample sample = RK_INIT(RKTransformSample);
    sample.location = point(100, 100);
    sample.scale = scale;
    sample.rotation = rotation;
    sample.phase = phase;
    return rk_context_send_transform(s->context, t, &sample);
}
static RKStatus mouse(Stage *s, double t, RKTouchPhase phase, double x, double y, uint32_t buttons, RKKeyModifierFlags modifiers) {
    RKTouchSample m = sample(1, phase, x, y);
    m.type = RKTouchTypeIndirectPointer;
    m.buttons = buttons;
    m.modifiers = modifiers;
    return rk_context_send_touches(s->context, t, &m, 1);
}

/* A tap wants the first button unless another is set; buttons and modifiers are the event's as well. */
static void buttons(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap"), second;
    RKTouchRef touch = NULL;
    uint32_t mask = 99;
    OK(rk_tap_get_button_mask_required(tap, &mask));
    EXPECT(mask == 1);
    OK(mouse(&s, 1, RKTouchPhaseBegan, 10, 10, 1, 0));
    OK(mouse(&s, 1.1, RKTouchPhaseEnded, 10, 10, 0, 0));
    EXPECT_LOG("v.began{1} act:tap(ended) v.cancelled{1}");
    OK(mouse(&s, 2, RKTouchPhaseBegan, 10, 10, 0, 0)); /* 0 counts as the first while it is down */
    OK(rk_context_find_touch(s.context, 1, &touch));
    OK(rk_touch_get_button_mask(touch, &mask));
    EXPECT(mask == 1);
    OK(mouse(&s, 2.1, RKTouchPhaseEnded, 10, 10, 0, 0));
    EXPECT_LOG("v.began{1} act:tap(ended) v.cancelled{1}");
    OK(mouse(&s, 3, RKTouchPhaseBegan, 10, 10, 2, RKKeyModifierShift));
    OK(rk_context_find_touch(s.context, 1, &touch));
    OK(rk_touch_get_button_mask(touch, &mask));
    EXPECT(mask == 2);
    OK(mouse(&s, 3.1, RKTouchPhaseEnded, 10, 10, 0, RKKeyModifierShift));
    EXPECT_LOG("v.began{1} v.ended{1}");
    second = add_gesture(&s, rk_tap_create, s.view, "second");
    OK(rk_tap_set_button_mask_required(second, 2));
    OK(mouse(&s, 5, RKTouchPhaseBegan, 10, 10, 2, RKKeyModifierControl));
    OK(rk_gesture_recognizer_get_button_mask(second, &mask));
    EXPECT(mask == 2);
    OK(rk_gesture_recognizer_get_modifier_flags(second, &mask));
    EXPECT(mask == RKKeyModifierControl);
    OK(mouse(&s, 5.1, RKTouchPhaseEnded, 10, 10, 0, 0));
    EXPECT_LOG("v.began{1} act:second(ended) v.cancelled{1}");
    tap_at(&s, 7, 10, 10); /* fingers have no buttons, and both are content */
    EXPECT(strstr(check_log, "act:") != NULL);
    log_clear();
    stage_end(&s);
}

static void panned(RKGestureRecognizerRef pan, void *userdata) {
    RKPoint translation = {0, 0};
    size_t touches = 99;
    (void)userdata;
    OK(rk_pan_get_translation(pan, NULL, &translation));
    OK(rk_gesture_recognizer_get_number_of_touches(pan, &touches));
    EXPECT(touches == 0);
    log_add("pan(%s,%g,%g)", state_name(state_of(pan)), translation.x, translation.y);
}

/* allowedScrollTypesMask: a notch is a whole gesture, a trackpad's has phases; no hysteresis. */
static void pans(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef pan = NULL;
    OK(rk_pan_create(s.context, NULL, &pan));
    OK(rk_gesture_recognizer_add_action(pan, panned, NULL, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(s.view, pan));
    OK(wheel(&s, 1, 10, 10, 0, -30));
    OK(trackpad(&s, 1, 10, 10, 0, -3, RKGestureInputPhaseBegan));
    OK(trackpad(&s, 1.1, 10, 10, 0, -3, RKGestureInputPhaseEnded));
    EXPECT_LOG(""); /* by default none */
    OK(rk_pan_set_allowed_scroll_types_mask(pan, RKScrollTypeMaskDiscrete));
    OK(wheel(&s, 2, 10, 10, 0, -30));
    EXPECT_LOG("pan(began,0,-30) pan(ended,0,-30)");
    OK(trackpad(&s, 3, 10, 10, 0, -3, RKGestureInputPhaseBegan));
    OK(trackpad(&s, 3.1, 10, 10, 0, 0, RKGestureInputPhaseEnded));
    EXPECT_LOG("");
    OK(rk_pan_set_allowed_scroll_types_mask(pan, RKScrollTypeMaskContinuous));
    OK(trackpad(&s, 4, 10, 10, 0, 0, RKGestureInputPhaseBegan));
    EXPECT_LOG(""); /* with the first movement */
    OK(trackpad(&s, 4.1, 10, 10, 1, -3, RKGestureInputPhaseChanged));
    OK(trackpad(&s, 4.2, 300, 300, 1, -3, RKGestureInputPhaseChanged));
    OK(trackpad(&s, 4.3, 10, 10, 0, 0, RKGestureInputPhaseEnded));
    EXPECT_LOG("pan(began,1,-3) pan(changed,2,-6) pan(ended,2,-6)");
    OK(trackpad(&s, 5, 10, 10, 5, 5, RKGestureInputPhaseBegan));
    OK(trackpad(&s, 5.1, 10, 10, 0, 0, RKGestureInputPhaseCancelled));
    EXPECT_LOG("pan(began,5,5) pan(cancelled,5,5)");
    EXPECT_STATUS(trackpad(&s, 6, 10, 10, 0, 0, RKGestureInputPhaseChanged), RKStatusNotFound);
    OK(trackpad(&s, 6, 10, 10, 0, 0, RKGestureInputPhaseBegan));
    EXPECT_STATUS(trackpad(&s, 6, 10, 10, 0, 0, RKGestureInputPhaseBegan), RKStatusAlreadyExists);
    OK(trackpad(&s, 6.1, 10, 10, 0, 0, RKGestureInputPhaseEnded));
    EXPECT_STATUS(rk_pan_set_allowed_scroll_types_mask(pan, 4), RKStatusInvalidArgument);
    log_clear();
    OK(rk_release(RK_OBJECT(pan)));
    stage_end(&s);
}

/* Scroll views: notches within the range and no further; a trackpad like a finger, without the 10 points. */
static void scrolling(void) {
    Scene scene;
    scene_make(&scene, 400, 1000);
    OK(wheel(&scene.stage, 1, 200, 200, 0, -50));
    EXPECT_OFFSET(scene.scroll, 0, 50);
    OK(wheel(&scene.stage, 1.1, 200, 200, 0, -5000));
    EXPECT_OFFSET(scene.scroll, 0, 600);
    OK(wheel(&scene.stage, 1.2, 200, 200, -70, 100)); /* sideways it cannot */
    EXPECT_OFFSET(scene.scroll, 0, 500);
    settle(&scene, 2);
    EXPECT_OFFSET(scene.scroll, 0, 500);
    EXPECT(strstr(check_log, "Decelerating") == NULL);
    OK(rk_scroll_view_set_content_offset(scene.scroll, point(0, 0), false));
    log_clear();
    OK(trackpad(&scene.stage, 30, 200, 200, 0, -5, RKGestureInputPhaseBegan));
    OK(trackpad(&scene.stage, 30.01, 200, 200, 0, -5, RKGestureInputPhaseChanged));
    EXPECT_OFFSET(scene.scroll, 0, 10);
    EXPECT_LOG("S.willBeginDragging S.didScroll");
    OK(trackpad(&scene.stage, 30.5, 200, 200, 0, 0, RKGestureInputPhaseChanged));
    OK(trackpad(&scene.stage, 30.6, 200, 200, 0, 0, RKGestureInputPhaseEnded));
    EXPECT_LOG("S.willEndDragging S.didEndDragging");
    scene_end(&scene);
}

static void transformed(RKGestureRecognizerRef recognizer, void *userdata) {
    double value = 0;
    if (userdata) OK(rk_rotation_get_rotation(recognizer, &value));
    else OK(rk_pinch_get_scale(recognizer, &value));
    log_add("%s(%s,%.4g)", userdata ? "rotation" : "pinch", state_name(state_of(recognizer)), value);
}

static void transforms(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef pinch = NULL, rotation = NULL;
    static int yes;
    OK(rk_pinch_create(s.context, NULL, &pinch));
    OK(rk_gesture_recognizer_add_action(pinch, transformed, NULL, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(s.view, pinch));
    OK(spread(&s, 1, 1, 0, RKGestureInputPhaseBegan));
    OK(spread(&s, 1.1, 1.005, 0.5, RKGestureInputPhaseChanged)); /* less than 1 %, and rotation is not its business */
    EXPECT_LOG("");
    OK(spread(&s, 1.2, 1.5, 0.5, RKGestureInputPhaseChanged));
    OK(spread(&s, 1.3, 2, 0.5, RKGestureInputPhaseChanged));
    OK(spread(&s, 1.4, 2, 0.5, RKGestureInputPhaseEnded));
    EXPECT(strncmp(check_log, "pinch(began,", 12) == 0 && strstr(check_log, "pinch(changed,2) pinch(ended,2)") != NULL);
    OK(rk_view_remove_gesture_recognizer(s.view, pinch));
    OK(rk_rotation_create(s.context, NULL, &rotation));
    OK(rk_gesture_recognizer_add_action(rotation, transformed, &yes, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(s.view, rotation));
    log_clear();
    OK(spread(&s, 2, 1, 0, RKGestureInputPhaseBegan));
    OK(spread(&s, 2.1, 3, 0.01, RKGestureInputPhaseChanged));
    EXPECT_LOG("");
    OK(spread(&s, 2.2, 3, 0.5, RKGestureInputPhaseChanged));
    OK(spread(&s, 2.3, 3, -0.25, RKGestureInputPhaseChanged));
    OK(spread(&s, 2.4, 3, -0.25, RKGestureInputPhaseCancelled));
    EXPECT(strncmp(check_log, "rotation(began,", 15) == 0 && strstr(check_log, "rotation(changed,-0.25) rotation(cancelled,-0.25)") != NULL);
    EXPECT_STATUS(spread(&s, 3, 1, 0, RKGestureInputPhaseEnded), RKStatusNotFound);
    EXPECT_STATUS(spread(&s, 3, 0, 0, RKGestureInputPhaseBegan), RKStatusInvalidArgument);
    log_clear();
    OK(rk_release(RK_OBJECT(pinch)));
    OK(rk_release(RK_OBJECT(rotation)));
    stage_end(&s);
}

/* SPEC 71: what the hardware saw between two updates. */
static void coalesced(void) {
    Stage s = stage_make();
    RKTouchRef touch = NULL;
    RKTouchSnapshot between[3], listed[8];
    RKTouchSample m = sample(1, RKTouchPhaseMoved, 40, 0);
    size_t count = 0;
    int i;
    down(&s, 1, 1, 0, 0);
    OK(rk_context_find_touch(s.context, 1, &touch));
    for (i = 0; i < 3; i++) between[i].timestamp = 1 + 0.01 * (i + 1), between[i].location = point(10 * (i + 1), i);
    m.coalesced = between;
    m.coalesced_count = 3;
    OK(rk_context_send_touches(s.context, 1.04, &m, 1));
    between[0].location.x = 77; /* copied */
    OK(rk_touch_get_coalesced(touch, listed, 8, &count));
    EXPECT(count == 4 && listed[0].location.x == 10 && near(listed[2].timestamp, 1.03) && listed[2].location.y == 2 && listed[3].location.x == 40 && near(listed[3].timestamp, 1.04));
    m.coalesced_count = 0;
    m.coalesced = NULL;
    m.location.x = 50;
    OK(rk_context_send_touches(s.context, 1.05, &m, 1));
    OK(rk_touch_get_coalesced(touch, listed, 8, &count));
    EXPECT(count == 1 && listed[0].location.x == 50);
    up(&s, 1.06, 1, 50, 0);
    log_clear();
    stage_end(&s);
}

static void predicted(void) {
    Stage s = stage_make();
    RKTouchRef touch = NULL;
    RKTouchSnapshot ahead = {0, {0, 0}};
    int i;
    down(&s, 1, 1, 100, 100);
    OK(rk_context_find_touch(s.context, 1, &touch));
    OK(rk_touch_get_predicted(touch, RKPredictionModelLinear, 0.1, &ahead));
    EXPECT(ahead.location.x == 100 && ahead.location.y == 100); /* one sample gives no direction */
    for (i = 1; i <= 10; i++) move(&s, 1 + 0.01 * i, 1, 100 + 3 * i, 100 - i);
    OK(rk_touch_get_predicted(touch, RKPredictionModelLinear, 0.05, &ahead));
    EXPECT(near(ahead.timestamp, 1.15) && near(ahead.location.x, 145) && near(ahead.location.y, 85));
    OK(rk_touch_get_predicted(touch, RKPredictionModelQuadratic, 0.05, &ahead));
    EXPECT(near(ahead.location.x, 145) && near(ahead.location.y, 85)); /* a straight line is a parabola */
    OK(rk_touch_get_predicted(touch, RKPredictionModelQuadratic, 0, &ahead));
    EXPECT(near(ahead.location.x, 130));
    for (i = 1; i <= 20; i++) move(&s, 1.1 + 0.01 * i, 1, 130 + 0.1 * i * i, 90); /* x'' = 2000 per second squared */
    OK(rk_touch_get_predicted(touch, RKPredictionModelQuadratic, 0.05, &ahead));
    EXPECT(fabs(ahead.location.x - (170 + 400 * 0.05 + 1000 * 0.05 * 0.05 / 2)) < 1e-3 && near(ahead.location.y, 90)); /* half of it continues (SPEC 342) */
    EXPECT_STATUS(rk_touch_get_predicted(touch, RKPredictionModelLinear, 1.5, &ahead), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_touch_get_predicted(touch, (RKPredictionModel)2, 0.5, &ahead), RKStatusInvalidArgument);
    up(&s, 1.31, 1, 170, 90);
    log_clear();
    stage_end(&s);
}

/* SPEC 343-345: what few devices know, of a touch on a window that is turned and scaled. */
static void details(void) {
    Stage s = stage_make();
    RKTouchSample pencil = sample(1, RKTouchPhaseBegan, 60, 60);
    RKTouchDetails known = RK_INIT(RKTouchDetails);
    RKTouchRef touch;
    RKTouchProperties mask = 99;
    RKTransform turned = {0, 2, -2, 0, 0, 0};
    RKPoint place;
    double number;
    int64_t index = 99;
    pencil.type = RKTouchTypePencil;
    pencil.details = &known;
    known.roll_angle = 0.5;
    known.precise_offset = point(0.25, 0.5);
    known.major_radius_tolerance = 3;
    known.maximum_possible_force = 4;
    known.estimated_properties = RKTouchPropertyForce | RKTouchPropertyRoll;
    known.estimated_properties_expecting_updates = RKTouchPropertyForce;
    known.estimation_update_index = 12;
    OK(rk_context_post_touches(s.context, 1, &pencil, 1));
    memset(&known, 0, sizeof known); /* it has been copied */
    OK(rk_context_drain(s.context, NULL));
    OK(rk_context_find_touch(s.context, 1, &touch));
    OK(rk_touch_get_roll_angle(touch, &number));
    EXPECT(number == 0.5);
    OK(rk_touch_get_major_radius_tolerance(touch, &number));
    EXPECT(number == 3);
    OK(rk_touch_get_maximum_possible_force(touch, &number));
    EXPECT(number == 4);
    OK(rk_touch_get_estimated_properties(touch, &mask));
    EXPECT(mask == (RKTouchPropertyForce | RKTouchPropertyRoll));
    OK(rk_touch_get_estimated_properties_expecting_updates(touch, &mask));
    EXPECT(mask == RKTouchPropertyForce);
    OK(rk_touch_get_estimation_update_index(touch, &index));
    EXPECT(index == 12);
    OK(rk_view_set_transform(s.view, turned));
    OK(rk_touch_get_azimuth_unit_vector(touch, s.view, &place));
    EXPECT(near(place.x, 0) && near(place.y, -1));
    OK(rk_touch_get_precise_location(touch, NULL, &place));
    EXPECT(place.x == 60.25 && place.y == 60.5);
    known.struct_size = sizeof known;
    known.precise_offset = point(1, 0);
    pencil.phase = RKTouchPhaseMoved;
    OK(rk_context_send_touches(s.context, 1.1, &pencil, 1)); /* at the same place */
    OK(rk_touch_get_precise_location(touch, NULL, &place));
    EXPECT(place.x == 61 && place.y == 60);
    OK(rk_touch_get_precise_previous_location(touch, NULL, &place));
    EXPECT(place.x == 60.25 && place.y == 60.5);
    OK(rk_touch_get_estimated_properties(touch, &mask));
    EXPECT(mask == 0);
    known.estimated_properties = 32;
    EXPECT_STATUS(rk_context_send_touches(s.context, 1.2, &pencil, 1), RKStatusInvalidArgument);
    known.estimated_properties = 1;
    known.estimated_properties_expecting_updates = 2;
    EXPECT_STATUS(rk_context_send_touches(s.context, 1.2, &pencil, 1), RKStatusInvalidArgument);
    known.estimated_properties_expecting_updates = 1;
    EXPECT_STATUS(rk_context_send_touches(s.context, 1.2, &pencil, 1), RKStatusInvalidArgument); /* no number */
    known.struct_size = 8;
    EXPECT_STATUS(rk_context_send_touches(s.context, 1.2, &pencil, 1), RKStatusStructSize);
    up(&s, 1.3, 1, 60, 60);
    log_clear();
    stage_end(&s);
}

/* Hover, from any thread and in order. */
static void posted(void) {
    Stage s = stage_make();
    RKPointerSample p = RK_INIT(RKPointerSample);
    RKScrollSample w = RK_INIT(RKScrollSample);
    RKTransformSample t = RK_INIT(RKTransformSample);
    RKGestureRecognizerRef hover = add_gesture(&s, rk_hover_create, s.view, "hover");
    size_t handled = 0;
    p.location = point(20, 20);
    w.location = p.location;
    w.is_discrete = true;
    w.delta = point(0, 5);
    t.location = p.location;
    t.scale = 1;
    OK(rk_context_post_pointer(s.context, 1, &p));
    OK(rk_context_post_scroll(s.context, 1.1, &w));
    OK(rk_context_post_transform(s.context, 1.2, &t));
    EXPECT_LOG("");
    OK(rk_context_drain(s.context, &handled));
    EXPECT(handled == 3);
    EXPECT_LOG("act:hover(began)");
    EXPECT(state_of(hover) == RKGestureRecognizerStateBegan || state_of(hover) == RKGestureRecognizerStateChanged);
    t.phase = RKGestureInputPhaseEnded;
    OK(rk_context_send_transform(s.context, 1.3, &t));
    log_clear();
    stage_end(&s);
}

int main(void) {
    buttons();
    pans();
    scrolling();
    transforms();
    coalesced();
    predicted();
    details();
    posted();
    return check_done("pointer");
}
