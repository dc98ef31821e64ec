// Taps: one, two, with two fingers. The single tap waits until no second one can come. What is too long or moves too far is no tap.
#include "../shared.hpp"

static rk::Tap addTap(const rk::View &photo, const char *name, int64_t taps, int64_t fingers) {
    const rk::Tap tap = attach(photo, name, rk::Tap(photo.context()));
    tap.setNumberOfTapsRequired(taps);
    tap.setNumberOfTouchesRequired(fingers);
    tap.on([](rk::Tap &sender) {
        const rk::Point at = sender.location(sender.view());
        std::printf("  %.2f s: %s %s at (%g, %g), fingers: %zu\n", sender.context().time(), sender.name().c_str(), stateOf(sender), at.x, at.y, sender.numberOfTouches());
    });
    return tap;
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::View photo = put(window, "photo", rk::View(context, rk::rect(40, 40, 240, 240)));
    const rk::Tap once = addTap(photo, "tap", 1, 1);

    std::printf("a tap at 1 s:\n");
    tap(context, 100, 100, 1);
    context.advance(2);

    once.requireToFail(addTap(photo, "double tap", 2, 1));
    std::printf("with a double tap beside it, a tap at 3 s:\n");
    tap(context, 100, 100, 3);
    context.advance(4);
    std::printf("two taps, at 5 and 5.25 s:\n");
    tap(context, 100, 100, 5);
    tap(context, 104, 100, 5.25);
    context.advance(6);
    std::printf("two taps, at 7 and 7.5 s:\n");
    tap(context, 100, 100, 7);
    tap(context, 104, 100, 7.5);
    context.advance(8.5);

    addTap(photo, "tap of two", 1, 2);
    std::printf("two fingers:\n");
    twoFingers(context, rk::TouchPhase::Began, {100, 100}, {200, 100}, 9);
    twoFingers(context, rk::TouchPhase::Ended, {100, 100}, {200, 100}, 9.25);
    context.advance(10);
    std::printf("held for a second:\n");
    context.down(1, {100, 100}, 11);
    context.up(1, {100, 100}, 12);
    context.advance(13);
    std::printf("moved by 50 points:\n");
    context.down(1, {100, 100}, 14);
    context.move(1, {150, 100}, 14.25);
    context.up(1, {150, 100}, 14.5);
    context.advance(15);
}
