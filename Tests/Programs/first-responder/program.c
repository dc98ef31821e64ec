/* First responder: asked for, refused, handed on, given up, and lost by leaving the window. */
#include "../shared.h"

static RKClassRef box_class;

static bool can_become(RKResponderRef self, void *userdata) {
    (void)userdata;
    return strcmp(name_of(self), "picture") != 0;
}

static bool can_resign(RKResponderRef self, void *userdata) {
    (void)userdata;
    if (strcmp(name_of(self), "code") != 0) return true;
    printf("  code does not resign\n");
    return false;
}

static bool become(RKResponderRef self, void *userdata) {
    bool done;
    (void)userdata;
    CHECK(rk_super_become_first_responder(box_class, self, &done));
    printf("  %s becomes first responder: %s\n", name_of(self), yes(done));
    return done;
}

static bool resign(RKResponderRef self, void *userdata) {
    bool done;
    (void)userdata;
    CHECK(rk_super_resign_first_responder(box_class, self, &done));
    printf("  %s resigns: %s\n", name_of(self), yes(done));
    return done;
}

static void ask(RKWindowRef window, RKViewRef view) {
    RKResponderRef first;
    printf("%s:\n", name_of(view));
    CHECK(rk_responder_become_first_responder(RK_RESPONDER(view), NULL));
    CHECK(rk_window_get_first_responder(window, &first));
    printf("  first responder: %s\n", name_of(first));
}

int main(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKResponderRef first;
    RKViewRef name, picture, code;
    bool resigned;

    CHECK(rk_context_create(NULL, &context));
    methods.can_become_first_responder = can_become;
    methods.can_resign_first_responder = can_resign;
    methods.become_first_responder = become;
    methods.resign_first_responder = resign;
    desc.name = "Box";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    CHECK(rk_class_define(context, &desc, &box_class));
    window = make_window(context);
    name = add_view(context, box_class, window, "name", rect(0, 0, 320, 40));
    picture = add_view(context, box_class, window, "picture", rect(0, 40, 320, 40));
    code = add_view(context, box_class, window, "code", rect(0, 80, 320, 40));

    ask(window, name);
    ask(window, picture);
    ask(window, code);
    ask(window, name); /* code keeps it */
    printf("code is asked to resign:\n");
    CHECK(rk_responder_resign_first_responder(RK_RESPONDER(code), &resigned));
    printf("  answer: %s\n", yes(resigned));
    printf("code leaves the window:\n");
    CHECK(rk_view_remove_from_superview(code));
    CHECK(rk_window_get_first_responder(window, &first));
    printf("  first responder: %s\n", name_of(first));
    ask(window, code); /* it is in no window */
    ask(window, name);
    printf("name is asked to resign:\n");
    CHECK(rk_responder_resign_first_responder(RK_RESPONDER(name), &resigned));
    printf("  answer: %s\n", yes(resigned));

    CHECK(rk_context_destroy(context));
    return 0;
}
