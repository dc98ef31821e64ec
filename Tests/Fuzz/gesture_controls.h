/* The scene's controls: what they are asked while they track, and the events that must come of it (SPEC 143-149). */
#ifndef GESTURE_CONTROLS_H
#define GESTURE_CONTROLS_H

#include "gesture_objects.h"

#define TOUCH_EVENTS RKControlEventAllTouchEvents
#define DRAGS (RKControlEventTouchDragInside | RKControlEventTouchDragOutside)
#define UPS (RKControlEventTouchUpInside | RKControlEventTouchUpOutside)

/* What a control's tracking has come to; `due` are the events that have to come next, 0 none. */
typedef struct Tracking {
    bool on, inside, was_inside, known; /* known: where the touch was is known, so that inside and outside can be distinguished */
    int touch;
    uint32_t taps;
    RKControlEvents due;
} Tracking;

static Tracking trackings[MOST_VIEWS];
static long events_judged;

/* The rectangle of SPEC 145, worked out here. */
static bool is_inside(RKControlRef control, RKTouchRef touch, bool otherwise) {
    RKRect bounds = {{0, 0}, {0, 0}};
    RKPoint at = {0, 0};
    MUST(rk_view_get_bounds((RKViewRef)control, &bounds));
    if (rk_touch_get_location(touch, (RKViewRef)control, &at) != RKStatusOK) return otherwise; /* a callback has taken it out of its window */
    at.x -= bounds.origin.x, at.y -= bounds.origin.y;
    return at.x >= -70 && at.y >= -70 && at.x < bounds.size.width + 70 && at.y < bounds.size.height + 70;
}

/* beginTracking answered true, and by then a callback had taken the touch away. */
static void notice_refusal(int v) {
    if (refused_tracking[v] && trackings[v].on && !calm) trackings[v].on = false, trackings[v].due = 0;
    refused_tracking[v] = false;
}

static bool begin_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    int v = number_of_view(self), id = number_of_touch(touch);
    bool answer = false;
    Tracking *t = &trackings[v < 0 ? 0 : v];
    read_trace();
    write_down("v%d.beginTracking %d\n", v, id);
    if (v < 0) return false;
    notice_refusal(v);
    if (calm) RULE(!t->on, "control %d begins to track touch %d and tracks %d", v, id, t->touch);
    if (calm) RULE(is_above(v, fingers[id].hit), "control %d begins to track touch %d, which hit view %d", v, id, fingers[id].hit); /* a subview may forward its touches */
    disturb();
    if (!rk_object_is_alive(RK_OBJECT(self))) return false;
    MUST(rk_super_begin_tracking(*(RKClassRef *)userdata, self, touch, event, &answer));
    if (answers(REFUSES_TRACKING, v, id)) answer = false;
    if (!answer) return false;
    t->on = true, t->touch = id, t->inside = true, t->known = true;
    MUST(rk_touch_get_tap_count(touch, &t->taps));
    t->due = RKControlEventTouchDown | (t->taps > 1 ? RKControlEventTouchDownRepeat : 0);
    return true;
}
static bool continue_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    int v = number_of_view(self), id = number_of_touch(touch);
    bool answer = false, tracking = false;
    Tracking *t = &trackings[v < 0 ? 0 : v];
    read_trace();
    write_down("v%d.continueTracking %d\n", v, id);
    if (v < 0) return false;
    if (calm) RULE(t->on && t->touch == id, "control %d continues with touch %d and does not track it", v, id);
    t->was_inside = t->inside, t->inside = is_inside(self, touch, t->inside);
    t->due = (t->inside ? RKControlEventTouchDragInside : RKControlEventTouchDragOutside) | (t->inside == t->was_inside ? 0 : t->inside ? RKControlEventTouchDragEnter : RKControlEventTouchDragExit);
    disturb();
    if (!rk_object_is_alive(RK_OBJECT(self))) return false;
    MUST(rk_super_continue_tracking(*(RKClassRef *)userdata, self, touch, event, &answer));
    if (answers(STOPS_TRACKING, v, id)) answer = false;
    MUST(rk_control_is_tracking(self, &tracking));
    if (!answer && tracking) t->on = false, t->due = 0;
    return answer;
}
static void end_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    int v = number_of_view(self), id = number_of_touch(touch);
    Tracking *t = &trackings[v < 0 ? 0 : v];
    RKPoint at = {0, 0}, before = {0, 0};
    read_trace();
    write_down("v%d.endTracking %d\n", v, id);
    if (v < 0) return;
    if (calm) RULE(t->on && t->touch == id, "control %d ends with touch %d and does not track it", v, id);
    t->on = false;
    MUST(rk_touch_get_location(touch, NULL, &at));
    MUST(rk_touch_get_previous_location(touch, NULL, &before));
    t->known = at.x == before.x && at.y == before.y;
    t->due = (t->inside ? RKControlEventTouchUpInside : RKControlEventTouchUpOutside) | (t->inside && scene.views[v].kind == BUTTON ? RKControlEventPrimaryActionTriggered : 0);
    if (rk_object_is_alive(RK_OBJECT(self))) (void)!rk_super_end_tracking(*(RKClassRef *)userdata, self, touch, event);
    disturb();
}
static void cancel_tracking(RKControlRef self, RKEventRef event, void *userdata) {
    int v = number_of_view(self);
    Tracking *t = &trackings[v < 0 ? 0 : v];
    read_trace();
    write_down("v%d.cancelTracking%s\n", v, event ? "" : " without event");
    if (v < 0) return;
    if (calm) RULE(t->on, "control %d cancels and does not track", v);
    t->on = false, t->known = true;
    t->due = RKControlEventTouchCancel;
    if (rk_object_is_alive(RK_OBJECT(self))) (void)!rk_super_cancel_tracking(*(RKClassRef *)userdata, self, event);
    disturb();
}

