/* Methods laid over existing classes: which is asked first, what super-calls reach, and taking them away again. */
#include "control_stage.h"

/* An extension that logs NAME( and )NAME around what lies below it. */
typedef struct Layer {
    const char *name;
    RKClassRef cls;
    int dropped;
    RKViewRef remove_in_call; /* when this view is asked, the layer goes while it runs */
} Layer;

static bool layer_point_inside(RKViewRef self, RKPoint p, RKEventRef event, void *userdata) {
    Layer *l = (Layer *)userdata;
    bool inside = false;
    log_add("%s(", l->name);
    if (self == l->remove_in_call) OK(rk_class_remove_extension(l->cls));
    OK(rk_super_point_inside(l->cls, self, p, event, &inside));
    EXPECT(!l->dropped);
    log_add(")%s", l->name);
    return inside;
}
static void layer_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    Layer *l = (Layer *)userdata;
    log_add("%s:%s.began", l->name, name_of(RK_OBJECT(self)));
    OK(rk_super_touches_began(l->cls, self, touches, count, event));
}
static void layer_drop(void *userdata) {
    Layer *l = (Layer *)userdata;
    l->dropped++;
    log_add("%s.drop", l->name);
}

static void lay(RKContextRef context, Layer *l, const char *name, const char *over) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    memset(l, 0, sizeof *l);
    l->name = name;
    methods.point_inside = layer_point_inside;
    responder.touches_began = layer_began;
    desc.view_methods = &methods;
    desc.responder_methods = &responder;
    desc.userdata = l;
    desc.drop = layer_drop;
    OK(rk_class_find(context, over, &cls));
    OK(rk_class_extend(cls, &desc, &l->cls));
}

static void expect_inside(RKViewRef view, const char *expected) {
    bool inside = false;
    log_clear();
    OK(rk_view_point_inside(view, point(1, 1), NULL, &inside));
    EXPECT(inside);
    EXPECT_LOG(expected);
}

/* Over a base class, over a subclass, under an override. */
static void order(void) {
    Stage s = stage_make();
    Layer a, b, c, d;
    RKClassRef own = NULL;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKControlRef button = add_control(&s, rk_button_create, "button", rect(0, 0, 50, 50));
    RKViewRef plain = add_view(s.context, NULL, s.view, "plain", rect(100, 0, 50, 50)), mine;
    Layer own_data;
    memset(&own_data, 0, sizeof own_data);
    own_data.name = "own";
    methods.point_inside = layer_point_inside;
    desc.name = "Own";
    desc.superclass = "View";
    desc.view_methods = &methods;
    desc.userdata = &own_data;
    OK(rk_class_define(s.context, &desc, &own));
    own_data.cls = own;
    mine = add_view(s.context, own, s.view, "mine", rect(200, 0, 50, 50));

    expect_inside(plain, "");
    expect_inside(mine, "own( )own");
    lay(s.context, &a, "a", "View");
    expect_inside(plain, "a( )a");
    expect_inside(RK_VIEW(button), "a( )a");
    expect_inside(mine, "own( a( )a )own"); /* a subclass keeps its own, and its super-call finds the extension */
    lay(s.context, &b, "b", "Button");
    lay(s.context, &c, "c", "View");
    expect_inside(plain, "c( a( )a )c");
    expect_inside(RK_VIEW(button), "b( c( a( )a )c )b"); /* nearer class first, whatever came later */
    lay(s.context, &d, "d", "Own");
    expect_inside(mine, "d( own( c( a( )a )c )own )d");
    expect_inside(RK_VIEW(s.window), "c( a( )a )c");
    OK(rk_class_remove_extension(a.cls));
    EXPECT_LOG("a.drop");
    expect_inside(mine, "d( own( c( )c )own )d");
    expect_inside(RK_VIEW(button), "b( c( )c )b");
    OK(rk_class_remove_extension(b.cls));
    EXPECT_LOG("b.drop");
    expect_inside(RK_VIEW(button), "c( )c");
    EXPECT_STATUS(rk_class_remove_extension(b.cls), RKStatusStaleHandle);
    lay(s.context, &a, "a", "View");
    expect_inside(plain, "a( c( )c )a");
    OK(rk_class_remove_extension(d.cls));
    OK(rk_class_remove_extension(c.cls));
    expect_inside(mine, "own( a( )a )own");
    stage_end(&s);
    EXPECT(a.dropped == 1 && b.dropped == 1 && c.dropped == 1 && d.dropped == 1); /* the last of them with the context */
}

