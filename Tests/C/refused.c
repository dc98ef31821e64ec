/* A call that fails changes nothing, and leaves a sentence of its own; one that succeeds changes no sentence (base.h). */
#include "stage.h"

/* ---- Without memory: what fails because of memory_limit, wherever that is, leaves everything as it was ---- */

typedef struct Scene {
    RKContextRef context;
    RKWindowRef window, other;
    RKViewControllerRef root, second, third, navigation;
    RKViewRef left, right, child;
    RKControlRef segments;
} Scene;

static Scene scene_make(uint64_t limit) {
    RKContextDesc desc = RK_INIT(RKContextDesc);
    Scene s;
    desc.memory_limit = limit;
    OK(rk_context_create(&desc, &s.context));
    OK(rk_window_create(s.context, NULL, rect(0, 0, 320, 480), &s.window));
    OK(rk_window_create(s.context, NULL, rect(0, 0, 320, 480), &s.other));
    OK(rk_view_controller_create(s.context, NULL, &s.root));
    OK(rk_view_controller_create(s.context, NULL, &s.second));
    OK(rk_view_controller_create(s.context, NULL, &s.third));
    OK(rk_navigation_controller_create(s.context, NULL, NULL, &s.navigation));
    s.left = add_view(s.context, NULL, RK_VIEW(s.window), "left", rect(0, 0, 100, 100));
    s.right = add_view(s.context, NULL, RK_VIEW(s.other), "right", rect(100, 0, 100, 100));
    s.child = add_view(s.context, NULL, s.left, "child", rect(0, 0, 50, 50));
    OK(rk_segmented_control_create(s.context, NULL, rect(0, 0, 100, 30), &s.segments));
    return s;
}

/* All that can be seen of it. */
static void look(const Scene *s, char *text, size_t room) {
    const RKViewControllerRef controllers[] = {s->root, s->second, s->third, s->navigation};
    const RKViewRef tops[] = {RK_VIEW(s->window), RK_VIEW(s->other)};
    size_t at = 0, length, count, k;
    int64_t number = 0;
    for (k = 0; k < 2; k++) {
        OK(rk_view_recursive_description(tops[k], text + at, room - at, &length));
        at += length;
        RKViewControllerRef root = NULL;
        OK(rk_window_get_root_view_controller((RKWindowRef)(void *)tops[k], &root));
        at += (size_t)snprintf(text + at, room - at, "root %p\n", (void *)root);
    }
    for (k = 0; k < 4; k++) {
        RKViewControllerRef parent = NULL, presenting = NULL, presented = NULL, children[8] = {NULL};
        RKViewRef view = NULL;
        OK(rk_view_controller_get_parent(controllers[k], &parent));
        OK(rk_view_controller_get_presenting(controllers[k], &presenting));
        OK(rk_view_controller_get_presented(controllers[k], &presented));
        OK(rk_view_controller_get_view_if_loaded(controllers[k], &view));
        OK(rk_view_controller_get_children(controllers[k], children, 8, &count));
        at += (size_t)snprintf(text + at, room - at, "%p %p %p %p %zu %p\n", (void *)parent, (void *)presenting, (void *)presented, (void *)view, count, (void *)children[0]);
    }
    OK(rk_control_get_count(s->segments, &number));
    snprintf(text + at, room - at, "%d segments\n", (int)number);
}

