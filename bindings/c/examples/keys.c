/* keys.c - keys, a key command, a text field and a remote control's buttons.
 *
 *     cc keys.c $(pkg-config --cflags --libs responderkit) -o keys && ./keys
 *
 * A key goes to the key window's first responder and up the chain, until a class overrides the press methods without calling super. Key commands are
 * looked for first. Text is what a keyboard layout or an input method has made of keys: a host sends it beside them.
 */
#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>

static void check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s\n  %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}
#define CHECK(call) check((call), #call)

/* ---- A player: it moves with the arrow keys, and saves ---- */

static RKClassRef player_class;

static void presses_began(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    size_t i;
    (void)userdata;
    for (i = 0; i < count; i++) {
        RKPressType type;
        char text[256];
        CHECK(rk_press_get_type(presses[i], &type));
        CHECK(rk_press_get_characters(presses[i], text, sizeof text, NULL));
        if (type == RKPressTypeLeftArrow) printf("  the player goes left\n");
        else if (type == RKPressTypeKey) printf("  the player has heard of the key %s\n", text);
        else CHECK(rk_super_presses_began(player_class, self, &presses[i], 1, event)); /* up the chain */
    }
}

static void save(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)self, (void)sender, (void)event, (void)userdata;
    printf("  saved\n");
}

static RKViewRef make_player(RKContextRef context, RKWindowRef window) {
    static const RKActionDesc actions[] = {{"save:", save}};
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKRect frame = {{0, 0}, {32, 32}};
    RKViewRef player;
    methods.presses_began = presses_began;
    desc.name = "Player";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.actions = actions;
    desc.action_count = 1;
    CHECK(rk_class_define(context, &desc, &player_class));
    CHECK(rk_view_create(context, player_class, frame, &player));
    CHECK(rk_view_add_subview(RK_VIEW(window), player));
    CHECK(rk_responder_set_can_become_first_responder(RK_RESPONDER(player), true));
    CHECK(rk_responder_become_first_responder(RK_RESPONDER(player), NULL));
    /* Command and S: the action is looked for from the first responder up. */
    CHECK(rk_responder_add_key_command(RK_RESPONDER(window), "s", RKKeyModifierCommand, "save:"));
    return player;
}

/* ---- What a host does when a key goes down and up ---- */

static void strike(RKContextRef context, double time, RKPressType type, const char *text, RKKeyModifierFlags modifiers) {
    RKPressSample sample = RK_INIT(RKPressSample);
    bool taken;
    sample.id = 1;
    sample.type = type;
    sample.characters = text;
    sample.modifiers = modifiers;
    sample.force = 1;
    CHECK(rk_context_send_presses(context, time, &sample, 1));
    if (text && !(modifiers & RKKeyModifierCommand)) {
        CHECK(rk_context_insert_text(context, time, text, &taken));
        if (!taken) printf("  nobody takes the text %s\n", text);
    }
    sample.phase = RKPressPhaseEnded;
    sample.force = 0;
    CHECK(rk_context_send_presses(context, time + 0.1, &sample, 1));
}

static void changed(RKControlRef field, RKControlEvents events, RKEventRef event, void *userdata) {
    char text[256];
    (void)events, (void)event, (void)userdata;
    CHECK(rk_text_field_get_text(field, text, sizeof text, NULL));
    printf("  the field says \"%s\"\n", text);
}

static void remote(RKResponderRef self, RKEventRef event, void *userdata) {
    int32_t subtype;
    (void)self, (void)userdata;
    CHECK(rk_event_get_subtype(event, &subtype));
    printf("  the application hears of the remote control's button %d\n", (int)subtype);
}

int main(void) {
    RKContextRef context;
    RKApplicationRef application;
    RKWindowRef window;
    RKViewRef player;
    RKControlRef field;
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef application_class;
    RKRect screen = {{0, 0}, {320, 480}}, place = {{0, 100}, {320, 40}};

    CHECK(rk_context_create(NULL, &context));
    CHECK(rk_window_create(context, NULL, screen, &window));
    CHECK(rk_window_make_key(window));
    player = make_player(context, window);

    printf("Keys for the player:\n");
    strike(context, 1, RKPressTypeLeftArrow, NULL, 0);
    strike(context, 2, RKPressTypeKey, "x", 0);
    strike(context, 3, RKPressTypeKey, "s", RKKeyModifierCommand);

    printf("Keys for a text field:\n");
    CHECK(rk_text_field_create(context, NULL, place, &field));
    CHECK(rk_control_add_action(field, RKControlEventEditingChanged, changed, NULL, NULL, NULL));
    CHECK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(field)));
    CHECK(rk_responder_become_first_responder(RK_RESPONDER(field), NULL));
    strike(context, 4, RKPressTypeKey, "H", RKKeyModifierShift);
    strike(context, 5, RKPressTypeKey, "i", 0);
    CHECK(rk_context_delete_backward(context, 6, NULL));

    printf("A remote control:\n");
    methods.remote_control_received = remote;
    desc.name = "MyApplication";
    desc.superclass = "Application";
    desc.responder_methods = &methods;
    CHECK(rk_class_define(context, &desc, &application_class));
    CHECK(rk_context_get_application(context, &application));
    CHECK(rk_object_set_class(RK_OBJECT(application), application_class));
    CHECK(rk_application_begin_receiving_remote_control_events(application));
    CHECK(rk_context_send_remote_control(context, 7, RKEventSubtypeRemoteControlTogglePlayPause));

    CHECK(rk_release(RK_OBJECT(field)));
    CHECK(rk_release(RK_OBJECT(player)));
    CHECK(rk_release(RK_OBJECT(window)));
    CHECK(rk_context_destroy(context));
    return 0;
}
