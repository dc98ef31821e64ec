/* rk_sdl2.h - the events of an SDL2 window, turned into those of a ResponderKit context.
 *
 *   fingers   touches; SDL's mice made of fingers, and fingers made of mice, are passed over
 *   mouse     the pointer: it hovers, and is a touch of the type indirectPointer while a button is down
 *   wheel     scroll events, discrete (SDL does not identify trackpads)
 *   keys      presses; a scancode of SDL's is the usage of a HID table
 *   text      what the system's keyboard layout or input method composed goes to the first responder; backspace deletes, return is "\n"
 *
 * The context's clock is SDL's: SDL_GetTicks64() in seconds. A window that is hidden or sent to the background lets go of everything.
 */
#ifndef RK_SDL2_H
#define RK_SDL2_H

#include "rk_input.h"
#include <SDL.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct RKSDL {
    RKInput *input;
    SDL_Window *window;
    double scale; /* points of the context per coordinate of the window; 1 */
    struct {
        SDL_TouchID device;
        SDL_FingerID finger;
        bool used;
    } fingers[RK_INPUT_FINGERS];
} RKSDL;

/* Sets the input's size to the window's. */
void rk_sdl_init(RKSDL *source, RKInput *input, SDL_Window *window);
/* Take one event; those of other windows and other kinds lead to nothing. Returns the first status that was not RKStatusOK of the calls that it led to. */
RKStatus rk_sdl_event(RKSDL *source, const SDL_Event *event);
/* Wait for an event, but not longer than to the context's next deadline or `limit` seconds; then let the context's time pass. `event` receives it; false if there was none. */
bool rk_sdl_wait(RKSDL *source, SDL_Event *event, double limit);
/* SDL's clock in seconds. */
double rk_sdl_time(void);

#ifdef __cplusplus
}
#endif

#endif