static RKStatus presents(const Scene *s) { return rk_view_controller_present(s->root, s->second); }
static RKStatus sets_root(const Scene *s) { return rk_window_set_root_view_controller(s->window, s->second); }
static RKStatus pushes(const Scene *s) { return rk_navigation_controller_push(s->navigation, s->second); }
static RKStatus pops(const Scene *s) { return rk_navigation_controller_pop(s->navigation, NULL); }
static RKStatus adds_child(const Scene *s) { return rk_view_controller_add_child(s->root, s->second); }
static RKStatus adds_view(const Scene *s) { return rk_view_add_subview(s->right, s->child); }
static RKStatus makes_navigation(const Scene *s) {
    RKViewControllerRef made;
    return rk_navigation_controller_create(s->context, NULL, s->second, &made);
}
static RKStatus inserts_segment(const Scene *s) { return rk_segmented_control_insert_segment(s->segments, "a title that takes some room of its own", 3); }
static RKStatus adds_recogniser(const Scene *s) {
    RKGestureRecognizerRef tap;
    RKStatus status = rk_tap_create(s->context, NULL, &tap);
    if (status != RKStatusOK) return status;
    status = rk_view_add_gesture_recognizer(s->child, tap);
    OK(rk_release(RK_OBJECT(tap)));
    return status;
}
static void has_root(const Scene *s) { OK(rk_window_set_root_view_controller(s->window, s->root)); }
static void has_navigation(const Scene *s) { OK(rk_window_set_root_view_controller(s->window, s->navigation)); }
static void has_two(const Scene *s) {
    has_navigation(s);
    OK(rk_navigation_controller_push(s->navigation, s->root));
    OK(rk_navigation_controller_push(s->navigation, s->second));
}
static void nothing(const Scene *s) { (void)s; }

/* Fill the records that are there, so that the next one needs memory. */
static void fill(const Scene *s) {
    RKViewRef view;
    while (rk_view_create(s->context, NULL, rect(0, 0, 1, 1), &view) == RKStatusOK) {}
}

static void without_memory(uint64_t step) {
    static const struct {
        const char *name;
        void (*before)(const Scene *);
        RKStatus (*call)(const Scene *);
    } cases[] = {
        {"present", has_root, presents},       {"set root", nothing, sets_root},   {"set another root", has_root, sets_root}, {"push", nothing, pushes},
        {"push in a window", has_navigation, pushes}, {"pop", has_two, pops},       {"add child", nothing, adds_child},        {"add subview", nothing, adds_view},
        {"navigation", nothing, makes_navigation}, {"insert segment", nothing, inserts_segment}, {"add recogniser", nothing, adds_recogniser}};
    static char before[20000], after[20000];
    int refused = 0;
    size_t k;
    for (k = 0; k < sizeof cases / sizeof *cases; k++) {
        uint64_t base = 0, limit;
        int fills, done;
        Scene s = scene_make(0);
        cases[k].before(&s);
        OK(rk_context_get_memory_used(s.context, &base));
        OK(rk_context_destroy(s.context));
        for (fills = 0; fills < 2; fills++) {
            for (limit = base + 4000, done = 0; !done && limit < base + 300000; limit += step) {
                size_t objects;
                RKStatus status;
                s = scene_make(limit);
                cases[k].before(&s);
                if (fills) fill(&s);
                look(&s, before, sizeof before);
                objects = object_count(s.context);
                status = cases[k].call(&s);
                look(&s, after, sizeof after);
                if (status != RKStatusOK) {
                    refused++;
                    EXPECT(status == RKStatusNoMemory && strstr(rk_last_error(), "memory_limit") != NULL);
                    EXPECT(object_count(s.context) == objects);
                    if (strcmp(before, after) != 0) {
                        fprintf(stderr, "%s with a limit of %d above: before\n%safter\n%s", cases[k].name, (int)(limit - base), before, after);
                        EXPECT(!"changed by a call that failed");
                        done = 1;
                    }
                } else {
                    done = fills ? limit > base + 20000 : 1;
                }
                OK(rk_context_destroy(s.context));
            }
        }
    }
    EXPECT(refused > 100); /* or nothing was tested */
}

/* ---- Sentences ---- */

static RKClassRef meddling;

static RKStatus fails(RKContextRef context) { return rk_context_find_press(context, 4711, &(RKPressRef){NULL}); }
static RKContextRef current;

