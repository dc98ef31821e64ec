/* scene.h - what is in the window of window.c: views, what they do, and what has been seen of it. */
#ifndef SCENE_H
#define SCENE_H

#include <responderkit/responderkit.h>

#define SCENE_WIDTH 480
#define SCENE_HEIGHT 360
#define SCENE_STATES 3

typedef struct Scene {
    RKContextRef context;
    RKWindowRef window;
    RKClassRef window_class;
    RKControlRef button, slider, field;
    RKViewRef pad;        /* wants to be tapped twice */
    RKScrollViewRef list; /* of rows */
    /* The views that fingers are on. */
    RKViewRef hit[8];
    size_t hit_count;
    /* The recognisers whose states are shown, with the last one that was not `possible`. */
    struct { RKGestureRecognizerRef recognizer; const char *name; RKGestureRecognizerState seen; } states[SCENE_STATES];
    int presses;
    bool prints; /* a line for everything that happens */
} Scene;

void scene_open(Scene *scene, bool prints);
void scene_close(Scene *scene);

#define CHECK(call) scene_check((call), #call)
void scene_check(RKStatus status, const char *call);

#endif
