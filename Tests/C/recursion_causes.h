/* What provokes each callback. */
#ifndef RECURSION_CAUSES_H
#define RECURSION_CAUSES_H

#include "recursion_world.h"

/* ---- What provokes them ---- */

static RKStatus touch_at(int64_t id, RKTouchPhase phase, double x, double y) { return send(context, now += 0.001, id, phase, x, y); }

static void tap(double x, double y) {
    int64_t id = next_id++;
    if (!made(touch_at(id, RKTouchPhaseBegan, x, y))) return;
    made(touch_at(id, RKTouchPhaseMoved, x + 5, y));
    made(touch_at(id, RKTouchPhaseEnded, x + 5, y));
}
static void do_touches(void) { tap(50, 50); }
static void do_view_touches(void) { tap(50, 150); }
/* One sample for each time that is still to come; then what was estimated in it. */
static void do_updates(void) {
    static int64_t number;
    RKTouchDetails details = RK_INIT(RKTouchDetails);
    RKTouchSample s = sample(next_id++, RKTouchPhaseBegan, 50, is("RKResponderMethods.touches_estimated_properties_updated") ? 150 : 50);
    RKEstimationUpdate update = RK_INIT(RKEstimationUpdate);
    details.estimated_properties = details.estimated_properties_expecting_updates = update.updated_properties = RKTouchPropertyForce;
    details.estimation_update_index = update.estimation_update_index = ++number;
    s.details = &details;
    if (made(rk_context_send_touches(context, now += 0.001, &s, 1))) made(rk_context_send_estimation_updates(context, now, &update, 1));
}
static void do_view_cancel(void) {
    if (made(touch_at(next_id++, RKTouchPhaseBegan, 50, 150))) made(rk_context_cancel_all_touches(context));
}
static void do_cancel(void) {
    if (made(touch_at(next_id++, RKTouchPhaseBegan, 50, 50))) made(rk_context_cancel_all_touches(context));
}
/* A control tracks one touch: the one before has to go. */
static void do_control(void) {
    made(rk_context_cancel_all_touches(context));
    tap(150, 50);
}
static void do_control_cancel(void) {
    made(rk_context_cancel_all_touches(context));
    if (made(touch_at(next_id++, RKTouchPhaseBegan, 150, 50))) made(rk_context_cancel_all_touches(context));
}
static void do_control_actions(void) { made(rk_control_send_actions(control, RKControlEventTouchDown)); }

