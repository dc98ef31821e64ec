/* Classes as an outsider defines them: method tables, super-calls two levels deep, instance data, actions, set_class. */
#include "check.h"

typedef struct Level {
    const char *name;
    RKClassRef cls;
    int drops;
} Level;

static void init(RKObjectRef object, void *instance, void *userdata) {
    Level *level = (Level *)userdata;
    (void)object;
    log_add("%s.init", level->name);
    if (instance) {
        EXPECT(((uintptr_t)instance & 15) == 0);
        EXPECT(*(int *)instance == 0); /* zeroed */
        *(int *)instance = (int)strlen(level->name);
    }
}

static void deinit(RKObjectRef object, void *instance, void *userdata) {
    Level *level = (Level *)userdata;
    void *host = NULL;
    log_add("%s.deinit(%d)", level->name, instance ? *(int *)instance : -1);
    /* The dying object still answers these. */
    OK(rk_object_get_userdata(object, &host));
    EXPECT_TEXT(name_of(object), "v");
}

static void drop(void *userdata) { ((Level *)userdata)->drops++; }

static RKViewRef hit(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    Level *level = (Level *)userdata;
    RKViewRef found = NULL;
    log_add("%s.hit", level->name);
    OK(rk_super_hit_test(level->cls, self, at, event, &found));
    return found;
}

static bool inside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    Level *level = (Level *)userdata;
    bool answer = false;
    log_add("%s.inside", level->name);
    at.x -= 10; /* each level shifts: the sum shows that every one of them ran once */
    OK(rk_super_point_inside(level->cls, self, at, event, &answer));
    return answer;
}

static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    Level *level = (Level *)userdata;
    log_add("%s.began", level->name);
    OK(rk_super_touches_began(level->cls, self, touches, count, event));
}

static void window_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    log_add("window.began");
}

static void action(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) { (void)self, (void)sender, (void)event, (void)userdata; }

static RKStatus define(RKContextRef context, Level *level, const char *superclass, size_t size) {
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKViewMethods view = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKActionDesc actions[1];
    responder.touches_began = began;
    view.hit_test = hit;
    view.point_inside = inside;
    actions[0].selector = "act:";
    actions[0].function = action;
    desc.name = level->name;
    desc.superclass = superclass;
    desc.instance_size = size;
    desc.instance_init = init;
    desc.instance_deinit = deinit;
    desc.responder_methods = &responder;
    desc.view_methods = &view;
    desc.actions = actions;
    desc.action_count = strcmp(level->name, "A") == 0 ? 1 : 0;
    desc.userdata = level;
    desc.drop = drop;
    return rk_class_define(context, &desc, &level->cls);
}

/* A super-call names the class whose method runs, so three levels of overrides each run once, outermost first. */
static void super_calls(RKContextRef context, Level *a, Level *b, Level *c) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassRef window_class;
    RKWindowRef window;
    RKViewRef v, found;
    bool answer;
    desc.name = "W";
    desc.superclass = "Window";
    methods.touches_began = window_began;
    desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &window_class));
    OK(rk_window_create(context, window_class, rect(0, 0, 200, 200), &window));
    log_clear();
    v = add_view(context, c->cls, RK_VIEW(window), "v", rect(0, 0, 100, 100));
    EXPECT_LOG("A.init B.init C.init");

    /* SPEC 32: the inherited hitTest asks pointInside through the receiver's class again. */
    OK(rk_view_hit_test(v, point(120, 50), NULL, &found));
    EXPECT(found == v);
    EXPECT_LOG("C.hit B.hit A.hit C.inside B.inside A.inside");
    OK(rk_view_point_inside(v, point(29.5, 50), NULL, &answer));
    EXPECT(!answer); /* 29.5 - 3 x 10 is left of the bounds */
    OK(rk_view_point_inside(v, point(30, 50), NULL, &answer));
    EXPECT(answer);
    log_clear();

    /* SPEC 90: the last super-call forwards to the next responder. */
    OK(send(context, 1, 1, RKTouchPhaseBegan, 50, 50));
    EXPECT_LOG("C.hit B.hit A.hit C.inside B.inside A.inside C.began B.began A.began window.began");
    OK(send(context, 2, 1, RKTouchPhaseEnded, 50, 50));
    log_clear();

    /* A class that the receiver is no instance of */
    {
        RKClassRef label;
        OK(rk_class_find(context, "Label", &label));
        EXPECT_STATUS(rk_super_hit_test(label, v, point(0, 0), NULL, &found), RKStatusInvalidArgument);
    }
    (void)a, (void)b;
    OK(rk_release(RK_OBJECT(window)));
    EXPECT_LOG("C.deinit(1) B.deinit(-1) A.deinit(1)");
}

static void instance_data(RKContextRef context, Level *a, Level *b, Level *c) {
    RKClassRef view_class, found;
    RKViewRef v;
    void *of_a = NULL, *of_b = NULL, *of_c = NULL, *again = NULL;
    bool is;
    OK(rk_class_find(context, "View", &view_class));
    OK(rk_view_create(context, c->cls, rect(0, 0, 1, 1), &v));
    OK(rk_object_set_name(RK_OBJECT(v), "v"));
    OK(rk_object_get_instance_data(RK_OBJECT(v), a->cls, &of_a));
    OK(rk_object_get_instance_data(RK_OBJECT(v), b->cls, &of_b));
    OK(rk_object_get_instance_data(RK_OBJECT(v), c->cls, &of_c));
    EXPECT(of_a && of_c && of_a != of_c);
    EXPECT(of_b == NULL); /* instance_size 0 */
    *(int *)of_a = 77;
    OK(rk_object_get_instance_data(RK_OBJECT(v), a->cls, &again));
    EXPECT(again == of_a && *(int *)again == 77);
    OK(rk_object_get_class(RK_OBJECT(v), &found));
    EXPECT(found == c->cls);
    OK(rk_object_is_kind_of(RK_OBJECT(v), a->cls, &is));
    EXPECT(is);
    OK(rk_class_is_subclass_of(c->cls, view_class, &is));
    EXPECT(is);
    OK(rk_class_is_subclass_of(view_class, c->cls, &is));
    EXPECT(!is);
    OK(rk_class_get_superclass(b->cls, &found));
    EXPECT(found == a->cls);
    /* SPEC 133: an action of a superclass counts. */
    OK(rk_responder_can_perform_action(RK_RESPONDER(v), "act:", NULL, &is));
    EXPECT(is);
    OK(rk_responder_can_perform_action(RK_RESPONDER(v), "other:", NULL, &is));
    EXPECT(!is);
    OK(rk_release(RK_OBJECT(v)));
    log_clear();
}

