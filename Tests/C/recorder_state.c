/* Recorders that start in the middle of a life (recorder.h): what a program has left behind by then is in the state, so that what comes of it later comes again. */
#include "recorder_midlife.h"

#include <time.h>

/* Functions have been added and removed for a long time: those that stay, and those that come, are found again by their identifiers. */
static void identifiers(void) {
    Life life = life_begin("identifiers");
    RKGestureRecognizerRef tap;
    uint64_t first[3], last[3], id;
    int k;
    OK(rk_tap_create(life.context, NULL, &tap));
    OK(rk_view_add_gesture_recognizer(life.view, tap));
    for (k = 0; k < 70000; k++) {
        OK(rk_control_add_action(life.button, RKControlEventTouchUpInside, control_acts, NULL, NULL, &id));
        if (k < 3) first[k] = id;
        if (k == 1 || k > 2) OK(rk_control_remove_action(life.button, id));
        OK(rk_gesture_recognizer_add_action(tap, gesture_acts, NULL, NULL, &id));
        if (k < 3) last[k] = id;
        if (k == 1 || k > 2) OK(rk_gesture_recognizer_remove_action(tap, id));
    }
    life_record(&life);
    EXPECT(life.recording.count < 4096 && life_stated(&life, CALL_NUMBER(control_add_action)) == 2 && life_stated(&life, CALL_NUMBER(gesture_recognizer_add_action)) == 2);
    OK(rk_control_add_action(life.button, RKControlEventTouchUpInside, control_acts, NULL, count_drop, &id));
    life_tap(&life, 1, 200);
    life_tap(&life, 3, 50);
    EXPECT(called == 5);
    OK(rk_control_remove_action(life.button, id));
    OK(rk_control_remove_action(life.button, first[2]));
    EXPECT_STATUS(rk_control_remove_action(life.button, first[1]), RKStatusNotFound);
    EXPECT_STATUS(rk_control_remove_action(life.button, 0), RKStatusNotFound);
    OK(rk_gesture_recognizer_remove_action(tap, last[0]));
    EXPECT_STATUS(rk_gesture_recognizer_remove_action(tap, last[0]), RKStatusNotFound);
    life_tap(&life, 5, 200);
    life_tap(&life, 7, 50);
    EXPECT(called == 7 && dropped == 1);
    life_end(&life);
}

static bool field_agrees(RKControlRef field, void *userdata) { return (void)field, (void)userdata, called++, true; }
static void field_hears(RKControlRef field, void *userdata) { (void)field, (void)userdata, called++; }
static bool field_changes(RKControlRef field, size_t start, size_t end, const char *text, void *userdata) {
    (void)field, (void)start, (void)end, (void)userdata, called++;
    return text[0] != '!';
}
static size_t field_places(RKControlRef field, RKPoint point, void *userdata) { return (void)field, (void)point, (void)userdata, called++, 1; }