static void control_action(RKControlRef self, RKControlEvents events, RKEventRef event, void *userdata) {
    int v = number_of_view(self);
    Tracking *t = &trackings[v < 0 ? 0 : v];
    RKControlEvents touch_events = events & (TOUCH_EVENTS | RKControlEventPrimaryActionTriggered);
    (void)event, (void)userdata;
    read_trace();
    write_down("v%d.events %x\n", v, events);
    if (v < 0) return;
    events_judged++;
    RULE(events == touch_events || events == RKControlEventValueChanged, "control %d sends %x in one mask", v, events);
    if (touch_events && calm) {
        RKControlEvents due = t->due;
        if (!t->known && (due & UPS)) due = touch_events & UPS, due |= (due & RKControlEventTouchUpInside) && scene.views[v].kind == BUTTON ? RKControlEventPrimaryActionTriggered : 0;
        RULE(touch_events == due, "control %d sends %x where %x is due", v, touch_events, due);
        RULE(!(due & UPS) || ((due & UPS) & ((due & UPS) - 1)) == 0, "control %d sends %x", v, events);
    }
    if (touch_events) t->due = 0;
    disturb();
}

/* After each turn, and in the end. */
static void judge_control(int v, bool settled) {
    Tracking *t = &trackings[v];
    notice_refusal(v);
    bool tracking = false, highlighted = false;
    MUST(rk_control_is_tracking((RKControlRef)views[v], &tracking));
    MUST(rk_control_is_highlighted((RKControlRef)views[v], &highlighted));
    if (calm) RULE(tracking == t->on, "control %d %s, its methods say otherwise", v, tracking ? "tracks" : "does not track");
    t->on = tracking; /* one tracking inside another, or a chain that changed under it, are not distinguished */
    if (calm) {
        RULE(t->due == 0, "control %d has not sent %x", v, t->due);
        RULE(highlighted == (t->on && t->inside), "control %d is %shighlighted", v, highlighted ? "" : "not ");
        if (t->on && fingers[t->touch].hit == v) RULE(fingers[t->touch].open && (fingers[t->touch].down || holds_ended(t->touch)), "control %d tracks touch %d, which it does not have", v, t->touch);
    }
    if (settled) RULE(!tracking && !highlighted, "control %d still tracks or is highlighted in the end", v);
}

/* ---- Classes and objects of all views ---- */

static void define_views(void) {
    int kind;
    for (kind = WATCHED; kind < VIEW_KINDS; kind++) {
        char name[32];
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKResponderMethods methods = RK_INIT(RKResponderMethods);
        RKViewMethods view_methods = RK_INIT(RKViewMethods);
        RKControlMethods control_methods = RK_INIT(RKControlMethods);
        methods.touches_began = view_began, methods.touches_moved = view_moved;
        methods.touches_ended = view_ended, methods.touches_cancelled = view_cancelled;
        view_methods.gesture_recognizer_should_begin = view_should_begin;
        control_methods.begin_tracking = begin_tracking, control_methods.continue_tracking = continue_tracking;
        control_methods.end_tracking = end_tracking, control_methods.cancel_tracking = cancel_tracking;
        (void)snprintf(name, sizeof name, "Watched%s", view_classes[kind]);
        desc.name = name, desc.superclass = view_classes[kind];
        desc.responder_methods = &methods, desc.view_methods = &view_methods;
        if (kind >= CONTROL) desc.control_methods = &control_methods;
        desc.userdata = &view_kinds[kind];
        MUST(rk_class_define(context, &desc, &view_kinds[kind]));
    }
}
static void make_view_object(int v) {
    const SceneView *s = &scene.views[v];
    RKControlRef control = NULL;
    RKTransform scaled = {s->scale, 0, 0, s->scale, 0, 0};
    if (s->kind >= CONTROL) {
        MUST(rk_control_create(context, view_kinds[s->kind], s->frame, &control));
        views[v] = (RKViewRef)control;
        MUST(rk_control_set_enabled(control, s->enabled));
        MUST(rk_control_add_action(control, RKControlEventAllEvents, control_action, NULL, NULL, NULL));
        if (s->kind == SEGMENTS || s->kind == PAGES) MUST(rk_control_set_count(control, 4));
        if (s->kind == SLIDER) MUST(rk_control_set_value(control, 0.25));
    } else {
        MUST(rk_view_create(context, s->kind == PLAIN ? NULL : view_kinds[s->kind], s->frame, &views[v]));
    }
    if (s->scale != 1) MUST(rk_view_set_transform(views[v], scaled));
    MUST(rk_view_set_multiple_touch_enabled(views[v], s->multiple));
    MUST(rk_view_set_exclusive_touch(views[v], s->exclusive));
    MUST(rk_view_add_subview(s->parent < 0 ? RK_VIEW(window) : views[s->parent], views[v]));
}

#endif