/* Classes that are made later inherit what lies over their superclass, and lose it with it. */
static void later_subclasses(void) {
    Stage s = stage_make();
    Layer a;
    RKClassRef cls = NULL, found = NULL;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewRef view;
    bool is_one = false;
    lay(s.context, &a, "a", "View");
    desc.name = "Later";
    desc.superclass = "View";
    OK(rk_class_define(s.context, &desc, &cls));
    view = add_view(s.context, cls, s.view, "later", rect(0, 0, 50, 50));
    expect_inside(view, "a( )a");
    OK(rk_class_get_superclass(cls, &found));
    OK(rk_object_is_kind_of(RK_OBJECT(view), found, &is_one));
    EXPECT(is_one && found != a.cls);
    OK(rk_class_remove_extension(a.cls));
    expect_inside(view, "");
    OK(rk_object_set_class(RK_OBJECT(s.view), s.logger));
    stage_end(&s);
}

/* Touch methods: an extension of View is below what Control does itself; one of Control is above. */
static void controls(void) {
    Stage s = stage_make();
    Layer over_view, over_control;
    RKControlRef c = add_control(&s, rk_control_create, "c", rect(0, 0, 50, 50));
    lay(s.context, &over_view, "V", "View");
    log_clear();
    down(&s, 1, 1, 10, 10);
    EXPECT(strstr(check_log, "c:down") != NULL && strstr(check_log, "V:c.began") == NULL);
    up(&s, 1.1, 1, 10, 10);
    lay(s.context, &over_control, "C", "Control");
    log_clear();
    down(&s, 2, 1, 10, 10);
    EXPECT(strstr(check_log, "C:c.began") != NULL && strstr(check_log, "c:down") != NULL && strstr(check_log, "C:c.began") < strstr(check_log, "c:down"));
    up(&s, 2.1, 1, 10, 10);
    OK(rk_class_remove_extension(over_control.cls));
    log_clear();
    down(&s, 3, 1, 10, 10);
    EXPECT(strstr(check_log, "C:") == NULL && strstr(check_log, "c:down") != NULL);
    up(&s, 3.1, 1, 10, 10);
    EXPECT(c != NULL);
    stage_end(&s);
}

static RKClassRef event_extension, tap_extension, action_extension;
static void dropped_event(RKWindowRef self, RKEventRef event, void *userdata) {
    RKTouchRef touches[4];
    size_t count = 0;
    RKTouchPhase phase = RKTouchPhaseBegan;
    (void)userdata;
    OK(rk_event_get_all_touches(event, touches, 4, &count));
    if (count) OK(rk_touch_get_phase(touches[0], &phase));
    if (phase != RKTouchPhaseMoved) OK(rk_super_window_send_event(event_extension, self, event));
}
static void tap_reset(RKGestureRecognizerRef self, void *userdata) {
    (void)userdata;
    log_add("%s.reset", name_of(RK_OBJECT(self)));
    OK(rk_super_gesture_reset(tap_extension, self));
}
static void send_action(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
    (void)userdata;
    log_add("send:%s", selector);
    if (strcmp(selector, "stop:") != 0) OK(rk_super_send_action(action_extension, self, selector, target, event));
}
static void performed(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)sender, (void)event;
    log_add("%s.%s", name_of(RK_OBJECT(self)), (const char *)userdata);
}

