/* The responder chain of a button, printed: views, the controllers whose views they are, the window, the application and its delegate. */
#include "../shared.h"

static void print_chain(void *from) {
    RKResponderRef chain[32];
    size_t count, i;
    CHECK(rk_responder_get_chain(from, chain, 32, &count));
    for (i = 0; i < count; i++) {
        RKClassRef cls;
        char class_name[64];
        CHECK(rk_object_get_class(RK_OBJECT(chain[i]), &cls));
        CHECK(rk_class_get_name(cls, class_name, sizeof class_name, NULL));
        printf("  %s %s\n", class_name, name_of(chain[i]));
    }
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKApplicationRef application;
    RKViewControllerRef root, page;
    RKResponderRef delegate;
    RKViewRef screen, content;
    RKControlRef button;

    CHECK(rk_context_create(NULL, &context));
    CHECK(rk_context_get_application(context, &application));
    CHECK(rk_object_set_name(RK_OBJECT(application), "application"));
    window = make_window(context);
    CHECK(rk_view_controller_create(context, NULL, &root));
    CHECK(rk_object_set_name(RK_OBJECT(root), "root"));
    CHECK(rk_view_create(context, NULL, rect(0, 0, 320, 480), &screen));
    CHECK(rk_object_set_name(RK_OBJECT(screen), "screen"));
    CHECK(rk_view_controller_set_view(root, screen));
    CHECK(rk_window_set_root_view_controller(window, root));

    CHECK(rk_view_controller_create(context, NULL, &page));
    CHECK(rk_object_set_name(RK_OBJECT(page), "page"));
    CHECK(rk_view_create(context, NULL, rect(0, 100, 320, 380), &content));
    CHECK(rk_view_controller_set_view(page, content));
    CHECK(rk_view_controller_add_child(root, page));
    put(screen, content, "content");
    button = add_button(context, NULL, content, "button", rect(20, 20, 100, 44));

    printf("from the button:\n");
    print_chain(button);
    CHECK(rk_responder_create(context, NULL, &delegate));
    CHECK(rk_object_set_name(RK_OBJECT(delegate), "delegate"));
    CHECK(rk_application_set_delegate(application, delegate));
    printf("from the window, with an application delegate:\n");
    print_chain(window);
    CHECK(rk_view_remove_from_superview(content));
    printf("from the button, its page removed:\n");
    print_chain(button);

    CHECK(rk_context_destroy(context));
    return 0;
}
