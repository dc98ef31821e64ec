/* The control events of a button: pressed, dragged out and in again, lifted inside or outside, pressed twice, cancelled, disabled. */
#include "../shared.h"

static void note(RKControlRef button, RKControlEvents events, RKEventRef event, void *userdata) {
    static const struct {
        RKControlEvents bit;
        const char *word;
    } words[] = {
        {RKControlEventTouchDown, "touchDown"}, {RKControlEventTouchDownRepeat, "touchDownRepeat"},
        {RKControlEventTouchDragInside, "touchDragInside"}, {RKControlEventTouchDragOutside, "touchDragOutside"},
        {RKControlEventTouchDragEnter, "touchDragEnter"}, {RKControlEventTouchDragExit, "touchDragExit"},
        {RKControlEventTouchUpInside, "touchUpInside"}, {RKControlEventTouchUpOutside, "touchUpOutside"},
        {RKControlEventTouchCancel, "touchCancel"}, {RKControlEventPrimaryActionTriggered, "primaryActionTriggered"},
    };
    size_t i;
    bool highlighted;
    (void)event, (void)userdata;
    printf(" ");
    for (i = 0; i < sizeof words / sizeof *words; i++) {
        if (events & words[i].bit) printf(" %s", words[i].word);
    }
    CHECK(rk_control_is_highlighted(button, &highlighted));
    printf("%s\n", highlighted ? ", highlighted" : "");
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKControlRef button;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    button = add_button(context, NULL, window, "button", rect(100, 100, 100, 40));
    CHECK(rk_control_add_action(button, RKControlEventAllEvents, note, NULL, NULL, NULL));

    printf("a tap:\n");
    tap(context, 150, 120, 1);
    printf("dragged out and in:\n");
    down(context, 1, 150, 120, 3);
    move(context, 1, 150, 200, 3.25); /* 60 points below: still inside */
    move(context, 1, 150, 230, 3.5);  /* 90 points below */
    move(context, 1, 150, 240, 3.75);
    move(context, 1, 150, 190, 4);
    up(context, 1, 150, 190, 4.25);
    printf("dragged out:\n");
    down(context, 1, 150, 120, 6);
    move(context, 1, 10, 120, 6.25);
    up(context, 1, 10, 120, 6.5);
    printf("twice:\n");
    tap(context, 150, 120, 8);
    tap(context, 150, 120, 8.25);
    printf("an alert:\n");
    down(context, 1, 150, 120, 10);
    CHECK(rk_context_cancel_all_touches(context));
    printf("disabled:\n");
    CHECK(rk_control_set_enabled(button, false));
    tap(context, 150, 120, 12);
    CHECK(rk_control_set_enabled(button, true));
    printf("disabled while it is pressed:\n");
    down(context, 1, 150, 120, 14);
    CHECK(rk_control_set_enabled(button, false));
    up(context, 1, 150, 120, 14.25);

    CHECK(rk_context_destroy(context));
    return 0;
}
