/* SPEC 351: every function that the library may call, leading to itself for ever, is ended by RKStatusTooDeep, on large stacks and on small ones.
 *
 *   recursion          every callback, on the main thread and on a thread of 256 KiB
 *   recursion NAME     one of them
 *
 * Tests/Checks/callbacks.py compares the names in `rows` with the headers. A row has the callback's name (the member of a struct, or the parameter of a function) and what
 * provokes it. In a row's world only that callback has code; it provokes itself again, until a function of the library has answered RKStatusTooDeep. */
#include "recursion_causes.h"

/* ---- All of them ---- */

typedef struct Row {
    const char *name;
    void (*provoke)(void);
    /* Not 0: it ends by itself, after so many calls at most. */
    size_t most;
} Row;

static const Row rows[] = {
    {"RKResponderMethods.next_responder", do_next, 0},
    {"RKResponderMethods.touches_began", do_view_touches, 0},
    {"RKResponderMethods.touches_moved", do_view_touches, 0},
    {"RKResponderMethods.touches_ended", do_view_touches, 0},
    {"RKResponderMethods.touches_cancelled", do_view_cancel, 0},
    {"RKResponderMethods.can_become_first_responder", do_can_become, 0},
    {"RKResponderMethods.become_first_responder", do_become, 0},
    {"RKResponderMethods.can_resign_first_responder", do_can_resign, 0},
    {"RKResponderMethods.resign_first_responder", do_resign, 0},
    {"RKResponderMethods.can_perform_action", do_can_perform, 0},
    {"RKResponderMethods.target_for_action", do_target, 0},
    {"RKResponderMethods.presses_began", do_presses, 0},
    {"RKResponderMethods.presses_changed", do_presses, 0},
    {"RKResponderMethods.presses_ended", do_presses, 0},
    {"RKResponderMethods.presses_cancelled", do_presses_cancel, 0},
    {"RKResponderMethods.motion_began", do_motion, 0},
    {"RKResponderMethods.motion_ended", do_motion, 0},
    {"RKResponderMethods.motion_cancelled", do_motion_cancel, 0},
    {"RKResponderMethods.remote_control_received", do_remote, 0},
    {"RKResponderMethods.insert_text", do_insert, 0},
    {"RKResponderMethods.delete_backward", do_delete, 0},
    {"RKResponderMethods.has_text", do_has_text, 0},
    {"RKResponderMethods.touches_estimated_properties_updated", do_updates, 0},
    {"RKActionDesc.function", do_action, 0},
    {"RKViewMethods.hit_test", do_hit_test, 0},
    {"RKViewMethods.point_inside", do_point_inside, 0},
    {"RKViewMethods.will_move_to_superview", do_tree, 0},
    {"RKViewMethods.did_move_to_superview", do_tree, 0},
    {"RKViewMethods.will_move_to_window", do_tree, 0},
    {"RKViewMethods.did_move_to_window", do_tree, 0},
    {"RKViewMethods.did_add_subview", do_tree, 0},
    {"RKViewMethods.will_remove_subview", do_tree, 0},
    {"RKViewMethods.gesture_recognizer_should_begin", do_touches, 0},
    {"RKWindowMethods.send_event", do_touches, 0},
    {"RKWindowMethods.become_key_window", do_key_window, 0},
    {"RKWindowMethods.resign_key_window", do_key_window, 0},
    {"RKViewControllerMethods.load_view", do_controller, 0},
    {"RKViewControllerMethods.view_did_load", do_controller, 0},
    {"RKWindowMethods.can_become_key_window", do_key_window, 0},
    {"RKViewControllerMethods.view_will_appear", do_appearance, 0},
    {"RKViewControllerMethods.view_is_appearing", do_appearance, 0},
    {"RKViewControllerMethods.view_did_appear", do_appearance, 0},
    {"RKViewControllerMethods.view_will_disappear", do_appearance, 0},
    {"RKViewControllerMethods.view_did_disappear", do_appearance, 0},
    {"RKViewControllerMethods.should_automatically_forward_appearance_methods", do_appearance, 0},
    {"RKApplicationMethods.send_event", do_touches, 0},
    {"RKControlMethods.begin_tracking", do_control, 0},
    {"RKControlMethods.continue_tracking", do_control, 0},
    {"RKControlMethods.end_tracking", do_control, 8},
    {"RKControlMethods.cancel_tracking", do_control_cancel, 8},
    {"RKControlMethods.send_action", do_control_actions, 0},
    {"RKGestureRecognizerMethods.touches_began", do_touches, 0},
    {"RKGestureRecognizerMethods.touches_moved", do_touches, 0},
    {"RKGestureRecognizerMethods.touches_ended", do_touches, 0},
    {"RKGestureRecognizerMethods.touches_cancelled", do_cancel, 0},
    {"RKGestureRecognizerMethods.reset", do_touches, 8},
    {"RKGestureRecognizerMethods.can_prevent", do_touches, 0},
    {"RKGestureRecognizerMethods.can_be_prevented_by", do_touches, 0},
    {"RKGestureRecognizerMethods.should_require_failure_of", do_touches, 8},
    {"RKGestureRecognizerMethods.should_be_required_to_fail_by", do_touches, 8},
    {"RKGestureRecognizerMethods.should_receive_event", do_touches, 0},
    {"RKGestureRecognizerMethods.presses_began", do_presses, 0},
    {"RKGestureRecognizerMethods.presses_changed", do_presses, 0},
    {"RKGestureRecognizerMethods.presses_ended", do_presses, 0},
    {"RKGestureRecognizerMethods.presses_cancelled", do_presses_cancel, 0},
    {"RKGestureRecognizerMethods.touches_estimated_properties_updated", do_updates, 0},
    {"RKGestureRecognizerDelegate.should_begin", do_touches, 0},
    {"RKGestureRecognizerDelegate.should_receive_touch", do_touches, 0},
    {"RKGestureRecognizerDelegate.should_receive_event", do_touches, 0},
    {"RKGestureRecognizerDelegate.should_recognize_simultaneously_with", do_touches, 0},
    {"RKGestureRecognizerDelegate.should_require_failure_of", do_touches, 8},
    {"RKGestureRecognizerDelegate.should_be_required_to_fail_by", do_touches, 8},
    {"RKGestureRecognizerDelegate.should_receive_press", do_presses, 0},
    {"RKGestureRecognizerDelegate.drop", drop_gesture_delegate, 0},
    {"RKScrollViewMethods.touches_should_begin", do_content_touch, 0},
    {"RKScrollViewMethods.touches_should_cancel", do_drag, 0},
    {"RKScrollViewDelegate.did_scroll", do_scroll, 0},
    {"RKScrollViewDelegate.did_zoom", do_zoom, 0},
    {"RKScrollViewDelegate.will_begin_dragging", do_drag, 4},
    {"RKScrollViewDelegate.will_end_dragging", do_drag, 0},
    {"RKScrollViewDelegate.did_end_dragging", do_drag, 0},
    {"RKScrollViewDelegate.will_begin_decelerating", do_drag, 0},
    {"RKScrollViewDelegate.did_end_decelerating", do_drag, 0},
    {"RKScrollViewDelegate.did_end_scrolling_animation", do_scroll_animated, 0},
    {"RKScrollViewDelegate.view_for_zooming", do_zoom, 0},
    {"RKScrollViewDelegate.will_begin_zooming", do_zoom_animated, 0},
    {"RKScrollViewDelegate.did_end_zooming", do_zoom_animated, 0},
    {"RKScrollViewDelegate.should_scroll_to_top", do_to_top, 0},
    {"RKScrollViewDelegate.did_scroll_to_top", do_to_top, 0},
    {"RKScrollViewDelegate.drop", drop_scroll_delegate, 0},
    {"RKTextFieldDelegate.should_begin_editing", do_edit, 0},
    {"RKTextFieldDelegate.did_begin_editing", do_edit, 0},
    {"RKTextFieldDelegate.should_end_editing", do_end_edit, 0},
    {"RKTextFieldDelegate.did_end_editing", do_end_edit, 0},
    {"RKTextFieldDelegate.should_change_characters", do_type, 0},
    {"RKTextFieldDelegate.did_change_selection", do_select, 0},
    {"RKTextFieldDelegate.should_clear", do_clear, 0},
    {"RKTextFieldDelegate.should_return", do_return, 0},
    {"RKTextFieldDelegate.closest_position", do_field_touch, 8},
    {"RKTextFieldDelegate.drop", drop_field_delegate, 0},
    {"RKClassDesc.instance_init", do_instance, 0},
    {"RKClassDesc.instance_deinit", do_instance, 0},
    {"RKClassDesc.drop", drop_class, 3000},
    {"RKTypedActionDesc.function", do_invoke, 0},
    {"RKTypedActionDesc.drop", drop_typed_action, 3000},
    {"RKPluginEntry.init", do_plugin, 3000},
    {"RKPluginEntry.deinit", do_plugin, 3000},
    {"RKRecorderDesc.writer", do_writer, 4},
    {"RKRecorderDesc.drop", drop_recorder, 4},
    {"rk_object_set_userdata.drop", drop_object, 0},
    {"rk_context_set_diagnostic_handler.handler", do_diagnostic, 1},
    {"rk_context_set_diagnostic_handler.drop", drop_diagnostic, 0},
    {"rk_context_set_notification_handler.handler", do_key_window, 0},
    {"rk_context_set_notification_handler.drop", drop_notification, 0},
    {"rk_context_set_observer.observer", do_point_inside, 0},
    {"rk_context_set_observer.drop", drop_observer, 0},
    {"rk_context_add_timer.callback", do_timer, 0},
    {"rk_context_add_timer.drop", drop_timer, 0},
    {"rk_context_post_call.callback", do_post, 0},
    {"rk_context_post_call.drop", drop_post, 0},
    {"rk_control_add_action.function", do_control_actions, 0},
    {"rk_control_add_action.drop", drop_control_action, 0},
    {"rk_gesture_recognizer_add_action.function", do_touches, 8},
    {"rk_gesture_recognizer_add_action.drop", drop_gesture_action, 0},
    {"rk_closure_create.handler", do_closure, 0},
    {"rk_closure_create.drop", drop_closure, 0},
};