/* Called in the middle of things: a call of the host's own fails there. */
static void hears(RKViewControllerRef self, bool animated, void *userdata) {
    (void)self, (void)animated, (void)userdata;
    EXPECT(fails(current) == RKStatusNotFound);
}
static void drops(void *userdata) {
    (void)userdata;
    EXPECT(fails(current) == RKStatusNotFound);
}
/* The view of one controller is the one that a navigation controller's view would have to stand in. */
static void own_sentences(void) {
    Scene s = scene_make(0);
    RKViewControllerMethods methods = RK_INIT(RKViewControllerMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewRef view;
    RKViewControllerRef loud;
    current = s.context;
    methods.view_will_appear = methods.view_did_disappear = methods.view_will_disappear = hears;
    desc.name = "Loud";
    desc.superclass = "ViewController";
    desc.view_controller_methods = &methods;
    OK(rk_class_define(s.context, &desc, &meddling));
    OK(rk_view_controller_create(s.context, meddling, &loud));
    /* A push whose content contains the navigation controller's view. */
    OK(rk_view_controller_get_view(s.navigation, &view));
    OK(rk_view_add_subview(s.left, view));
    OK(rk_view_controller_set_view(s.second, s.left));
    EXPECT_STATUS(rk_navigation_controller_push(s.navigation, s.second), RKStatusCycle);
    EXPECT(strncmp(rk_last_error(), "content (", 9) == 0);
    EXPECT_STATUS(rk_navigation_controller_push(s.navigation, s.navigation), RKStatusCycle);
    EXPECT(strncmp(rk_last_error(), "content (", 9) == 0);
    {
        RKViewControllerRef top = s.root;
        OK(rk_navigation_controller_get_top(s.navigation, &top));
        EXPECT(top == NULL);
    }
    /* A root whose view contains its window is none; one that is set in between keeps the sentence. */
    OK(rk_window_set_root_view_controller(s.window, loud));
    OK(rk_view_controller_get_view(loud, &view));
    EXPECT_STATUS(rk_view_add_subview(view, RK_VIEW(s.window)), RKStatusInvalidArgument);
    EXPECT(strncmp(rk_last_error(), "subview", 7) == 0);
    OK(rk_context_destroy(s.context));
}

/* What ends where a call fails, and what fails where a call succeeds, changes no sentence. */
static void kept_sentences(void) {
    Scene s = scene_make(0);
    RKControlRef button, slider;
    RKViewRef view;
    char sentence[256];
    RKTouchSample touch = sample(9, RKTouchPhaseMoved, 5, 5);
    size_t handled = 0;
    current = s.context;
    OK(rk_button_create(s.context, NULL, rect(0, 0, 50, 50), &button));
    OK(rk_slider_create(s.context, NULL, rect(0, 0, 50, 50), &slider));
    OK(rk_view_add_subview(RK_VIEW(s.window), RK_VIEW(slider)));
    OK(send(s.context, 1, 1, RKTouchPhaseBegan, 25, 25));
    EXPECT_STATUS(rk_view_add_subview(NULL, NULL), RKStatusInvalidArgument);
    snprintf(sentence, sizeof sentence, "%s", rk_last_error());
    { /* Tracking outside of every window: the finger has no place. */
        RKTouchRef finger;
        RKClassRef cls;
        bool answer;
        OK(rk_context_find_touch(s.context, 1, &finger));
        OK(rk_class_find(s.context, "Slider", &cls));
        OK(rk_slider_create(s.context, NULL, rect(0, 0, 50, 50), &slider));
        OK(rk_super_begin_tracking(cls, slider, finger, NULL, &answer));
        EXPECT(strcmp(sentence, rk_last_error()) == 0);
        OK(rk_super_continue_tracking(cls, slider, finger, NULL, &answer));
        EXPECT(strcmp(sentence, rk_last_error()) == 0);
    }
    OK(rk_context_post_touches(s.context, 2, &touch, 1)); /* is not down */
    OK(rk_context_drain(s.context, &handled));
    EXPECT(handled == 1 && strcmp(sentence, rk_last_error()) == 0);
    /* The last reference is the tree's. */
    OK(rk_view_create(s.context, NULL, rect(0, 0, 9, 9), &view));
    OK(rk_object_set_userdata(RK_OBJECT(view), NULL, drops));
    OK(rk_view_add_subview(s.left, view));
    OK(rk_release(RK_OBJECT(view)));
    OK(rk_view_remove_from_superview(view));
    EXPECT(strcmp(sentence, rk_last_error()) == 0);
    OK(rk_context_destroy(s.context));
}

/* refused [STEP]: by how much the limit of memory grows from one try to the next; 200 bytes if not given. */
int main(int argc, char **argv) {
    without_memory(argc > 1 ? strtoull(argv[1], NULL, 0) : 200);
    own_sentences();
    kept_sentences();
    return check_done("refused");
}
