/* The scene that a program starts with, how it ends, and what is looked at in between. */
#ifndef STRUCTURED_SCENE_H
#define STRUCTURED_SCENE_H

static const RKActionDesc own_actions[3] = {{"quit:", cb_RKActionDesc_function}, {"save", cb_RKActionDesc_function}, {"go:forEvent:", cb_RKActionDesc_function}};
static const char *const plugin_ids[] = {"org.example.one", "org.example.two", "org.example.three"};
enum { SCENE_PLAIN = 1, SCENE_LIMIT = 2, SCENE_REST = 4, SCENE_PLUGIN = 8, SCENE_RECORDED = 16, SCENE_TRACE = 32 };
static int scene;
static uint64_t memory_limit;

static void must(RKStatus status, const char *what) {
    if (status == RKStatusOK || (scene & SCENE_LIMIT && status == RKStatusNoMemory)) return;
    fprintf(stderr, "structured: the scene: %s: %s: %s\n", what, rk_status_name(status), rk_last_error());
    _exit(9);
}
#define MUST(call) must((call), #call)
static Token *own_token(bool expected) {
    Token *t = &tokens[token_count++];
    memset(t, 0, sizeof *t);
    t->own = true;
    t->expected = expected;
    t->function = -1;
    return t;
}
static void put(int which, int slot, void *object) {
    pool[which][slot] = object;
    if (used[which] <= slot) used[which] = slot + 1;
}

/* An object of a deed takes part in the account from its creation. */
static void adopt(int which, int slot) {
    void *object = pool[which][slot];
    char line[60];
    if (token_count + 2 >= TOKENS) return;
    snprintf(line, sizeof line, "adopt(POOL_%s, %d);", pool_names[which], slot);
    write_line(visit_now ? visit_now->number : -1, line);
    Token *t = own_token(false);
    if (which == POOL_RECOGNIZER) t->expected = rk_gesture_recognizer_add_action(object, cb_rk_gesture_recognizer_add_action_function, t, cb_rk_gesture_recognizer_add_action_drop, NULL) == RKStatusOK;
    else if (which == POOL_CONTROL) t->expected = rk_control_add_action(object, RKControlEventAllEvents, cb_rk_control_add_action_function, t, cb_rk_control_add_action_drop, NULL) == RKStatusOK;
#ifdef HAS_RKTextFieldDelegate
    if (which == POOL_CONTROL) {
        RKTextFieldDelegate delegate = own_RKTextFieldDelegate;
        Token *fields = own_token(false);
        delegate.userdata = fields;
        fields->expected = rk_text_field_set_delegate(object, &delegate) == RKStatusOK; /* no other control takes it */
    }
#endif
    if (which == POOL_SCROLL) {
        RKScrollViewDelegate delegate = own_RKScrollViewDelegate;
        delegate.userdata = t;
        delegate.drop = cb_RKScrollViewDelegate_drop;
        t->expected = rk_scroll_view_set_delegate(object, &delegate) == RKStatusOK;
    }
}

static bool applies(RKContextRef context, RKClassRef cls, const char *base) {
    RKClassRef of = NULL;
    bool is = false;
    return rk_class_find(context, base, &of) == RKStatusOK && rk_class_is_subclass_of(cls, of, &is) == RKStatusOK && is;
}
static void define_classes(RKContextRef context) {
    for (int i = 0; i < CLASS_NAMES; i++) {
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKClassRef base = NULL, cls = NULL;
        char name[40];
        Token *t = own_token(false);
        MUST(rk_class_find(context, class_names[i], &base));
        snprintf(name, sizeof name, "Own%s", class_names[i]);
        desc.name = name;
        desc.superclass = class_names[i];
        desc.instance_size = i % 3 * 8;
        desc.instance_init = cb_RKClassDesc_instance_init;
        desc.instance_deinit = cb_RKClassDesc_instance_deinit;
        desc.userdata = t;
        desc.drop = cb_RKClassDesc_drop;
        desc.actions = own_actions;
        desc.action_count = 3;
#define TABLE(field, Struct, base_name) if (applies(context, base, base_name)) desc.field = &own_##Struct;
        METHOD_TABLES(TABLE)
        RKStatus status = rk_class_define(context, &desc, &cls);
        MUST(status);
        t->expected = status == RKStatusOK;
        t->cls = cls;
        put(POOL_CLASS, i, cls);
        if (cls && i == 1) {
            RKTypedActionDesc typed = RK_INIT(RKTypedActionDesc);
            t = own_token(false);
            typed.selector = "typed:", typed.encoding = "v@", typed.function = (void (*)(void))cb_RKTypedActionDesc_function, typed.userdata = t, typed.drop = cb_RKTypedActionDesc_drop;
            t->expected = rk_class_add_action(cls, &typed) == RKStatusOK;
        }
    }
}
static RKClassRef own(int which) { return scene & SCENE_PLAIN && which % 2 ? NULL : (RKClassRef)pool[POOL_CLASS][which]; }

