// The control events of a button: pressed, dragged out and in again, lifted inside or outside, pressed twice, cancelled, disabled.
#include "../shared.hpp"

using Events = rk::ControlEvents;

static void note(rk::Button &button, Events sent) {
    static constexpr struct {
        Events bit;
        const char *word;
    } words[] = {
        {Events::TouchDown, "touchDown"},
        {Events::TouchDownRepeat, "touchDownRepeat"},
        {Events::TouchDragInside, "touchDragInside"},
        {Events::TouchDragOutside, "touchDragOutside"},
        {Events::TouchDragEnter, "touchDragEnter"},
        {Events::TouchDragExit, "touchDragExit"},
        {Events::TouchUpInside, "touchUpInside"},
        {Events::TouchUpOutside, "touchUpOutside"},
        {Events::TouchCancel, "touchCancel"},
        {Events::PrimaryActionTriggered, "primaryActionTriggered"},
    };
    std::printf(" ");
    for (const auto &one : words)
        if (contains(sent, one.bit)) std::printf(" %s", one.word);
    std::printf("%s\n", button.isHighlighted() ? ", highlighted" : "");
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::Button button = put(window, "button", rk::Button(context, rk::rect(100, 100, 100, 40)));
    button.on(Events::AllEvents, note);

    std::printf("a tap:\n");
    tap(context, 150, 120, 1);
    std::printf("dragged out and in:\n");
    context.down(1, {150, 120}, 3);
    context.move(1, {150, 200}, 3.25); // 60 points below: still inside
    context.move(1, {150, 230}, 3.5);  // 90 points below
    context.move(1, {150, 240}, 3.75);
    context.move(1, {150, 190}, 4);
    context.up(1, {150, 190}, 4.25);
    std::printf("dragged out:\n");
    context.down(1, {150, 120}, 6);
    context.move(1, {10, 120}, 6.25);
    context.up(1, {10, 120}, 6.5);
    std::printf("twice:\n");
    tap(context, 150, 120, 8);
    tap(context, 150, 120, 8.25);
    std::printf("an alert:\n");
    context.down(1, {150, 120}, 10);
    context.cancelAllTouches();
    std::printf("disabled:\n");
    button.setEnabled(false);
    tap(context, 150, 120, 12);
    button.setEnabled(true);
    std::printf("disabled while it is pressed:\n");
    context.down(1, {150, 120}, 14);
    button.setEnabled(false);
    context.up(1, {150, 120}, 14.25);
}
