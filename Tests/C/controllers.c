/* View controllers: presentation, navigation, sizes, a root that moves, and when their views appear (SPEC 282, 315-322); windows that do not become key (SPEC 281). */
#include "controller_stage.h"

static RKClassRef logging, keeping, logging_navigation, keyless;

/* ---- Controllers that log and keep an account: open from will appear to did disappear ---- */

enum { MOST = 256 };
typedef struct Account {
    RKViewControllerRef controller;
    int will, is, did, leaving, gone;
    bool open;
} Account;
static Account accounts[MOST];
static int account_count, flaws;

static Account *account(RKViewControllerRef controller) {
    int k;
    for (k = 0; k < account_count; k++)
        if (accounts[k].controller == controller) return &accounts[k];
    if (account_count == MOST) account_count = 0;
    memset(&accounts[account_count], 0, sizeof *accounts);
    accounts[account_count].controller = controller;
    return &accounts[account_count++];
}

static bool quiet;

static void note(RKViewControllerRef self, const char *what, bool animated) {
    if (!quiet) log_add("%s.%s%s", name_of(RK_OBJECT(self)), what, animated ? "!" : "");
    if (in_callback) in_callback(self, what);
}
static void will_appear(RKViewControllerRef self, bool animated, void *userdata) {
    Account *a = account(self);
    (void)userdata;
    if (a->open && a->will == a->leaving + 1) flaws++; /* twice in a row */
    a->open = true, a->will++;
    note(self, "will", animated);
}
static void is_appearing(RKViewControllerRef self, bool animated, void *userdata) {
    (void)userdata;
    if (!account(self)->open) flaws++;
    account(self)->is++;
    note(self, "is", animated);
}
static void did_appear(RKViewControllerRef self, bool animated, void *userdata) {
    (void)userdata;
    if (!account(self)->open) flaws++;
    account(self)->did++;
    note(self, "did", animated);
}
static void will_disappear(RKViewControllerRef self, bool animated, void *userdata) {
    Account *a = account(self);
    (void)userdata;
    if (!a->open || a->leaving >= a->will) flaws++;
    a->leaving++;
    note(self, "leaving", animated);
}
static void did_disappear(RKViewControllerRef self, bool animated, void *userdata) {
    Account *a = account(self);
    (void)userdata;
    if (!a->open || a->leaving != a->will) flaws++;
    a->open = false, a->gone++;
    note(self, "gone", animated);
}
static bool never_key(RKWindowRef self, void *userdata) {
    (void)self, (void)userdata;
    log_add("asked");
    return false;
}


static void begin(void) {
    RKViewControllerMethods methods = logging_methods();
    RKWindowMethods window = RK_INIT(RKWindowMethods);
    OK(rk_context_create(NULL, &context));
    logging = define("Logging", "ViewController", &methods, NULL, NULL);
    logging_navigation = define("LoggingNavigation", "NavigationController", &methods, NULL, NULL);
    methods.should_automatically_forward_appearance_methods = forwards_not;
    keeping = define("Keeping", "ViewController", &methods, NULL, NULL);
    window.can_become_key_window = never_key;
    keyless = define("Keyless", "Window", NULL, NULL, &window);
    account_count = flaws = 0;
    in_callback = NULL;
    quiet = false;
    log_clear();
}
/* The context goes, and with it whatever is open. */
static void end(void) {
    int k;
    in_callback = NULL;
    OK(rk_context_destroy(context));
    for (k = 0; k < account_count; k++) EXPECT(!accounts[k].open && accounts[k].will == accounts[k].leaving && accounts[k].is >= accounts[k].did);
    EXPECT(flaws == 0);
    log_clear();
}

