// A ball that a pan moves: the first 10 points begin the gesture, the rest is translation, which the program takes and sets back.
#include "../shared.hpp"

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::View ball = put(window, "ball", rk::View(context, rk::rect(40, 80, 40, 40)));
    const rk::Pan pan(context);
    pan.setName("pan");
    pan.on([&ball](rk::Pan &sender) {
        const rk::Point by = sender.translation(), velocity = sender.velocity(), center = ball.center() + by;
        ball.setCenter(center);
        std::printf("  %s by (%g, %g): ball at (%g, %g)", stateOf(sender), by.x, by.y, center.x, center.y);
        std::printf(", %.2f points a second\n", velocity.x);
        sender.setTranslation({0, 0});
    });
    ball.addGestureRecognizer(pan);

    std::printf("to the right, and down:\n");
    context.down(1, {60, 100}, 1);
    context.move(1, {65, 100}, 1.0625); // not enough yet
    context.move(1, {75, 100}, 1.125);
    context.move(1, {85, 108}, 1.1875);
    context.move(1, {95, 120}, 1.25);
    context.up(1, {95, 120}, 1.3125);

    std::printf("not far enough:\n");
    context.down(1, {85, 110}, 3);
    context.move(1, {92, 110}, 3.25);
    context.up(1, {92, 110}, 3.5);

    std::printf("beside the ball:\n");
    context.down(1, {200, 300}, 5);
    context.move(1, {240, 300}, 5.25);
    context.up(1, {240, 300}, 5.5);

    std::printf("with two fingers, one after the other:\n");
    pan.setMinimumNumberOfTouches(2);
    context.down(1, {85, 110}, 7);
    context.move(1, {100, 110}, 7.25);
    context.down(2, {90, 120}, 7.5);
    twoFingers(context, rk::TouchPhase::Moved, {130, 110}, {120, 120}, 7.75);
    twoFingers(context, rk::TouchPhase::Ended, {130, 110}, {120, 120}, 8);
}