static void build_scene(void) {
    RKContextDesc how = RK_INIT(RKContextDesc);
    RKContextRef context = NULL, other = NULL;
    RKApplicationRef application = NULL;
    RKViewRef view = NULL;
    RKWindowRef window = NULL;
    scene = tape->header[0];
    if (tape->header[20]) scene = SCENE_PLUGIN;
    how.memory_limit = tape->header[20] == 9 ? 1 << 20 : scene & SCENE_LIMIT && tape->header[1] % 4 == 0 ? 40000 + tape->header[1] * 1500 : 0;
    memory_limit = how.memory_limit;
    if (!how.memory_limit) scene &= ~SCENE_LIMIT;
    MUST(rk_context_create(NULL, &other));
    MUST(rk_context_create(&how, &context));
    put(POOL_CONTEXT, 0, context), put(POOL_CONTEXT, 1, other);
    if (rk_window_create(other, NULL, (RKRect){{0, 0}, {200, 200}}, &window) == RKStatusOK) put(POOL_FOREIGN, 0, window);
    for (int i = 1; i < 4; i++)
        if (rk_view_create(other, NULL, (RKRect){{0, 0}, {50, 50}}, &view) == RKStatusOK) put(POOL_FOREIGN, i, view);
    RKGestureRecognizerRef recognizer = NULL;
    if (rk_tap_create(other, NULL, &recognizer) == RKStatusOK) put(POOL_FOREIGN, 4, recognizer);
    put(POOL_FOREIGN, 5, other);
    if (scene & SCENE_TRACE) MUST(rk_trace_start(context, 200));
    define_classes(context);
    if (rk_context_get_application(context, &application) == RKStatusOK && application) {
        if (pool[POOL_CLASS][6]) MUST(rk_object_set_class((RKObjectRef)application, (RKClassRef)pool[POOL_CLASS][6]));
        put(POOL_APPLICATION, 0, application);
    }
    for (int i = 0; i < 3; i++) {
        if (rk_window_create(context, own(2), (RKRect){{i * 60.0, 0}, {200, 200}}, &window) != RKStatusOK) continue;
        put(POOL_WINDOW, i, window);
        MUST(rk_window_make_key_and_visible(window));
    }
    for (int i = 0; i < 10; i++) {
        RKViewRef above = i < 6 ? (RKViewRef)pool[POOL_WINDOW][i % 3] : (RKViewRef)pool[POOL_VIEW][i - 6];
        if (rk_view_create(context, i % 4 == 3 && scene & SCENE_PLAIN ? NULL : (RKClassRef)pool[POOL_CLASS][1], (RKRect){{(i % 3) * 30.0, (i / 3) * 30.0}, {100 + i * 8.0, 100}}, &view) != RKStatusOK) continue;
        put(POOL_VIEW, i, view);
        if (above && i != 4) MUST(rk_view_add_subview(above, view));
        if (i % 2) MUST(rk_view_set_multiple_touch_enabled(view, true));
        if (i % 3 == 0) MUST(rk_responder_set_can_become_first_responder((RKResponderRef)view, true));
    }
    RKScrollViewRef scroll = NULL;
    for (int i = 0; i < 2; i++) {
        if (rk_scroll_view_create(context, own(3), (RKRect){{20 + i * 60.0, 60}, {100, 120}}, &scroll) != RKStatusOK) continue;
        put(POOL_SCROLL, i, scroll);
        MUST(rk_view_add_subview((RKViewRef)pool[POOL_WINDOW][2], (RKViewRef)scroll));
        MUST(rk_scroll_view_set_content_size(scroll, (RKSize){500, 2000}));
        MUST(rk_scroll_view_set_zoom_scale_range(scroll, 0.5, 4));
        if (i == 0 && pool[POOL_VIEW][4]) MUST(rk_view_add_subview((RKViewRef)scroll, (RKViewRef)pool[POOL_VIEW][4]));
        adopt(POOL_SCROLL, i);
    }
    RKStatus (*const controls[])(RKContextRef, RKClassRef, RKRect, RKControlRef *) = {rk_control_create, rk_button_create, rk_switch_create, rk_slider_create, rk_stepper_create,
        rk_segmented_control_create, rk_page_control_create, rk_text_field_create};
    for (int i = 0; i < 8; i++) {
        RKControlRef control = NULL;
        if (controls[i](context, own(7 + i), (RKRect){{(i % 4) * 50.0, 10 + (i / 4) * 30.0}, {48, 28}}, &control) != RKStatusOK) continue;
        put(POOL_CONTROL, i, control);
        if (pool[POOL_WINDOW][i % 3]) MUST(rk_view_add_subview((RKViewRef)pool[POOL_WINDOW][2 - i % 2], (RKViewRef)control));
        if (i == 5 || i == 6) (void)!rk_control_set_count(control, 3);
        adopt(POOL_CONTROL, i);
        if (i == 7 && tape->header[2] % 2) (void)!rk_responder_become_first_responder((RKResponderRef)control, NULL);
    }
    RKStatus (*const kinds[])(RKContextRef, RKClassRef, RKGestureRecognizerRef *) = {rk_gesture_recognizer_create, rk_tap_create, rk_long_press_create, rk_pan_create, rk_screen_edge_pan_create,
        rk_swipe_create, rk_pinch_create, rk_rotation_create, rk_hover_create};
    for (int i = 0; i < 11; i++) {
        int kind = i < 9 ? i : i == 9 ? 1 : 3;
        if (kinds[kind](context, own(15 + kind), &recognizer) != RKStatusOK) continue;
        put(POOL_RECOGNIZER, i, recognizer);
        adopt(POOL_RECOGNIZER, i);
        if (i == 9) (void)!rk_tap_set_number_of_taps_required(recognizer, 2);
        if (i == 3 || i == 10) (void)!rk_pan_set_allowed_scroll_types_mask(recognizer, 3);
        if (i == 4) (void)!rk_screen_edge_pan_set_edges(recognizer, 15);
        if (i % 4 != 2 && token_count + 1 < TOKENS) {
            RKGestureRecognizerDelegate delegate = own_RKGestureRecognizerDelegate;
            Token *t = own_token(false);
            delegate.userdata = t;
            t->expected = rk_gesture_recognizer_set_delegate(recognizer, &delegate) == RKStatusOK;
        }
        (void)!rk_gesture_recognizer_add_target(recognizer, pool[POOL_VIEW][0], i % 2 ? "typed:" : "quit:");
        if (i % 2 == 0) (void)!rk_gesture_recognizer_set_allowed_press_types(recognizer, UINT64_MAX);
        if ((tape->header[2] >> (i % 8) & 1) == 0) {
            void *view_of = pool[i % 2 ? POOL_VIEW : POOL_WINDOW][i % 2 ? i : i == 10 ? 0 : i % 3];
            if (i == 9) view_of = pool[POOL_WINDOW][2];
            if (view_of) MUST(rk_view_add_gesture_recognizer((RKViewRef)view_of, recognizer));
        }
    }
    for (int i = 0; i < 4; i++) {
        RKViewControllerRef controller = NULL;
        RKStatus status = rk_view_controller_create(context, i < 3 ? own(4) : (RKClassRef)pool[POOL_CLASS][5], &controller);
        if (status == RKStatusOK) put(POOL_CONTROLLER, i, controller);
    }
    if (pool[POOL_WINDOW][0] && pool[POOL_CONTROLLER][0]) MUST(rk_window_set_root_view_controller((RKWindowRef)pool[POOL_WINDOW][0], (RKViewControllerRef)pool[POOL_CONTROLLER][0]));
    for (int i = 0; i < 2; i++) {
        RKResponderRef responder = NULL;
        if (rk_responder_create(context, (RKClassRef)pool[POOL_CLASS][0], &responder) == RKStatusOK) put(POOL_RESPONDER, i, responder);
    }
    if (application) {
        (void)!rk_application_begin_receiving_remote_control_events(application);
        if (pool[POOL_RESPONDER][0]) (void)!rk_application_set_delegate(application, (RKResponderRef)pool[POOL_RESPONDER][0]);
    }
    bool first;
    if (pool[POOL_VIEW][3] && tape->header[2] % 2 == 0) (void)!rk_responder_become_first_responder((RKResponderRef)pool[POOL_VIEW][3], &first);
    if (pool[POOL_VIEW][0]) (void)!rk_responder_add_key_command((RKResponderRef)pool[POOL_VIEW][0], "q", 0, "quit:");
    few_methods = own_RKViewMethods;
    for (int i = 0; i < 3; i++) {
        RKPluginEntry entry = {sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, plugin_ids[i], "1", cb_RKPluginEntry_init, cb_RKPluginEntry_deinit};
        entries[i] = entry;
    }
    RKPluginRef plugin = NULL;
    if (scene & SCENE_PLUGIN && rk_plugin_register(context, &entries[0], &plugin) == RKStatusOK) put(POOL_PLUGIN, 0, plugin);
    /* Events exist once and for all: an update of each kind finds them. */
    Token *t = own_token(false);
    t->expected = rk_context_set_notification_handler(context, cb_rk_context_set_notification_handler_handler, t, cb_rk_context_set_notification_handler_drop) == RKStatusOK;
    t = own_token(false);
    t->expected = rk_context_set_diagnostic_handler(context, cb_rk_context_set_diagnostic_handler_handler, t, cb_rk_context_set_diagnostic_handler_drop) == RKStatusOK;
    if (scene & SCENE_RECORDED) {
        RKRecorderDesc record = RK_INIT(RKRecorderDesc);
        t = own_token(false);
        record.writer = cb_RKRecorderDesc_writer, record.drop = cb_RKRecorderDesc_drop, record.userdata = t;
        t->expected = rk_recorder_start(context, &record) == RKStatusOK;
    }
}

