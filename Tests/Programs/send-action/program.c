/* A button that counts what it sends and drops a second action that follows too soon: sendAction is where to intercept. */
#include "../shared.h"

static RKClassRef careful_class;
static int count;
static double last = -1;

static void send_action(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
    double time;
    (void)userdata;
    CHECK(rk_event_get_timestamp(event, &time));
    printf("  %.2f s: %s sends %s to %s, number %d\n", time, name_of(self), selector, name_of(target), ++count);
    if (last >= 0 && time - last < 0.5) {
        printf("  dropped\n");
        return;
    }
    last = time;
    CHECK(rk_super_send_action(careful_class, self, selector, target, event));
}

static void buy(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    printf("  %s buys for %s\n", name_of(self), name_of(sender));
}

static void direct(RKControlRef button, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)button, (void)events, (void)event, (void)userdata;
    printf("  a function, which sendAction does not see\n");
}

int main(void) {
    static const RKActionDesc actions[] = {{"buy:", buy}};
    RKControlMethods methods = RK_INIT(RKControlMethods);
    RKClassDesc careful = RK_INIT(RKClassDesc), shop = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKClassRef shop_class;
    RKViewRef cart;
    RKControlRef button;

    CHECK(rk_context_create(NULL, &context));
    methods.send_action = send_action;
    careful.name = "CarefulButton";
    careful.superclass = "Button";
    careful.control_methods = &methods;
    CHECK(rk_class_define(context, &careful, &careful_class));
    shop.name = "Cart";
    shop.superclass = "View";
    shop.actions = actions;
    shop.action_count = 1;
    CHECK(rk_class_define(context, &shop, &shop_class));

    window = make_window(context);
    cart = add_view(context, shop_class, window, "cart", rect(0, 0, 320, 480));
    button = add_button(context, careful_class, cart, "buy", rect(20, 20, 100, 44));
    CHECK(rk_control_add_target(button, RK_OBJECT(cart), "buy:", RKControlEventTouchUpInside));

    printf("three taps:\n");
    tap(context, 50, 40, 1);
    tap(context, 50, 40, 1.25);
    tap(context, 50, 40, 2);
    printf("without target, and a function beside it:\n");
    CHECK(rk_control_remove_target(button, NULL, NULL, RKControlEventAllEvents));
    CHECK(rk_control_add_target(button, NULL, "buy:", RKControlEventTouchUpInside));
    CHECK(rk_control_add_action(button, RKControlEventTouchUpInside, direct, NULL, NULL, NULL));
    tap(context, 50, 40, 4);

    CHECK(rk_context_destroy(context));
    return 0;
}