/* Text fields in the middle of editing: one has a selection, the other composes; the delegates come in when what was first responder is so again. */
static void text_fields(void) {
    Life life = life_begin("text_fields");
    RKControlRef fields[2];
    RKTextFieldDelegate d = RK_INIT(RKTextFieldDelegate);
    RKPressSample key = RK_INIT(RKPressSample);
    int k;
    d.should_begin_editing = d.should_end_editing = d.should_return = field_agrees;
    d.did_begin_editing = d.did_change_selection = field_hears;
    d.should_change_characters = field_changes;
    d.closest_position = field_places;
    d.drop = count_drop;
    for (k = 0; k < 2; k++) {
        OK(rk_text_field_create(life.context, NULL, rect(0, 50.0 * k, 160, 40), &fields[k]));
        OK(rk_view_add_subview(life.view, RK_VIEW(fields[k])));
        OK(rk_text_field_set_text(fields[k], "one two"));
        OK(rk_control_add_action(fields[k], RKControlEventEditingChanged, control_acts, NULL, NULL, NULL));
    }
    OK(rk_text_field_set_selected_range(fields[0], 2, 5, RKTextDirectionBackward));
    OK(rk_text_field_set_secure_text_entry(fields[0], true));
    OK(rk_text_field_set_selected_range(fields[1], 3, 3, RKTextDirectionForward));
    OK(rk_text_field_set_marked_text(fields[1], "xyz", 1, 2));
    for (k = 0; k < 2; k++) OK(rk_text_field_set_delegate(fields[k], &d));
    OK(rk_responder_become_first_responder(RK_RESPONDER(fields[0]), NULL));
    life_record(&life);
    EXPECT(life_stated(&life, CALL_NUMBER(text_field_set_delegate)) == 2 && life_stated(&life, CALL_NUMBER(text_field_set_marked_text)) == 1);
    EXPECT(life_stated(&life, CALL_NUMBER(text_field_set_secure_text_entry)) == 1 && life_stated(&life, CALL_NUMBER(text_field_set_selected_range)) == 3);
    key.id = 1;
    key.type = RKPressTypeKey;
    key.key_code = 0x50;
    key.modifiers = RKKeyModifierShift;
    OK(rk_context_send_presses(life.context, 1, &key, 1)); /* the start moves */
    key.phase = RKPressPhaseEnded;
    OK(rk_context_send_presses(life.context, 1.1, &key, 1));
    OK(rk_context_insert_text(life.context, 1.2, "a", NULL));
    OK(rk_context_insert_text(life.context, 1.3, "!", NULL));
    OK(rk_context_insert_text(life.context, 1.4, "\n", NULL));
    OK(rk_text_field_set_marked_text(fields[1], "z", 1, 1));
    life_tap(&life, 2, 20);
    OK(rk_responder_become_first_responder(RK_RESPONDER(fields[1]), NULL));
    OK(rk_context_delete_backward(life.context, 4, NULL));
    OK(rk_text_field_delete(fields[1], RKTextDirectionForward, RKTextGranularityWord));
    OK(rk_text_field_clear(fields[1], NULL));
    OK(rk_view_remove_from_superview(RK_VIEW(fields[1])));
    for (k = 0; k < 2; k++) OK(rk_release(RK_OBJECT(fields[k])));
    EXPECT(called > 20 && dropped == 1);
    life_end(&life);
    EXPECT(dropped == 2);
}

/* A second recording begins where the first has numbered functions already. */
static void again(void) {
    Life life = life_begin("again");
    uint64_t ids[4];
    int k;
    for (k = 0; k < 3; k++) OK(rk_control_add_action(life.button, RKControlEventTouchUpInside, control_acts, NULL, count_drop, &ids[k]));
    OK(rk_control_remove_action(life.button, ids[0]));
    life_record(&life);
    OK(rk_control_remove_action(life.button, ids[1]));
    OK(rk_control_add_action(life.button, RKControlEventTouchUpInside, control_acts, NULL, count_drop, &ids[3]));
    OK(rk_recorder_stop(life.context));
    recording_free(&life.recording);
    life_record(&life);
    OK(rk_control_remove_action(life.button, ids[3]));
    life_tap(&life, 1, 200);
    EXPECT(called == 1 && dropped == 3);
    OK(rk_control_remove_action(life.button, ids[2]));
    life_tap(&life, 3, 200);
    EXPECT(called == 1 && dropped == 4);
    life_end(&life);
}

/* The view of a window's root controller has been taken away again. */
static void root(void) {
    Life life = life_begin("root");
    RKViewControllerRef controller;
    RKViewRef view;
    RKWindowRef second;
    OK(rk_view_controller_create(life.context, NULL, &controller));
    OK(rk_window_set_root_view_controller(life.window, controller));
    OK(rk_view_controller_get_view(controller, &view));
    OK(rk_view_controller_set_view(controller, NULL));
    OK(rk_view_remove_from_superview(view));
    OK(rk_window_create(life.context, NULL, rect(0, 0, 320, 480), &second));
    OK(rk_view_controller_create(life.context, NULL, &controller));
    OK(rk_window_set_root_view_controller(second, controller));
    OK(rk_view_controller_set_view(controller, NULL)); /* it stays in the window */
    life_record(&life);
    life_tap(&life, 1, 50);
    OK(rk_view_controller_get_view(controller, &view));
    OK(rk_view_add_subview(RK_VIEW(second), view));
    OK(rk_window_make_key_and_visible(second));
    life_tap(&life, 3, 50);
    life_end(&life);
}

