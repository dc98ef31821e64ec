// A picture that two fingers enlarge and turn. By default the first recogniser that begins has the fingers to itself; a delegate lets both
// recognise.
#include "../shared.hpp"

struct Both : rk::GestureRecognizerDelegate {
    bool shouldRecognizeSimultaneouslyWith(const rk::GestureRecognizer &, const rk::GestureRecognizer &other) override {
        return other.name() == "rotation" || other.name() == "pinch";
    }
};

// Apart to 128, 160 and 192 points, then a quarter to the right, and down to 96 points.
static void play(const rk::Context &context, const char *what, double time) {
    std::printf("%s:\n", what);
    twoFingers(context, rk::TouchPhase::Began, {110, 240}, {210, 240}, time);
    twoFingers(context, rk::TouchPhase::Moved, {96, 240}, {224, 240}, time + 0.25);
    twoFingers(context, rk::TouchPhase::Moved, {80, 240}, {240, 240}, time + 0.5);
    twoFingers(context, rk::TouchPhase::Moved, {64, 240}, {256, 240}, time + 0.75);
    twoFingers(context, rk::TouchPhase::Moved, {160, 144}, {160, 336}, time + 1);
    twoFingers(context, rk::TouchPhase::Moved, {160, 192}, {160, 288}, time + 1.25);
    twoFingers(context, rk::TouchPhase::Ended, {160, 192}, {160, 288}, time + 1.5);
}

int main() {
    constexpr double pi = 3.14159265358979323846;
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::View picture = put(window, "picture", rk::View(context, rk::rect(20, 100, 280, 280)));
    const rk::Pinch pinch = attach(picture, "pinch", rk::Pinch(context));
    pinch.on([](rk::Pinch &sender) {
        if (sender.state() == rk::GestureRecognizerState::Began) sender.setScale(1); // what it took to begin does not count
        std::printf("  pinch %s, scale %g\n", stateOf(sender), sender.scale());
    });
    const rk::Rotation rotation = attach(picture, "rotation", rk::Rotation(context));
    rotation.on([](rk::Rotation &sender) { std::printf("  rotation %s, %.2f degrees\n", stateOf(sender), sender.rotation() * 180 / pi); });

    play(context, "one at a time", 1);
    pinch.setDelegate(std::make_shared<Both>());
    play(context, "both", 4);
    pinch.setEnabled(false);
    play(context, "without the pinch", 7);
}
