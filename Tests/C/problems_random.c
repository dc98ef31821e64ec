/* rk_problems() (SPEC 357): trees and input at random; the same list from the same calls, in its order, each problem with its texts. */
#include "problem_stage.h"

static bool refuses(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) { return (void)self, (void)point, (void)event, (void)userdata, false; }
static bool answer_no_view(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) { return (void)self, (void)recognizer, (void)userdata, false; }

static uint64_t seed;
static uint32_t below(uint32_t n) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(seed >> 33) % n;
}

/* A tree and input from the seed; the list is written into `text`. */
static void play(uint64_t from, char *text, size_t room) {
    static const CreateGesture types[] = {rk_tap_create, rk_long_press_create, rk_pan_create, rk_swipe_create, rk_pinch_create};
    Stage s = scene();
    RKViewRef views[12];
    RKClassRef odd = view_class(&s, "Odd", refuses, NULL, answer_no_view);
    size_t used = 0, k;
    double t = 1;
    int step;
    seed = from;
    views[0] = s.view;
    for (k = 1; k < 12; k++) {
        RKViewRef parent = views[below((uint32_t)k)];
        RKRect frame = rect(below(200), below(200), 20 + below(150), 20 + below(150));
        views[k] = below(3) == 0 ? RK_VIEW(add_control_of(&s, rk_button_create, NULL, parent, "button", frame)) : add_view(s.context, below(6) == 0 ? odd : below(4) == 0 ? s.logger : NULL, parent, "view", frame);
        if (below(8) == 0) OK(rk_view_set_user_interaction_enabled(views[k], false));
        if (below(8) == 0) OK(rk_view_set_hidden(views[k], true));
        if (below(3) == 0) {
            RKGestureRecognizerRef g = add_gesture(&s, types[below(5)], views[k], "recogniser");
            if (below(5) == 0) OK(rk_gesture_recognizer_set_enabled(g, false));
            if (below(4) == 0) OK(rk_gesture_recognizer_set_delays_touches_began(g, true));
        }
    }
    for (step = 0; step < 120; step++) {
        int64_t id = 1 + below(4);
        RKTouchPhase phase = (RKTouchPhase[]){RKTouchPhaseBegan, RKTouchPhaseMoved, RKTouchPhaseMoved, RKTouchPhaseEnded}[below(4)];
        t += below(20) == 0 ? 12 : below(100) / 400.0;
        (void)!send(s.context, t, id, phase, below(420), below(420));
        if (below(60) == 0) {
            k = 1 + below(11);
            if (rk_object_is_alive(RK_OBJECT(views[k]))) (void)!rk_view_remove_from_superview(views[k]);
        }
    }
    (void)all(s.context, 0); /* each has its texts and its explanation */
    (void)all(s.context, RKProblemFlagsInputEnded);
    for (k = 0; k < found; k++) {
        const RKProblem *p = &problems[k];
        const char *sentence = text_of(s.context, p, RKProblemPartSentence), *why = text_of(s.context, p, RKProblemPartExplanation);
        EXPECT(p->count >= 1 && p->first_sequence <= p->sequence && p->first_time <= p->time);
        EXPECT(sentence[0] != 0 && why[0] != 0);
        if (k > 0) {
            const RKProblem *before = p - 1;
            EXPECT(before->severity > p->severity || (before->severity == p->severity && (before->count > p->count || (before->count == p->count && before->kind <= p->kind))));
        }
        if (used < room) used += (size_t)snprintf(text + used, room - used, "%d %d x%d %.17g %s %s\n", (int)p->kind, (int)p->reason, (int)p->count, p->value, sentence, why);
    }
    log_clear();
    end(&s);
}

static void test_at_random(uint64_t from) {
    static char one[1 << 18], two[1 << 18];
    uint64_t k;
    size_t problems_found = 0, i, kinds = 0;
    bool seen[64] = {false};
    printf("problems: seed %llu\n", (unsigned long long)from);
    for (k = 0; k < 150; k++) {
        int failures = check_failures;
        one[0] = two[0] = 0;
        play(from + k, one, sizeof one);
        problems_found += found;
        for (i = 0; i < found; i++) seen[problems[i].kind & 63] = true;
        play(from + k, two, sizeof two);
        EXPECT(strcmp(one, two) == 0);
        if (check_failures != failures) fprintf(stderr, "seed %llu\n", (unsigned long long)(from + k));
    }
    for (i = 0; i < 64; i++) kinds += seen[i];
    printf("problems: %d of %d kinds in trees at random\n", (int)problems_found, (int)kinds);
    EXPECT(problems_found >= 750 && kinds >= 12);
}

int main(int argc, char **argv) {
    test_at_random(argc > 1 ? strtoull(argv[1], NULL, 10) : 1);
    return check_done("problems_random");
}
