/* When views appear and disappear, seen from inside the callbacks: what is already so and what is not yet (SPEC 319-322). */
#include "controller_stage.h"

static RKClassRef logging, keeping_navigation, keeping, seeing;
static RKWindowRef window;

/* Whose state is logged with each callback: "v" where its window is visible, "h" where that is hidden, "-" where it has none. */
static RKViewRef watched;

static const char *state_of(RKViewRef view) {
    RKWindowRef of = NULL;
    bool hidden = false;
    if (!view) return "";
    OK(rk_view_get_window(view, &of));
    if (!of) return "(-)";
    OK(rk_view_is_hidden(RK_VIEW(of), &hidden));
    return hidden ? "(h)" : "(v)";
}
static void note(RKViewControllerRef self, const char *what) {
    log_add("%s.%s%s", name_of(RK_OBJECT(self)), what, state_of(watched));
    if (in_callback) in_callback(self, what);
}
static void will_appear(RKViewControllerRef self, bool animated, void *userdata) { (void)animated, (void)userdata, note(self, "will"); }
static void is_appearing(RKViewControllerRef self, bool animated, void *userdata) { (void)animated, (void)userdata, note(self, "is"); }
static void did_appear(RKViewControllerRef self, bool animated, void *userdata) { (void)animated, (void)userdata, note(self, "did"); }
static void will_disappear(RKViewControllerRef self, bool animated, void *userdata) { (void)animated, (void)userdata, note(self, "leaving"); }
static void did_disappear(RKViewControllerRef self, bool animated, void *userdata) { (void)animated, (void)userdata, note(self, "gone"); }
static void did_load(RKViewControllerRef self, void *userdata) { (void)userdata, note(self, "load"); }
static void will_move(RKViewRef self, RKWindowRef to, void *userdata) { (void)userdata, log_add("%s.%s", name_of(RK_OBJECT(self)), to ? "in?" : "out?"); }
static void did_move(RKViewRef self, void *userdata) { (void)userdata, log_add("%s.moved%s", name_of(RK_OBJECT(self)), state_of(self)); }

static void begin(void) {
    RKViewControllerMethods methods = logging_methods();
    RKViewMethods view = RK_INIT(RKViewMethods);
    OK(rk_context_create(NULL, &context));
    methods.view_did_load = did_load;
    logging = define("Logging", "ViewController", &methods, NULL, NULL);
    methods.should_automatically_forward_appearance_methods = forwards_not;
    keeping = define("Keeping", "ViewController", &methods, NULL, NULL);
    memset(&methods, 0, sizeof methods);
    methods.struct_size = sizeof methods;
    methods.should_automatically_forward_appearance_methods = forwards_not;
    keeping_navigation = define("KeepingNavigation", "NavigationController", &methods, NULL, NULL);
    view.will_move_to_window = will_move;
    view.did_move_to_window = did_move;
    seeing = define("Seeing", "View", NULL, &view, NULL);
    OK(rk_window_create(context, NULL, rect(0, 0, 320, 480), &window));
    in_callback = NULL;
    watched = NULL;
    log_clear();
}
static void end(void) {
    in_callback = NULL;
    watched = NULL;
    OK(rk_context_destroy(context));
    log_clear();
}
/* A controller whose view logs its windows. */
static RKViewControllerRef with_view(const char *name, const char *view_name) {
    RKViewControllerRef made = controller(logging, name);
    RKViewRef view = NULL;
    OK(rk_view_create(context, seeing, rect(0, 0, 100, 100), &view));
    OK(rk_object_set_name(RK_OBJECT(view), view_name));
    OK(rk_view_controller_set_view(made, view));
    OK(rk_release(RK_OBJECT(view)));
    log_clear();
    return made;
}

/* SPEC 319: before the first and after the last of the view's own callbacks; and in which state the window is. */
static void around_the_tree(void) {
    RKViewControllerRef c;
    begin();
    c = with_view("c", "v");
    watched = view_of(c);
    OK(rk_view_add_subview(RK_VIEW(window), watched));
    EXPECT_LOG("c.will(-) v.in? v.moved(v) c.is(v) c.did(v)");
    OK(rk_view_remove_from_superview(watched));
    EXPECT_LOG("c.leaving(v) v.out? v.moved(-) c.gone(-)");
    OK(rk_view_add_subview(RK_VIEW(window), watched));
    log_clear();
    OK(rk_view_set_hidden(RK_VIEW(window), true));
    EXPECT_LOG("c.leaving(v) c.gone(h)");
    OK(rk_view_set_hidden(RK_VIEW(window), false));
    EXPECT_LOG("c.will(h) c.is(v) c.did(v)");
    end();
}