static RKWindowRef window_of(double width, double height) {
    RKWindowRef made = NULL;
    OK(rk_window_create(context, NULL, rect(0, 0, width, height), &made));
    return made;
}
static RKViewRef superview_of(RKViewControllerRef c) {
    RKViewRef view = NULL, superview = NULL;
    OK(rk_view_controller_get_view_if_loaded(c, &view));
    if (view) OK(rk_view_get_superview(view, &superview));
    return superview;
}
static RKViewControllerRef presented_by(RKViewControllerRef c) {
    RKViewControllerRef out = NULL;
    OK(rk_view_controller_get_presented(c, &out));
    return out;
}
static void expect_frame(RKViewControllerRef c, double x, double y, double width, double height) {
    RKRect frame = {{0, 0}, {0, 0}};
    OK(rk_view_get_frame(view_of(c), &frame));
    EXPECT(frame.origin.x == x && frame.origin.y == y && frame.size.width == width && frame.size.height == height);
}

/* ---- Presentation (SPEC 315, SPEC 316) ---- */

static void four(RKViewControllerRef row[4]) {
    static const char *const names[] = {"a", "b", "c", "d"};
    int k;
    for (k = 0; k < 4; k++) row[k] = controller(NULL, names[k]);
    for (k = 0; k < 3; k++) OK(rk_view_controller_present(row[k], row[k + 1]));
}

static void who_dismisses(void) {
    RKViewControllerRef row[4], child, over, sibling;
    begin();
    four(row);
    OK(rk_view_controller_dismiss(row[1]));
    EXPECT(presented_by(row[0]) == row[1] && presented_by(row[1]) == NULL && presented_by(row[2]) == NULL);
    OK(rk_view_controller_dismiss(row[1])); /* presents nothing: its presenting controller does it */
    EXPECT(presented_by(row[0]) == NULL);
    OK(rk_view_controller_dismiss(row[1])); /* on neither */
    four(row);
    OK(rk_view_controller_dismiss(row[3]));
    EXPECT(presented_by(row[2]) == NULL && presented_by(row[1]) == row[2]);
    child = controller(NULL, "child");
    OK(rk_view_controller_add_child(row[2], child));
    OK(rk_view_controller_dismiss(child)); /* what it is contained in was presented */
    EXPECT(presented_by(row[1]) == NULL && presented_by(row[0]) == row[1]);
    OK(rk_view_controller_add_child(row[0], child));
    OK(rk_view_controller_dismiss(child)); /* what it is contained in presents */
    EXPECT(presented_by(row[0]) == NULL);
    four(row);
    child = controller(NULL, "child");
    over = controller(NULL, "over");
    sibling = controller(NULL, "sibling");
    OK(rk_view_controller_add_child(row[3], child));
    OK(rk_view_controller_add_child(row[3], sibling));
    OK(rk_view_controller_present(child, over));
    OK(rk_view_controller_dismiss(row[3])); /* one of its children presents: that goes, not the container */
    EXPECT(presented_by(child) == NULL && presented_by(row[2]) == row[3]);
    OK(rk_view_controller_present(child, over));
    OK(rk_view_controller_dismiss(sibling)); /* one that the same controller contains presents */
    EXPECT(presented_by(child) == NULL && presented_by(row[2]) == row[3]);
    OK(rk_view_controller_dismiss(sibling));
    EXPECT(presented_by(row[2]) == NULL);
    end();
}

static void presented_views(void) {
    RKViewControllerRef root, over, placed;
    RKWindowRef window;
    RKViewRef holder;
    begin();
    window = window_of(320, 480);
    root = controller(logging, "root"), over = controller(logging, "over"), placed = controller(logging, "placed");
    OK(rk_window_set_root_view_controller(window, root));
    EXPECT_LOG("root.will root.is root.did");
    OK(rk_view_controller_present(root, over));
    EXPECT_LOG("over.will over.is over.did"); /* the one below stays */
    EXPECT(superview_of(over) == RK_VIEW(window));
    expect_frame(over, 0, 0, 320, 480);
    OK(rk_view_set_frame(RK_VIEW(window), rect(0, 0, 480, 320)));
    expect_frame(over, 0, 0, 480, 320);
    expect_frame(root, 0, 0, 480, 320);
    /* A view that the host has placed stays where it is. */
    holder = add_view(context, NULL, RK_VIEW(window), "holder", rect(10, 10, 100, 100));
    OK(rk_view_set_frame(view_of(placed), rect(1, 2, 3, 4)));
    OK(rk_view_add_subview(holder, view_of(placed)));
    EXPECT_LOG("placed.will placed.is placed.did");
    OK(rk_view_controller_present(over, placed));
    EXPECT(superview_of(placed) == holder);
    expect_frame(placed, 1, 2, 3, 4);
    OK(rk_view_controller_dismiss(root));
    EXPECT_LOG("over.leaving over.gone");
    EXPECT(superview_of(over) == NULL && superview_of(placed) == holder);
    OK(rk_release(RK_OBJECT(over)));
    end();
}

