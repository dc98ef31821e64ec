/* rk_sdl2.c - see rk_sdl2.h. */
#include "rk_sdl2.h"
#include <math.h>
#include <string.h>

#define SCREEN 1 /* the number of a device; all touchscreens share it, RKSDL distinguishes their fingers */
#define MOUSE 2
#define KEYBOARD 3

static RKStatus worse(RKStatus first, RKStatus second) { return first != RKStatusOK ? first : second; }

static void measure(RKSDL *source) {
    int width = 0, height = 0;
    SDL_GetWindowSize(source->window, &width, &height);
    source->input->size.width = width * source->scale;
    source->input->size.height = height * source->scale;
}

void rk_sdl_init(RKSDL *source, RKInput *input, SDL_Window *window) {
    memset(source, 0, sizeof *source);
    source->input = input;
    source->window = window;
    source->scale = 1;
    measure(source);
}

double rk_sdl_time(void) { return (double)SDL_GetTicks64() / 1000; }

/* An event's time has 32 bits, which begin anew after 49 days: it is the last moment that ends in them. */
static double time_of(Uint32 timestamp) {
    Uint64 now = SDL_GetTicks64();
    Uint32 ago = (Uint32)now - timestamp;
    return (double)(ago > 0x80000000u ? now : now - ago) / 1000;
}

/* ---- Fingers ---- */

static int find_finger(const RKSDL *source, const SDL_TouchFingerEvent *event) {
    int k;
    for (k = 0; k < RK_INPUT_FINGERS; k++)
        if (source->fingers[k].used && source->fingers[k].device == event->touchId && source->fingers[k].finger == event->fingerId) return k;
    return -1;
}

static RKStatus finger(RKSDL *source, const SDL_TouchFingerEvent *event) {
    double time = time_of(event->timestamp);
    int k = find_finger(source, event);
    RKInputFinger at;
    RKTouchPhase phase = event->type == SDL_FINGERDOWN ? RKTouchPhaseBegan : event->type == SDL_FINGERUP ? RKTouchPhaseEnded : RKTouchPhaseMoved;
    RKStatus status;
    if (event->touchId == SDL_MOUSE_TOUCHID) return RKStatusOK;
    if (k < 0) {
        if (phase != RKTouchPhaseBegan) return RKStatusOK;
        for (k = 0; k < RK_INPUT_FINGERS && source->fingers[k].used; k++) {}
        if (k == RK_INPUT_FINGERS) return RKStatusLimitReached;
        source->fingers[k].used = true;
        source->fingers[k].device = event->touchId;
        source->fingers[k].finger = event->fingerId;
    }
    memset(&at, 0, sizeof at);
    at.type = SDL_GetTouchDeviceType(event->touchId) > SDL_TOUCH_DEVICE_DIRECT ? RKTouchTypeIndirect : RKTouchTypeDirect;
    at.location.x = event->x * source->input->size.width;
    at.location.y = event->y * source->input->size.height;
    at.force = event->pressure;
    status = rk_input_finger(source->input, time, SCREEN, RK_INPUT_ID(SCREEN, k), phase, &at);
    if (phase == RKTouchPhaseEnded) source->fingers[k].used = false;
    return worse(status, rk_input_frame(source->input, time));
}

/* ---- Mouse ---- */

static RKPoint point(const RKSDL *source, int x, int y) {
    RKPoint at;
    at.x = x * source->scale;
    at.y = y * source->scale;
    return at;
}

static RKStatus button(RKSDL *source, const SDL_MouseButtonEvent *event) {
    /* SDL counts left, middle, right from 1; a mask of buttons has left, right, middle. */
    static const uint32_t order[] = {0, 0, 2, 1};
    double time = time_of(event->timestamp);
    uint32_t number = event->button < 4 ? order[event->button] : (uint32_t)event->button - 1;
    RKPoint at = point(source, event->x, event->y);
    RKStatus status = RKStatusOK;
    if (event->which == SDL_TOUCH_MOUSEID) return RKStatusOK;
    if (!source->input->pointer_known || at.x != source->input->pointer.x || at.y != source->input->pointer.y) status = rk_input_pointer_to(source->input, time, MOUSE, at);
    return worse(status, rk_input_pointer_button(source->input, time, MOUSE, number, event->state == SDL_PRESSED));
}

static RKStatus wheel(RKSDL *source, const SDL_MouseWheelEvent *event) {
    double sign = event->direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1, x = event->x, y = event->y;
#if SDL_VERSION_ATLEAST(2, 0, 18)
    if (event->preciseX != 0 || event->preciseY != 0) x = event->preciseX, y = event->preciseY;
#endif
    if (event->which == SDL_TOUCH_MOUSEID) return RKStatusOK;
    return rk_input_wheel(source->input, time_of(event->timestamp), -x * sign, y * sign);
}

/* ---- Keys and text ---- */

static void utf8(uint32_t c, char out[16]) {
    char *to = out;
    if (c < 0x80) *to++ = (char)c;
    else if (c < 0x800) *to++ = (char)(0xc0 | c >> 6), *to++ = (char)(0x80 | (c & 63));
    else if (c < 0x10000 && (c < 0xd800 || c > 0xdfff)) *to++ = (char)(0xe0 | c >> 12), *to++ = (char)(0x80 | (c >> 6 & 63)), *to++ = (char)(0x80 | (c & 63));
    *to = 0;
}

