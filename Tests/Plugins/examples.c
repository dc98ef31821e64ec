/* The example plugins do what their comments promise, in a host that does not know them.
 *
 *     examples FOLDER
 */
#include <math.h>
#include "plugin_stage.h"

static RKViewRef add(RKContextRef context, const char *cls, RKViewRef parent, const char *name, RKRect frame) { return add_view(context, class_named(context, cls), parent, name, frame); }

/* SPEC S17 */
static void round_button(void) {
    RKContextRef context = plugin_context();
    RKWindowRef window = named_window(context);
    RKViewRef button;
    (void)load(context, "RoundButton");
    button = add(context, "RoundButton", RK_VIEW(window), "round", rect(100, 100, 100, 100));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 110, 110), "window");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 150, 100), "round");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 185.35, 185.35), "round");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 185.4, 185.4), "window");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 200, 150), "round");
    OK(rk_view_set_bounds(button, rect(1000, 500, 100, 100))); /* scrolled: the circle stays where the view is */
    EXPECT_TEXT(hit_name(RK_VIEW(window), 110, 110), "window");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 150, 101), "round");
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

/* SPEC S16 */
static void raised_tab_bar(void) {
    RKContextRef context = plugin_context();
    RKWindowRef window = named_window(context);
    RKViewRef bar, items, raised;
    (void)load(context, "RaisedTabBar");
    (void)add(context, "View", RK_VIEW(window), "content", rect(0, 0, 375, 400));
    bar = add(context, "TabBar", RK_VIEW(window), "bar", rect(0, 318, 375, 49));
    (void)add(context, "View", bar, "background", rect(0, 0, 375, 49));
    items = add(context, "View", bar, "items", rect(0, 0, 375, 49));
    raised = add(context, "Button", items, "raised", rect(157, -20, 60, 69));
    (void)add(context, "ImageView", raised, "icon", rect(0, 0, 60, 60));
    (void)add(context, "Button", items, "first", rect(0, 0, 75, 49));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 187, 305), "raised");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 187, 340), "raised");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 10, 305), "content");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 10, 340), "first");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 187, 290), "content");
    OK(rk_view_set_hidden(bar, true));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 187, 305), "content");
    OK(rk_view_set_hidden(bar, false));
    OK(rk_view_set_user_interaction_enabled(items, false));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 187, 305), "content");
    OK(rk_view_set_user_interaction_enabled(items, true));
    OK(rk_view_set_alpha(bar, 0.001));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 187, 305), "content");
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

static void clicked(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)self, (void)sender, (void)event;
    log_add("%s", (const char *)userdata);
}
static RKResponderRef target(RKContextRef context, const char *name, const char *selector) {
    RKActionDesc action = {selector, clicked};
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKResponderRef responder = NULL;
    desc.name = name;
    desc.superclass = "Responder";
    desc.actions = &action;
    desc.action_count = 1;
    desc.userdata = (void *)(uintptr_t)name;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_responder_create(context, cls, &responder));
    return responder;
}

/* SPEC S41 */
static void enlarged_hit_area(void) {
    RKContextRef context = plugin_context();
    RKWindowRef window = named_window(context);
    RKResponderRef fired = target(context, "fired", "fire:");
    RKViewRef button, parent;
    RKPluginRef enlarged = load(context, "EnlargedHitArea");
    button = add(context, "Button", RK_VIEW(window), "button", rect(100, 100, 20, 20));
    OK(rk_control_add_target(RK_CONTROL(button), RK_OBJECT(fired), "fire:", RKControlEventTouchUpInside));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 95, 95), "button");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 129.9, 129.9), "button");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 130, 130), "window");
    touch(context, 1, RKTouchPhaseBegan, 95, 95);
    touch(context, 1.1, RKTouchPhaseEnded, 95, 95);
    EXPECT_LOG("fired");
    parent = add(context, "View", RK_VIEW(window), "parent", rect(98, 98, 60, 60));
    OK(rk_view_remove_from_superview(button));
    button = add(context, "Button", parent, "inner", rect(2, 2, 20, 20));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 95, 110), "window"); /* the parent must hold the point */
    EXPECT_TEXT(hit_name(RK_VIEW(window), 99, 110), "inner");
    /* A Switch is no Button; a subclass with its own pointInside keeps it. */
    (void)add(context, "Switch", RK_VIEW(window), "switch", rect(200, 200, 20, 20));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 195, 195), "window");
    (void)load(context, "RoundButton");
    (void)add(context, "RoundButton", RK_VIEW(window), "round", rect(300, 300, 50, 50));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 295, 320), "window");
    EXPECT_STATUS(rk_plugin_deactivate(enlarged), RKStatusOK); /* buttons live, but they are not its own */
    EXPECT_TEXT(hit_name(RK_VIEW(window), 99, 110), "parent");
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_release(RK_OBJECT(fired)));
    OK(rk_context_destroy(context));
}