/* Delegates whose objects have gone: their drop is still due. */
static void delegates(void) {
    Life life = life_begin("delegates");
    RKGestureRecognizerRef taps[2];
    RKScrollViewRef scrolls[2];
    RKResponderRef object;
    RKGestureRecognizerDelegate of_tap = RK_INIT(RKGestureRecognizerDelegate);
    RKScrollViewDelegate of_scroll = RK_INIT(RKScrollViewDelegate);
    int k;
    OK(rk_responder_create(life.context, NULL, &object));
    of_tap.object = of_scroll.object = RK_OBJECT(object);
    of_tap.drop = of_scroll.drop = count_drop;
    for (k = 0; k < 2; k++) {
        OK(rk_tap_create(life.context, NULL, &taps[k]));
        OK(rk_gesture_recognizer_set_delegate(taps[k], &of_tap));
        OK(rk_scroll_view_create(life.context, NULL, rect(0, 0, 160, 240), &scrolls[k]));
        OK(rk_scroll_view_set_content_size(scrolls[k], rect(0, 0, 160, 999).size));
        OK(rk_scroll_view_set_delegate(scrolls[k], &of_scroll));
    }
    OK(rk_view_add_gesture_recognizer(life.view, taps[1]));
    OK(rk_view_add_subview(life.view, RK_VIEW(scrolls[1])));
    OK(rk_release(RK_OBJECT(object)));
    EXPECT(dropped == 0);
    life_record(&life);
    OK(rk_gesture_recognizer_set_delegate(taps[0], NULL));
    EXPECT(dropped == 1);
    OK(rk_scroll_view_set_delegate(scrolls[0], NULL));
    EXPECT(dropped == 2);
    life_tap(&life, 1, 50);
    OK(rk_scroll_view_set_content_offset(scrolls[1], rect(0, 50, 0, 0).origin, false));
    OK(rk_release(RK_OBJECT(taps[1])));
    OK(rk_view_remove_gesture_recognizer(life.view, taps[1]));
    OK(rk_release(RK_OBJECT(scrolls[1])));
    OK(rk_view_remove_from_superview(RK_VIEW(scrolls[1])));
    EXPECT(dropped == 4);
    life_end(&life);
}

/* An extension that has brought actions and nothing else, and was taken away. */
static void go(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) { (void)self, (void)sender, (void)event, (void)userdata; }
static void extensions(void) {
    Life life = life_begin("extensions");
    RKClassRef extension;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKActionDesc action;
    const char *bases[] = {"View", "Tap", "Responder", "ViewController"};
    size_t k;
    action.selector = "go:", action.function = (RKActionFunction)go;
    desc.actions = &action, desc.action_count = 1, desc.drop = count_drop;
    for (k = 0; k < sizeof bases / sizeof *bases; k++) {
        RKClassRef base = NULL;
        OK(rk_class_find(life.context, bases[k], &base));
        OK(rk_class_extend(base, &desc, &extension));
        OK(rk_class_remove_extension(extension));
    }
    EXPECT(dropped == 4);
    life_record(&life);
    /* Nothing is left of them (SPEC 353). */
    EXPECT(life_stated(&life, CALL_NUMBER(class_extend)) == 0);
    EXPECT_STATUS(rk_class_remove_extension(extension), RKStatusStaleHandle);
    life_tap(&life, 1, 200);
    life_end(&life);
}

/* Touches and presses that are over and still retained, with something to be dropped. */
static void retained(void) {
    Life life = life_begin("retained");
    RKTouchRef touches[3];
    RKPressRef press;
    RKPressSample key = RK_INIT(RKPressSample);
    RKApplicationRef application;
    int k;
    OK(rk_context_get_application(life.context, &application));
    OK(rk_object_set_userdata(RK_OBJECT(application), &life, count_drop));
    for (k = 0; k < 3; k++) {
        OK(send(life.context, 1 + k, 1, RKTouchPhaseBegan, 50, 50));
        OK(rk_context_find_touch(life.context, 1, &touches[k]));
        OK(rk_retain(RK_OBJECT(touches[k])));
        OK(rk_object_set_userdata(RK_OBJECT(touches[k]), &life, count_drop));
        OK(send(life.context, 1.1 + k, 1, RKTouchPhaseEnded, 50, 50));
    }
    OK(rk_retain(RK_OBJECT(touches[1])));
    OK(rk_object_set_name(RK_OBJECT(touches[1]), "the second"));
    key.phase = RKPressPhaseBegan;
    key.id = 7;
    OK(rk_context_send_presses(life.context, 5, &key, 1));
    OK(rk_context_find_press(life.context, 7, &press));
    OK(rk_retain(RK_OBJECT(press)));
    OK(rk_object_set_userdata(RK_OBJECT(press), &life, count_drop));
    key.phase = RKPressPhaseEnded;
    OK(rk_context_send_presses(life.context, 5.1, &key, 1));
    OK(rk_context_advance(life.context, 9));
    EXPECT(dropped == 0);
    life_record(&life);
    OK(rk_object_set_userdata(RK_OBJECT(touches[0]), NULL, NULL));
    EXPECT(dropped == 1);
    OK(rk_release(RK_OBJECT(touches[0])));
    OK(rk_release(RK_OBJECT(touches[1])));
    EXPECT(dropped == 1 && rk_object_is_alive(RK_OBJECT(touches[1])));
    OK(rk_release(RK_OBJECT(touches[1])));
    OK(rk_release(RK_OBJECT(press)));
    EXPECT(dropped == 3);
    life_tap(&life, 10, 50);
    life_end(&life); /* the third touch's, and the application's */
    EXPECT(dropped == 5);
}

