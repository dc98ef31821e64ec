/* paint.h - drawing a scene as rectangles. */
#ifndef PAINT_H
#define PAINT_H

#include "scene.h"
#include <SDL.h>

/* Colours, as 0xRRGGBB. */
#define PAINT_GROUND 0x202028
#define PAINT_HIT 0xffd040      /* the frame of a view that a finger is on */
#define PAINT_HIGHLIGHT 0x60a0ff /* a control that is highlighted */
#define PAINT_CONTROL 0x3060a0
#define PAINT_THUMB 0xe0e0e0

/* The colour in which a recogniser's last state is shown, in squares along the lower edge. */
Uint32 paint_state_color(RKGestureRecognizerState state);
void paint_scene(SDL_Renderer *renderer, const Scene *scene);

#endif
