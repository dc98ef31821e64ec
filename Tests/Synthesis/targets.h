// SPDX-License-Identifier: MIT
/* Of synth.c: targets, commands, wrong arguments. */

/* ---- Targets ---- */

static RKViewRef child(RKViewRef parent, double x, double y, double width, double height, const char *name) {
    RKViewRef made = NULL;
    OK(rk_view_create(stage.context, NULL, (RKRect){{x, y}, {width, height}}, &made));
    OK(rk_object_set_name(RK_OBJECT(made), name));
    OK(rk_view_add_subview(parent, made));
    return made;
}

static int sent;
static void count_sent(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)control, (void)events, (void)event, (void)userdata;
    sent++;
}

static char written[64];

/* A command that fails, and a part of its sentence. */
static void refuses(RKSynthRef synth, const char *command, RKStatus status, const char *part) {
    size_t left = 99;
    current = command;
    CHECK(rk_synth_perform(synth, stage.context, command) == status);
    CHECK(strstr(rk_synth_last_error(), part));
    OK(rk_synth_take(synth, NULL, 0, &left));
    CHECK(left == 0);
}

static void performs(RKSynthRef synth, const char *command) {
    current = command;
    OK(rk_synth_perform(synth, stage.context, command));
}

static void targets(void) {
    RKViewRef found = NULL;
    RKPoint point = {0, 0}, offset = {0, 0};
    RKControlRef send = NULL;
    RKScrollViewRef list = NULL;
    set(false, false);
    RKSynthRef synth = generator(false, 0, 120);
    OK(rk_button_create(stage.context, NULL, (RKRect){{100, 700}, {100, 40}}, &send));
    OK(rk_object_set_name(RK_OBJECT(send), "send"));
    OK(rk_view_add_subview(RK_VIEW(stage.window), RK_VIEW(send)));
    OK(rk_control_add_action(send, RKControlEventTouchUpInside, count_sent, NULL, NULL, NULL));
    OK(rk_scroll_view_create(stage.context, NULL, (RKRect){{400, 0}, {200, 400}}, &list));
    OK(rk_object_set_name(RK_OBJECT(list), "list"));
    OK(rk_scroll_view_set_content_size(list, (RKSize){200, 6000}));
    OK(rk_view_add_subview(RK_VIEW(stage.window), RK_VIEW(list)));
    for (int row = 0; row < 100; row++) {
        char name[16];
        snprintf(name, sizeof name, "row%d", row);
        child(RK_VIEW(list), 0, 60 * row, 200, 60, name);
    }
    current = "the centre of a view";
    OK(rk_synth_find_view(stage.context, "send", &found));
    CHECK(found == RK_VIEW(send));
    OK(rk_synth_aim(synth, found, &point));
    CHECK(point.x == 150 && point.y == 720);
    current = "a view whose centre is covered";
    RKViewRef cover = child(RK_VIEW(stage.window), 100, 690, 60, 60, "my cover");
    OK(rk_synth_aim(synth, found, &point));
    CHECK(point.x > 160 && point.x < 200 && point.y > 700 && point.y < 740);
    performs(synth, "tap send");
    CHECK(sent == 1);
    performs(synth, "tap send times 2 fingers 1");
    CHECK(sent == 3);
    current = "a covered view";
    OK(rk_view_set_frame(cover, (RKRect){{90, 690}, {120, 60}}));
    CHECK(rk_synth_aim(synth, found, &point) == RKStatusNotFound && strstr(rk_synth_last_error(), "in front"));
    refuses(synth, "tap send", RKStatusNotFound, "\"send\"");
    OK(rk_view_set_frame(cover, (RKRect){{0, 790}, {10, 10}}));
    performs(synth, "tap \"my cover\"");
    current = "hit points of `human`";
    for (seed = 0; seed < 200; seed++) {
        RKSynthRef human = generator(true, seed, 120);
        RKViewRef hit = NULL;
        OK(rk_synth_aim(human, found, &point));
        OK(rk_view_hit_test(RK_VIEW(stage.window), point, NULL, &hit));
        CHECK(hit == found);
        OK(rk_synth_perform(human, stage.context, "tap send"));
        CHECK(sent == 4 + (int)seed);
        OK(rk_synth_perform(human, stage.context, "scroll list until row40 is visible"));
        OK(rk_scroll_view_get_content_offset(list, &offset));
        CHECK(offset.y >= 2060 - 1 && offset.y <= 2400 + 1);
        OK(rk_scroll_view_set_content_offset(list, at(0, seed % 2 ? 0 : 5600), false));
        OK(rk_synth_destroy(human));
    }
    seed = 0;
    OK(rk_scroll_view_set_content_offset(list, at(0, 0), false));
    performs(synth, "scroll list until row40 is visible");
    OK(rk_scroll_view_get_content_offset(list, &offset));
    CHECK(fabs(offset.y - 2060) < 1);
    performs(synth, "scroll list until row3 is visible");
    OK(rk_scroll_view_get_content_offset(list, &offset));
    CHECK(fabs(offset.y - 180) < 1);
    OK(rk_synth_find_view(stage.context, "row99", &found));
    OK(rk_synth_scroll_to_visible(synth, NULL, found));
    OK(rk_scroll_view_get_content_offset(list, &offset));
    CHECK(fabs(offset.y - 5600) < 1);
    child(RK_VIEW(list), 0, 9000, 200, 60, "below");
    refuses(synth, "scroll list until below is visible", RKStatusNotFound, "no further");
    /* Half of it is on the first page, half on the second: no page shows it as a whole. */
    OK(rk_scroll_view_set_content_offset(list, at(0, 0), false));
    OK(rk_scroll_view_set_paging_enabled(list, true));
    OK(rk_view_set_frame(child(RK_VIEW(list), 0, 0, 9, 9, "between"), (RKRect){{0, 300}, {200, 200}}));
    refuses(synth, "scroll list until between is visible", RKStatusNotFound, "no further");
    performs(synth, "scroll list until row8 is visible");
    OK(rk_scroll_view_get_content_offset(list, &offset));
    CHECK(offset.y == 400);
    OK(rk_scroll_view_set_paging_enabled(list, false));
    performs(synth, "scroll list until row99 is visible");
    OK(rk_scroll_view_get_content_offset(list, &offset));
    performs(synth, "flick list down velocity 2000 distance 200");
    performs(synth, "wait 0.5");
    RKPoint before = offset;
    OK(rk_scroll_view_get_content_offset(list, &offset));
    CHECK(offset.y < before.y - 100);
    performs(synth, "wait 5");
    OK(rk_scroll_view_get_content_offset(list, &before));
    performs(synth, "wheel list by 0,-40 times 3");
    OK(rk_scroll_view_get_content_offset(list, &offset));
    CHECK(fabs(offset.y - before.y - 120) < 1e-9);
    performs(synth, "trackpad list by 0,100 for 0.2");
    OK(rk_scroll_view_get_content_offset(list, &before));
    CHECK(before.y < offset.y - 90);
    const struct {
        const char *command;
        unsigned fires;
    } commands[] = {
        {"tap 300,300", 0}, /* waits for the double tap */
        {"wait 1", ONE(tap)},
        {"tap page times 2", ONE(double_tap)},
        {"tap 300,300 fingers 2", ONE(two_tap)},
        {"press 300,300 for 0.6", ONE(press)},
        {"drag 300,300 by 100,20", ONE(pan)},
        {"drag 300,300 to page for 0.2", ONE(pan)},
        {"swipe 300,300 left", ONE(pan)},
        {"pinch 300,300 scale 0.5", ONE(pinch)},
        {"rotate 300,300 degrees 50 radius 40", ONE(rotation)},
        {"edge page right distance 100 for 0.3", ONE(edge)},
        {"trackpad 300,300 scale 2", ONE(pinch)},
    };
    for (size_t k = 0; k < sizeof commands / sizeof *commands; k++) {
        stage.fired = 0;
        performs(synth, commands[k].command);
        CHECK(stage.fired == commands[k].fires);
    }
    refuses(synth, "", RKStatusInvalidArgument, "expected tap");
    refuses(synth, "tickle send", RKStatusInvalidArgument, "\"tickle\"");
    refuses(synth, "tap", RKStatusInvalidArgument, "no target");
    refuses(synth, "tap missing", RKStatusNotFound, "\"missing\"");
    refuses(synth, "tap \"100,200\"", RKStatusNotFound, "\"100,200\"");
    refuses(synth, "tap send thrice", RKStatusInvalidArgument, "\"thrice\"");
    refuses(synth, "tap send times", RKStatusInvalidArgument, "no value");
    refuses(synth, "tap send times two", RKStatusInvalidArgument, "\"two\"");
    refuses(synth, "tap send times 1.5", RKStatusInvalidArgument, "times");
    refuses(synth, "tap send scale 2", RKStatusInvalidArgument, "\"scale\"");
    refuses(synth, "tap \"send", RKStatusInvalidArgument, "quotation");
    refuses(synth, "drag send", RKStatusInvalidArgument, "to and by");
    refuses(synth, "flick list sideways", RKStatusInvalidArgument, "\"sideways\"");
    refuses(synth, "pinch page", RKStatusInvalidArgument, "scale");
    refuses(synth, "wait long", RKStatusInvalidArgument, "seconds");
    refuses(synth, "scroll list until row40", RKStatusInvalidArgument, "is visible");
    refuses(synth, "scroll page until row40 is visible", RKStatusWrongKind, "ScrollView");
    refuses(synth, "key abc", RKStatusInvalidArgument, "\"abc\"");
    current = "keys";
    RKControlRef field = NULL;
    bool is_first = false;
    OK(rk_text_field_create(stage.context, NULL, (RKRect){{0, 0}, {100, 30}}, &field));
    OK(rk_view_add_subview(RK_VIEW(stage.window), RK_VIEW(field)));
    OK(rk_window_make_key_and_visible(stage.window));
    OK(rk_responder_become_first_responder(RK_RESPONDER(field), &is_first));
    performs(synth, "type \"h\xC3\xA9 you\"");
    performs(synth, "key !");
    OK(rk_synth_key(synth, 'c', 6, RKKeyModifierControl, 0.1)); /* no text */
    OK(rk_synth_play(synth, stage.context));
    OK(rk_text_field_get_text(field, written, sizeof written, NULL));
    CHECK(!strcmp(written, "h\xC3\xA9 you!"));
    OK(rk_release(RK_OBJECT(field)));
    OK(rk_synth_destroy(synth));
    OK(rk_release(RK_OBJECT(send)));
    end();
}