/* Everything back to how it was before the first program. */
static void reset_world(void) {
    memset(pool, 0, sizeof pool), memset(used, 0, sizeof used), memset(next_slot, 0, sizeof next_slot);
    memset(fingers, 0, sizeof fingers), memset(buttons_down, 0, sizeof buttons_down), memset(trackpad, 0, sizeof trackpad);
    memset(inside_row, 0, sizeof inside_row), memset(wishes_done, 0, sizeof wishes_done);
    token_count = visits = depth = deed_depth = forwarding = entry_count = ended_count = changed_count = born_count = identifier_count = context_count = snapshot_count = defined_classes = 0;
    obsession_depth = 0;
    visit_now = NULL, call_now = NULL, ending = false, events_kept = false, arena_at = 0, outermost = -1, main_gone = false, clock_now = 1000;
}

static void collect(void) { /* touches, presses and events that are there now */
    RKTouchRef touch;
    RKPressRef press;
    for (int i = 0; i < 4; i++) {
        if (rk_context_find_touch((RKContextRef)pool[POOL_CONTEXT][0], i, &touch) == RKStatusOK) put(POOL_TOUCH, i, touch);
        if (rk_context_find_press((RKContextRef)pool[POOL_CONTEXT][0], i, &press) == RKStatusOK) put(POOL_PRESS, i, press);
    }
}

