/* Touches, recognisers and scrolling written by hand in C: the least that does the same work for one screen. One touch list, fixed kinds of
 * recognisers, no delegates, no failure requirements, no phases held back; what is called is called through a pointer. */
#ifndef TOUCHPATH_H
#define TOUCHPATH_H

#include <stdbool.h>

/* As Dispatch in subject.h. */
typedef struct PlainDispatch PlainDispatch;
PlainDispatch *plain_dispatch_make(int levels);
void plain_dispatch_tap(void *dispatch);
void plain_dispatch_drag(void *dispatch);
long *plain_dispatch_taps(PlainDispatch *dispatch);
long *plain_dispatch_pans(PlainDispatch *dispatch);
void plain_dispatch_destroy(PlainDispatch *dispatch);

/* As Crowd. */
typedef struct PlainCrowd PlainCrowd;
PlainCrowd *plain_crowd_make(int recognizers, int fingers);
void plain_crowd_move(PlainCrowd *crowd, int step);
int plain_crowd_tracking(const PlainCrowd *crowd);
void plain_crowd_destroy(PlainCrowd *crowd);

/* As Scroll. */
typedef struct PlainScroll PlainScroll;
PlainScroll *plain_scroll_make(void);
void plain_scroll_drag(PlainScroll *scroll, int step);
bool plain_scroll_tick(PlainScroll *scroll);
void plain_scroll_flick(PlainScroll *scroll);
double plain_scroll_offset(const PlainScroll *scroll);
long plain_scroll_notices(const PlainScroll *scroll);
void plain_scroll_destroy(PlainScroll *scroll);

/* A button that goes down and up while the innermost of `levels` views is the first responder; no responder handles it. Returns how many were asked. */
typedef struct PlainPress PlainPress;
PlainPress *plain_press_make(int levels);
int plain_press_click(PlainPress *press);
void plain_press_destroy(PlainPress *press);

#endif
