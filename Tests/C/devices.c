/* What few devices know: each value alone is a change of the touch, or of what hovers (SPEC 344, SPEC 345, SPEC 346). */
#include "stage.h"

static int moves, hovers;
static void moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    moves++;
}
static void hovered(RKGestureRecognizerRef hover, void *userdata) {
    (void)hover, (void)userdata;
    hovers++;
}

/* The touch stays where it is; one value after the other is another one, then each report comes once more. */
static void touches(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKClassRef cls;
    RKTouchDetails known = RK_INIT(RKTouchDetails);
    RKTouchSample pencil = sample(1, RKTouchPhaseBegan, 50, 50);
    RKTouchRef touch;
    RKPoint place;
    double time = 1;
    int k;
    OK(rk_context_create(NULL, &context));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    methods.touches_moved = moved;
    desc.name = "Counts";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    add_view(context, cls, RK_VIEW(window), "view", rect(0, 0, 100, 100));
    pencil.type = RKTouchTypePencil;
    pencil.details = &known;
    OK(rk_context_send_touches(context, time, &pencil, 1));
    pencil.phase = RKTouchPhaseMoved;
    moves = 0;
    for (k = 0; k < 9; k++) {
        switch (k) {
        case 0: known.roll_angle = 1; break;
        case 1: known.precise_offset = point(0.25, 0); break;
        case 2: known.precise_offset = point(0.25, 0.5); break;
        case 3: known.major_radius_tolerance = 2; break;
        case 4: known.maximum_possible_force = 3; break;
        case 5: known.estimated_properties = RKTouchPropertyForce | RKTouchPropertyRoll, known.estimation_update_index = 0; break;
        case 6: known.estimation_update_index = 5; break;
        case 7: known.estimated_properties_expecting_updates = RKTouchPropertyForce; break;
        default: known.estimated_properties = RKTouchPropertyForce; break;
        }
        OK(rk_context_send_touches(context, time += 0.01, &pencil, 1));
        EXPECT(moves == k + 1);
        OK(rk_context_send_touches(context, time += 0.01, &pencil, 1)); /* the same again */
        EXPECT(moves == k + 1);
    }
    OK(rk_context_destroy(context));

    /* On a window that is turned by a quarter and twice as large, what is precise is so along its axes. */
    {
        RKTransform turned = {0, 2, -2, 0, 0, 0};
        OK(rk_context_create(NULL, &context));
        OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
        OK(rk_view_set_transform(RK_VIEW(window), turned));
        known.precise_offset = point(2, 4);
        pencil.phase = RKTouchPhaseBegan;
        OK(rk_context_send_touches(context, 1, &pencil, 1));
        OK(rk_context_find_touch(context, 1, &touch));
        {
            RKPoint plain;
            OK(rk_touch_get_location(touch, NULL, &plain));
            OK(rk_touch_get_precise_location(touch, NULL, &place));
            EXPECT(place.x - plain.x == 2 && place.y - plain.y == -1);
        }
        OK(rk_context_destroy(context));
    }
}

/* SPEC 345: of which properties updates can be expected. What is refused changes nothing. */
static void estimated(void) {
    static const struct { RKTouchProperties estimated, expected; int64_t number; RKStatus status; } rows[] = {
        {RKTouchPropertyForce, RKTouchPropertyForce, 1, RKStatusOK},
        {RKTouchPropertyForce | RKTouchPropertyAzimuth, RKTouchPropertyAzimuth, -1, RKStatusOK},
        {RKTouchPropertyForce, 0, 0, RKStatusOK},
        {RKTouchPropertyForce, RKTouchPropertyForce, 0, RKStatusInvalidArgument}, /* without a number */
        {RKTouchPropertyForce, RKTouchPropertyForce | RKTouchPropertyRoll, 2, RKStatusInvalidArgument}, /* more than is estimated */
        {0, RKTouchPropertyLocation, 2, RKStatusInvalidArgument},
        {32, 0, 2, RKStatusInvalidArgument}, /* no property */
        {31, 31, 3, RKStatusOK},
    };
    RKContextRef context;
    RKWindowRef window;
    RKTouchRef touch = NULL;
    size_t k;
    OK(rk_context_create(NULL, &context));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    for (k = 0; k < sizeof rows / sizeof *rows; k++) {
        RKTouchDetails known = RK_INIT(RKTouchDetails);
        RKTouchSample pencil = sample(1, touch ? RKTouchPhaseMoved : RKTouchPhaseBegan, 50 + (double)k, 50);
        RKTouchProperties found[2] = {99, 99};
        int64_t number = 99;
        RKPoint at;
        known.estimated_properties = rows[k].estimated;
        known.estimated_properties_expecting_updates = rows[k].expected;
        known.estimation_update_index = rows[k].number;
        pencil.details = &known;
        EXPECT_STATUS(rk_context_send_touches(context, (double)k, &pencil, 1), rows[k].status);
        OK(rk_context_find_touch(context, 1, &touch));
        OK(rk_touch_get_estimated_properties(touch, &found[0]));
        OK(rk_touch_get_estimated_properties_expecting_updates(touch, &found[1]));
        OK(rk_touch_get_estimation_update_index(touch, &number));
        OK(rk_touch_get_location(touch, NULL, &at));
        if (rows[k].status == RKStatusOK) {
            EXPECT(found[0] == rows[k].estimated && found[1] == rows[k].expected && number == rows[k].number && at.x == 50 + (double)k);
        } else {
            EXPECT(found[0] == RKTouchPropertyForce && found[1] == 0 && number == 0 && at.x == 52);
        }
    }
    OK(rk_context_destroy(context));
}

/* SPEC 346: the pencil stays where it is. */
static void pencils(void) {
    RKContextRef context;
    RKWindowRef window;
    RKGestureRecognizerRef hover;
    RKPointerSample pencil = RK_INIT(RKPointerSample);
    double time = 1;
    int k;
    OK(rk_context_create(NULL, &context));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    OK(rk_hover_create(context, NULL, &hover));
    OK(rk_gesture_recognizer_add_action(hover, hovered, NULL, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(RK_VIEW(window), hover));
    pencil.location = point(50, 50);
    hovers = 0;
    OK(rk_context_send_pointer(context, time, &pencil));
    EXPECT(hovers == 1);
    for (k = 0; k < 4; k++) {
        if (k == 0) pencil.z_offset = 0.5;
        if (k == 1) pencil.altitude_angle = 1;
        if (k == 2) pencil.azimuth_angle = 1;
        if (k == 3) pencil.roll_angle = 1;
        OK(rk_context_send_pointer(context, time += 0.01, &pencil));
        EXPECT(hovers == k + 2);
        OK(rk_context_send_pointer(context, time += 0.01, &pencil));
        EXPECT(hovers == k + 2);
    }
    OK(rk_context_destroy(context));
}

int main(void) {
    touches();
    estimated();
    pencils();
    return check_done("devices");
}