static void end_scene(void) {
    RKContextRef context = (RKContextRef)pool[POOL_CONTEXT][0];
    outermost = -1;
    visits_of_piece = 0;
    if (!main_gone && scene & SCENE_REST) { /* the host comes to rest: every finger lifts, time passes */
        double now = context_time();
        for (int i = 0; i < 4; i++) {
            RKTouchSample s = RK_INIT(RKTouchSample);
            RKPressSample p = RK_INIT(RKPressSample);
            s.id = p.id = i, s.phase = RKTouchPhaseEnded, p.phase = RKPressPhaseEnded, p.type = RKPressTypeSelect;
            s.location = (RKPoint){50, 50};
            (void)!rk_context_send_touches(context, now + 0.01, &s, 1);
            (void)!rk_context_send_presses(context, now + 0.02, &p, 1);
        }
        (void)!rk_context_send_motion(context, now + 0.03, RKMotionPhaseEnded);
        (void)!rk_context_drain(context, NULL);
        (void)!rk_context_advance(context, now + 100);
    }
    if (!main_gone) {
        ending = true;
        RKStatus status = rk_context_destroy(context);
        if (status != RKStatusOK) complain("destroy", "rk_context_destroy fails from outside", "%s: %s", rk_status_name(status), rk_last_error());
        main_gone = true;
        ending = false;
    }
    finish_account("never closed");
    destroying = true;
    (void)!rk_context_destroy((RKContextRef)pool[POOL_CONTEXT][1]);
    for (int i = 0; i < context_count; i++) (void)!rk_context_destroy(contexts_made[i]);
    for (int i = 0; i < snapshot_count; i++) (void)!rk_snapshot_destroy(snapshots_taken[i]);
    destroying = false;
    for (int w = 0; w < POOL_NONE; w++)
        for (int i = 0; i < SLOTS; i++)
            if (pool[w][i] && alive(pool[w][i])) complain("alive", "an object is alive after the end of its context", "%s %d", pool_names[w], i);
    finish_drops();
}