/* SPEC 319: what a callback puts below a view that comes appears with it. */
static RKViewControllerRef other;
static RKViewRef place;
static void joins(RKViewControllerRef self, const char *what) {
    (void)self;
    if (strcmp(what, "will") == 0 && self != other) OK(rk_view_add_subview(place, view_of(other)));
}
static void meanwhile(void) {
    RKViewControllerRef c;
    begin();
    c = controller(logging, "c");
    other = controller(logging, "o");
    place = view_of(c);
    (void)view_of(other);
    log_clear();
    in_callback = joins;
    OK(rk_view_add_subview(RK_VIEW(window), view_of(c)));
    EXPECT_LOG("c.will o.will c.is o.is c.did o.did");
    in_callback = NULL;
    OK(rk_view_remove_from_superview(view_of(c)));
    EXPECT_LOG("c.leaving o.leaving c.gone o.gone");
    end();
}

/* SPEC 320: only where the navigation controller moves appearances by itself, and is seen, do two take turns. */
static void takes_no_turns(bool in_window) {
    RKViewControllerRef navigation = NULL, a, b;
    begin();
    a = controller(logging, "a"), b = controller(logging, "b");
    OK(rk_navigation_controller_create(context, keeping_navigation, a, &navigation));
    (void)view_of(navigation), (void)view_of(a), (void)view_of(b);
    if (in_window) OK(rk_window_set_root_view_controller(window, navigation));
    log_clear();
    if (!in_window) {
        OK(rk_view_controller_begin_appearance_transition(a, true, false));
        OK(rk_view_controller_end_appearance_transition(a));
        EXPECT_LOG("a.will a.is a.did");
    }
    OK(rk_navigation_controller_push(navigation, b));
    EXPECT_LOG("");
    OK(rk_navigation_controller_pop(navigation, NULL));
    EXPECT(strstr(check_log, "will") == NULL);
    end();
}

/* SPEC 321: an end without a beginning does nothing, in a callback of a change that is under way neither. */
static void ends_early(RKViewControllerRef self, const char *what) {
    (void)what;
    OK(rk_view_controller_end_appearance_transition(self));
}
static void no_beginning(void) {
    RKViewControllerRef c;
    begin();
    c = with_view("c", "v");
    watched = view_of(c);
    in_callback = ends_early;
    OK(rk_view_add_subview(RK_VIEW(window), watched));
    EXPECT_LOG("c.will(-) v.in? v.moved(v) c.is(v) c.did(v)");
    OK(rk_view_remove_from_superview(watched));
    EXPECT_LOG("c.leaving(v) v.out? v.moved(-) c.gone(-)");
    end();
}

/* SPEC 321: the beginning of an appearance loads the view first; that of a disappearance loads none. */
static void loads(void) {
    RKViewControllerRef parent, child;
    RKViewRef view = NULL;
    begin();
    parent = controller(keeping, "p"), child = controller(logging, "c");
    OK(rk_view_controller_add_child(parent, child));
    log_clear();
    OK(rk_view_controller_begin_appearance_transition(child, false, false));
    OK(rk_view_controller_end_appearance_transition(child));
    OK(rk_view_controller_get_view_if_loaded(child, &view));
    EXPECT(!view);
    EXPECT_LOG("");
    OK(rk_view_controller_begin_appearance_transition(child, true, false));
    EXPECT_LOG("c.load c.will");
    OK(rk_view_controller_get_view_if_loaded(child, &view));
    EXPECT(view);
    OK(rk_view_controller_end_appearance_transition(child));
    EXPECT_LOG("c.is c.did");
    end();
}