/* ---- Wrong arguments ---- */

static RKSynthRef shared;
static void *elsewhere(void *unused) {
    double time = 0;
    CHECK(rk_synth_get_time(shared, &time) == RKStatusWrongThread && strstr(rk_synth_last_error(), "thread"));
    return unused;
}

static RKStatus inner;
static void call_again(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)recognizer, (void)userdata;
    double time = 0;
    inner = rk_synth_get_time(shared, &time);
    if (inner == RKStatusBusy) inner = rk_synth_destroy(shared);
}

#define REFUSED(call) \
    do { \
        size_t before_ = 0, after_ = 0; \
        double time_ = 0, now_ = 0; \
        OK(rk_synth_take(synth, NULL, 0, &before_)); \
        OK(rk_synth_get_time(synth, &time_)); \
        CHECK((call) == RKStatusInvalidArgument && strlen(rk_synth_last_error()) > 10); \
        OK(rk_synth_take(synth, NULL, 0, &after_)); \
        OK(rk_synth_get_time(synth, &now_)); \
        CHECK(before_ == after_ && time_ == now_); \
    } while (0)

static void arguments(void) {
    RKSynthRef synth = NULL, none = NULL;
    RKSynthDesc desc = RK_INIT(RKSynthDesc);
    double time = 0;
    size_t length = 0;
    const double bad[] = {NAN, INFINITY, -INFINITY, -1};
    current = "descriptors";
    for (int k = 0; k < 4; k++) {
        desc.rate = bad[k];
        CHECK(rk_synth_create(&desc, &none) == RKStatusInvalidArgument && !none && strstr(rk_synth_last_error(), "rate"));
        desc.rate = 0;
        desc.time = bad[k];
        CHECK(rk_synth_create(&desc, &none) == RKStatusInvalidArgument && !none && strstr(rk_synth_last_error(), "time"));
        desc.time = 0;
    }
    desc.rate = 0.5;
    CHECK(rk_synth_create(&desc, &none) == RKStatusInvalidArgument && !none);
    desc.rate = 20000;
    CHECK(rk_synth_create(&desc, &none) == RKStatusInvalidArgument && !none);
    desc.rate = 0;
    desc.type = 9;
    CHECK(rk_synth_create(&desc, &none) == RKStatusInvalidArgument && !none);
    desc.type = 0;
    desc.struct_size = 3;
    CHECK(rk_synth_create(&desc, &none) == RKStatusStructSize && !none);
    desc.struct_size = sizeof desc;
    CHECK(rk_synth_create(&desc, NULL) == RKStatusInvalidArgument);
    OK(rk_synth_create(NULL, &synth));
    OK(rk_synth_tap(synth, at(5, 5), 1, 1));

    current = "handles";
    CHECK(rk_synth_get_time(NULL, &time) == RKStatusInvalidArgument);
    CHECK(rk_synth_get_time((RKSynthRef)(uintptr_t)0x1234567, &time) == RKStatusInvalidHandle && strstr(rk_synth_last_error(), "no generator"));
    CHECK(rk_synth_destroy((RKSynthRef)&desc) == RKStatusInvalidHandle);
    OK(rk_synth_destroy(NULL));
    OK(rk_synth_create(NULL, &none));
    OK(rk_synth_destroy(none));
    CHECK(rk_synth_tap(none, at(1, 1), 1, 1) == RKStatusInvalidHandle);
    CHECK(rk_synth_destroy(none) == RKStatusInvalidHandle);
    pthread_t thread;
    shared = synth;
    CHECK(!pthread_create(&thread, NULL, elsewhere, NULL) && !pthread_join(thread, NULL));

    current = "numbers";
    RKPoint line[] = {{0, 0}, {9, 9}};
    RKRect area = {{0, 0}, {100, 100}};
    for (int k = 0; k < 4; k++) {
        double wrong = bad[k];
        REFUSED(rk_synth_set_time(synth, wrong));
        REFUSED(rk_synth_pause(synth, wrong));
        REFUSED(rk_synth_long_press(synth, at(1, 1), wrong, 1));
        REFUSED(rk_synth_drag(synth, line, 2, wrong, RKSynthEasingLinear, 1));
        REFUSED(rk_synth_flick(synth, at(0, 0), at(9, 9), wrong, 1));
        REFUSED(rk_synth_pinch(synth, at(1, 1), wrong, 2, 0, 1));
        REFUSED(rk_synth_pinch(synth, at(1, 1), 10, wrong, 0, 1));
        REFUSED(rk_synth_pinch(synth, at(1, 1), 10, 2, 0, wrong));
        REFUSED(rk_synth_edge_pan(synth, area, RKRectEdgeLeft, wrong, 1));
        REFUSED(rk_synth_edge_pan(synth, area, RKRectEdgeLeft, 10, wrong));
        REFUSED(rk_synth_wheel(synth, at(1, 1), at(0, 1), 1, wrong));
        REFUSED(rk_synth_trackpad_scroll(synth, at(1, 1), at(0, 1), wrong));
        REFUSED(rk_synth_trackpad_pinch(synth, at(1, 1), wrong, 0, 1));
        REFUSED(rk_synth_press(synth, RKPressTypeSelect, wrong));
        REFUSED(rk_synth_key(synth, 'a', 0, 0, wrong));
        if (wrong == -1) continue;
        REFUSED(rk_synth_tap(synth, at(wrong, 1), 1, 1));
        REFUSED(rk_synth_flick(synth, at(0, 0), at(9, wrong), 100, 1));
        REFUSED(rk_synth_pinch(synth, at(1, 1), 10, 2, wrong, 1));
        REFUSED(rk_synth_wheel(synth, at(1, 1), at(wrong, 1), 1, 0));
        area.size.width = wrong;
        REFUSED(rk_synth_edge_pan(synth, area, RKRectEdgeLeft, 10, 1));
        area.size.width = 100;
        RKPoint broken[] = {{0, 0}, {wrong, 0}};
        REFUSED(rk_synth_drag(synth, broken, 2, 1, RKSynthEasingLinear, 1));
    }
    REFUSED(rk_synth_tap(synth, at(1, 1), 0, 1));
    REFUSED(rk_synth_tap(synth, at(1, 1), 1001, 1));
    REFUSED(rk_synth_tap(synth, at(1, 1), 1, 0));
    REFUSED(rk_synth_tap(synth, at(1, 1), 1, 11));
    REFUSED(rk_synth_drag(synth, NULL, 2, 1, RKSynthEasingLinear, 1));
    REFUSED(rk_synth_drag(synth, line, 1, 1, RKSynthEasingLinear, 1));
    REFUSED(rk_synth_drag(synth, line, 5000, 1, RKSynthEasingLinear, 1));
    REFUSED(rk_synth_drag(synth, line, 2, 1, (RKSynthEasing)4, 1));
    REFUSED(rk_synth_flick(synth, at(3, 3), at(3, 3), 100, 1));
    REFUSED(rk_synth_flick(synth, at(0, 0), at(3, 3), 1e-9, 1));
    REFUSED(rk_synth_swipe(synth, at(3, 3), RKSwipeDirectionUp | RKSwipeDirectionLeft, 1));
    REFUSED(rk_synth_edge_pan(synth, area, RKRectEdgeAll, 10, 1));
    REFUSED(rk_synth_wheel(synth, at(1, 1), at(0, 1), 0, 0));
    REFUSED(rk_synth_press(synth, RKPressTypeKey, 0.1));
    REFUSED(rk_synth_press(synth, (RKPressType)12, 0.1));
    REFUSED(rk_synth_key(synth, 0, 0, 0, 0.1));
    REFUSED(rk_synth_key(synth, 0xD800, 0, 0, 0.1));
    REFUSED(rk_synth_key(synth, 0x110000, 0, 0, 0.1));
    CHECK(rk_synth_long_press(synth, at(1, 1), 86400, 1) == RKStatusLimitReached);
    RKSynthFinger finger = RK_INIT(RKSynthFinger);
    REFUSED(rk_synth_fingers(synth, NULL, 1));
    REFUSED(rk_synth_fingers(synth, &finger, 0));
    REFUSED(rk_synth_fingers(synth, &finger, 33));
    REFUSED(rk_synth_fingers(synth, &finger, 1)); /* no points */
    finger.points = line, finger.count = 2, finger.easing = (RKSynthEasing)7;
    REFUSED(rk_synth_fingers(synth, &finger, 1));
    finger.easing = RKSynthEasingLinear, finger.delay = NAN;
    REFUSED(rk_synth_fingers(synth, &finger, 1));
    finger.delay = 0, finger.struct_size = 1;
    CHECK(rk_synth_fingers(synth, &finger, 1) == RKStatusStructSize);

    current = "buffers";
    RKSynthInput two[2];
    CHECK(rk_synth_take(synth, two, 0, &length) == RKStatusBufferTooSmall && length == 2);
    CHECK(rk_synth_take(synth, two, 1, &length) == RKStatusBufferTooSmall && length == 2);
    REFUSED(rk_synth_take(synth, NULL, 1, &length));
    OK(rk_synth_take(synth, two, 2, NULL));
    REFUSED(rk_synth_get_time(synth, NULL));

    current = "contexts and views";
    set(false, false);
    RKViewRef lone = NULL, found = NULL;
    RKPoint point = {7, 7};
    CHECK(rk_synth_play(synth, NULL) == RKStatusInvalidArgument && strlen(rk_synth_last_error()) > 5);
    CHECK(rk_synth_play(synth, (RKContextRef)stage.view) == RKStatusWrongKind);
    OK(rk_view_create(stage.context, NULL, area, &lone));
    OK(rk_object_set_name(RK_OBJECT(lone), "lone"));
    CHECK(rk_synth_aim(synth, lone, &point) == RKStatusInvalidArgument && strstr(rk_synth_last_error(), "window") && point.x == 7);
    CHECK(rk_synth_aim(synth, NULL, &point) == RKStatusInvalidArgument);
    REFUSED(rk_synth_aim(synth, stage.view, NULL));
    CHECK(rk_synth_find_view(stage.context, "lone", &found) == RKStatusNotFound && !found);
    CHECK(rk_synth_find_view(stage.context, "", &found) == RKStatusInvalidArgument);
    CHECK(rk_synth_find_view(stage.context, NULL, &found) == RKStatusInvalidArgument);
    CHECK(rk_synth_find_view(stage.context, "page", NULL) == RKStatusInvalidArgument);
    CHECK(rk_synth_scroll_to_visible(synth, NULL, lone) == RKStatusInvalidArgument);
    CHECK(rk_synth_scroll_to_visible(synth, RK_SCROLL_VIEW(stage.view), lone) == RKStatusWrongKind);
    REFUSED(rk_synth_perform(synth, stage.context, NULL));
    current = "an input that the context refuses";
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = 50;
    sample.location = at(300, 300);
    OK(rk_context_send_touches(stage.context, 1, &sample, 1));
    desc = (RKSynthDesc)RK_INIT(RKSynthDesc);
    desc.first_id = 50;
    OK(rk_synth_create(&desc, &none));
    OK(rk_synth_tap(none, at(300, 300), 1, 1));
    CHECK(rk_synth_play(none, stage.context) == RKStatusAlreadyExists && strstr(rk_synth_last_error(), "50"));
    OK(rk_synth_take(none, NULL, 0, &length));
    CHECK(length == 0);
    OK(rk_synth_destroy(none));
    sample.phase = RKTouchPhaseEnded;
    OK(rk_context_send_touches(stage.context, 2, &sample, 1));
    current = "a generator that is playing";
    OK(rk_gesture_recognizer_add_action(stage.made[two_tap], call_again, NULL, NULL, NULL));
    OK(rk_synth_tap(synth, at(300, 300), 1, 2));
    OK(rk_synth_play(synth, stage.context));
    CHECK(inner == RKStatusBusy);
    OK(rk_release(RK_OBJECT(lone)));
    end();
    current = "a context that has ended";
    OK(rk_synth_tap(synth, at(300, 300), 1, 1));
    CHECK(rk_synth_play(synth, stage.context) != RKStatusOK);
    OK(rk_synth_destroy(synth));
}
