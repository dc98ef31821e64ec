/* Controls with a value: slider, switch, segmented control and stepper. valueChanged comes for what fingers change, not for what the program
 * sets. */
#include "../shared.h"

static void number_changed(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    double value;
    (void)events, (void)event, (void)userdata;
    CHECK(rk_control_get_value(control, &value));
    printf("  %s: %g\n", name_of(control), value);
}

static void switched(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    bool on;
    (void)events, (void)event, (void)userdata;
    CHECK(rk_switch_is_on(control, &on));
    printf("  %s: %s\n", name_of(control), on ? "on" : "off");
}

static void chosen(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    int64_t index;
    char title[64];
    (void)events, (void)event, (void)userdata;
    CHECK(rk_control_get_selected_index(control, &index));
    CHECK(rk_segmented_control_get_title(control, index, title, sizeof title, NULL));
    printf("  %s: %d, %s\n", name_of(control), (int)index, title);
}

static void add(RKWindowRef window, RKControlRef control, const char *name, RKControlAction action) {
    put(window, control, name);
    CHECK(rk_control_add_action(control, RKControlEventValueChanged, action, NULL, NULL, NULL));
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKControlRef volume, mute, speed, count;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    CHECK(rk_slider_create(context, NULL, rect(40, 20, 232, 32), &volume)); /* its thumb has 200 points to go */
    add(window, volume, "volume", number_changed);
    CHECK(rk_switch_create(context, NULL, rect(40, 80, 50, 30), &mute));
    add(window, mute, "mute", switched);
    CHECK(rk_segmented_control_create(context, NULL, rect(40, 140, 240, 30), &speed));
    CHECK(rk_segmented_control_insert_segment(speed, "slow", 0));
    CHECK(rk_segmented_control_insert_segment(speed, "normal", 1));
    CHECK(rk_segmented_control_insert_segment(speed, "fast", 2));
    add(window, speed, "speed", chosen);
    CHECK(rk_stepper_create(context, NULL, rect(40, 200, 100, 30), &count));
    CHECK(rk_control_set_value_range(count, 0, 2));
    add(window, count, "count", number_changed);

    printf("the slider's thumb:\n");
    down(context, 1, 56, 36, 1);
    move(context, 1, 106, 36, 1.25);
    move(context, 1, 156, 60, 1.5);
    move(context, 1, 300, 36, 1.75);
    up(context, 1, 300, 36, 2);
    printf("beside the thumb:\n");
    down(context, 1, 100, 36, 3);
    move(context, 1, 150, 36, 3.25);
    up(context, 1, 150, 36, 3.5);
    printf("set by the program:\n");
    CHECK(rk_control_set_value(volume, 0.25));
    printf("the switch, tapped and dragged:\n");
    tap(context, 65, 95, 5);
    down(context, 1, 80, 95, 6);
    move(context, 1, 50, 95, 6.25);
    up(context, 1, 50, 95, 6.5);
    printf("segments:\n");
    tap(context, 160, 155, 8);
    tap(context, 160, 155, 9);
    CHECK(rk_segmented_control_set_segment_enabled(speed, 2, false));
    tap(context, 240, 155, 10); /* disabled */
    tap(context, 60, 155, 11);
    printf("the stepper:\n");
    tap(context, 120, 215, 13);
    tap(context, 120, 215, 14);
    tap(context, 120, 215, 15); /* at its end */
    tap(context, 60, 215, 16);
    printf("a disabled switch:\n");
    CHECK(rk_control_set_enabled(mute, false));
    tap(context, 65, 95, 18);

    CHECK(rk_context_destroy(context));
    return 0;
}
