/* A cell that finds the controller it works for, without a link of its own: next responder by next responder, until one is a controller of
 * the wanted class. */
#include "../shared.h"

static RKClassRef shop_class;

static RKViewControllerRef find_shop(void *from) {
    RKResponderRef responder = from;
    while (responder) {
        bool found;
        CHECK(rk_object_is_kind_of(RK_OBJECT(responder), shop_class, &found));
        printf("  %s: %s\n", name_of(responder), found ? "it is a shop" : "no shop");
        if (found) break;
        CHECK(rk_responder_get_next_responder(responder, &responder));
    }
    return (RKViewControllerRef)responder;
}

static RKViewControllerRef controller(RKContextRef context, RKClassRef cls, const char *name, RKViewRef view) {
    RKViewControllerRef made;
    CHECK(rk_view_controller_create(context, cls, &made));
    CHECK(rk_object_set_name(RK_OBJECT(made), name));
    CHECK(rk_view_controller_set_view(made, view));
    return made;
}

int main(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKApplicationRef application;
    RKWindowRef window;
    RKViewRef screen, list, cell, toast;
    RKViewControllerRef shop, page, nearest;

    CHECK(rk_context_create(NULL, &context));
    desc.name = "ShopController";
    desc.superclass = "ViewController";
    CHECK(rk_class_define(context, &desc, &shop_class));

    CHECK(rk_context_get_application(context, &application));
    CHECK(rk_object_set_name(RK_OBJECT(application), "application"));
    window = make_window(context);
    CHECK(rk_view_create(context, NULL, rect(0, 0, 320, 480), &screen));
    CHECK(rk_object_set_name(RK_OBJECT(screen), "screen"));
    shop = controller(context, shop_class, "shop", screen);
    CHECK(rk_window_set_root_view_controller(window, shop));
    list = add_view(context, NULL, screen, "list", rect(0, 50, 320, 400));
    page = controller(context, NULL, "page", list);
    CHECK(rk_view_controller_add_child(shop, page));
    cell = add_view(context, NULL, list, "cell", rect(0, 0, 320, 50));
    toast = add_view(context, NULL, window, "toast", rect(0, 440, 320, 40));

    printf("the cell's shop:\n");
    printf("%s\n", name_of(find_shop(cell)));
    printf("the toast's shop:\n");
    printf("%s\n", name_of(find_shop(toast)));
    CHECK(rk_responder_get_view_controller(RK_RESPONDER(cell), &nearest));
    printf("the cell's nearest controller: %s\n", name_of(nearest));
    CHECK(rk_responder_get_view_controller(RK_RESPONDER(toast), &nearest));
    printf("the toast's nearest controller: %s\n", name_of(nearest));

    CHECK(rk_context_destroy(context));
    return 0;
}