/* Windows, recognisers, control actions, and new actions for old classes. */
static void other_tables(void) {
    static const RKActionDesc actions[] = {{"late:", performed}, {"stop:", performed}, {"go:", performed}};
    Stage s = stage_make();
    RKWindowMethods window_methods = RK_INIT(RKWindowMethods);
    RKGestureRecognizerMethods tap_methods = RK_INIT(RKGestureRecognizerMethods);
    RKControlMethods control_methods = RK_INIT(RKControlMethods);
    RKClassDesc w = RK_INIT(RKClassDesc), t = RK_INIT(RKClassDesc), c = RK_INIT(RKClassDesc), a = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL, with_actions = NULL;
    RKControlRef button = add_control(&s, rk_button_create, "button", rect(0, 0, 50, 50));
    bool can = true;
    (void)add_gesture(&s, rk_tap_create, s.view, "tap");
    window_methods.send_event = dropped_event;
    w.window_methods = &window_methods;
    OK(rk_class_find(s.context, "Window", &cls));
    OK(rk_class_extend(cls, &w, &event_extension));
    tap_methods.reset = tap_reset;
    t.gesture_recognizer_methods = &tap_methods;
    OK(rk_class_find(s.context, "Tap", &cls));
    OK(rk_class_extend(cls, &t, &tap_extension));
    control_methods.send_action = send_action;
    c.control_methods = &control_methods;
    OK(rk_class_find(s.context, "Control", &cls));
    OK(rk_class_extend(cls, &c, &action_extension));
    a.actions = actions;
    a.action_count = 3;
    a.userdata = (void *)(uintptr_t) "did";
    OK(rk_class_find(s.context, "View", &cls));
    OK(rk_class_extend(cls, &a, &with_actions));

    log_clear();
    down(&s, 1, 1, 200, 200);
    move(&s, 1.01, 1, 210, 200); /* the window drops it */
    up(&s, 1.05, 1, 200, 200);
    EXPECT_LOG("v.began{1} act:tap(ended) v.cancelled{1} tap.reset");
    OK(rk_control_add_target(button, NULL, "stop:", RKControlEventTouchUpInside));
    OK(rk_control_add_target(button, NULL, "go:", RKControlEventTouchUpInside));
    OK(rk_control_send_actions(button, RKControlEventTouchUpInside));
    EXPECT_LOG("button:upInside(no event) send:stop: send:go: button.did");
    OK(rk_responder_can_perform_action(RK_RESPONDER(s.window), "late:", NULL, &can));
    EXPECT(can);
    OK(rk_class_remove_extension(with_actions));
    OK(rk_responder_can_perform_action(RK_RESPONDER(s.window), "late:", NULL, &can));
    EXPECT(!can);
    OK(rk_class_remove_extension(action_extension));
    OK(rk_class_remove_extension(tap_extension));
    OK(rk_class_remove_extension(event_extension));
    log_clear();
    down(&s, 2, 1, 200, 200);
    move(&s, 2.01, 1, 201, 200);
    up(&s, 2.05, 1, 201, 200);
    EXPECT_LOG("v.began{1} v.moved{1} act:tap(ended) v.cancelled{1}");
    stage_end(&s);
}

/* An extension that goes while it runs: the call ends as it would have, and `drop` waits for that. */
static void removed_while_running(void) {
    Stage s = stage_make();
    Layer a, b;
    RKViewRef view = add_view(s.context, NULL, s.view, "x", rect(0, 0, 50, 50));
    RKViewRef hit = NULL;
    lay(s.context, &a, "a", "View");
    lay(s.context, &b, "b", "View");
    b.remove_in_call = view;
    OK(rk_view_hit_test(s.view, point(5, 5), NULL, &hit));
    EXPECT(hit == view);
    EXPECT_LOG("b( a( )a )b b( a( )a )b b.drop");
    expect_inside(view, "a( )a");
    OK(rk_view_hit_test(s.view, point(5, 5), NULL, &hit));
    EXPECT_LOG("a( )a a( )a");
    a.remove_in_call = s.view; /* already while the walk is above it: the rest goes without */
    OK(rk_view_hit_test(s.view, point(5, 5), NULL, &hit));
    EXPECT(hit == view);
    EXPECT_LOG("a( )a a.drop");
    stage_end(&s);
}

