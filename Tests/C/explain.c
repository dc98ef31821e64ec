/* rk_explain: of all that was decided about an object, the one decision that mattered, and the other objects in it. */
#include "control_stage.h"

static void why(RKObjectRef object, const char *const *words) {
    char text[1024] = "";
    OK(rk_explain(object, text, sizeof text, NULL));
    for (; *words; words++) {
        if (!strstr(text, *words)) fprintf(stderr, "\"%s\" does not say \"%s\"\n", text, *words);
        EXPECT(strstr(text, *words) != NULL);
    }
}
#define WHY(object, ...)                                         \
    do {                                                         \
        static const char *const words[] = {__VA_ARGS__, NULL};  \
        why(RK_OBJECT(object), words);                           \
    } while (0)

int main(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef single = add_gesture(&s, rk_tap_create, s.view, "single"), twice = add_gesture(&s, rk_tap_create, s.view, "double"), pan;
    RKControlRef send_button;
    RKViewRef cover;
    OK(rk_trace_start(s.context, 4096));
    OK(rk_tap_set_number_of_taps_required(twice, 2));
    OK(rk_gesture_recognizer_require_to_fail(single, twice));
    tap_at(&s, 1, 50, 50);
    OK(rk_context_advance(s.context, 3));
    WHY(twice, "double", "1.40", "0.35", "single", "SPEC 198");
    WHY(single, "single", "recognised");
    OK(rk_gesture_recognizer_set_enabled(single, false));
    OK(rk_gesture_recognizer_set_enabled(twice, false));
    pan = add_gesture(&s, rk_pan_create, s.view, "drag");
    tap_at(&s, 4, 50, 50);
    WHY(pan, "drag", "failed");
    send_button = add_control(&s, rk_button_create, "send", rect(0, 0, 100, 100));
    drag_by(&s, 5, 50, 50, 60, 0);
    WHY(send_button, "send", "drag"); /* cancelled, and by which recogniser */
    OK(rk_gesture_recognizer_set_enabled(pan, false));
    drag_by(&s, 7, 50, 50, 300, 0);
    WHY(send_button, "send", "outside");
    OK(rk_control_set_enabled(send_button, false));
    tap_at(&s, 9, 50, 50);
    WHY(send_button, "send", "disabled");
    OK(rk_control_set_enabled(send_button, true));
    tap_at(&s, 11, 50, 50);
    WHY(send_button, "send", "touchUpInside");
    OK(rk_trace_clear(s.context));
    cover = add_view(s.context, NULL, s.view, "cover", rect(0, 0, 400, 400));
    tap_at(&s, 13, 50, 50);
    WHY(send_button, "send", "cover is in front of it", "took the touch"); /* hit-testing never reached it */
    WHY(cover, "cover");
    OK(rk_view_remove_from_superview(cover));
    OK(rk_context_set_config(s.context, RKConfigDisabledControlsHitTestNil, 1));
    OK(rk_control_set_enabled(send_button, false));
    tap_at(&s, 15, 50, 50);
    WHY(send_button, "send", "not hit", "disabled", "disabledControlsHitTestNil", "SPEC 51");
    OK(rk_view_set_animating(RK_VIEW(send_button), true));
    tap_at(&s, 17, 50, 50);
    WHY(send_button, "send", "not hit", "animating", "SPEC 53");
    stage_end(&s);
    return check_done("explain");
}