/* SPEC 322: a window that ends is there at the beginning of a disappearance, and has what it had at the end of it. */
static void looks_up(RKViewControllerRef self, const char *what) {
    RKViewRef view = NULL, superview = NULL;
    if (strcmp(what, "gone") != 0) return;
    OK(rk_view_controller_get_view_if_loaded(self, &view));
    OK(rk_view_get_superview(view, &superview));
    log_add("below=%s", name_of(RK_OBJECT(superview)));
}
static void window_ends(void) {
    RKViewControllerRef c;
    begin();
    OK(rk_object_set_name(RK_OBJECT(window), "w"));
    c = controller(logging, "c");
    OK(rk_view_add_subview(RK_VIEW(window), view_of(c)));
    watched = view_of(c);
    in_callback = looks_up;
    log_clear();
    OK(rk_release(RK_OBJECT(window)));
    EXPECT_LOG("c.leaving(v) c.gone(h) below=w");
    end();
}

/* SPEC 322: once a context closes what is open nothing appears any more, even from a callback of that. */
static void begins_again(RKViewControllerRef self, const char *what) {
    (void)self;
    if (strcmp(what, "gone") == 0) log_add("%s", rk_status_name(rk_view_controller_begin_appearance_transition(other, true, false)));
}
static void context_ends(void) {
    RKViewControllerRef c;
    begin();
    c = controller(logging, "c");
    other = controller(logging, "o");
    (void)view_of(other);
    OK(rk_view_add_subview(RK_VIEW(window), view_of(c)));
    log_clear();
    in_callback = begins_again;
    OK(rk_context_destroy(context));
    EXPECT(strstr(check_log, "c.leaving c.gone") == check_log);
    EXPECT(strstr(check_log, "o.") == NULL);
    log_clear();
}

/* SPEC 322: a controller that a callback takes out of the subtree is not called any more. */
static RKViewRef leaves_meanwhile;
static void takes_out(RKViewControllerRef self, const char *what) {
    if (strcmp(what, "will") == 0 && self != other) OK(rk_view_remove_from_superview(leaves_meanwhile));
}
static void taken_out_meanwhile(void) {
    RKViewControllerRef c;
    begin();
    c = controller(logging, "c"), other = controller(logging, "o");
    leaves_meanwhile = view_of(other);
    OK(rk_retain(RK_OBJECT(leaves_meanwhile)));
    OK(rk_view_add_subview(view_of(c), leaves_meanwhile));
    log_clear();
    in_callback = takes_out;
    OK(rk_view_add_subview(RK_VIEW(window), view_of(c)));
    EXPECT_LOG("c.will c.is c.did");
    in_callback = NULL;
    OK(rk_view_add_subview(RK_VIEW(window), leaves_meanwhile));
    EXPECT_LOG("o.will o.is o.did");
    OK(rk_release(RK_OBJECT(leaves_meanwhile)));
    end();
}

static long asked;
static bool forwards(RKViewControllerRef self, void *userdata) {
    (void)self, (void)userdata;
    asked++;
    return true;
}
/* Containers inside one another are asked once each in a walk, not once for each controller below them (SPEC 321). */
static void asked_once(void) {
    enum { MOST = 64 };
    RKViewControllerMethods methods = RK_INIT(RKViewControllerMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef ctx = NULL;
    RKClassRef cls = NULL;
    RKWindowRef shown = NULL;
    RKViewControllerRef inner = NULL, outer = NULL;
    long before = 0, last = 0;
    OK(rk_context_create(NULL, &ctx));
    methods.should_automatically_forward_appearance_methods = forwards;
    desc.name = "Forwarding";
    desc.superclass = "NavigationController";
    desc.view_controller_methods = &methods;
    OK(rk_class_define(ctx, &desc, &cls));
    OK(rk_window_create(ctx, NULL, rect(0, 0, 100, 100), &shown));
    OK(rk_view_controller_create(ctx, NULL, &inner));
    for (int k = 1; k <= MOST; k++) {
        OK(rk_navigation_controller_create(ctx, cls, inner, &outer));
        before = asked;
        OK(rk_window_set_root_view_controller(shown, outer));
        last = asked - before;
        OK(rk_window_set_root_view_controller(shown, NULL));
        inner = outer;
    }
    EXPECT(last >= MOST && last <= 8 * MOST);
    OK(rk_context_destroy(ctx));
}

int main(void) {
    asked_once();
    taken_out_meanwhile();
    around_the_tree();
    meanwhile();
    takes_no_turns(true);
    takes_no_turns(false);
    no_beginning();
    loads();
    window_ends();
    context_ends();
    return check_done("appearing");
}