static void run(const Row *row) {
    name = row->name;
    provoke = row->provoke;
    most = row->most;
    turn = 1;
    closure = NULL;
    recorded_now = 0;
    plugins = 0;
    make_world();
    calls = 0;
    isDeep = false;
    provoke();
    if (getenv("VERBOSE")) printf("%-64s %zu calls%s\n", name, calls, isDeep ? ", too deep" : "");
    if (row->most ? calls < 1 || calls > row->most : calls < 2 || !isDeep) {
        fprintf(stderr, "recursion: %s: %zu calls%s\n", name, calls, isDeep ? ", too deep" : ", and nothing answered RKStatusTooDeep");
        check_failures++;
    }
    check_count++;
    isDeep = true;
    OK(rk_context_destroy(context));
}

/* ---- A plugin that asks itself: its fault, and what it inherits answers ---- */

static RKResponderRef asks_next(RKResponderRef self, void *userdata) {
    RKResponderRef answer = NULL;
    calls++;
    made(rk_responder_get_next_responder(self, &answer));
    return answer;
}
static bool asks_can_become(RKResponderRef self, void *userdata) {
    bool answer = false;
    calls++;
    made(rk_responder_can_become_first_responder(self, &answer));
    return answer;
}
static bool asks_can_perform(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata) {
    bool answer = false;
    calls++;
    made(rk_responder_can_perform_action(self, selector, sender, &answer));
    return answer;
}
static RKStatus asking_init(const RKHost *host, void **data) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef extension;
    methods.next_responder = asks_next;
    methods.can_become_first_responder = asks_can_become;
    methods.can_perform_action = asks_can_perform;
    desc.responder_methods = &methods;
    return host->extend_class(host, "View", &desc, &extension);
}

