/* Touches that a view does not keep: super hands them to the next responder, with the view that was hit. A control keeps them. */
#include "../shared.h"

typedef struct Kind {
    RKClassRef cls;
    bool forwards;
} Kind;

static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    Kind *kind = userdata;
    RKViewRef hit;
    CHECK(rk_touch_get_view(touches[0], &hit));
    printf("  %s: began in %s\n", name_of(self), name_of(hit));
    if (kind->forwards) CHECK(rk_super_touches_began(kind->cls, self, touches, count, event));
}

static void ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    printf("  %s: ended\n", name_of(self));
}

static void define(RKContextRef context, const char *name, Kind *kind) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    methods.touches_began = began;
    methods.touches_ended = kind->forwards ? NULL : ended;
    desc.name = name;
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.userdata = kind;
    CHECK(rk_class_define(context, &desc, &kind->cls));
}

static void try_tap(RKContextRef context, const char *where, double x, double y, double time) {
    printf("%s:\n", where);
    tap(context, x, y, time);
}

int main(void) {
    static Kind keeps = {NULL, false}, hands_on = {NULL, true};
    RKContextRef context;
    RKWindowRef window;
    RKViewRef board, card;
    RKControlRef button;

    CHECK(rk_context_create(NULL, &context));
    define(context, "Keeper", &keeps);
    define(context, "Forwarder", &hands_on);
    window = make_window(context);
    board = add_view(context, keeps.cls, window, "board", rect(0, 0, 320, 480));
    card = add_view(context, hands_on.cls, board, "card", rect(0, 0, 160, 200));
    add_view(context, NULL, card, "picture", rect(0, 0, 160, 100));
    add_view(context, keeps.cls, card, "lock", rect(0, 100, 50, 50));
    button = add_button(context, NULL, card, "button", rect(100, 150, 60, 50));

    try_tap(context, "on the board", 200, 300, 1);
    try_tap(context, "on the card", 80, 170, 2);
    try_tap(context, "on the picture", 80, 50, 3);
    try_tap(context, "on the lock", 20, 120, 4);
    try_tap(context, "on the button", 120, 170, 5);
    CHECK(rk_control_set_enabled(button, false));
    try_tap(context, "on the disabled button", 120, 170, 6);
    CHECK(rk_view_set_user_interaction_enabled(RK_VIEW(button), false));
    try_tap(context, "on the button without interaction", 120, 170, 7);

    CHECK(rk_context_destroy(context));
    return 0;
}