static int fired_order[9], fired_count;
static void fires_in_order(RKContextRef context, double time, void *userdata) { (void)context, (void)time, fired_order[fired_count++] = *(int *)userdata; }
/* Timers of a life that is recorded from its middle fire as they would have: equal ones in the order of planning, whatever was cancelled. */
static void timers(void) {
    static const double deadlines[9] = {5, 3, 5, 1, 5, 3, 9, 5, 1};
    static const int expected[7] = {3, 8, 1, 5, 0, 2, 7};
    static int numbers[9];
    Life life = life_begin("timers");
    RKTimerRef planned[9];
    int k;
    fired_count = 0;
    for (k = 0; k < 9; k++) {
        numbers[k] = k;
        OK(rk_context_add_timer(life.context, deadlines[k], fires_in_order, &numbers[k], NULL, &planned[k]));
    }
    OK(rk_timer_cancel(planned[4]));
    OK(rk_timer_cancel(planned[6]));
    life_record(&life);
    EXPECT(life_stated(&life, CALL_NUMBER(context_add_timer)) == 7);
    OK(rk_context_advance(life.context, 10));
    for (k = 0; k < 7; k++) EXPECT(fired_order[k] == expected[k]);
    EXPECT(fired_count == 7);
    life_end(&life);
}
/* More references than any host should have. */
static void references(void) {
    Life life = life_begin("references");
    int k;
    OK(rk_object_set_userdata(RK_OBJECT(life.button), &life, count_drop));
    for (k = 0; k < 70000; k++) OK(rk_retain(RK_OBJECT(life.button)));
    OK(rk_view_remove_from_superview(RK_VIEW(life.button)));
    life_record(&life);
    for (k = 0; k < 70000; k++) OK(rk_release(RK_OBJECT(life.button)));
    EXPECT(dropped == 0);
    OK(rk_release(RK_OBJECT(life.button)));
    EXPECT(dropped == 1);
    life_end(&life);
}