/* SPEC S40 */
static void login_gate(void) {
    RKContextRef context = plugin_context();
    RKWindowRef window = named_window(context);
    RKResponderRef targets[3];
    static const char *const names[] = {"click1", "other", "click0"}, *const selectors[] = {"click:", "other:", "click"};
    RKViewRef button;
    int user = 1, i;
    RKPluginRef gate = load(context, "LoginGate");
    button = add(context, "Button", RK_VIEW(window), "button", rect(100, 100, 100, 40));
    for (i = 0; i < 3; i++) {
        targets[i] = target(context, names[i], selectors[i]);
        OK(rk_control_add_target(RK_CONTROL(button), RK_OBJECT(targets[i]), selectors[i], RKControlEventTouchUpInside));
    }
    touch(context, 1, RKTouchPhaseBegan, 150, 120);
    touch(context, 1.1, RKTouchPhaseEnded, 150, 120);
    EXPECT_LOG("login required before click: other click0");
    OK(rk_responder_set_value(RK_RESPONDER(window), "user", &user));
    touch(context, 2, RKTouchPhaseBegan, 150, 120);
    touch(context, 2.1, RKTouchPhaseEnded, 150, 120);
    EXPECT_LOG("click1 other click0");
    OK(rk_responder_set_value(RK_RESPONDER(window), "user", NULL));
    touch(context, 3, RKTouchPhaseBegan, 150, 120);
    OK(rk_plugin_deactivate(gate)); /* with a finger on the button */
    touch(context, 3.1, RKTouchPhaseEnded, 150, 120);
    EXPECT_LOG("click1 other click0");
    for (i = 0; i < 3; i++) OK(rk_release(RK_OBJECT(targets[i])));
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

static void arc(RKContextRef context, double time, double rx, double ry, double turns, int other_finger) {
    int k;
    for (k = 0; k <= 24; k++) {
        double a = turns * 2 * acos(-1) * k / 24;
        touch(context, time + 0.016 * k, k ? RKTouchPhaseMoved : RKTouchPhaseBegan, 200 + rx * cos(a), 200 + ry * sin(a));
        if (other_finger && k == 3) OK(send(context, time + 0.016 * k, 2, RKTouchPhaseBegan, 10, 10));
    }
    touch(context, time + 0.5, RKTouchPhaseEnded, 200 + rx, 200);
    if (other_finger) OK(send(context, time + 0.5, 2, RKTouchPhaseEnded, 10, 10));
}
static void circle_gesture(void) {
    RKContextRef context = plugin_context();
    RKWindowRef window = named_window(context);
    RKGestureRecognizerRef circle = NULL;
    RKPluginRef plugin = load(context, "CircleGesture");
    OK(rk_gesture_recognizer_create(context, class_named(context, "Circle"), &circle));
    OK(rk_object_set_name(RK_OBJECT(circle), "circle"));
    OK(rk_gesture_recognizer_add_action(circle, stage_action, NULL, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(RK_VIEW(window), circle));
    OK(rk_view_set_multiple_touch_enabled(RK_VIEW(window), true));
    arc(context, 1, 80, 80, 1, 0);
    EXPECT_LOG("act:circle(ended)");
    arc(context, 2, 80, 80, 0.5, 0);
    arc(context, 3, 80, 5, 1, 0);
    arc(context, 4, 10, 10, 1, 0);
    arc(context, 5, 80, 80, 1, 1);
    EXPECT_LOG("");
    arc(context, 6, 90, 75, -1, 0);
    EXPECT_LOG("act:circle(ended)");
    EXPECT_STATUS(rk_plugin_deactivate(plugin), RKStatusBusy);
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_release(RK_OBJECT(circle)));
    OK(rk_plugin_deactivate(plugin));
    OK(rk_context_destroy(context));
}

static void heatmap_and_echo(void) {
    RKContextRef context = plugin_context();
    RKWindowRef window = named_window(context);
    RKResponderRef fired = target(context, "fired", "fire:");
    RKViewRef button = add(context, "Button", RK_VIEW(window), "button", rect(100, 100, 50, 50));
    RKPluginRef heatmap = load(context, "CppHeatmap"), echo = load(context, "SwiftEcho");
    int k;
    OK(rk_control_add_target(RK_CONTROL(button), RK_OBJECT(fired), "fire:", RKControlEventTouchUpInside));
    log_clear();
    for (k = 0; k < 2; k++) {
        touch(context, 1 + k, RKTouchPhaseBegan, 110 + k, 120);
        touch(context, 1.1 + k, RKTouchPhaseEnded, 110 + k, 120);
    }
    touch(context, 5, RKTouchPhaseBegan, 300, 301);
    touch(context, 5.1, RKTouchPhaseEnded, 300, 301);
    EXPECT_LOG("fire: sent 1 times fired fire: sent 2 times fired");
    OK(rk_plugin_deactivate(heatmap));
    EXPECT_LOG("button was touched 2 times, first at 10, 20 window was touched 1 times, first at 300, 301");
    OK(rk_plugin_deactivate(echo));
    touch(context, 6, RKTouchPhaseBegan, 110, 120);
    touch(context, 6.1, RKTouchPhaseEnded, 110, 120);
    EXPECT_LOG("fired");
    OK(rk_plugin_activate(echo));
    touch(context, 7, RKTouchPhaseBegan, 110, 120);
    touch(context, 7.1, RKTouchPhaseEnded, 110, 120);
    EXPECT_LOG("fire: sent 1 times fired");
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_release(RK_OBJECT(fired)));
    OK(rk_context_destroy(context));
}

