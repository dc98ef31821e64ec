/* One cause of an explanation in words: rk_explanation_step_describe. */
#include <math.h>

#include "control_stage.h"

static Stage s;
static RKViewRef panel, cover;
static RKControlRef send_button, amount;
static RKGestureRecognizerRef drag;

static const char *words(const RKExplanationStep *step) {
    static char text[1024];
    size_t length = 0;
    OK(rk_explanation_step_describe(s.context, step, text, sizeof text, &length));
    EXPECT(length == strlen(text));
    return text;
}
static RKExplanationStep step_of(RKReason reason, void *subject, void *culprit) {
    RKExplanationStep step = RK_INIT(RKExplanationStep);
    step.reason = reason;
    step.time = NAN;
    step.subject = RK_OBJECT(subject);
    step.culprit = RK_OBJECT(culprit);
    return step;
}
#define WORDS(step, expected)                                                                         \
    do {                                                                                              \
        RKExplanationStep made = (step);                                                              \
        if (strcmp(words(&made), expected) != 0) fprintf(stderr, "\"%s\" is not \"%s\"\n", words(&made), expected); \
        EXPECT(strcmp(words(&made), expected) == 0);                                                  \
    } while (0)

/* The causes of the last touch, each by itself. */
static void causes(void *object, const char *const *expected) {
    RKExplanationStep steps[32];
    size_t count = 0, k;
    memset(steps, 0, sizeof steps);
    steps[0].struct_size = sizeof steps[0];
    OK(rk_explain_steps(RK_OBJECT(object), steps, 32, &count));
    for (k = 0; k < count && expected[k]; k++) WORDS(steps[k], expected[k]);
    EXPECT(k == count && !expected[k]);
}
#define CAUSES(object, ...)                                 \
    do {                                                    \
        static const char *const expected[] = {__VA_ARGS__, NULL}; \
        causes(object, expected);                           \
    } while (0)

static RKExplanationStep measured(RKExplanationStep step, double value, double limit, RKUnit unit) {
    step.value = value;
    step.limit = limit;
    step.unit = unit;
    return step;
}

/* What rk_explain calls "it" has its name. */
static void test_words(void) {
    RKExplanationStep step;
    tap_at(&s, 1, 110, 110);
    CAUSES(send_button, "cover is in front of send there and took the touch (SPEC 32)");
    OK(rk_view_set_hidden(cover, true));
    OK(rk_view_set_hidden(panel, true));
    OK(rk_view_set_user_interaction_enabled(RK_VIEW(send_button), false));
    tap_at(&s, 2, 110, 110);
    CAUSES(send_button, "panel, which send lies in, is hidden (SPEC 32)", "userInteractionEnabled of send is false (SPEC 32)");
    OK(rk_view_set_hidden(panel, false));
    OK(rk_view_set_user_interaction_enabled(RK_VIEW(send_button), true));
    tap_at(&s, 3, 100, 145);
    CAUSES(send_button, "the touch was 5 pt outside of send (SPEC 11)");
    tap_at(&s, 4, 180, 250);
    CAUSES(amount, "panel ends at y = 240, and the touch was at 250: subviews are hit only inside it (SPEC 11)");
    OK(rk_gesture_recognizer_set_enabled(drag, true));
    drag_by(&s, 5, 110, 110, 15, 0);
    CAUSES(send_button, "send sent no touchUpInside: tracking was cancelled, because drag recognised and took the touch (SPEC 147)",
           "drag began at 5.20 s: it had moved 15 pt, and begins at 10 pt (SPEC 159)");
    OK(rk_gesture_recognizer_set_enabled(drag, false));

    /* Made up, as a program may that has kept data only. */
    step = step_of(RKReasonMissCovered, send_button, cover);
    WORDS(step, "cover is in front of send there and takes the touch");
    step.touch_id = 77;
    WORDS(step, "cover is in front of send there and would take the touch");
    WORDS(step_of(RKReasonMissOtherWindow, send_button, cover), "cover, in a window in front, takes the touch");
    WORDS(step_of(RKReasonMissSubview, panel, send_button), "send, a subview of panel, takes the touch");
    WORDS(step_of(RKReasonMissNoWindow, send_button, NULL), "send is in no window");
    WORDS(step_of(RKReasonMissNoWindow, send_button, panel), "send is in no window: panel, the topmost view above it, has no superview and is no window");
    WORDS(step_of(RKReasonMissOverride, send_button, panel), "the pointInside override of panel, which send lies in, decides, and was not called");
    WORDS(step_of(RKReasonMissUnattached, drag, NULL), "drag is attached to no view");
    WORDS(step_of(RKReasonMissHandledBelow, panel, send_button), "send handles the touches and does not forward them");
    WORDS(step_of(RKReasonMissOffChain, panel, cover), "panel is not in the responder chain of cover");
    WORDS(step_of(RKReasonMissOnlyThen, panel, NULL), "the tree has changed since, and now panel would get such a touch");
    WORDS(step_of(RKReasonMissPassedOn, panel, NULL), "the class of panel overrides no touches method, and so the touch passed on to the next responder");
    WORDS(measured(step_of(RKReasonMissUnchanged, amount, amount), 1, 1, RKUnitNumber), "the value of amount has not changed: its maximum is 1");
    WORDS(measured(step_of(RKReasonMissUndecided, drag, drag), 4, 10, RKUnitPoints), "drag has not decided: it had moved 4 pt, and begins at 10 pt");
    WORDS(measured(step_of(RKReasonMissOtherScreen, send_button, s.window), 0, 2, RKUnitNumber), "window is on screen 2, and the touch was on screen 0");
    step = step_of(RKReasonMissNoSuper, send_button, send_button);
    WORDS(step, "the touchesBegan override of send did not call super, and so it tracked nothing");
    step.value = RKTouchPhaseEnded;
    WORDS(step, "the touchesEnded override of send did not call super");
    step = step_of(RKReasonTouchHit, NULL, cover);
    step.touch_id = 3;
    step.rule = 60;
    WORDS(step, "touch 3 at (0 0) hit cover (SPEC 60)");
    OK(rk_trace_clear(s.context));
    WORDS(step_of(RKReasonMissNoTouch, panel, NULL), "the trace holds no touch yet");
}

