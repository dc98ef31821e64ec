// Several fingers: one at a time without multipleTouchEnabled, in one call with it, and views with exclusiveTouch.
#include "../shared.hpp"

struct Pad : rk::Subclass<rk::View> {
    void note(const char *phase, const rk::Touches &touches, const rk::Event &event) const {
        std::printf("  %s %s:", name().c_str(), phase);
        for (const rk::Touch &touch : touches) std::printf(" %d", static_cast<int>(touch.id()));
        std::printf(" of %zu\n", event.allTouches().size());
    }
    void touchesBegan(const rk::Touches &touches, const rk::Event &event) override { note("began", touches, event); }
    void touchesMoved(const rk::Touches &touches, const rk::Event &event) override { note("moved", touches, event); }
    void touchesEnded(const rk::Touches &touches, const rk::Event &event) override { note("ended", touches, event); }
};

// Both fingers at once, then one moves, then both, then they lift one after the other.
static void play(const rk::Context &context, rk::Point first, rk::Point second, double time) {
    twoFingers(context, rk::TouchPhase::Began, first, second, time);
    second.x += 5;
    context.move(2, second, time + 0.25);
    first.y += 5;
    twoFingers(context, rk::TouchPhase::Moved, first, {second.x, second.y + 5}, time + 0.5);
    context.up(1, first, time + 0.75);
    context.up(2, {second.x, second.y + 5}, time + 1);
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::View left = put(window, "left", rk::make<Pad>(context, rk::rect(0, 0, 160, 480)));
    const rk::View right = put(window, "right", rk::make<Pad>(context, rk::rect(160, 0, 160, 480)));

    std::printf("one at a time:\n");
    play(context, {50, 100}, {100, 200}, 1);
    std::printf("several at a time:\n");
    left.setMultipleTouchEnabled(true);
    play(context, {50, 100}, {100, 200}, 4);
    std::printf("one on each view:\n");
    play(context, {50, 100}, {200, 100}, 7);
    std::printf("the right one exclusive, touched second:\n");
    right.setExclusiveTouch(true);
    play(context, {50, 100}, {200, 100}, 10);
    std::printf("the right one exclusive, touched first:\n");
    play(context, {200, 100}, {50, 100}, 13);
}
