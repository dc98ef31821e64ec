/* diary.h - for the examples: a window of four views that print their calls, with a tap, a pan, a pinch and a rotation on the window. */
#ifndef DIARY_H
#define DIARY_H

#include <responderkit/responderkit.h>

typedef struct Diary {
    RKContextRef context;
    RKWindowRef window;
    RKClassRef view_class, window_class;
} Diary;

/* Build it; ends the program if that fails. `gestures`: with the recognisers. */
void diary_open(Diary *diary, double width, double height, bool gestures);
void diary_close(Diary *diary);

#define CHECK(call) diary_check((call), #call)
void diary_check(RKStatus status, const char *call);

#endif
