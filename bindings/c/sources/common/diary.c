/* diary.c - see diary.h. */
#include "diary.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void diary_check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s\n  %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}

static const char *name_of(RKObjectRef object, char buffer[64]) {
    if (!object || rk_object_get_name(object, buffer, 64, NULL) != RKStatusOK) strcpy(buffer, "?");
    return buffer;
}

static double now(RKObjectRef object) {
    RKContextRef context;
    double time;
    CHECK(rk_object_get_context(object, &context));
    CHECK(rk_context_get_time(context, &time));
    return time;
}

/* ---- The calls of the views ---- */

static void write_touches(const char *what, RKResponderRef self, const RKTouchRef *touches, size_t count) {
    static const char *const kinds[] = {"", " indirect", " pencil", " pointer"};
    char name[64];
    size_t k;
    for (k = 0; k < count; k++) {
        RKPoint at;
        RKTouchType type;
        double force, altitude, azimuth, roll;
        uint32_t buttons;
        CHECK(rk_touch_get_location(touches[k], NULL, &at));
        CHECK(rk_touch_get_type(touches[k], &type));
        CHECK(rk_touch_get_force(touches[k], &force));
        printf("%7.3f  %s %s (%.1f, %.1f)%s", now(RK_OBJECT(self)), name_of(RK_OBJECT(self), name), what, at.x, at.y, kinds[type & 3]);
        if (force != 0) printf(" force %.2f", force);
        if (type == RKTouchTypePencil) {
            CHECK(rk_touch_get_altitude_angle(touches[k], &altitude));
            CHECK(rk_touch_get_azimuth_angle(touches[k], &azimuth));
            CHECK(rk_touch_get_roll_angle(touches[k], &roll));
            printf(" altitude %.2f azimuth %.2f", altitude, azimuth);
            if (roll != 0) printf(" roll %.2f", roll);
        }
        if (type == RKTouchTypeIndirectPointer) {
            CHECK(rk_touch_get_button_mask(touches[k], &buttons));
            printf(" buttons %u", (unsigned)buttons);
        }
        printf("\n");
    }
}
static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)event, (void)userdata, write_touches("began", self, touches, count); }
static void moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)event, (void)userdata, write_touches("moved", self, touches, count); }
static void ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)event, (void)userdata, write_touches("ended", self, touches, count); }
static void cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)event, (void)userdata, write_touches("cancelled", self, touches, count); }

static void write_presses(const char *what, RKResponderRef self, const RKPressRef *presses, size_t count) {
    char name[64], text[64];
    size_t k;
    for (k = 0; k < count; k++) {
        RKPressType type;
        RKKeyModifierFlags modifiers;
        uint32_t code;
        CHECK(rk_press_get_type(presses[k], &type));
        CHECK(rk_press_get_key_code(presses[k], &code));
        CHECK(rk_press_get_modifier_flags(presses[k], &modifiers));
        if (rk_press_get_characters(presses[k], text, sizeof text, NULL) != RKStatusOK) text[0] = 0;
        if (text[0] && (unsigned char)text[0] < ' ') snprintf(text, sizeof text, "control-%c", text[0] + 64);
        printf("%7.3f  %s press %s", now(RK_OBJECT(self)), name_of(RK_OBJECT(self), name), what);
        if (type == RKPressTypeKey) printf(" key 0x%02x '%s'", (unsigned)code, text);
        else printf(" button %d", (int)type);
        if (modifiers) printf(" modifiers 0x%x", (unsigned)(modifiers >> 16));
        printf("\n");
    }
}
static void press_began(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) { (void)event, (void)userdata, write_presses("began", self, presses, count); }
static void press_ended(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) { (void)event, (void)userdata, write_presses("ended", self, presses, count); }
static void press_cancelled(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) { (void)event, (void)userdata, write_presses("cancelled", self, presses, count); }

/* ---- What the recognisers find ---- */

