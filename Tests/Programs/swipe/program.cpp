// Swipes: recognised while the finger moves, by direction. Slow or slanting movements are none; one recogniser may take two directions.
#include "../shared.hpp"

static rk::Swipe addSwipe(const rk::Window &window, const char *name, rk::SwipeDirection direction) {
    const rk::Swipe swipe = attach(window, name, rk::Swipe(window.context()));
    swipe.setDirection(direction);
    swipe.on([](rk::Swipe &sender) {
        const rk::Point at = sender.location();
        std::printf("  %.2f s: %s from (%g, %g)\n", sender.context().time(), sender.name().c_str(), at.x, at.y);
    });
    return swipe;
}

// Four moves, and the lift.
static void stroke(const rk::Context &context, const char *what, rk::Point from, rk::Point to, double time, double seconds) {
    std::printf("%s:\n", what);
    context.down(1, from, time);
    for (int k = 1; k <= 4; k++) context.move(1, from + (to - from) * k / 4, time + seconds * k / 4);
    context.up(1, to, time + seconds);
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    addSwipe(window, "left", rk::SwipeDirection::Left);
    addSwipe(window, "right", rk::SwipeDirection::Right);
    addSwipe(window, "up or down", rk::SwipeDirection::Up | rk::SwipeDirection::Down);

    stroke(context, "to the right", {100, 200}, {260, 200}, 1, 0.32);
    stroke(context, "to the left", {260, 200}, {100, 210}, 2, 0.32);
    stroke(context, "upwards", {160, 300}, {160, 140}, 3, 0.32);
    stroke(context, "downwards", {160, 140}, {160, 300}, 4, 0.32);
    stroke(context, "slanting", {100, 100}, {260, 260}, 5, 0.32);
    stroke(context, "slowly", {100, 200}, {260, 200}, 6, 4);
    stroke(context, "a little", {100, 200}, {120, 200}, 11, 0.32);

    addSwipe(window, "left with two", rk::SwipeDirection::Left).setNumberOfTouchesRequired(2);
    std::printf("two fingers to the left:\n");
    twoFingers(context, rk::TouchPhase::Began, {260, 200}, {280, 250}, 12);
    twoFingers(context, rk::TouchPhase::Moved, {180, 200}, {200, 250}, 12.1);
    twoFingers(context, rk::TouchPhase::Ended, {180, 200}, {200, 250}, 12.2);
}
