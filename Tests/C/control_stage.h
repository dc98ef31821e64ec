/* What the consumers about controls share: a control that logs its events, NAME:EVENT|EVENT. */
#ifndef CONTROL_STAGE_H
#define CONTROL_STAGE_H

#include "stage.h"

static const char *const control_bits[32] = {"down", "repeat", "dragInside", "dragOutside", "enter", "exit", "upInside", "upOutside", "cancel", NULL, NULL, NULL, "value", "primary", "menu"};

static inline void on_events(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    char text[128] = "";
    int bit;
    (void)userdata;
    for (bit = 0; bit < 32; bit++)
        if (events & 1u << bit) snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s", text[0] ? "|" : "", control_bits[bit] ? control_bits[bit] : "?");
    log_add("%s:%s%s", name_of(RK_OBJECT(control)), text, event ? "" : "(no event)");
}

typedef RKStatus (*CreateControl)(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);

static inline RKControlRef add_control_of(Stage *s, CreateControl create, RKClassRef cls, RKViewRef parent, const char *name, RKRect frame) {
    RKControlRef control = NULL;
    OK(create(s->context, cls, frame, &control));
    OK(rk_object_set_name(RK_OBJECT(control), name));
    OK(rk_view_add_subview(parent, RK_VIEW(control)));
    OK(rk_release(RK_OBJECT(control)));
    OK(rk_control_add_action(control, RKControlEventAllEvents, on_events, NULL, NULL, NULL));
    return control;
}
static inline RKControlRef add_control(Stage *s, CreateControl create, const char *name, RKRect frame) { return add_control_of(s, create, NULL, s->view, name, frame); }

/* One finger that moves by (dx, dy) in two steps. */
static inline void drag_by(Stage *s, double t, double x, double y, double dx, double dy) {
    down(s, t, 1, x, y);
    move(s, t + 0.1, 1, x + dx / 2, y + dy / 2);
    move(s, t + 0.2, 1, x + dx, y + dy);
    up(s, t + 0.3, 1, x + dx, y + dy);
}

#endif
