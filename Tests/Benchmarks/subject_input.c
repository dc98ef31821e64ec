#include <math.h>

#include "subject_private.h"

/* ---- Scroll ---- */

struct Scroll {
    RKContextRef context;
    RKScrollViewRef view;
    double time, y;
    bool down;
    long notices;
};

static void scrolled(RKScrollViewRef view, void *userdata) { (void)view, ++((Scroll *)userdata)->notices; }

static void finger(Scroll *scroll, RKTouchPhase phase, double y, double later) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    scroll->time += later;
    scroll->y = y;
    scroll->down = phase != RKTouchPhaseEnded;
    sample.phase = phase;
    sample.id = 1;
    sample.location.x = 200;
    sample.location.y = y;
    CHECK(rk_context_send_touches(scroll->context, scroll->time, &sample, 1));
}

static void to_the_middle(Scroll *scroll) {
    RKPoint middle = {0, 5e5};
    CHECK(rk_scroll_view_set_content_offset(scroll->view, middle, false));
}

Scroll *scroll_make(void) {
    Scroll *scroll = memory(sizeof *scroll);
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    RKRect frame = {{0, 0}, {400, 400}};
    RKSize content = {400, 1e6};
    RKWindowRef window;
    CHECK(rk_context_create(NULL, &scroll->context));
    CHECK(rk_window_create(scroll->context, NULL, frame, &window));
    CHECK(rk_scroll_view_create(scroll->context, NULL, frame, &scroll->view));
    CHECK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(scroll->view)));
    CHECK(rk_release(RK_OBJECT(scroll->view)));
    CHECK(rk_scroll_view_set_content_size(scroll->view, content));
    delegate.did_scroll = scrolled;
    delegate.userdata = scroll;
    CHECK(rk_scroll_view_set_delegate(scroll->view, &delegate));
    to_the_middle(scroll);
    return scroll;
}

void scroll_drag(Scroll *scroll, int step) {
    if (!scroll->down) {
        finger(scroll, RKTouchPhaseBegan, 300, 1);
        finger(scroll, RKTouchPhaseMoved, 280, 0.008); /* it scrolls from here on */
    }
    finger(scroll, RKTouchPhaseMoved, scroll_place(step), 0.008);
}

void scroll_flick(Scroll *scroll) {
    int i;
    if (scroll->down) {
        finger(scroll, RKTouchPhaseMoved, scroll->y, 1);
        finger(scroll, RKTouchPhaseEnded, scroll->y, 1);
    }
    to_the_middle(scroll);
    finger(scroll, RKTouchPhaseBegan, SCROLL_FLICK_FROM, 1);
    for (i = 1; i <= SCROLL_FLICK_MOVES; i++) finger(scroll, RKTouchPhaseMoved, SCROLL_FLICK_FROM - SCROLL_FLICK_STEP * i, 0.008);
    finger(scroll, RKTouchPhaseEnded, scroll->y, 0);
}

bool scroll_tick(Scroll *scroll) {
    double deadline;
    CHECK(rk_context_advance(scroll->context, scroll->time += SCROLL_TICK));
    CHECK(rk_context_next_deadline(scroll->context, &deadline));
    return !isinf(deadline);
}

double scroll_offset(Scroll *scroll) {
    RKPoint offset;
    CHECK(rk_scroll_view_get_content_offset(scroll->view, &offset));
    return offset.y;
}

long scroll_notices(const Scroll *scroll) { return scroll->notices; }

void scroll_destroy(Scroll *scroll) {
    CHECK(rk_context_destroy(scroll->context));
    free(scroll);
}

/* ---- Press ---- */

struct Press {
    RKContextRef context;
    double time;
};

Press *press_make(int levels) {
    Press *press = memory(sizeof *press);
    RKRect frame = {{0, 0}, {400, 400}};
    RKWindowRef window;
    RKViewRef parent;
    bool became = false;
    int i;
    CHECK(rk_context_create(NULL, &press->context));
    CHECK(rk_window_create(press->context, NULL, frame, &window));
    parent = RK_VIEW(window);
    for (i = 1; i <= levels; i++) {
        RKViewRef view;
        CHECK(rk_view_create(press->context, NULL, frame, &view));
        CHECK(rk_view_add_subview(parent, view));
        CHECK(rk_release(RK_OBJECT(view)));
        parent = view;
    }
    CHECK(rk_window_make_key_and_visible(window));
    CHECK(rk_responder_set_can_become_first_responder(RK_RESPONDER(parent), true));
    CHECK(rk_responder_become_first_responder(RK_RESPONDER(parent), &became));
    if (!became) {
        fprintf(stderr, "the innermost view does not become the first responder\n");
        exit(1);
    }
    return press;
}

void press_click(Press *press) {
    RKPressSample sample = RK_INIT(RKPressSample);
    sample.id = 1;
    sample.type = RKPressTypeSelect;
    sample.phase = RKPressPhaseBegan;
    sample.force = 1;
    CHECK(rk_context_send_presses(press->context, press->time += 0.01, &sample, 1));
    sample.phase = RKPressPhaseEnded;
    CHECK(rk_context_send_presses(press->context, press->time += 0.01, &sample, 1));
}

void press_destroy(Press *press) {
    CHECK(rk_context_destroy(press->context));
    free(press);
}