/* Input that random samples seldom make: a drag of content, a pinch, a button that is pressed harder. */
static void finger(double time, int id, int phase, double x, double y) {
    RKTouchSample s = RK_INIT(RKTouchSample);
    s.id = id, s.phase = (RKTouchPhase)phase, s.location = (RKPoint){x, y};
    (void)!rk_context_send_touches((RKContextRef)pool[POOL_CONTEXT][0], time, &s, 1);
}
static void analogue(int phase, double force) {
    RKPressSample p = RK_INIT(RKPressSample);
    p.phase = (RKPressPhase)phase, p.type = RKPressTypeSelect, p.force = force;
    (void)!rk_context_send_presses((RKContextRef)pool[POOL_CONTEXT][0], context_time() + 0.01, &p, 1);
}
static void trackpad_pinch(int phase, double scale) {
    RKTransformSample s = RK_INIT(RKTransformSample);
    s.location = (RKPoint){170, 120}, s.phase = (RKGestureInputPhase)phase, s.scale = scale;
    (void)!rk_context_send_transform((RKContextRef)pool[POOL_CONTEXT][0], context_time() + 0.01, &s);
}
static void pencil(double time, int phase, double x, int64_t number) {
    RKTouchSample s = RK_INIT(RKTouchSample);
    RKTouchDetails details = RK_INIT(RKTouchDetails);
    s.id = 3, s.phase = (RKTouchPhase)phase, s.location = (RKPoint){x, 90}, s.type = RKTouchTypePencil, s.details = &details;
    details.estimated_properties = details.estimated_properties_expecting_updates = RKTouchPropertyForce, details.estimation_update_index = number;
    (void)!rk_context_send_touches((RKContextRef)pool[POOL_CONTEXT][0], time, &s, 1);
}
static void estimate(double time, int64_t number) {
    RKEstimationUpdate u = RK_INIT(RKEstimationUpdate);
    u.updated_properties = RKTouchPropertyForce, u.force = 0.5, u.estimation_update_index = number;
    (void)!rk_context_send_estimation_updates((RKContextRef)pool[POOL_CONTEXT][0], time, &u, 1);
}
static void exchange(double time, int turn) { /* in one update a finger goes and another comes, in the next window */
    static const RKPoint places[] = {{20, 70}, {90, 50}, {250, 120}};
    RKTouchSample s[2] = {RK_INIT(RKTouchSample), RK_INIT(RKTouchSample)};
    s[0].id = turn % 2, s[0].phase = turn % 4 == 3 ? RKTouchPhaseCancelled : RKTouchPhaseEnded, s[0].location = places[turn % 3];
    s[1].id = (turn + 1) % 2, s[1].location = places[(turn + 1) % 3];
    (void)!rk_context_send_touches((RKContextRef)pool[POOL_CONTEXT][0], time, s, 2);
}
static void field_alone(void) { /* the text field is not covered, and empty-handed */
    (void)!rk_view_set_hidden((RKViewRef)pool[POOL_WINDOW][2], true);
    (void)!rk_responder_resign_first_responder((RKResponderRef)pool[POOL_CONTROL][7], NULL);
    (void)!rk_text_field_set_text((RKControlRef)pool[POOL_CONTROL][7], "abc");
}
static void field_left(void) { (void)!rk_responder_resign_first_responder((RKResponderRef)pool[POOL_CONTROL][7], NULL); }
enum { PLAN_TWO_PANS = 5, PLAN_PENCIL, PLAN_FIELD, PLAN_EXCHANGE };
static void follow_plan(int plan) {
    outermost = FUNCTION_rk_context_send_touches;
#define PLANNED(...) do { write_line(-1, #__VA_ARGS__ ";"); __VA_ARGS__; look_for_gone(); } while (0)
#define PLANNED_AT(i, ...) do { char line[160]; snprintf(line, sizeof line, "{ int i = %d; %s; }", i, #__VA_ARGS__); write_line(-1, line); __VA_ARGS__; look_for_gone(); } while (0)
    if (plan == 1 || plan == 2) {
        PLANNED(finger(0.01, 0, 0, 170, 150));
        if (plan == 2) PLANNED(finger(0.01, 1, 0, 190, 150));
        PLANNED((void)!rk_context_advance((RKContextRef)pool[POOL_CONTEXT][0], 0.2));
        PLANNED(finger(0.21, 0, 1, 168, 130));
        PLANNED(finger(0.22, 0, 1, 164, 115));
        if (plan == 2) PLANNED(finger(0.23, 1, 1, 220, 100));
        PLANNED(finger(0.24, 0, 1, 150, 100));
        fingers[0] = (Finger){true, 150, 100};
        if (plan == 2) fingers[1] = (Finger){true, 220, 100};
    } else if (plan == 3) {
        PLANNED(analogue(0, 0.2));
        PLANNED(analogue(1, 0.5));
        PLANNED(analogue(1, 0.9));
        buttons_down[0] = true;
    } else if (plan == 4) {
        PLANNED(trackpad_pinch(0, 1));
        PLANNED(trackpad_pinch(1, 1.5));
        PLANNED(trackpad_pinch(1, 0.7));
        trackpad[1] = true;
    } else if (plan == PLAN_TWO_PANS) {
        PLANNED(finger(0.01, 0, 0, 20, 70));
        PLANNED(finger(0.03, 0, 1, 24, 95));
        PLANNED(finger(0.05, 0, 1, 30, 120));
        fingers[0] = (Finger){true, 30, 120};
    } else if (plan == PLAN_PENCIL) {
        for (int i = 1; i < 6; i++) {
            PLANNED_AT(i, pencil(0.01 * i, i == 1 ? 0 : 1, 20 + 4.0 * i, i));
            PLANNED_AT(i, estimate(0.01 * i, i));
        }
    } else if (plan == PLAN_FIELD) {
        PLANNED(field_alone());
        for (int i = 0; i < 4; i++) {
            PLANNED_AT(i, finger(0.1 + i, 2, 0, 225, 55));
            PLANNED_AT(i, finger(0.15 + i, 2, 3, 225, 55));
            if (i % 2) PLANNED(field_left());
        }
    } else if (plan == PLAN_EXCHANGE) {
        PLANNED(finger(0.01, 0, 0, 20, 70));
        for (int i = 0; i < 8; i++) PLANNED_AT(i, exchange(0.05 + 0.1 * i, i));
        PLANNED(finger(1.1, 0, 4, 0, 0));
    }
    outermost = -1;
}

