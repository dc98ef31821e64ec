/* paint.c - see paint.h. Everything is asked of the tree at the moment it is drawn; nothing is kept. */
#include "paint.h"
#include <math.h>
#include <stdio.h>
#include <string.h>

static void color(SDL_Renderer *renderer, Uint32 value) { SDL_SetRenderDrawColor(renderer, (Uint8)(value >> 16), (Uint8)(value >> 8), (Uint8)value, 255); }

static SDL_Rect pixels(RKRect rect) {
    SDL_Rect out = {(int)lround(rect.origin.x), (int)lround(rect.origin.y), (int)lround(rect.size.width), (int)lround(rect.size.height)};
    return out;
}

Uint32 paint_state_color(RKGestureRecognizerState state) {
    static const Uint32 colors[] = {0x404048, 0xe0c040, 0xe0c040, 0x40c060, 0xc04040, 0xc04040};
    return colors[state >= 0 && state <= 5 ? state : 0];
}

/* Views of one kind look alike, rows alternate. */
static Uint32 body(const Scene *scene, RKViewRef view, size_t index) {
    bool highlighted = false;
    if (view == RK_VIEW(scene->window)) return PAINT_GROUND;
    if (view == RK_VIEW(scene->list)) return 0x303038;
    if (view == scene->pad) return 0x304830;
    if (view == RK_VIEW(scene->field)) return 0xc8c8d0;
    if (view == RK_VIEW(scene->button) || view == RK_VIEW(scene->slider)) {
        if (rk_control_is_highlighted(RK_CONTROL(view), &highlighted) != RKStatusOK) highlighted = false;
        return highlighted ? PAINT_HIGHLIGHT : PAINT_CONTROL;
    }
    return index % 2 ? 0x484858 : 0x585868;
}

static void paint_details(SDL_Renderer *renderer, const Scene *scene, RKViewRef view) {
    RKRect rect;
    char text[64];
    size_t k;
    SDL_Rect mark;
    if (view == RK_VIEW(scene->slider)) {
        CHECK(rk_slider_get_thumb_rect(scene->slider, &rect));
        CHECK(rk_view_convert_rect_to(view, rect, NULL, &rect));
        mark = pixels(rect);
        color(renderer, PAINT_THUMB);
        SDL_RenderFillRect(renderer, &mark);
    } else if (view == RK_VIEW(scene->field) && rk_text_field_get_text(scene->field, text, sizeof text, NULL) == RKStatusOK) {
        CHECK(rk_view_get_bounds(view, &rect));
        CHECK(rk_view_convert_rect_to(view, rect, NULL, &rect));
        color(renderer, 0x303038);
        for (k = 0; k < strlen(text); k++) { /* there is no font here: a letter is a block */
            SDL_Rect letter = {(int)rect.origin.x + 8 + (int)k * 10, (int)rect.origin.y + 8, 8, 14};
            if (text[k] != ' ') SDL_RenderFillRect(renderer, &letter);
        }
    }
}

static void paint_view(SDL_Renderer *renderer, const Scene *scene, RKViewRef view, size_t index, SDL_Rect clip, int depth) {
    RKViewRef subviews[64];
    RKRect bounds;
    SDL_Rect frame, visible;
    bool hidden, clips;
    size_t count = 0, k;
    CHECK(rk_view_is_hidden(view, &hidden));
    CHECK(rk_view_get_bounds(view, &bounds));
    CHECK(rk_view_convert_rect_to(view, bounds, NULL, &bounds));
    CHECK(rk_view_clips_to_bounds(view, &clips));
    frame = pixels(bounds);
    if (hidden || depth > 16) return;
    SDL_RenderSetClipRect(renderer, &clip);
    color(renderer, body(scene, view, index));
    SDL_RenderFillRect(renderer, &frame);
    paint_details(renderer, scene, view);
    for (k = 0; k < scene->hit_count; k++) {
        if (scene->hit[k] != view) continue;
        color(renderer, PAINT_HIT);
        SDL_RenderDrawRect(renderer, &frame);
    }
    if (clips && !SDL_IntersectRect(&clip, &frame, &visible)) return;
    if (rk_view_get_subviews(view, subviews, 64, &count) != RKStatusOK) return;
    for (k = 0; k < count; k++) paint_view(renderer, scene, subviews[k], k, clips ? visible : clip, depth + 1);
}

void paint_scene(SDL_Renderer *renderer, const Scene *scene) {
    SDL_Rect all = {0, 0, SCENE_WIDTH, SCENE_HEIGHT};
    int k;
    color(renderer, PAINT_GROUND);
    SDL_RenderSetClipRect(renderer, NULL);
    SDL_RenderClear(renderer);
    paint_view(renderer, scene, RK_VIEW(scene->window), 0, all, 0);
    SDL_RenderSetClipRect(renderer, NULL);
    for (k = 0; k < SCENE_STATES; k++) {
        SDL_Rect square = {20 + k * 40, 320, 30, 30};
        color(renderer, paint_state_color(scene->states[k].seen));
        SDL_RenderFillRect(renderer, &square);
    }
}