static void plugin_asks_itself(void) {
    static const RKPluginEntry entry = {sizeof entry, RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.asks", "1", asking_init, NULL};
    RKPluginRef plugin = NULL;
    RKPluginFault last = RKPluginFaultReported;
    RKResponderRef next = NULL;
    uint64_t faults = 0;
    bool answer = false;
    name = "plugin";
    make_world();
    OK(rk_plugin_register(context, &entry, &plugin));
    OK(rk_responder_get_next_responder(RK_RESPONDER(view), &next));
    EXPECT(next == RK_RESPONDER(window) && calls > 100);
    OK(rk_plugin_get_faults(plugin, &faults, &last));
    EXPECT(faults == 1 && last == RKPluginFaultTooDeep);
    OK(rk_responder_can_become_first_responder(RK_RESPONDER(view), &answer));
    EXPECT(answer);
    OK(rk_responder_can_perform_action(RK_RESPONDER(view), "quit:", NULL, &answer));
    EXPECT(answer);
    OK(rk_plugin_get_faults(plugin, &faults, &last));
    EXPECT(faults == 3 && last == RKPluginFaultTooDeep);
    OK(rk_context_destroy(context));
}

static const char *only;

static void *run_all(void *unused) {
    size_t k;
    for (k = 0; k < sizeof rows / sizeof *rows; k++)
        if (rows[k].provoke && (!only || strcmp(only, rows[k].name) == 0)) {
            run(&rows[k]);
        }
    if (!only) plugin_asks_itself();
    return NULL;
}

int main(int argc, char **argv) {
    pthread_attr_t small;
    pthread_t thread;
    only = argc > 1 ? argv[1] : NULL;
    run_all(NULL);
    EXPECT(pthread_attr_init(&small) == 0 && pthread_attr_setstacksize(&small, 256 << 10) == 0);
    EXPECT(pthread_create(&thread, &small, run_all, NULL) == 0);
    pthread_join(thread, NULL);
    pthread_attr_destroy(&small);
    return check_done("recursion");
}