/* What has ended, handles and numbers that are none: words all the same. A step that is none or of another context is refused, and nothing is written. */
static void test_refusals(void) {
    static const double numbers[] = {NAN, INFINITY, -INFINITY, -0.0, 1e300, 5e-324, 0, 1};
    Stage other = stage_make();
    RKViewRef gone = NULL, foreign = add_view(other.context, NULL, other.view, "foreign", rect(0, 0, 1, 1));
    RKExplanationStep step = step_of(RKReasonMissCovered, gone, cover);
    char text[512] = "as it was";
    size_t length = 99, n;
    int reason, described = 0;
    OK(rk_view_create(s.context, NULL, rect(0, 0, 1, 1), &gone));
    OK(rk_release(RK_OBJECT(gone)));
    step = step_of(RKReasonMissCovered, gone, cover);
    WORDS(step, "cover is in front of a destroyed object there and takes the touch");
    WORDS(step_of(RKReasonMissCovered, send_button, gone), "a destroyed object is in front of send there and takes the touch");
    WORDS(step_of(RKReasonMissCovered, NULL, NULL), "nothing is in front of nothing there and takes the touch");
    WORDS(step_of(RKReasonMissCovered, text, text), "a destroyed object is in front of a destroyed object there and takes the touch");
    for (reason = -1; reason < 1100; reason++) {
        void *objects[] = {NULL, gone, foreign, panel, drag, amount, s.window, text};
        for (n = 0; n < 64; n++) {
            step = measured(step_of((RKReason)reason, objects[n % 8], objects[n / 8]), numbers[n % 8], numbers[n / 8], (RKUnit)(n % 9 - 1));
            step.time = numbers[n * 5 % 8];
            step.point = point(numbers[n * 3 % 8], numbers[n * 7 % 8]);
            step.touch_id = (int64_t)n - 1;
            if (!rk_reason_name((RKReason)reason)) EXPECT_STATUS(rk_explanation_step_describe(s.context, &step, text, sizeof text, &length), RKStatusInvalidArgument);
            else if (n % 8 == 2 || n / 8 == 2) EXPECT_STATUS(rk_explanation_step_describe(s.context, &step, text, sizeof text, &length), RKStatusWrongContext);
            else described += *words(&step) != 0;
        }
    }
    EXPECT(described > 200 * 49);
    EXPECT(strcmp(rk_last_error(), "step.reason (1099) is not one of RKReason") == 0);
    step = step_of(RKReasonMissCovered, foreign, cover);
    EXPECT_STATUS(rk_explanation_step_describe(s.context, &step, text, sizeof text, &length), RKStatusWrongContext);
    EXPECT(strstr(rk_last_error(), "step.subject (0x") && strstr(rk_last_error(), "belongs to another context; pass the context that it was read from"));
    step.culprit = NULL;
    OK(rk_explanation_step_describe(other.context, &step, NULL, 0, NULL));
    step = step_of(RKReasonMissNoWindow, send_button, NULL);
    EXPECT_STATUS(rk_explanation_step_describe(s.context, NULL, text, sizeof text, &length), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_explanation_step_describe(NULL, &step, text, sizeof text, &length), RKStatusInvalidArgument);
    step.struct_size = 8;
    EXPECT_STATUS(rk_explanation_step_describe(s.context, &step, text, sizeof text, &length), RKStatusStructSize);
    EXPECT(strcmp(text, "as it was") == 0 && length == 99);
    step.struct_size = sizeof step;
    EXPECT_STATUS(rk_explanation_step_describe(s.context, &step, text, 4, &length), RKStatusBufferTooSmall);
    OK(rk_explanation_step_describe(s.context, &step, NULL, 0, &length));
    EXPECT(length == strlen("send is in no window"));
    stage_end(&other);
}

int main(void) {
    s = stage_make();
    panel = add_view(s.context, NULL, s.view, "panel", rect(40, 40, 200, 200));
    send_button = add_control_of(&s, rk_button_create, NULL, panel, "send", rect(40, 40, 60, 60));
    amount = add_control_of(&s, rk_slider_create, NULL, panel, "amount", rect(100, 160, 80, 80));
    cover = add_view(s.context, NULL, s.view, "cover", rect(100, 100, 50, 30));
    drag = add_gesture(&s, rk_pan_create, s.view, "drag");
    OK(rk_gesture_recognizer_set_enabled(drag, false));
    OK(rk_trace_start(s.context, 4096));
    test_words();
    test_refusals();
    stage_end(&s);
    return check_done("why_steps");
}