/* A living object takes on a subclass; what it has stays. */
static void set_class(RKContextRef context, Level *a, Level *c) {
    RKViewRef v, found;
    void *of_a = NULL, *again = NULL;
    OK(rk_view_create(context, NULL, rect(0, 0, 100, 100), &v));
    OK(rk_object_set_name(RK_OBJECT(v), "v"));
    OK(rk_object_set_class(RK_OBJECT(v), a->cls));
    EXPECT_LOG("A.init");
    OK(rk_object_get_instance_data(RK_OBJECT(v), a->cls, &of_a));
    OK(rk_object_set_class(RK_OBJECT(v), c->cls));
    EXPECT_LOG("B.init C.init");
    OK(rk_object_get_instance_data(RK_OBJECT(v), a->cls, &again));
    EXPECT(of_a == again);
    /* A view has nothing of what a control keeps, although a button inherits from it. */
    {
        RKClassRef button;
        RKViewRef plain;
        OK(rk_class_find(context, "Button", &button));
        OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &plain));
        EXPECT_STATUS(rk_object_set_class(RK_OBJECT(plain), button), RKStatusInvalidArgument);
        OK(rk_release(RK_OBJECT(plain)));
    }
    /* Nor has a control what a text field keeps, a recogniser what a tap keeps, a controller what a container keeps. */
    {
        static const char *const above[] = {"Control", "GestureRecognizer", "ViewController"}, *const below[] = {"TextField", "Tap", "NavigationController"};
        for (int k = 0; k < 3; k++) {
            RKClassRef cls, other;
            RKObjectRef object = NULL;
            OK(rk_class_find(context, above[k], &cls));
            OK(rk_class_find(context, below[k], &other));
            if (k == 0) OK(rk_control_create(context, cls, rect(0, 0, 1, 1), (RKControlRef *)&object));
            if (k == 1) {
                RKClassDesc desc = RK_INIT(RKClassDesc);
                RKClassRef own;
                desc.name = "Bare", desc.superclass = "GestureRecognizer";
                OK(rk_class_define(context, &desc, &own));
                OK(rk_gesture_recognizer_create(context, own, (RKGestureRecognizerRef *)&object));
            }
            if (k == 2) OK(rk_view_controller_create(context, cls, (RKViewControllerRef *)&object));
            EXPECT_STATUS(rk_object_set_class(object, other), RKStatusInvalidArgument);
            OK(rk_release(object));
        }
    }
    OK(rk_view_hit_test(v, point(40, 40), NULL, &found));
    EXPECT_LOG("C.hit B.hit A.hit C.inside B.inside A.inside");
    OK(rk_object_set_class(RK_OBJECT(v), c->cls)); /* the same class: nothing */
    EXPECT_LOG("");
    EXPECT_STATUS(rk_object_set_class(RK_OBJECT(v), a->cls), RKStatusInvalidArgument);
    OK(rk_release(RK_OBJECT(v)));
    EXPECT_LOG("C.deinit(1) B.deinit(-1) A.deinit(1)");
}

static void refusals(RKContextRef context, Level *a) {
    Level again = {"A", NULL, 0}, orphan = {"Orphan", NULL, 0}, large = {"Large", NULL, 0}, plain = {"Plain", NULL, 0};
    RKClassRef found;
    EXPECT_STATUS(define(context, &again, "View", 0), RKStatusAlreadyExists);
    EXPECT_STATUS(define(context, &orphan, "Missing", 0), RKStatusNotFound);
    EXPECT_STATUS(define(context, &large, "View", (1u << 20) + 1), RKStatusInvalidArgument);
    EXPECT_STATUS(define(context, &plain, "Responder", 0), RKStatusInvalidArgument); /* view methods for no view */
    /* Nothing has changed: the userdata is still the caller's. */
    EXPECT(again.drops == 0 && orphan.drops == 0 && large.drops == 0 && plain.drops == 0);
    EXPECT_STATUS(rk_class_find(context, "Orphan", &found), RKStatusNotFound);
    OK(rk_class_find(context, "A", &found));
    EXPECT(found == a->cls);
}

int main(void) {
    Level a = {"A", NULL, 0}, b = {"B", NULL, 0}, c = {"C", NULL, 0};
    RKContextRef context;
    OK(rk_context_create(NULL, &context));
    OK(define(context, &a, "View", 24));
    OK(define(context, &b, "A", 0));
    OK(define(context, &c, "B", 4));
    super_calls(context, &a, &b, &c);
    instance_data(context, &a, &b, &c);
    set_class(context, &a, &c);
    refusals(context, &a);
    EXPECT(a.drops == 0);
    OK(rk_context_destroy(context));
    EXPECT(a.drops == 1 && b.drops == 1 && c.drops == 1);
    return check_done("classes");
}