static RKStatus press_at(int64_t id, RKPressPhase phase, double force) {
    RKPressSample sample = RK_INIT(RKPressSample);
    sample.id = id;
    sample.phase = phase;
    sample.type = RKPressTypeSelect;
    sample.force = force;
    return rk_context_send_presses(context, now += 0.001, &sample, 1);
}
static void be_first(RKViewRef whom) {
    bool answer;
    made(rk_responder_become_first_responder(RK_RESPONDER(whom), &answer));
}
static void do_presses(void) {
    int64_t id = next_id++;
    be_first(view);
    if (!made(press_at(id, RKPressPhaseBegan, 0.2))) return;
    made(press_at(id, RKPressPhaseChanged, 0.9));
    made(press_at(id, RKPressPhaseEnded, 0));
}
static void do_presses_cancel(void) {
    be_first(view);
    if (made(press_at(next_id++, RKPressPhaseBegan, 0.2))) made(rk_context_cancel_all_presses(context));
}
static void do_motion(void) {
    be_first(view);
    made(rk_context_send_motion(context, now += 0.001, RKMotionPhaseCancelled));
    if (made(rk_context_send_motion(context, now += 0.001, RKMotionPhaseBegan))) made(rk_context_send_motion(context, now += 0.001, RKMotionPhaseEnded));
}
static void do_motion_cancel(void) {
    be_first(view);
    made(rk_context_send_motion(context, now += 0.001, RKMotionPhaseCancelled));
    if (made(rk_context_send_motion(context, now += 0.001, RKMotionPhaseBegan))) made(rk_context_send_motion(context, now += 0.001, RKMotionPhaseCancelled));
}
static void do_remote(void) {
    be_first(view);
    made(rk_application_begin_receiving_remote_control_events(application));
    made(rk_context_send_remote_control(context, now += 0.001, RKEventSubtypeRemoteControlPlay));
}
static void do_insert(void) {
    bool answer;
    be_first(view);
    made(rk_context_insert_text(context, now += 0.001, "a", &answer));
}
static void do_delete(void) {
    bool answer;
    be_first(view);
    made(rk_context_delete_backward(context, now += 0.001, &answer));
}
static void do_has_text(void) {
    bool answer;
    made(rk_responder_has_text(RK_RESPONDER(view), &answer));
}
static void do_next(void) {
    RKResponderRef answer;
    made(rk_responder_get_next_responder(RK_RESPONDER(view), &answer));
}
static void do_can_become(void) {
    bool answer;
    made(rk_responder_can_become_first_responder(RK_RESPONDER(view), &answer));
}
static void do_can_resign(void) {
    bool answer;
    made(rk_responder_can_resign_first_responder(RK_RESPONDER(view), &answer));
}
static void do_become(void) { be_first(turn++ % 2 ? view : other_view); }
static void do_resign(void) {
    bool answer;
    made(rk_responder_resign_first_responder(RK_RESPONDER(view), &answer));
}
static void do_can_perform(void) {
    bool answer;
    made(rk_responder_can_perform_action(RK_RESPONDER(view), "quit:", NULL, &answer));
}
static void do_target(void) {
    RKResponderRef answer;
    made(rk_responder_target_for_action(RK_RESPONDER(view), "quit:", NULL, &answer));
}
static void do_hit_test(void) {
    RKViewRef answer;
    made(rk_view_hit_test(RK_VIEW(window), point(50, 50), NULL, &answer));
}
static void do_point_inside(void) {
    bool answer;
    made(rk_view_point_inside(view, point(50, 50), NULL, &answer));
}
static void do_tree(void) {
    RKViewRef made_view = NULL;
    if (!made(rk_view_create(context, views, rect(0, 0, 1, 1), &made_view))) return;
    if (made(rk_view_add_subview(view, made_view))) made(rk_view_remove_from_superview(made_view));
    made(rk_release(RK_OBJECT(made_view)));
}
static void do_key_window(void) { made(rk_window_make_key(turn++ % 2 ? other_window : window)); }
static void do_controller(void) {
    RKViewControllerRef loaded = NULL;
    RKViewRef answer;
    if (!made(rk_view_controller_create(context, controllers, &loaded))) return;
    made(rk_view_controller_get_view(loaded, &answer));
    made(rk_release(RK_OBJECT(loaded)));
}
/* A controller comes into a window and goes, with a child that is notified, too. */
static void do_appearance(void) {
    RKViewControllerRef root = NULL, child = NULL;
    RKViewRef views_of[2];
    if (!made(rk_view_controller_create(context, controllers, &root))) return;
    if (made(rk_view_controller_create(context, NULL, &child))) {
        made(rk_view_controller_add_child(root, child));
        if (made(rk_view_controller_get_view(root, &views_of[0])) && made(rk_view_controller_get_view(child, &views_of[1]))) made(rk_view_add_subview(views_of[0], views_of[1]));
        made(rk_release(RK_OBJECT(child)));
    }
    made(rk_window_set_root_view_controller(other_window, root));
    made(rk_window_set_root_view_controller(other_window, NULL));
    made(rk_release(RK_OBJECT(root)));
}
static void do_instance(void) {
    RKViewRef leaf = NULL;
    if (made(rk_view_create(context, leaves, rect(0, 0, 1, 1), &leaf))) made(rk_release(RK_OBJECT(leaf)));
}
static void do_scroll(void) { made(rk_scroll_view_set_content_offset(scroll, point(0, turn++ % 2 ? 10 : 20), false)); }
static void do_zoom(void) { made(rk_scroll_view_set_zoom_scale(scroll, turn++ % 2 ? 2 : 1, false)); }
static void do_zoom_animated(void) {
    made(rk_scroll_view_set_zoom_scale(scroll, turn++ % 2 ? 2 : 1, true));
    made(rk_context_advance(context, now += 2));
}
static void do_drag(void) {
    int64_t id = next_id++;
    int k;
    if (!made(touch_at(id, RKTouchPhaseBegan, 300, 190))) return;
    for (k = 1; k < 6 && !isDeep; k++) made(send(context, now += 0.01, id, RKTouchPhaseMoved, 300, 190 - 30 * k));
    made(touch_at(id, RKTouchPhaseEnded, 300, 30));
    made(rk_context_advance(context, now += 10));
}
static void do_scroll_animated(void) {
    made(rk_scroll_view_set_content_offset(scroll, point(0, turn++ % 2 ? 100 : 200), true));
    made(rk_context_advance(context, now += 2));
}
static void do_to_top(void) {
    bool answer;
    made(rk_scroll_view_set_content_offset(scroll, point(0, 500), false));
    made(rk_scroll_view_scroll_to_top(scroll, &answer));
    made(rk_context_advance(context, now += 2));
}
static void do_content_touch(void) {
    int64_t id = next_id++;
    if (made(touch_at(id, RKTouchPhaseBegan, 300, 150))) made(touch_at(id, RKTouchPhaseEnded, 300, 150));
}
static void do_edit(void) { be_first(RK_VIEW(fields[turn++ % 2])); }
static void do_end_edit(void) {
    do_edit();
    do_edit();
}
static void do_type(void) {
    bool answer;
    be_first(RK_VIEW(fields[0]));
    made(rk_context_insert_text(context, now += 0.001, "ab", &answer));
}
static void do_select(void) {
    do_type();
    made(rk_text_field_set_selected_range(fields[0], turn++ % 2, 1, RKTextDirectionForward));
}
static void do_clear(void) {
    bool answer;
    do_type();
    made(rk_text_field_clear(fields[0], &answer));
}
static void do_return(void) {
    bool answer;
    be_first(RK_VIEW(fields[0]));
    made(rk_context_insert_text(context, now += 0.001, "\n", &answer));
}
static void do_field_touch(void) {
    do_type();
    tap(150, 220);
}
static void do_timer(void) {
    RKTimerRef added;
    if (made(rk_context_add_timer(context, now += 0.001, timer, NULL, NULL, &added))) made(rk_context_advance(context, now));
}
static void do_post(void) {
    if (made(rk_context_post_call(context, posted, NULL, NULL))) made(rk_context_drain(context, NULL));
}
static void do_diagnostic(void) { made(rk_context_advance(context, -5)); }
static void do_action(void) {
    bool answer;
    made(rk_application_send_action(application, "quit:", RK_OBJECT(view), NULL, NULL, &answer));
}
static void do_invoke(void) { made(rk_invoke(RK_OBJECT(view), "go", NULL, NULL, NULL)); }
static void do_closure(void) {
    RKClosureRef made_closure = NULL;
    if (!closure) {
        if (!made(rk_closure_create(context, "v", closure_handler, NULL, NULL, &made_closure))) return;
        made(rk_closure_get_function(made_closure, &closure));
    }
    /* No function of the library's is called: this one asks once whether there is room left. */
    do_has_text();
    if (!isDeep) closure();
}
static unsigned char recorded_now;
static bool take(const void *bytes, size_t count, void *userdata) { return true; }
static void do_writer(void) {
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    desc.writer = writer;
    if (!recorded_now) recorded_now = 1, made(rk_recorder_start(context, &desc));
    made(rk_recorder_mark(context, "here"));
    made(rk_recorder_flush(context));
}