/* Many siblings: what an extension accepts beyond the bounds is found, and nothing of that is left afterwards. */
static bool outset_point_inside(RKViewRef self, RKPoint p, RKEventRef event, void *userdata) {
    RKRect b = {{0, 0}, {0, 0}};
    (void)event, (void)userdata;
    OK(rk_view_get_bounds(self, &b));
    return p.x >= -10 && p.y >= -10 && p.x < b.size.width + 10 && p.y < b.size.height + 10;
}
static void many_siblings(void) {
    Stage s = stage_make();
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL, extension = NULL;
    RKViewRef hit = NULL, before[30];
    char name[16];
    int k, round;
    OK(rk_class_find(s.context, "Control", &cls));
    for (k = 0; k < 300; k++) {
        RKControlRef control = NULL;
        snprintf(name, sizeof name, "k%d", k);
        OK(rk_control_create(s.context, NULL, rect(20 * (k % 20), 20 * (k / 20), 5, 5), &control));
        OK(rk_object_set_name(RK_OBJECT(control), name));
        OK(rk_view_add_subview(s.view, RK_VIEW(control)));
        OK(rk_release(RK_OBJECT(control)));
    }
    methods.point_inside = outset_point_inside;
    desc.view_methods = &methods;
    for (round = 0; round < 3; round++) {
        for (k = 0; k < 30; k++) {
            OK(rk_view_hit_test(s.view, point(13 * k + 0.5, 9 * k + 0.5), NULL, &hit));
            if (round) EXPECT(hit == before[k]);
            before[k] = hit;
        }
        OK(rk_class_extend(cls, &desc, &extension));
        /* Between the boxes: the one that came last of those that reach there. */
        OK(rk_view_hit_test(s.view, point(72, 72), NULL, &hit));
        EXPECT_TEXT(name_of(RK_OBJECT(hit)), "k84");
        OK(rk_view_hit_test(s.view, point(68, 68), NULL, &hit));
        EXPECT_TEXT(name_of(RK_OBJECT(hit)), "k63");
        OK(rk_class_remove_extension(extension));
        OK(rk_view_hit_test(s.view, point(72, 72), NULL, &hit));
        EXPECT(hit == s.view);
    }
    stage_end(&s);
}

static void refusals(void) {
    Stage s = stage_make();
    RKViewMethods view = RK_INIT(RKViewMethods);
    RKControlMethods control = RK_INIT(RKControlMethods);
    RKGestureRecognizerMethods gesture = RK_INIT(RKGestureRecognizerMethods);
    RKClassDesc good = RK_INIT(RKClassDesc), d;
    RKClassRef view_class = NULL, extension = NULL, other = NULL;
    RKViewRef made = NULL;
    Layer probe;
    memset(&probe, 0, sizeof probe);
    probe.name = "probe";
    view.point_inside = outset_point_inside;
    good.view_methods = &view;
    good.userdata = &probe;
    good.drop = layer_drop;
    OK(rk_class_find(s.context, "View", &view_class));
    d = good, d.name = "Named";
    EXPECT_STATUS(rk_class_extend(view_class, &d, &extension), RKStatusInvalidArgument);
    d = good, d.superclass = "View";
    EXPECT_STATUS(rk_class_extend(view_class, &d, &extension), RKStatusInvalidArgument);
    d = good, d.instance_size = 8;
    EXPECT_STATUS(rk_class_extend(view_class, &d, &extension), RKStatusInvalidArgument);
    d = good, d.view_methods = NULL;
    EXPECT_STATUS(rk_class_extend(view_class, &d, &extension), RKStatusInvalidArgument);
    d = good, d.control_methods = &control;
    EXPECT_STATUS(rk_class_extend(view_class, &d, &extension), RKStatusInvalidArgument);
    d = good, d.view_methods = NULL, d.gesture_recognizer_methods = &gesture;
    EXPECT_STATUS(rk_class_extend(view_class, &d, &extension), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_class_extend(view_class, NULL, &extension), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_class_extend(view_class, &good, NULL), RKStatusInvalidArgument);
    EXPECT(probe.dropped == 0);
    OK(rk_class_extend(view_class, &good, &extension));
    EXPECT_STATUS(rk_class_extend(extension, &good, &other), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_class_remove_extension(view_class), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_view_create(s.context, extension, rect(0, 0, 1, 1), &made), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_object_set_class(RK_OBJECT(s.view), extension), RKStatusInvalidArgument);
    OK(rk_class_remove_extension(extension));
    EXPECT(probe.dropped == 1);
    {
        bool inside = true;
        EXPECT_STATUS(rk_view_point_inside(s.view, point(-5, -5), NULL, &inside), RKStatusOK);
        EXPECT(!inside);
    }
    stage_end(&s);
    EXPECT(probe.dropped == 1);
}