static void found(RKGestureRecognizerRef recognizer, void *userdata) {
    static const char *const states[] = {"possible", "began", "changed", "ended", "cancelled", "failed"};
    const char *kind = (const char *)userdata;
    RKGestureRecognizerState state;
    RKPoint point;
    double number;
    CHECK(rk_gesture_recognizer_get_state(recognizer, &state));
    printf("%7.3f  %s %s", now(RK_OBJECT(recognizer)), kind, states[state >= 0 && state <= 5 ? state : 5]);
    if (strcmp(kind, "tap") == 0) {
        CHECK(rk_gesture_recognizer_get_location(recognizer, NULL, &point));
        printf(" at (%.1f, %.1f)", point.x, point.y);
    } else if (strcmp(kind, "pan") == 0) {
        CHECK(rk_pan_get_translation(recognizer, NULL, &point));
        printf(" by (%.1f, %.1f)", point.x, point.y);
    } else if (strcmp(kind, "pinch") == 0) {
        CHECK(rk_pinch_get_scale(recognizer, &number));
        printf(" scale %.3f", number);
    } else {
        CHECK(rk_rotation_get_rotation(recognizer, &number));
        printf(" angle %.3f", number);
    }
    printf("\n");
}

static bool together(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)other, (void)userdata;
    return true;
}

typedef RKStatus (*Create)(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);

/* ---- The window ---- */

void diary_open(Diary *diary, double width, double height, bool gestures) {
    static const char *const corners[] = {"upper-left", "upper-right", "lower-left", "lower-right"};
    static const Create creates[] = {rk_tap_create, rk_pan_create, rk_pinch_create, rk_rotation_create};
    static const char *const kinds[] = {"tap", "pan", "pinch", "rotation"};
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKRect frame = {{0, 0}, {0, 0}};
    RKViewRef view;
    int k;
    memset(diary, 0, sizeof *diary);
    methods.touches_began = began;
    methods.touches_moved = moved;
    methods.touches_ended = ended;
    methods.touches_cancelled = cancelled;
    desc.name = "Quarter";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    frame.size.width = width;
    frame.size.height = height;
    CHECK(rk_context_create(NULL, &diary->context));
    CHECK(rk_class_define(diary->context, &desc, &diary->view_class));
    methods.presses_began = press_began;
    methods.presses_ended = press_ended;
    methods.presses_cancelled = press_cancelled;
    desc.name = "Diary";
    desc.superclass = "Window";
    CHECK(rk_class_define(diary->context, &desc, &diary->window_class));
    CHECK(rk_window_create(diary->context, diary->window_class, frame, &diary->window));
    CHECK(rk_object_set_name(RK_OBJECT(diary->window), "window"));
    CHECK(rk_window_make_key_and_visible(diary->window));
    frame.size.width = width / 2;
    frame.size.height = height / 2;
    for (k = 0; k < 4; k++) {
        frame.origin.x = k % 2 * width / 2;
        frame.origin.y = k / 2 * height / 2;
        CHECK(rk_view_create(diary->context, diary->view_class, frame, &view));
        CHECK(rk_object_set_name(RK_OBJECT(view), corners[k]));
        CHECK(rk_view_set_multiple_touch_enabled(view, true));
        CHECK(rk_view_add_subview(RK_VIEW(diary->window), view));
        CHECK(rk_release(RK_OBJECT(view)));
    }
    if (!gestures) return;
    for (k = 0; k < 4; k++) {
        RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
        RKGestureRecognizerRef recognizer;
        delegate.should_recognize_simultaneously_with = together;
        CHECK(creates[k](diary->context, NULL, &recognizer));
        CHECK(rk_object_set_name(RK_OBJECT(recognizer), kinds[k]));
        CHECK(rk_gesture_recognizer_add_action(recognizer, found, (void *)kinds[k], NULL, NULL));
        if (k > 0) CHECK(rk_gesture_recognizer_set_delegate(recognizer, &delegate));
        if (k == 1) CHECK(rk_pan_set_allowed_scroll_types_mask(recognizer, RKScrollTypeMaskAll));
        CHECK(rk_view_add_gesture_recognizer(RK_VIEW(diary->window), recognizer));
        CHECK(rk_release(RK_OBJECT(recognizer)));
    }
}

void diary_close(Diary *diary) {
    CHECK(rk_release(RK_OBJECT(diary->window)));
    CHECK(rk_context_destroy(diary->context));
}