/* SPEC S13, S5 and S31: overrides are taken literally. */
static void literal(void) {
    RKContextRef context = plugin_context();
    RKWindowRef window = named_window(context);
    RKViewRef main_view, red, gray, parent;
    (void)load(context, "Unconverted");
    (void)load(context, "LastWins");
    (void)load(context, "UnionOfSubviews");
    main_view = add(context, "UnconvertedView", RK_VIEW(window), "main", rect(0, 0, 320, 400));
    red = add(context, "UnconvertedView", main_view, "red", rect(20, 40, 280, 180));
    (void)add(context, "UnconvertedView", red, "button", rect(100, 70, 80, 40));
    (void)add(context, "UnconvertedView", main_view, "yellow", rect(20, 260, 280, 180));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 160, 130), "yellow");
    OK(rk_view_remove_from_superview(main_view));

    main_view = add(context, "LastWinsView", RK_VIEW(window), "white", rect(0, 0, 375, 400));
    gray = add(context, "LastWinsView", main_view, "gray", rect(50, 100, 260, 200));
    (void)add(context, "LastWinsView", gray, "red", rect(0, 0, 120, 100));
    (void)add(context, "LastWinsView", gray, "blue", rect(80, 60, 100, 100));
    (void)add(context, "LastWinsView", main_view, "yellow", rect(50, 320, 200, 70));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 150, 180), "red");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 100, 350), "white");
    OK(rk_view_remove_from_superview(main_view));

    parent = add(context, "UnionView", RK_VIEW(window), "super", rect(100, 100, 100, 100));
    (void)add(context, "View", parent, "sub", rect(60, 60, 100, 100));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 240, 240), "sub");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 240, 120), "super");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 261, 120), "window");
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

/* Actions of a plugin: found along the chain while it is on, and called with their own signatures. */
static void actions(void) {
    RKContextRef context = plugin_context();
    RKWindowRef window = named_window(context);
    RKPluginRef plugin = load(context, "Actions");
    RKViewRef mover = add(context, "Mover", RK_VIEW(window), "mover", rect(0, 0, 20, 30));
    RKPoint by = point(5, 6), center = point(0, 0);
    void *arguments[] = {&by};
    double area = 0;
    bool can = false;
    char encoding[64] = "";
    OK(rk_responder_can_perform_action(RK_RESPONDER(window), "plugin:", NULL, &can));
    EXPECT(can);
    OK(rk_invoke(RK_OBJECT(mover), "area", "d", NULL, &area));
    EXPECT(near(area, 600));
    OK(rk_invoke(RK_OBJECT(mover), "moveBy:", NULL, arguments, &center));
    EXPECT(near(center.x, 15) && near(center.y, 21));
    EXPECT_STATUS(rk_invoke(RK_OBJECT(mover), "area", "f", NULL, &area), RKStatusEncoding);
    EXPECT_STATUS(rk_invoke(RK_OBJECT(window), "area", "d", NULL, &area), RKStatusNotFound);
    OK(rk_object_get_action_encoding(RK_OBJECT(mover), "moveBy:", encoding, sizeof encoding, NULL));
    EXPECT(strstr(encoding, "RKPoint") != NULL);
    OK(rk_view_remove_from_superview(mover));
    OK(rk_plugin_deactivate(plugin));
    OK(rk_responder_can_perform_action(RK_RESPONDER(window), "plugin:", NULL, &can));
    EXPECT(!can);
    OK(rk_plugin_activate(plugin));
    OK(rk_responder_can_perform_action(RK_RESPONDER(window), "plugin:", NULL, &can));
    EXPECT(can);
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

int main(int count, char **arguments) {
    take_arguments(count, arguments);
    round_button();
    raised_tab_bar();
    enlarged_hit_area();
    login_gate();
    circle_gesture();
    heatmap_and_echo();
    literal();
    actions();
    return check_done("examples");
}