static int related(int row, unsigned which) { /* a function whose name has the callback's in it */
    const char *name = strchr(row_names[row], '_') + 1;
    int found[FUNCTIONS], n = 0;
    if (strncmp(row_names[row], "rk_", 3) == 0)
        for (int i = 0; i < FUNCTIONS; i++)
            if (strncmp(functions[i].name, row_names[row], strlen(functions[i].name)) == 0) return i;
    for (int i = 0; i < FUNCTIONS; i++)
        if (strstr(functions[i].name, name) && strncmp(functions[i].name, "rk_super", 8) != 0) found[n++] = i;
    return n ? found[which % (unsigned)n] : -1;
}

static void play(const Tape *played) {
    tape = played;
    reset_world();
    visits_of_piece = 0;
    deeds_left = 0;
    for (int i = 0; i < WISHES; i++) wishes[i].row = -1;
    obsession_mode = 0;
    scene_ready = false;
    tape_piece = tape->count;
    build_scene();
    scene_ready = true;
    deeds_left = tape->header[20] ? 0 : tape->header[3] % 4 == 0 ? 0 : MOST_DEEDS;
    for (int i = 0; i < WISHES; i++) {
        const unsigned char *w = tape->header + 8 + i * 3;
        wishes[i] = (Wish){w[0] % (ROWS + 1) == ROWS ? -1 : w[0] % (ROWS + 1), w[1] % DEEDS, w[2] % 4};
    }
    obsession_mode = tape->header[4] % 3;
    obsession_row = tape->header[5] % ROWS;
    obsession_functions[0] = (tape->header[6] | tape->header[7] << 8) % FUNCTIONS;
    obsession_functions[1] = (tape->header[21] | tape->header[22] << 8) < FUNCTIONS ? tape->header[21] | tape->header[22] << 8 : -1;
    if (reproducing) reproduced_program();
    else if (!tape->header[20]) follow_plan(tape->header[23] % 16);
    if (stormy()) {
        ending = false;
        obsession_mode = 0, deeds_left = 0;
        for (int i = 0; i < WISHES; i++) wishes[i].row = -1;
    } else
    for (int i = 0; i < tape->count && !main_gone; i++) {
        begin_piece(i);
        shared->piece = i;
        visits_of_piece = 0;
        obsession_depth = 0;
        unsigned kind = one_byte();
        int deed = kind < 90 ? DEED_touches : kind < 110 ? DEED_presses : kind < 118 ? DEED_scroll : kind < 124 ? DEED_transform : kind < 128 ? DEED_pointer : kind < 134 ? DEED_advances : (int)(one_byte() % DEEDS);
        outermost = obsession_mode && i == 0 ? obsession_functions[0] : obsession_mode && i == 1 && obsession_functions[1] >= 0 ? obsession_functions[1] : function_for(deed);
        if (!obsession_mode && i < 2 && wishes[0].row >= 0 && related(wishes[0].row, 0) >= 0) outermost = related(wishes[0].row, one_byte()); /* what leads to the callback */
        make_call(outermost);
        outermost = -1;
        look_for_gone();
        if (i % 4 == 3) collect(), write_line(-1, "collect();");
        for (int k = ended_count - 1; k >= 0 && k > ended_count - 6; k--)
            if (!main_gone && alive(ended[k])) complain("alive", "a handle is accepted after instance_deinit", "%p", ended[k]);
    }
    if (tape->header[3] % 8 == 1) deeds_left = 0;
    tape_piece = tape->count;
    tape_at = PIECE;
    end_scene();
}

#endif
