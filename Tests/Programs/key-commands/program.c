/* Key commands: a key with its modifiers sends an action along the chain of the first responder. Other keys are presses, which go up that
 * chain too. */
#include "../shared.h"

static RKClassRef editor_class;

static void act(RKResponderRef self, const char *what, RKObjectRef sender) {
    printf("  %s %s, by a command of %s\n", name_of(self), what, name_of(sender));
}

static void save(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    act(self, "saves", sender);
}

static void find(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)event, (void)userdata;
    act(self, "finds", sender);
}

static void presses_began(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    char text[16];
    (void)userdata;
    CHECK(rk_press_get_characters(presses[0], text, sizeof text, NULL));
    printf("  %s gets the key %s\n", name_of(self), text);
    CHECK(rk_super_presses_began(editor_class, self, presses, count, event));
}

static void key(RKContextRef context, const char *characters, RKKeyModifierFlags modifiers, const char *what) {
    static double time = 0;
    RKPressSample sample = RK_INIT(RKPressSample);
    printf("%s:\n", what);
    sample.id = 1;
    sample.type = RKPressTypeKey;
    sample.characters = characters;
    sample.modifiers = modifiers;
    CHECK(rk_context_send_presses(context, time += 1, &sample, 1));
    sample.phase = RKPressPhaseEnded;
    CHECK(rk_context_send_presses(context, time + 0.5, &sample, 1));
}

int main(void) {
    static const RKActionDesc actions[] = {{"save:", save}, {"find:", find}};
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKWindowRef window;
    RKViewRef editor, line;

    CHECK(rk_context_create(NULL, &context));
    methods.presses_began = presses_began;
    desc.name = "Editor";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.actions = actions;
    desc.action_count = 2;
    CHECK(rk_class_define(context, &desc, &editor_class));
    window = make_window(context);
    editor = add_view(context, editor_class, window, "editor", rect(0, 0, 320, 480));
    line = add_view(context, NULL, editor, "line", rect(0, 0, 320, 20));
    CHECK(rk_responder_set_can_become_first_responder(RK_RESPONDER(line), true));
    CHECK(rk_responder_add_key_command(RK_RESPONDER(window), "s", RKKeyModifierCommand, "save:"));
    CHECK(rk_responder_add_key_command(RK_RESPONDER(editor), "f", RKKeyModifierCommand, "find:"));

    key(context, "s", RKKeyModifierCommand, "command s without first responder");
    CHECK(rk_responder_become_first_responder(RK_RESPONDER(line), NULL));
    key(context, "s", RKKeyModifierCommand, "command s");
    key(context, "f", RKKeyModifierCommand, "command f");
    key(context, "s", 0, "s");
    key(context, "S", RKKeyModifierCommand | RKKeyModifierShift, "command shift s");
    CHECK(rk_responder_add_key_command(RK_RESPONDER(line), "s", RKKeyModifierCommand, "find:"));
    key(context, "s", RKKeyModifierCommand, "command s, which the line makes find");
    CHECK(rk_responder_remove_key_command(RK_RESPONDER(line), "s", RKKeyModifierCommand));
    key(context, "s", RKKeyModifierCommand, "command s again");

    CHECK(rk_context_destroy(context));
    return 0;
}
