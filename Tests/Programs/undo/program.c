/* Undo by key and by button: actions without target reach the nearest document that can perform them, through a presented one. */
#include "../shared.h"

typedef struct Document {
    RKViewControllerRef controller;
    int count, change_count, changes[16];
} Document;

static RKContextRef context;
static RKClassRef document_class, logged_class;
static Document book, sheet;

static Document *document_of(RKResponderRef self) { return self == RK_RESPONDER(book.controller) ? &book : &sheet; }

static void change(RKResponderRef self, RKObjectRef sender, int by) {
    Document *document = document_of(self);
    document->count += by;
    document->changes[document->change_count++] = by;
    printf("  %s changes for %s: %d\n", name_of(self), name_of(sender), document->count);
}

static void increase(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    change(self, sender, 1);
}

static void decrease(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    change(self, sender, -1);
}

static void undo(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    Document *document = document_of(self);
    (void)event, (void)userdata;
    document->count -= document->changes[--document->change_count];
    printf("  %s undoes for %s: %d\n", name_of(self), name_of(sender), document->count);
}

static bool can_perform(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata) {
    bool can;
    (void)userdata;
    if (strcmp(selector, "undo:") == 0 && document_of(self)->change_count == 0) {
        printf("  %s has nothing to undo\n", name_of(self));
        return false;
    }
    CHECK(rk_super_can_perform_action(document_class, self, selector, sender, &can));
    return can;
}

static void send_action(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
    (void)userdata;
    printf("%s sends %s to %s\n", name_of(self), selector, name_of(target));
    CHECK(rk_super_send_action(logged_class, self, selector, target, event));
}

static void define_classes(void) {
    static const RKActionDesc actions[] = {{"increase:", increase}, {"decrease:", decrease}, {"undo:", undo}};
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKControlMethods control_methods = RK_INIT(RKControlMethods);
    RKClassDesc document = RK_INIT(RKClassDesc), logged = RK_INIT(RKClassDesc);
    methods.can_perform_action = can_perform;
    document.name = "Document";
    document.superclass = "ViewController";
    document.responder_methods = &methods;
    document.actions = actions;
    document.action_count = 3;
    CHECK(rk_class_define(context, &document, &document_class));
    control_methods.send_action = send_action;
    logged.name = "Logged";
    logged.superclass = "Button";
    logged.control_methods = &control_methods;
    CHECK(rk_class_define(context, &logged, &logged_class));
}

static void make_page(Document *document, const char *title) {
    static const char *const words[] = {"increase", "decrease", "undo"}, *const selectors[] = {"increase:", "decrease:", "undo:"};
    RKResponderRef responder;
    RKViewRef view;
    int k;
    CHECK(rk_view_controller_create(context, document_class, &document->controller));
    responder = RK_RESPONDER(document->controller);
    CHECK(rk_object_set_name(RK_OBJECT(responder), title));
    CHECK(rk_responder_set_can_become_first_responder(responder, true));
    CHECK(rk_view_create(context, NULL, rect(0, 0, 320, 480), &view));
    CHECK(rk_view_controller_set_view(document->controller, view));
    for (k = 0; k < 3; k++) {
        RKControlRef button = add_button(context, logged_class, view, words[k], rect(20 + 100 * k, 100, 80, 44));
        CHECK(rk_control_add_target(button, NULL, selectors[k], RKControlEventTouchUpInside));
    }
    CHECK(rk_responder_add_key_command(responder, "z", RKKeyModifierCommand, "undo:"));
}

static void command_z(double time) {
    RKPressSample sample = RK_INIT(RKPressSample);
    printf("command z\n");
    sample.id = 1;
    sample.type = RKPressTypeKey;
    sample.characters = "z";
    sample.modifiers = RKKeyModifierCommand;
    CHECK(rk_context_send_presses(context, time, &sample, 1));
    sample.phase = RKPressPhaseEnded;
    CHECK(rk_context_send_presses(context, time + 0.25, &sample, 1));
}

int main(void) {
    RKWindowRef window;
    RKResponderRef first;

    CHECK(rk_context_create(NULL, &context));
    define_classes();
    window = make_window(context);
    make_page(&book, "book");
    make_page(&sheet, "sheet");
    CHECK(rk_window_set_root_view_controller(window, book.controller));
    CHECK(rk_responder_become_first_responder(RK_RESPONDER(book.controller), NULL));
    tap(context, 60, 120, 1);
    tap(context, 60, 120, 2);
    tap(context, 160, 120, 3);
    command_z(4);
    CHECK(rk_view_controller_present(book.controller, sheet.controller));
    CHECK(rk_responder_become_first_responder(RK_RESPONDER(sheet.controller), NULL));
    command_z(5);
    tap(context, 60, 120, 6);
    command_z(7);
    tap(context, 260, 120, 8);
    CHECK(rk_view_controller_dismiss(sheet.controller));
    CHECK(rk_window_get_first_responder(window, &first));
    printf("first responder: %s\n", name_of(first));
    CHECK(rk_responder_become_first_responder(RK_RESPONDER(book.controller), NULL));
    command_z(9);
    command_z(10);

    CHECK(rk_context_destroy(context));
    return 0;
}