static void dismissed_in_the_middle(RKViewControllerRef self, const char *what) {
    if (!strcmp(what, "did") && !strcmp(name_of(RK_OBJECT(self)), "over")) OK(rk_view_controller_dismiss(self));
}
static RKViewControllerRef stubborn;
static void presented_again(RKViewControllerRef self, const char *what) {
    static int rounds;
    if (!strcmp(what, "gone") && !strcmp(name_of(RK_OBJECT(self)), "over") && rounds++ < 3) OK(rk_view_controller_present(stubborn, self));
}
static void dismissing_from_callbacks(void) {
    RKViewControllerRef root, over;
    RKWindowRef window;
    begin();
    window = window_of(320, 480);
    root = controller(logging, "root"), over = controller(logging, "over");
    OK(rk_window_set_root_view_controller(window, root));
    log_clear();
    in_callback = dismissed_in_the_middle;
    OK(rk_view_controller_present(root, over));
    EXPECT_LOG("over.will over.is over.did over.leaving over.gone");
    EXPECT(presented_by(root) == NULL);
    stubborn = root, in_callback = presented_again;
    OK(rk_view_controller_present(root, over));
    OK(rk_view_controller_dismiss(over));
    EXPECT(presented_by(root) == over); /* the callback's own stays */
    end();
}

/* ---- Roots and sizes (SPEC 282, SPEC 317) ---- */

static void a_root_moves_over(void) {
    RKWindowRef first, second;
    RKViewControllerRef root, found = NULL;
    begin();
    first = window_of(320, 480), second = window_of(100, 200);
    root = controller(logging, "root");
    OK(rk_window_set_root_view_controller(first, root));
    log_clear();
    OK(rk_window_set_root_view_controller(second, root));
    EXPECT_LOG("root.leaving root.gone root.will root.is root.did");
    OK(rk_window_get_root_view_controller(first, &found));
    EXPECT(found == NULL);
    OK(rk_window_get_root_view_controller(second, &found));
    EXPECT(found == root && superview_of(root) == RK_VIEW(second));
    expect_frame(root, 0, 0, 100, 200);
    OK(rk_release(RK_OBJECT(first)));
    OK(rk_release(RK_OBJECT(root)));
    EXPECT(rk_object_is_alive(RK_OBJECT(root)));
    OK(rk_window_set_root_view_controller(second, NULL));
    EXPECT(!rk_object_is_alive(RK_OBJECT(root)));
    end();
}

static void sizes_follow(void) {
    RKWindowRef window;
    RKViewControllerRef navigation = NULL, content, next, found = NULL;
    RKViewRef hit = NULL;
    begin();
    window = window_of(320, 480);
    content = controller(NULL, "content"), next = controller(NULL, "next");
    OK(rk_navigation_controller_create(context, NULL, content, &navigation)); /* before it is a root */
    OK(rk_window_set_root_view_controller(window, navigation));
    expect_frame(content, 0, 0, 320, 480);
    OK(rk_view_hit_test(RK_VIEW(window), point(300, 400), NULL, &hit));
    EXPECT(hit == view_of(content));
    OK(rk_view_set_bounds(RK_VIEW(window), rect(0, 0, 400, 500)));
    expect_frame(navigation, 0, 0, 400, 500);
    expect_frame(content, 0, 0, 400, 500);
    OK(rk_navigation_controller_push(navigation, next));
    expect_frame(next, 0, 0, 400, 500);
    OK(rk_view_set_frame(RK_VIEW(window), rect(0, 0, 200, 100)));
    expect_frame(next, 0, 0, 200, 100);
    OK(rk_navigation_controller_pop(navigation, NULL));
    expect_frame(content, 0, 0, 200, 100); /* it was not there when the window changed */
    OK(rk_navigation_controller_get_top(navigation, &found));
    EXPECT(found == content);
    end();
}

