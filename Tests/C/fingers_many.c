/* Many fingers at once: what each view gets, and in which order (SPEC 66, 67). */
#include "check.h"

enum { FINGERS = 600, VIEWS = 150, ROUNDS = 20 };
static RKContextRef context;
static RKViewRef views[VIEWS];
static unsigned seed = 7;
static unsigned below(unsigned limit) { return seed = seed * 1664525u + 1013904223u, (seed >> 8) % limit; }

typedef struct Call { int view, phase, count, fingers[FINGERS]; } Call;
static Call calls[VIEWS * 4], expected[VIEWS * 4];
static int call_count, expected_count;

static void heard(RKResponderRef self, const RKTouchRef *touches, size_t count, int phase) {
    Call *call = &calls[call_count++];
    size_t k;
    memset(call, 0, sizeof *call);
    for (call->view = 0; (RKObjectRef)views[call->view] != (RKObjectRef)self; call->view++) {}
    call->phase = phase;
    call->count = (int)count;
    for (k = 0; k < count; k++) {
        int64_t id = 0;
        OK(rk_touch_get_id(touches[k], &id));
        call->fingers[k] = (int)id;
    }
}
static void began(RKResponderRef self, const RKTouchRef *t, size_t n, RKEventRef e, void *u) { (void)e, (void)u, heard(self, t, n, RKTouchPhaseBegan); }
static void moved(RKResponderRef self, const RKTouchRef *t, size_t n, RKEventRef e, void *u) { (void)e, (void)u, heard(self, t, n, RKTouchPhaseMoved); }
static void lifted(RKResponderRef self, const RKTouchRef *t, size_t n, RKEventRef e, void *u) { (void)e, (void)u, heard(self, t, n, RKTouchPhaseEnded); }
static void cancelled(RKResponderRef self, const RKTouchRef *t, size_t n, RKEventRef e, void *u) { (void)e, (void)u, heard(self, t, n, RKTouchPhaseCancelled); }

/* What is down: the fingers in the order of their beginning. */
static int down[FINGERS], down_count, view_of[FINGERS];

static void expect_calls(const RKTouchSample *samples, int count) {
    static bool seen[VIEWS];
    int k, j, phase;
    expected_count = 0;
    memset(seen, 0, sizeof seen);
    for (k = 0; k < down_count; k++) {
        int view = view_of[down[k]];
        if (seen[view]) continue;
        seen[view] = true;
        for (phase = 0; phase <= RKTouchPhaseCancelled; phase++) {
            Call *call = &expected[expected_count];
            if (phase == RKTouchPhaseStationary) continue;
            memset(call, 0, sizeof *call);
            call->view = view;
            call->phase = phase;
            for (j = 0; j < count; j++)
                if ((int)samples[j].phase == phase && view_of[samples[j].id] == view) call->fingers[call->count++] = (int)samples[j].id;
            if (call->count) expected_count++;
        }
    }
}

/* One update in which any fingers begin, move, lift or are cancelled, each once. */
static void update(int round) {
    static RKTouchSample samples[FINGERS];
    static bool is_down[FINGERS];
    int count = 0, k, j, left = 0;
    memset(is_down, 0, sizeof is_down);
    for (k = 0; k < down_count; k++) is_down[down[k]] = true;
    for (k = 0; k < FINGERS; k++) {
        int finger = (k * 7 + round) % FINGERS;
        RKTouchSample sample = RK_INIT(RKTouchSample);
        if (is_down[finger] && below(4) == 0) continue;
        sample.id = finger;
        if (!is_down[finger]) {
            if (below(2)) continue;
            view_of[finger] = (int)below(VIEWS);
            down[down_count++] = finger;
        } else {
            sample.phase = below(3) ? RKTouchPhaseMoved : below(2) ? RKTouchPhaseEnded : RKTouchPhaseCancelled;
        }
        sample.location = point(view_of[finger] % 15 * 20 + 1 + below(18), view_of[finger] / 15 * 20 + 1 + round % 18);
        samples[count++] = sample;
    }
    expect_calls(samples, count);
    call_count = 0;
    OK(rk_context_send_touches(context, round, samples, (size_t)count));
    EXPECT(call_count == expected_count && count > 100);
    for (k = 0; k < call_count && k < expected_count; k++) EXPECT(memcmp(&calls[k], &expected[k], sizeof *calls) == 0);
    for (k = 0; k < down_count; k++) {
        bool ends = false;
        for (j = 0; j < count; j++)
            if (samples[j].id == down[k] && samples[j].phase >= RKTouchPhaseEnded) ends = true;
        if (!ends) down[left++] = down[k];
    }
    down_count = left;
}

int main(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKWindowRef window = NULL;
    int k;
    OK(rk_context_create(NULL, &context));
    OK(rk_window_create(context, NULL, rect(0, 0, 300, 200), &window));
    methods.touches_began = began;
    methods.touches_moved = moved;
    methods.touches_ended = lifted;
    methods.touches_cancelled = cancelled;
    desc.name = "Heard";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    for (k = 0; k < VIEWS; k++) {
        OK(rk_view_create(context, cls, rect(k % 15 * 20, k / 15 * 20, 20, 20), &views[k]));
        OK(rk_view_set_multiple_touch_enabled(views[k], true));
        OK(rk_view_add_subview(RK_VIEW(window), views[k]));
    }
    for (k = 0; k < ROUNDS; k++) update(k);
    OK(rk_context_destroy(context));
    return check_done("fingers_many");
}