/* What fails because the memory limit is reached leaves nothing, in callbacks too: a replay has no limit. What begins has all that it needs, wherever the limit is. */
static RKContextRef limited;
static int refused;
static void fill(RKContextRef context, void *userdata) {
    RKViewRef view;
    (void)userdata;
    if (rk_view_create(context, NULL, rect(0, 0, 9, 9), &view) != RKStatusOK) refused++;
}
static void fill_in_time(RKContextRef context, double time, void *userdata) { (void)time, fill(context, userdata); }
static void fill_later(RKGestureRecognizerRef recognizer, void *userdata) { (void)recognizer, fill(limited, userdata); }
static void memory(uint64_t limit) {
    Life life = {0};
    RKContextDesc desc = RK_INIT(RKContextDesc);
    RKWindowRef window;
    RKGestureRecognizerRef tap;
    char name[32];
    int k;
    snprintf(name, sizeof name, "memory-%u", (unsigned)limit);
    life.name = name;
    desc.memory_limit = limit;
    OK(rk_context_create(&desc, &life.context));
    limited = life.context;
    life_record(&life);
    OK(rk_window_create(life.context, NULL, rect(0, 0, 320, 480), &window));
    OK(rk_tap_create(life.context, NULL, &tap));
    OK(rk_gesture_recognizer_add_action(tap, fill_later, NULL, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(RK_VIEW(window), tap));
    life_tap(&life, 1, 50);
    for (refused = k = 0; refused < 20 && k < 5000; k++) {
        RKTouchSample touch = sample(k, RKTouchPhaseBegan, k % 300, 50);
        RKTimerRef timer;
        fill(life.context, NULL);
        if (rk_context_add_timer(life.context, 50, fill_in_time, NULL, count_drop, &timer) != RKStatusOK) refused++;
        if (k % 8 == 0 && rk_context_send_touches(life.context, 2 + k * 0.01, &touch, 1) != RKStatusOK) refused++;
        if (rk_context_post_call(life.context, fill, NULL, NULL) != RKStatusOK) refused++;
    }
    EXPECT(refused >= 20);
    OK(rk_context_drain(life.context, NULL));
    OK(rk_context_cancel_all_touches(life.context));
    if (send(life.context, 100, 1, RKTouchPhaseBegan, 50, 50) == RKStatusOK) OK(send(life.context, 100.1, 1, RKTouchPhaseEnded, 50, 50));
    else EXPECT(strstr(rk_last_error(), "memory_limit") != NULL);
    OK(rk_context_advance(life.context, 101));
    OK(rk_recorder_mark(life.context, "full"));
    EXPECT(refused > 20);
    life_end(&life);
}

/* Recognisers are attached in the order in which they were attached before, whatever views they are of. */
static void attachments(void) {
    enum { COUNT = 500 };
    static RKGestureRecognizerRef taps[COUNT];
    static RKViewRef views[COUNT];
    static uint64_t wanted[COUNT];
    Life life = life_begin("attachments");
    Reader reader;
    int k, found = 0;
    for (k = 0; k < COUNT; k++) {
        OK(rk_tap_create(life.context, NULL, &taps[k]));
        OK(rk_view_create(life.context, NULL, rect(k, 0, 9, 9), &views[k]));
        OK(rk_view_add_subview(life.view, views[k]));
    }
    for (k = 0; k < COUNT; k++) {
        RKGestureRecognizerRef tap = taps[k * 211 % COUNT];
        OK(rk_view_add_gesture_recognizer(k % 3 ? views[k * 17 % COUNT] : views[7], tap));
        wanted[k] = record_of(tap);
    }
    life_record(&life);
    EXPECT(reader_open(&reader, life.recording.bytes, life.recording.count));
    while (reader_next(&reader)) {
        const unsigned char *next = reader.payload, *end = next + reader.length;
        bool is_whole = true;
        if (reader.kind != RECORD_CALL || reader_varint(&next, end, &is_whole) != CALL_NUMBER(view_add_gesture_recognizer)) continue;
        next++; /* that it is an object */
        (void)reader_varint(&next, end, &is_whole);
        next++;
        EXPECT(found < COUNT && reader_varint(&next, end, &is_whole) == wanted[found]);
        found++;
    }
    EXPECT(found == COUNT);
    life_tap(&life, 1, 3);
    life_end(&life);
}

/* Eight times the recognisers and the views take some eight times as long, not sixty-four times. */
static double start_with(int count) {
    RKContextRef context;
    Recording recording = {0};
    double best = 1e9;
    int k;
    OK(rk_context_create(NULL, &context));
    for (k = 0; k < count; k++) {
        RKViewRef view;
        RKGestureRecognizerRef tap;
        OK(rk_view_create(context, NULL, rect(0, 0, 9, 9), &view));
        OK(rk_tap_create(context, NULL, &tap));
        OK(rk_view_add_gesture_recognizer(view, tap));
    }
    for (k = 0; k < 3; k++) {
        clock_t start = clock();
        OK(recording_start(context, &recording, 0));
        best = (double)(clock() - start) < best ? (double)(clock() - start) : best;
        OK(rk_recorder_stop(context));
        recording.count = 0;
    }
    OK(rk_context_destroy(context));
    recording_free(&recording);
    return best;
}
static void many(void) {
    double few = start_with(2500), more = start_with(20000);
    if (more > 30 * few + 1000) fprintf(stderr, "a start with 8 times as much: %g against %g\n", more, few);
    EXPECT(more <= 30 * few + 1000);
}

/* Events of several types that there are before, and that come again in another order: a method of the program passes each of them on. */
static RKClassRef shaken;
static void motion_began(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {
    (void)userdata, called++;
    OK(rk_super_motion_began(shaken, self, motion, event));
}
static RKViewRef passes_on(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    RKViewRef hit = NULL;
    (void)userdata, called++;
    OK(rk_super_hit_test(shaken, self, at, event, &hit));
    return hit;
}
static void turns_wheel(RKContextRef context, double time) {
    RKScrollSample wheel = RK_INIT(RKScrollSample);
    wheel.location = point(50, 400), wheel.delta = point(0, 10), wheel.is_discrete = true;
    OK(rk_context_send_scroll(context, time, &wheel));
}
static void shakes(RKContextRef context, double time) {
    OK(rk_context_send_motion(context, time, RKMotionPhaseBegan));
    OK(rk_context_send_motion(context, time + 0.5, RKMotionPhaseEnded));
}
static void other_events(void) {
    Life life = life_begin("other_events");
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKViewMethods view = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewRef top;
    bool is_first = false;
    responder.motion_began = motion_began, view.hit_test = passes_on;
    desc.name = "Shaken", desc.superclass = "View", desc.responder_methods = &responder, desc.view_methods = &view;
    OK(rk_class_define(life.context, &desc, &shaken));
    top = add_view(life.context, shaken, RK_VIEW(life.window), "top", rect(0, 300, 320, 180));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(top), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(top), &is_first));
    EXPECT(is_first);
    turns_wheel(life.context, 1);
    shakes(life.context, 2);
    life_record(&life);
    called = 0;
    shakes(life.context, 3);
    turns_wheel(life.context, 5);
    shakes(life.context, 6);
    EXPECT(called >= 3);
    life_end(&life);
}

