/* Actions without a target go up the responder chain, from the first responder or else from the sender, to the first one that performs them. */
#include "../shared.h"

static bool editable = true;

static void copy(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    printf("  %s copies for %s\n", name_of(self), name_of(sender));
}

static void save(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    printf("  %s saves for %s\n", name_of(self), name_of(sender));
}

/* The text takes copy: only while it is editable. */
static bool can_perform(RKResponderRef self, const char *selector, RKObjectRef sender, void *userdata) {
    (void)self, (void)sender, (void)userdata;
    return editable && strcmp(selector, "copy:") == 0;
}

static RKClassRef define(RKContextRef context, const char *name, const RKActionDesc *actions, size_t count, RKCanPerformActionMethod method) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    methods.can_perform_action = method;
    desc.name = name;
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.actions = actions;
    desc.action_count = count;
    CHECK(rk_class_define(context, &desc, &cls));
    return cls;
}

static void press(RKContextRef context, const char *when, double time) {
    printf("%s:\n", when);
    tap(context, 50, 20, time);      /* copy */
    tap(context, 150, 20, time + 1); /* save */
    tap(context, 250, 20, time + 2); /* print, which no responder performs */
}

int main(void) {
    static const RKActionDesc text_actions[] = {{"copy:", copy}}, document_actions[] = {{"copy:", copy}, {"save:", save}};
    RKContextRef context;
    RKWindowRef window;
    RKApplicationRef application;
    RKViewRef document, bar, text;
    RKResponderRef target;
    bool performed;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    document = add_view(context, define(context, "Document", document_actions, 2, NULL), window, "document", rect(0, 0, 320, 480));
    bar = add_view(context, NULL, document, "bar", rect(0, 0, 320, 40));
    text = add_view(context, define(context, "Text", text_actions, 1, can_perform), document, "text", rect(0, 40, 320, 440));
    CHECK(rk_responder_set_can_become_first_responder(RK_RESPONDER(text), true));
    CHECK(rk_control_add_target(add_button(context, NULL, bar, "copy button", rect(0, 0, 100, 40)), NULL, "copy:", RKControlEventTouchUpInside));
    CHECK(rk_control_add_target(add_button(context, NULL, bar, "save button", rect(100, 0, 100, 40)), NULL, "save:", RKControlEventTouchUpInside));
    CHECK(rk_control_add_target(add_button(context, NULL, bar, "print button", rect(200, 0, 100, 40)), NULL, "print:", RKControlEventTouchUpInside));

    press(context, "no first responder", 1);
    CHECK(rk_responder_become_first_responder(RK_RESPONDER(text), NULL));
    press(context, "text is first responder", 11);
    editable = false;
    press(context, "text takes no copy", 21);

    CHECK(rk_responder_target_for_action(RK_RESPONDER(text), "save:", NULL, &target));
    printf("text's target for save: %s\n", name_of(target));
    CHECK(rk_context_get_application(context, &application));
    CHECK(rk_application_send_action(application, "print:", NULL, NULL, NULL, &performed));
    printf("print performed: %s\n", yes(performed));

    CHECK(rk_context_destroy(context));
    return 0;
}