/* ---- Navigation (SPEC 318, SPEC 319, SPEC 320) ---- */

static void navigation(void) {
    RKWindowRef window;
    RKViewControllerRef navigation = NULL, row[4], over, found = NULL, other = (RKViewControllerRef)1;
    RKClassRef plain = NULL;
    static const char *const names[] = {"a", "b", "c", "d"};
    bool popped = true;
    size_t count = 0;
    int k;
    begin();
    window = window_of(320, 480);
    for (k = 0; k < 4; k++) row[k] = controller(logging, names[k]);
    OK(rk_navigation_controller_create(context, logging_navigation, row[0], &navigation));
    OK(rk_object_set_name(RK_OBJECT(navigation), "n"));
    EXPECT_LOG("");
    OK(rk_window_set_root_view_controller(window, navigation));
    EXPECT_LOG("n.will a.will n.is a.is n.did a.did");
    OK(rk_navigation_controller_push(navigation, row[1]));
    EXPECT_LOG("a.leaving b.will b.is a.gone b.did");
    OK(rk_navigation_controller_push(navigation, row[2]));
    log_clear();
    OK(rk_navigation_controller_pop(navigation, &popped));
    EXPECT(popped);
    EXPECT_LOG("c.leaving b.will b.is c.gone b.did");
    OK(rk_navigation_controller_push(navigation, row[2]));
    OK(rk_navigation_controller_push(navigation, row[3]));
    log_clear();
    OK(rk_navigation_controller_pop_to_root(navigation, &popped));
    EXPECT(popped);
    EXPECT_LOG("d.leaving a.will a.is d.gone a.did");
    OK(rk_navigation_controller_pop_to_root(navigation, &popped));
    EXPECT(!popped);
    OK(rk_view_controller_get_children(navigation, NULL, 0, &count));
    EXPECT(count == 1);
    OK(rk_navigation_controller_get_visible(navigation, &found));
    EXPECT(found == row[0]);
    over = controller(logging, "over");
    OK(rk_view_controller_present(navigation, over));
    OK(rk_navigation_controller_get_visible(navigation, &found));
    EXPECT(found == over);
    log_clear();
    OK(rk_view_set_hidden(RK_VIEW(window), true));
    EXPECT_LOG("n.leaving a.leaving over.leaving n.gone a.gone over.gone");
    OK(rk_navigation_controller_push(navigation, row[1])); /* in no visible window */
    EXPECT_LOG("");
    OK(rk_view_set_hidden(RK_VIEW(window), false));
    EXPECT_LOG("n.will b.will over.will n.is b.is over.is n.did b.did over.did");
    OK(rk_class_find(context, "ViewController", &plain));
    EXPECT_STATUS(rk_navigation_controller_create(context, plain, NULL, &other), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_navigation_controller_create(context, NULL, navigation, NULL), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_navigation_controller_pop_to_root(over, NULL), RKStatusWrongKind);
    EXPECT_STATUS(rk_navigation_controller_get_visible(over, &found), RKStatusWrongKind);
    end();
}

/* ---- Containers (SPEC 321) ---- */

