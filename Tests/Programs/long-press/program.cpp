// A long press: it begins by the clock while the finger rests, follows the finger then, and ends with the lift.
#include "../shared.hpp"

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::LongPress press = attach(window, "press", rk::LongPress(context));
    press.on([&context](rk::LongPress &sender) {
        const rk::Point at = sender.location();
        std::printf("  %.2f s: %s at (%g, %g)\n", context.time(), stateOf(sender), at.x, at.y);
    });

    std::printf("a finger that rests and then moves:\n");
    context.down(1, {100, 100}, 1);
    context.advance(1.25);
    context.move(1, {106, 100}, 1.375); // less than 10 points
    context.advance(2);
    context.move(1, {150, 200}, 2.25);
    context.up(1, {150, 200}, 2.5);

    std::printf("too short:\n");
    context.down(1, {100, 100}, 4);
    context.up(1, {100, 100}, 4.25);
    context.advance(5);

    std::printf("moved too early:\n");
    context.down(1, {100, 100}, 6);
    context.move(1, {115, 100}, 6.25);
    context.advance(7);
    context.up(1, {115, 100}, 7.25);

    std::printf("0.25 s suffice, and 20 points are allowed:\n");
    press.setMinimumPressDuration(0.25);
    press.setAllowableMovement(20);
    context.down(1, {100, 100}, 9);
    context.move(1, {115, 100}, 9.125);
    context.advance(10);
    std::printf("an alert cancels it:\n");
    context.cancelAllTouches();
}
