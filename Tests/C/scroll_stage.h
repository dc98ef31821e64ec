/* What the consumers about scroll views share: a stage with a scroll view over the whole window, a delegate that logs, drags with exact velocities. */
#ifndef SCROLL_STAGE_H
#define SCROLL_STAGE_H

#include <math.h>

#include "stage.h"

typedef struct Scene {
    Stage stage;
    RKScrollViewRef scroll;
    RKPoint velocity, target; /* of the last willEndDragging */
    RKPoint new_target;       /* what willEndDragging makes of the target, if `retarget` */
    bool retarget;
    unsigned long scrolls; /* how often didScroll came */
    RKViewRef zoomed;
} Scene;

static inline RKSize size_of(double width, double height) {
    RKSize s = {width, height};
    return s;
}
static inline RKPoint offset_of(RKScrollViewRef scroll) {
    RKPoint at = {-1e300, -1e300};
    OK(rk_scroll_view_get_content_offset(scroll, &at));
    return at;
}
static inline bool very_near(double a, double b) { return fabs(a - b) <= 1e-9; }
#define EXPECT_OFFSET(scroll, x_, y_)                                                                         \
    do {                                                                                                      \
        RKPoint check_at = offset_of(scroll);                                                                 \
        check_count++;                                                                                        \
        if (!very_near(check_at.x, (x_)) || !very_near(check_at.y, (y_))) {                                   \
            check_failures++;                                                                                 \
            fprintf(stderr, "%s:%d: offset is (%.12g, %.12g), not (%.12g, %.12g)\n", __FILE__, __LINE__, check_at.x, check_at.y, (double)(x_), (double)(y_)); \
        }                                                                                                     \
    } while (0)

/* ---- The delegate's log: a word a call, several didScroll in a row are one ---- */

static inline void scroll_log(RKScrollViewRef scroll, const char *what) { log_add("%s.%s", name_of(RK_OBJECT(scroll)), what); }
static inline void scene_did_scroll(RKScrollViewRef scroll, void *userdata) {
    char word[64];
    size_t length, used = strlen(check_log);
    snprintf(word, sizeof word, "%s.didScroll", name_of(RK_OBJECT(scroll)));
    length = strlen(word);
    ((Scene *)userdata)->scrolls++;
    if (used < length || strcmp(check_log + used - length, word) != 0) log_add("%s", word);
}
#define SCENE_NOTICE(name)                                                      \
    static inline void scene_##name(RKScrollViewRef scroll, void *userdata) {   \
        (void)userdata;                                                         \
        scroll_log(scroll, #name);                                              \
    }
SCENE_NOTICE(willBeginDragging) SCENE_NOTICE(willBeginDecelerating) SCENE_NOTICE(didEndDecelerating) SCENE_NOTICE(didEndScrollingAnimation) SCENE_NOTICE(didZoom)
SCENE_NOTICE(didScrollToTop)
static inline void scene_will_end(RKScrollViewRef scroll, RKPoint velocity, RKPoint *target, void *userdata) {
    Scene *scene = (Scene *)userdata;
    scroll_log(scroll, "willEndDragging");
    scene->velocity = velocity;
    scene->target = *target;
    if (scene->retarget) *target = scene->new_target;
}
static inline void scene_did_end(RKScrollViewRef scroll, bool will_decelerate, void *userdata) {
    (void)userdata;
    scroll_log(scroll, will_decelerate ? "didEndDragging(decelerate)" : "didEndDragging");
}
static inline RKViewRef scene_zoomed(RKScrollViewRef scroll, void *userdata) { return (void)scroll, ((Scene *)userdata)->zoomed; }
static inline void scene_will_zoom(RKScrollViewRef scroll, RKViewRef view, void *userdata) {
    (void)userdata;
    log_add("%s.willBeginZooming(%s)", name_of(RK_OBJECT(scroll)), name_of(RK_OBJECT(view)));
}
static inline void scene_did_end_zooming(RKScrollViewRef scroll, RKViewRef view, double scale, void *userdata) {
    (void)userdata;
    log_add("%s.didEndZooming(%s,%.6g)", name_of(RK_OBJECT(scroll)), name_of(RK_OBJECT(view)), scale);
}