static RKStatus key(RKSDL *source, const SDL_KeyboardEvent *event) {
    uint32_t usage = event->keysym.scancode < 0xe8 ? event->keysym.scancode : 0;
    double time = time_of(event->timestamp);
    char plain[16] = "", typed[16] = "", us_plain[16], us_typed[16];
    bool down = event->state == SDL_PRESSED;
    RKStatus status;
    rk_keymap_us(usage, event->keysym.scancode, 0, us_plain, us_typed, NULL);
    if (!(event->keysym.sym & SDLK_SCANCODE_MASK) && event->keysym.sym > 0) { /* a character of the layout, without modifiers */
        utf8((uint32_t)event->keysym.sym, plain);
        if (plain[0] == '\r') plain[0] = '\n';
    }
    strcpy(typed, plain);
    /* The layout does not contain shifted characters: letters are known, and where it agrees with the US layout, so is the rest. */
    if (strcmp(plain, us_plain) == 0) rk_keymap_us(usage, event->keysym.scancode, rk_input_modifiers(source->input), plain, typed, NULL);
    status = rk_input_key_typing(source->input, time, KEYBOARD, usage, event->keysym.scancode, down, *plain ? plain : NULL, *typed ? typed : NULL);
    if (!down || rk_input_modifiers(source->input) & (RKKeyModifierControl | RKKeyModifierAlternate | RKKeyModifierCommand)) return status;
    /* Repetitions are no presses, but they type. */
    if (usage == SDL_SCANCODE_BACKSPACE) return worse(status, rk_context_delete_backward(source->input->context, time + source->input->time_offset, NULL));
    if (usage == SDL_SCANCODE_RETURN || usage == SDL_SCANCODE_KP_ENTER) return worse(status, rk_context_insert_text(source->input->context, time + source->input->time_offset, "\n", NULL));
    return status;
}

/* ---- The window ---- */

static RKStatus window(RKSDL *source, const SDL_WindowEvent *event) {
    double time = time_of(event->timestamp);
    switch (event->event) {
        case SDL_WINDOWEVENT_SIZE_CHANGED: measure(source); return RKStatusOK;
        case SDL_WINDOWEVENT_LEAVE: return rk_input_pointer_left(source->input, time);
        case SDL_WINDOWEVENT_HIDDEN:
        case SDL_WINDOWEVENT_MINIMIZED:
            memset(source->fingers, 0, sizeof source->fingers);
            return rk_input_cancel(source->input, time, RK_INPUT_ALL);
        default: return RKStatusOK;
    }
}

/* Events with a window that is another one. Fingers may leave it out (0). */
static bool is_foreign(const RKSDL *source, const SDL_Event *event) {
    Uint32 id = SDL_GetWindowID(source->window), of = id;
    switch (event->type) {
        case SDL_FINGERDOWN: case SDL_FINGERUP: case SDL_FINGERMOTION: of = event->tfinger.windowID; break;
        case SDL_MOUSEMOTION: of = event->motion.windowID; break;
        case SDL_MOUSEBUTTONDOWN: case SDL_MOUSEBUTTONUP: of = event->button.windowID; break;
        case SDL_MOUSEWHEEL: of = event->wheel.windowID; break;
        case SDL_KEYDOWN: case SDL_KEYUP: of = event->key.windowID; break;
        case SDL_TEXTINPUT: of = event->text.windowID; break;
        case SDL_WINDOWEVENT: of = event->window.windowID; break;
    }
    return of != id && of != 0;
}

RKStatus rk_sdl_event(RKSDL *source, const SDL_Event *event) {
    if (is_foreign(source, event)) return RKStatusOK;
    switch (event->type) {
        case SDL_FINGERDOWN:
        case SDL_FINGERUP:
        case SDL_FINGERMOTION: return finger(source, &event->tfinger);
        case SDL_MOUSEMOTION:
            if (event->motion.which == SDL_TOUCH_MOUSEID) return RKStatusOK;
            return rk_input_pointer_to(source->input, time_of(event->motion.timestamp), MOUSE, point(source, event->motion.x, event->motion.y));
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP: return button(source, &event->button);
        case SDL_MOUSEWHEEL: return wheel(source, &event->wheel);
        case SDL_KEYDOWN:
        case SDL_KEYUP: return key(source, &event->key);
        case SDL_TEXTINPUT: return rk_context_insert_text(source->input->context, time_of(event->text.timestamp) + source->input->time_offset, event->text.text, NULL);
        case SDL_WINDOWEVENT: return window(source, &event->window);
        case SDL_APP_WILLENTERBACKGROUND:
            memset(source->fingers, 0, sizeof source->fingers);
            return rk_input_cancel(source->input, time_of(event->common.timestamp), RK_INPUT_ALL);
        default: return RKStatusOK;
    }
}

bool rk_sdl_wait(RKSDL *source, SDL_Event *event, double limit) {
    double deadline = INFINITY, wait = limit, offset = source->input->time_offset;
    int got;
    if (rk_context_next_deadline(source->input->context, &deadline) == RKStatusOK) wait = fmin(limit, deadline - offset - rk_sdl_time());
    if (isinf(wait) || wait > 86400) got = SDL_WaitEvent(event);
    else got = wait <= 0 ? SDL_PollEvent(event) : SDL_WaitEventTimeout(event, (int)ceil(wait * 1000));
    /* An event brings its own time, which may lie before that of a timer. */
    if (!got) (void)!rk_context_advance(source->input->context, rk_sdl_time() + offset);
    return got != 0;
}