static void containers(void) {
    RKWindowRef window;
    RKViewControllerRef parent, child, inner, late;
    begin();
    window = window_of(320, 480);
    parent = controller(logging, "p"), child = controller(logging, "c");
    OK(rk_view_controller_add_child(parent, child));
    OK(rk_view_add_subview(view_of(parent), view_of(child)));
    OK(rk_window_set_root_view_controller(window, parent));
    EXPECT_LOG("p.will c.will p.is c.is p.did c.did");
    OK(rk_view_remove_from_superview(view_of(child)));
    EXPECT_LOG("c.leaving c.gone");
    OK(rk_view_add_subview(view_of(parent), view_of(child)));
    EXPECT_LOG("c.will c.is c.did");
    OK(rk_view_controller_remove_from_parent(child)); /* its view has stayed */
    EXPECT_LOG("");
    OK(rk_window_set_root_view_controller(window, NULL));
    EXPECT_LOG("p.leaving c.leaving p.gone c.gone");

    /* One that forwards nothing by itself. */
    parent = controller(keeping, "p"), child = controller(logging, "c"), inner = controller(logging, "i"), late = controller(logging, "l");
    OK(rk_view_controller_add_child(parent, child));
    OK(rk_view_controller_add_child(child, inner));
    OK(rk_view_controller_add_child(child, late));
    OK(rk_view_add_subview(view_of(child), view_of(inner)));
    OK(rk_view_add_subview(view_of(parent), view_of(child)));
    OK(rk_window_set_root_view_controller(window, parent));
    EXPECT_LOG("p.will p.is p.did");
    OK(rk_view_controller_end_appearance_transition(child)); /* none has begun */
    OK(rk_view_controller_begin_appearance_transition(child, true, true));
    EXPECT_LOG("c.will! i.will!");
    OK(rk_view_controller_begin_appearance_transition(child, true, true));
    OK(rk_view_add_subview(view_of(child), view_of(late)));
    EXPECT_LOG("l.will");
    OK(rk_view_controller_end_appearance_transition(child));
    EXPECT_LOG("c.is! i.is! l.is c.did! i.did! l.did");
    OK(rk_view_set_hidden(RK_VIEW(window), true));
    EXPECT_LOG("p.leaving p.gone");
    OK(rk_view_set_hidden(RK_VIEW(window), false));
    EXPECT_LOG("p.will p.is p.did");
    OK(rk_view_controller_begin_appearance_transition(child, false, false));
    EXPECT_LOG("c.leaving i.leaving l.leaving");
    OK(rk_view_controller_begin_appearance_transition(child, true, false)); /* turned back */
    OK(rk_view_controller_end_appearance_transition(child));
    EXPECT_LOG("c.will i.will l.will c.is i.is l.is c.did i.did l.did");
    OK(rk_view_remove_from_superview(view_of(inner)));
    EXPECT_LOG("i.leaving i.gone");
    OK(rk_view_remove_from_superview(view_of(child)));
    EXPECT_LOG("");
    OK(rk_view_controller_remove_from_parent(child)); /* no container will forward to it any more */
    EXPECT_LOG("c.leaving c.gone");
    end();
}

/* ---- Ends (SPEC 322) ---- */

static void ends(void) {
    RKWindowRef window;
    RKViewControllerRef root, loose;
    RKViewRef view = NULL;
    begin();
    window = window_of(320, 480);
    root = controller(logging, "root");
    OK(rk_window_set_root_view_controller(window, root));
    OK(rk_release(RK_OBJECT(root)));
    log_clear();
    OK(rk_release(RK_OBJECT(window)));
    EXPECT_LOG("root.leaving root.gone");
    EXPECT(!rk_object_is_alive(RK_OBJECT(root)));
    window = window_of(320, 480);
    loose = controller(logging, "loose");
    OK(rk_view_add_subview(RK_VIEW(window), view_of(loose)));
    log_clear();
    OK(rk_release(RK_OBJECT(loose))); /* its view stays in the window */
    EXPECT_LOG("loose.leaving loose.gone");
    loose = controller(logging, "loose");
    view = add_view(context, NULL, RK_VIEW(window), "view", rect(0, 0, 10, 10));
    OK(rk_view_controller_set_view(loose, view));
    EXPECT_LOG("loose.will loose.is loose.did");
    OK(rk_view_controller_set_view(loose, NULL));
    EXPECT_LOG("loose.leaving loose.gone");
    OK(rk_view_controller_set_view(loose, view));
    log_clear();
    end(); /* and the context with one that is open: `end` looks */
}

