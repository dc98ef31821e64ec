/* Controls allocate nothing while a finger is on them: tracking in and out, values, repeats by a timer, functions, targets, and targets that are searched. */
#include "steady_stage.h"

typedef RKStatus (*CreateControl)(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);

static void count_events(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)control, (void)events, (void)event, ++((Stage *)userdata)->actions;
}

static void perform(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) { (void)self, (void)sender, (void)event, ++((Stage *)userdata)->questions; }

/* A control at (100, 100) in the window; the window performs what it sends. */
static RKControlRef control_add(Stage *stage, CreateControl create, RKSize size) {
    RKControlRef control = NULL;
    OK(create(stage->context, NULL, rect(100, 100, size.width, size.height), &control));
    OK(rk_control_add_action(control, RKControlEventAllEvents, count_events, stage, NULL, NULL));
    OK(rk_view_add_subview(RK_VIEW(stage->window), RK_VIEW(control)));
    OK(rk_release(RK_OBJECT(control)));
    return control;
}

/* ---- Rounds ---- */

static bool touch_and_leave(void *scene, int round) { return tap(scene, 3, 110, 110) && drag(scene, 110, 110, 2, 0) && drag(scene, 110, 110, 0, 15 + round % 3) && drag(scene, 110, 110, -20, 0); }

static bool taken_away(void *scene, int round) {
    Stage *stage = scene;
    return (void)round, finger(stage, 3, RKTouchPhaseBegan, 110, 110) && finger(stage, 0.01, RKTouchPhaseMoved, 112, 110) && rk_context_cancel_all_touches(stage->context) == RKStatusOK &&
                            finger(stage, 0.01, RKTouchPhaseEnded, 112, 110);
}

static bool slide(void *scene, int round) {
    Stage *stage = scene;
    bool there = round % 2 == 0;
    return drag(stage, there ? 115 : 285, 110, there ? 14 : -14, 1) && tap(stage, 1, 150, 110);
}

static bool hold(void *scene, int round) {
    Stage *stage = scene;
    bool fine = finger(stage, 3, RKTouchPhaseBegan, round % 2 ? 110 : 180, 110);
    int i;
    for (i = 0; i < 30; i++) fine &= pass(stage, 0.1);
    return finger(stage, 0.1, RKTouchPhaseEnded, round % 2 ? 110 : 180, 110) && fine;
}

static void alone(const char *what, CreateControl create, double width, void (*set)(RKControlRef), SteadyRound round, int actions_a_round) {
    Stage stage = stage_make();
    RKSize size = {width, 40};
    RKControlRef control = control_add(&stage, create, size);
    if (set) set(control);
    steady_rounds(what, round, &stage);
    EXPECT(stage.actions >= actions_a_round * STEADY_ROUNDS);
    stage_end(&stage);
}

static void five(RKControlRef control) { OK(rk_control_set_count(control, 5)); }
static void around(RKControlRef control) {
    OK(rk_control_set_value_range(control, 0, 10));
    OK(rk_stepper_set_wraps(control, true));
}
static void whole_range(RKControlRef control) { OK(rk_control_set_value_range(control, 0, 1)); }

/* ---- Targets ---- */

static void targets(void) {
    Stage stage = stage_make();
    RKSize size = {60, 40};
    RKControlRef control;
    RKActionDesc action;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKViewRef performer;
    action.selector = "save:for:";
    action.function = perform;
    desc.name = "Performer";
    desc.superclass = "View";
    desc.actions = &action;
    desc.action_count = 1;
    desc.userdata = &stage;
    OK(rk_class_define(stage.context, &desc, &cls));
    performer = add_view(stage.context, cls, RK_VIEW(stage.window), "performer", rect(0, 0, 400, 400));
    control = control_add(&stage, rk_button_create, size);
    OK(rk_view_add_subview(performer, RK_VIEW(control)));
    OK(rk_control_add_target(control, RK_OBJECT(performer), "save:for:", RKControlEventTouchUpInside));
    OK(rk_control_add_target(control, NULL, "save:for:", RKControlEventTouchDragInside));
    OK(rk_control_add_target(control, NULL, "unheardOf:", RKControlEventTouchDown));
    steady_rounds("button, targets: one that is named, one that is searched, one that none matches", touch_and_leave, &stage);
    EXPECT(stage.questions >= 10 * STEADY_ROUNDS);
    stage_end(&stage);
}

void steady_controls(void) {
    alone("control", rk_control_create, 60, NULL, touch_and_leave, 20);
    alone("control, touches taken away", rk_control_create, 60, NULL, taken_away, 3);
    alone("button", rk_button_create, 60, NULL, touch_and_leave, 20);
    alone("switch", rk_switch_create, 60, NULL, touch_and_leave, 20);
    alone("slider", rk_slider_create, 200, whole_range, slide, 5);
    alone("stepper, repeating", rk_stepper_create, 94, around, hold, 5);
    alone("segmented control", rk_segmented_control_create, 100, five, touch_and_leave, 10);
    alone("page control", rk_page_control_create, 100, five, touch_and_leave, 10);
    targets();
}