/* Userdata of everything that has some. */
static void drop_object(void) {
    made(rk_object_set_userdata(RK_OBJECT(view), &calls, drop));
    made(rk_object_set_userdata(RK_OBJECT(view), NULL, NULL));
}
static void drop_diagnostic(void) {
    made(rk_context_set_diagnostic_handler(context, diagnostic, &calls, drop));
    made(rk_context_set_diagnostic_handler(context, NULL, NULL, NULL));
}
static void drop_notification(void) {
    made(rk_context_set_notification_handler(context, notified, &calls, drop));
    made(rk_context_set_notification_handler(context, NULL, NULL, NULL));
}
static void drop_observer(void) {
    made(rk_context_set_observer(context, observed, &calls, drop));
    made(rk_context_set_observer(context, NULL, NULL, NULL));
}
static void nothing_due(RKContextRef called, double time, void *userdata) {}
static void nothing_posted(RKContextRef called, void *userdata) {}
static void drop_timer(void) {
    RKTimerRef added;
    if (made(rk_context_add_timer(context, now + 1, nothing_due, &calls, drop, &added))) made(rk_timer_cancel(added));
}
static void drop_post(void) {
    if (made(rk_context_post_call(context, nothing_posted, &calls, drop))) made(rk_context_drain(context, NULL));
}
static void no_control_action(RKControlRef c, RKControlEvents events, RKEventRef event, void *userdata) {}
static void drop_control_action(void) {
    uint64_t identifier;
    if (made(rk_control_add_action(control, RKControlEventTouchDown, no_control_action, &calls, drop, &identifier))) made(rk_control_remove_action(control, identifier));
}
static void no_gesture_action(RKGestureRecognizerRef recognizer, void *userdata) {}
static void drop_gesture_action(void) {
    uint64_t identifier;
    if (made(rk_gesture_recognizer_add_action(gestures[0], no_gesture_action, &calls, drop, &identifier))) made(rk_gesture_recognizer_remove_action(gestures[0], identifier));
}
static void drop_gesture_delegate(void) {
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    delegate.userdata = &calls;
    delegate.drop = drop;
    made(rk_gesture_recognizer_set_delegate(gestures[0], &delegate));
    made(rk_gesture_recognizer_set_delegate(gestures[0], NULL));
}
static void drop_scroll_delegate(void) {
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    delegate.userdata = &calls;
    delegate.drop = drop;
    made(rk_scroll_view_set_delegate(scroll, &delegate));
    made(rk_scroll_view_set_delegate(scroll, NULL));
}
static void drop_field_delegate(void) {
    RKTextFieldDelegate delegate = RK_INIT(RKTextFieldDelegate);
    delegate.userdata = &calls;
    delegate.drop = drop;
    made(rk_text_field_set_delegate(fields[0], &delegate));
    made(rk_text_field_set_delegate(fields[0], NULL));
}
static void no_handler(void *result, void *const *arguments, void *userdata) {}
static void drop_closure(void) {
    RKClosureRef made_closure = NULL;
    if (made(rk_closure_create(context, "v", no_handler, &calls, drop, &made_closure))) made(rk_release(RK_OBJECT(made_closure)));
}
static bool no_point(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) { return false; }
static void drop_class(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef extension;
    methods.point_inside = no_point;
    desc.view_methods = &methods;
    desc.userdata = &calls;
    desc.drop = drop;
    if (made(rk_class_extend(leaves, &desc, &extension))) made(rk_class_remove_extension(extension));
}
static void no_function(RKObjectRef self, void *userdata) {}
static void drop_typed_action(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKTypedActionDesc typed = RK_INIT(RKTypedActionDesc);
    RKClassRef extension;
    methods.point_inside = no_point;
    desc.view_methods = &methods;
    typed.selector = "dropped";
    typed.encoding = "v";
    typed.function = (void (*)(void))no_function;
    typed.userdata = &calls;
    typed.drop = drop;
    if (!made(rk_class_extend(leaves, &desc, &extension))) return;
    made(rk_class_add_action(extension, &typed));
    made(rk_class_remove_extension(extension));
}
static void drop_recorder(void) {
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    desc.writer = take;
    desc.userdata = &calls;
    desc.drop = drop;
    made(rk_recorder_start(context, &desc));
    made(rk_recorder_stop(context));
}
enum { PLUGINS = 10000 };
static char ids[PLUGINS][24];
static RKPluginEntry entries[PLUGINS];
static int plugins;
static void do_plugin(void) {
    RKPluginEntry entry = {sizeof entry, RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, NULL, "1", plugin_init, plugin_deinit};
    RKPluginRef plugin = NULL;
    int number = plugins++;
    if (number >= PLUGINS) abort();
    snprintf(ids[number], sizeof ids[number], "p%d", number);
    entry.id = ids[number];
    if (is("RKPluginEntry.init")) entry.deinit = NULL;
    entries[number] = entry;
    if (made(rk_plugin_register(context, &entries[number], &plugin))) made(rk_plugin_deactivate(plugin));
}

#endif