/* ---- Everything, in any order, from any callback ---- */

static RKViewControllerRef cast[6];
static RKWindowRef stages[2];
static unsigned seed;
static int depth;
static unsigned pick(unsigned n) {
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 16) % n;
}
static void deed(void) {
    RKViewControllerRef a = cast[pick(6)], b = cast[pick(6)];
    RKViewRef view = NULL, other = NULL;
    switch (pick(13)) {
    case 0: (void)!rk_window_set_root_view_controller(stages[pick(2)], pick(4) ? a : NULL); break;
    case 1: (void)!rk_view_set_hidden(RK_VIEW(stages[pick(2)]), pick(2)); break;
    case 2: (void)!rk_view_controller_present(a, b); break;
    case 3: (void)!rk_view_controller_dismiss(a); break;
    case 4: (void)!rk_view_controller_add_child(a, b); break;
    case 5: (void)!rk_view_controller_remove_from_parent(a); break;
    case 6: (void)!rk_view_controller_begin_appearance_transition(a, pick(2), pick(2)); break;
    case 7: (void)!rk_view_controller_end_appearance_transition(a); break;
    case 8: (void)!rk_navigation_controller_push(a, b); break;
    case 9: (void)!rk_navigation_controller_pop(a, NULL); break;
    case 10:
        if (rk_view_controller_get_view(a, &view) == RKStatusOK && view) (void)!rk_view_remove_from_superview(view);
        break;
    case 11:
        if (rk_view_controller_get_view(a, &view) == RKStatusOK && rk_view_controller_get_view(b, &other) == RKStatusOK && view && other) (void)!rk_view_add_subview(view, other);
        break;
    default: { /* another takes its place */
        unsigned k = pick(6);
        RKClassRef cls = k == 0 ? logging_navigation : k == 1 ? keeping : logging;
        RKViewControllerRef made = NULL, old = cast[k];
        if (depth > 2) break;
        if (rk_view_controller_create(context, cls, &made) != RKStatusOK) break;
        cast[k] = made;
        (void)!rk_release(RK_OBJECT(old));
    }
    }
}
static void any_deed(RKViewControllerRef self, const char *what) {
    (void)self, (void)what;
    if (depth > 3 || pick(3)) return;
    depth++;
    deed();
    depth--;
}
static void in_any_order(void) {
    unsigned round;
    int k;
    for (round = 0; round < 400; round++) {
        begin();
        quiet = true;
        seed = round * 7919 + 1;
        depth = 0;
        stages[0] = window_of(100, 100), stages[1] = window_of(50, 50);
        for (k = 0; k < 6; k++) cast[k] = controller(k == 0 ? logging_navigation : k == 1 ? keeping : logging, "x");
        in_callback = any_deed;
        for (k = 0; k < 60 && account_count < MOST - 8; k++) deed();
        in_callback = NULL;
        if (round % 2) {
            /* A controller without a view in a visible window, and without a container that forwards to it, is closed. */
            OK(rk_release(RK_OBJECT(stages[0])));
            OK(rk_release(RK_OBJECT(stages[1])));
        }
        end();
        if (flaws) {
            fprintf(stderr, "round %u\n", round);
            break;
        }
    }
}

/* ---- Key windows (SPEC 281) ---- */