/* How a scroll view behaves stands in the state, and only where it is not as usual. */
static void scroll_views(void) {
    static const size_t set[] = {
        CALL_NUMBER(scroll_view_set_bounces_vertically), CALL_NUMBER(scroll_view_set_transfers_horizontal_scrolling_to_parent), CALL_NUMBER(scroll_view_set_transfers_touches_to_parent),
        CALL_NUMBER(scroll_view_set_shows_vertical_scroll_indicator), CALL_NUMBER(scroll_view_set_vertical_scroll_indicator_insets), CALL_NUMBER(scroll_view_set_zoom_scale_range)};
    static const size_t usual[] = {
        CALL_NUMBER(scroll_view_set_bounces_horizontally), CALL_NUMBER(scroll_view_set_transfers_vertical_scrolling_to_parent),
        CALL_NUMBER(scroll_view_set_shows_horizontal_scroll_indicator), CALL_NUMBER(scroll_view_set_horizontal_scroll_indicator_insets)};
    Life life = life_begin("scroll_views");
    RKScrollViewRef scroll, plain;
    RKEdgeInsets insets = {1, 2, 3, 4};
    size_t k;
    OK(rk_scroll_view_create(life.context, NULL, rect(0, 0, 160, 240), &scroll));
    OK(rk_scroll_view_create(life.context, NULL, rect(0, 240, 160, 240), &plain));
    OK(rk_view_add_subview(life.view, RK_VIEW(scroll)));
    OK(rk_view_add_subview(life.view, RK_VIEW(plain)));
    OK(rk_scroll_view_set_content_size(scroll, rect(0, 0, 160, 999).size));
    OK(rk_scroll_view_set_bounces_vertically(scroll, false));
    OK(rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(scroll, false));
    OK(rk_scroll_view_set_transfers_touches_to_parent(scroll, true));
    OK(rk_scroll_view_set_shows_vertical_scroll_indicator(scroll, false));
    OK(rk_scroll_view_set_vertical_scroll_indicator_insets(scroll, insets));
    OK(rk_scroll_view_set_zoom_scale_range(scroll, 42, 0));
    life_record(&life);
    for (k = 0; k < sizeof set / sizeof *set; k++) EXPECT(life_stated(&life, set[k]) == 1);
    for (k = 0; k < sizeof usual / sizeof *usual; k++) EXPECT(life_stated(&life, usual[k]) == 0);
    life_tap(&life, 1, 50);
    OK(rk_scroll_view_flash_scroll_indicators(scroll));
    OK(rk_scroll_view_stop_scrolling_and_zooming(scroll));
    OK(rk_release(RK_OBJECT(scroll)));
    OK(rk_release(RK_OBJECT(plain)));
    life_end(&life);
}

int main(int count, char **arguments) {
    uint64_t limit;
    folder = count > 1 ? arguments[1] : NULL;
    other_events();
    identifiers();
    again();
    text_fields();
    root();
    delegates();
    extensions();
    retained();
    references();
    timers();
    attachments();
    for (limit = 290000; limit <= 330000; limit += 1000) memory(limit);
    scroll_views();
    if (!folder) many();
    return check_done("recorder_state");
}