static inline RKScrollViewDelegate scene_delegate(Scene *scene) {
    RKScrollViewDelegate d = RK_INIT(RKScrollViewDelegate);
    d.did_scroll = scene_did_scroll;
    d.did_zoom = scene_didZoom;
    d.will_begin_dragging = scene_willBeginDragging;
    d.will_end_dragging = scene_will_end;
    d.did_end_dragging = scene_did_end;
    d.will_begin_decelerating = scene_willBeginDecelerating;
    d.did_end_decelerating = scene_didEndDecelerating;
    d.did_end_scrolling_animation = scene_didEndScrollingAnimation;
    d.view_for_zooming = scene_zoomed;
    d.will_begin_zooming = scene_will_zoom;
    d.did_end_zooming = scene_did_end_zooming;
    d.did_scroll_to_top = scene_didScrollToTop;
    d.userdata = scene;
    return d;
}

static inline RKScrollViewRef add_scroll_view(Scene *scene, RKClassRef cls, RKViewRef parent, const char *name, RKRect frame, double width, double height) {
    RKScrollViewRef scroll = NULL;
    RKScrollViewDelegate delegate = scene_delegate(scene);
    OK(rk_scroll_view_create(scene->stage.context, cls, frame, &scroll));
    OK(rk_object_set_name(RK_OBJECT(scroll), name));
    OK(rk_scroll_view_set_content_size(scroll, size_of(width, height)));
    OK(rk_scroll_view_set_delegate(scroll, &delegate));
    OK(rk_view_add_subview(parent, RK_VIEW(scroll)));
    OK(rk_release(RK_OBJECT(scroll)));
    return scroll;
}

/* A scroll view S of 400 by 400 in the window. */
static inline void scene_make(Scene *scene, double width, double height) {
    memset(scene, 0, sizeof *scene);
    scene->stage = stage_make();
    scene->scroll = add_scroll_view(scene, NULL, RK_VIEW(scene->stage.window), "S", rect(0, 0, 400, 400), width, height);
    log_clear();
}
static inline void scene_end(Scene *scene) { stage_end(&scene->stage); }

/* A finger goes down at `from` at the time `t`, and in each hundredth of a second by `step`; up with the last of them. Returns when that was. */
static inline double flick(Scene *scene, double t, RKPoint from, RKPoint step, int steps) {
    int i;
    down(&scene->stage, t, 1, from.x, from.y);
    for (i = 1; i <= steps; i++) move(&scene->stage, t + i * 0.01, 1, from.x + i * step.x, from.y + i * step.y);
    up(&scene->stage, t + steps * 0.01, 1, from.x + steps * step.x, from.y + steps * step.y);
    return t + steps * 0.01;
}

/* Let it come to rest. */
static inline double settle(Scene *scene, double t) {
    OK(rk_context_advance(scene->stage.context, t + 20));
    return t + 20;
}

/* ---- What a scroll view reports ---- */

static inline bool ask(RKScrollViewRef scroll, RKStatus (*question)(RKScrollViewRef, bool *)) {
    bool answer = false;
    OK(question(scroll, &answer));
    return answer;
}
static inline RKPoint velocity_of(RKScrollViewRef scroll) {
    RKPoint v = {-1e300, -1e300};
    OK(rk_scroll_view_get_velocity(scroll, &v));
    return v;
}
static inline double zoom_of(RKScrollViewRef scroll) {
    double scale = 0;
    OK(rk_scroll_view_get_zoom_scale(scroll, &scale));
    return scale;
}

/* A wheel at the middle of the window. */
static inline void roll(Scene *scene, double t, double dx, double dy, bool notch, RKGestureInputPhase phase) {
    RKScrollSample sample = RK_INIT(RKScrollSample);
    sample.location = point(200, 200);
    sample.delta = point(dx, dy);
    sample.is_discrete = notch;
    sample.phase = phase;
    OK(rk_context_send_scroll(scene->stage.context, t, &sample));
}

#endif