/* Random layers over four classes, put on and taken off in any order: the calls are those of a list that is kept beside. */
static uint64_t random_state;
static unsigned random_below(unsigned limit) {
    uint64_t z = (random_state += 0x9e3779b97f4a7c15ULL);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return (unsigned)((z ^ (z >> 31)) % limit);
}
static void random_layers(uint64_t seed) {
    static const char *const classes[] = {"View", "Control", "Button", "Window"};
    enum { LAYERS = 12 };
    Stage s = stage_make();
    RKControlRef button = add_control(&s, rk_button_create, "button", rect(0, 0, 50, 50)), control = add_control(&s, rk_control_create, "control", rect(60, 0, 50, 50));
    Layer layers[LAYERS];
    char names[LAYERS][4];
    int over[LAYERS], since[LAYERS] = {0}, clock = 0, step, k;
    random_state = seed;
    for (k = 0; k < LAYERS; k++) snprintf(names[k], sizeof names[k], "%c", 'A' + k);
    for (step = 0; step < 400; step++) {
        int which = (int)random_below(LAYERS), v;
        if (since[which]) {
            OK(rk_class_remove_extension(layers[which].cls));
            since[which] = 0;
        } else {
            over[which] = (int)random_below(4);
            lay(s.context, &layers[which], names[which], classes[over[which]]);
            since[which] = ++clock;
        }
        for (v = 0; v < 3; v++) { /* button: Button, Control, View; control: Control, View; window: Window, View */
            static const int lines[3][3] = {{2, 1, 0}, {1, 0, -1}, {3, 0, -1}};
            RKViewRef view = v == 0 ? RK_VIEW(button) : v == 1 ? RK_VIEW(control) : RK_VIEW(s.window);
            char expected[256] = "", closing[128] = "";
            int c;
            for (c = 0; c < 3 && lines[v][c] >= 0; c++) {
                int latest = clock + 1;
                for (;;) {
                    int best = -1;
                    for (k = 0; k < LAYERS; k++)
                        if (since[k] && over[k] == lines[v][c] && since[k] < latest && (best < 0 || since[k] > since[best])) best = k;
                    if (best < 0) break;
                    latest = since[best];
                    snprintf(expected + strlen(expected), sizeof expected - strlen(expected), "%s%s(", expected[0] ? " " : "", names[best]);
                    memmove(closing + 3, closing, strlen(closing) + 1);
                    closing[0] = ' ', closing[1] = ')', closing[2] = names[best][0];
                }
            }
            snprintf(expected + strlen(expected), sizeof expected - strlen(expected), "%s", closing);
            expect_inside(view, expected);
        }
    }
    stage_end(&s);
    if (check_failures) fprintf(stderr, "seed %llu\n", (unsigned long long)seed);
}

int main(int count, char **arguments) {
    uint64_t seed = count > 1 ? strtoull(arguments[1], NULL, 0) : 20261121;
    order();
    later_subclasses();
    controls();
    other_tables();
    removed_while_running();
    many_siblings();
    refusals();
    for (uint64_t k = 0; k < 5; k++) random_layers(seed + k);
    return check_done("extension");
}