static bool is_key(RKWindowRef window) {
    bool key = false;
    OK(rk_window_is_key(window, &key));
    return key;
}
static void windows_that_are_not_key(void) {
    RKWindowRef plain, never = NULL, back;
    bool answer = false, hidden = true;
    begin();
    back = window_of(10, 10), plain = window_of(10, 10);
    OK(rk_window_create(context, keyless, rect(0, 0, 10, 10), &never));
    OK(rk_window_make_key(never));
    EXPECT(!is_key(never));
    EXPECT_LOG("asked");
    OK(rk_window_make_key(plain));
    OK(rk_view_set_hidden(RK_VIEW(never), true));
    OK(rk_window_make_key_and_visible(never));
    OK(rk_view_is_hidden(RK_VIEW(never), &hidden));
    EXPECT(!hidden && is_key(plain));
    log_clear();
    OK(rk_view_set_hidden(RK_VIEW(plain), true)); /* the next one that can */
    EXPECT(is_key(back));
    EXPECT_LOG("asked");
    OK(rk_super_can_become_key_window(keyless, never, &answer));
    EXPECT(answer);
    OK(rk_view_set_hidden(RK_VIEW(back), true));
    EXPECT(!is_key(back) && !is_key(never));
    end();
}

static bool gives_itself_back(RKWindowRef window, void *userdata) {
    (void)userdata;
    OK(rk_release(RK_OBJECT(window)));
    return true;
}

/* SPEC 281: a window that ends while it is asked does not become key, and the keys that follow go to no dead one. */
static void a_window_that_ends_when_asked(void) {
    RKWindowMethods methods = RK_INIT(RKWindowMethods);
    RKPressSample press = RK_INIT(RKPressSample);
    RKWindowRef window = NULL, key = NULL;
    begin();
    methods.can_become_key_window = gives_itself_back;
    OK(rk_window_create(context, define("Brief", "Window", NULL, NULL, &methods), rect(0, 0, 10, 10), &window));
    OK(rk_window_make_key(window));
    EXPECT(!rk_object_is_alive(RK_OBJECT(window)));
    OK(rk_context_get_key_window(context, &key));
    EXPECT(key == NULL);
    press.id = 1;
    press.type = RKPressTypeSelect;
    press.force = 1;
    OK(rk_context_send_presses(context, 1, &press, 1));
    end();
}

/* A controller is first responder by its view, which is replaced: what its resignFirstResponder releases ends when the new view is its view, not before. */
static RKViewRef given;
static bool releases_given(RKResponderRef self, void *userdata) {
    RKViewRef view = given;
    RKClassRef cls = NULL;
    bool answer = false;
    (void)userdata;
    given = NULL;
    if (view) OK(rk_release(RK_OBJECT(view)));
    OK(rk_object_get_class(RK_OBJECT(self), &cls));
    OK(rk_super_resign_first_responder(cls, self, &answer));
    return answer;
}
static void a_view_is_released_meanwhile(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKViewControllerRef controller = NULL;
    RKWindowRef window = NULL;
    RKViewRef old = NULL, fresh = NULL, view = NULL;
    bool is = false;
    begin();
    methods.resign_first_responder = releases_given;
    desc.name = "Releases", desc.superclass = "ViewController", desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    OK(rk_view_controller_create(context, cls, &controller));
    OK(rk_view_create(context, NULL, rect(0, 0, 10, 10), &old));
    OK(rk_view_controller_set_view(controller, old));
    OK(rk_view_add_subview(RK_VIEW(window), old));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(controller), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(controller), &is));
    EXPECT(is);
    OK(rk_view_create(context, NULL, rect(0, 0, 10, 10), &fresh));
    given = fresh;
    OK(rk_view_controller_set_view(controller, fresh));
    OK(rk_view_controller_get_view(controller, &view));
    EXPECT(view == fresh && rk_object_is_alive(RK_OBJECT(fresh)));
    OK(rk_view_controller_set_view(controller, NULL));
    EXPECT(!rk_object_is_alive(RK_OBJECT(fresh)));
    end();
}

int main(void) {
    who_dismisses();
    a_view_is_released_meanwhile();
    presented_views();
    dismissing_from_callbacks();
    a_root_moves_over();
    sizes_follow();
    navigation();
    containers();
    ends();
    in_any_order();
    windows_that_are_not_key();
    a_window_that_ends_when_asked();
    return check_done("controllers");
}
