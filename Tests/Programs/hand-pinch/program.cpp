// A picture that two fingers enlarge, without a recogniser: the distance of the fingers in relation to that at their beginning.
#include "../shared.hpp"

#include <algorithm>
#include <cmath>

struct Picture : rk::Subclass<rk::View> {
    std::vector<rk::Touch> fingers; // those of the pinch
    double start = 0, scale_before = 1, scale = 1;

    // The sum of the differences is exact, where a square root would not be.
    double distance() const {
        const rk::Point a = fingers[0].location(), b = fingers[1].location();
        return std::abs(a.x - b.x) + std::abs(a.y - b.y);
    }
    void touchesBegan(const rk::Touches &touches, const rk::Event &) override {
        if (fingers.size() == 2) return;
        for (const rk::Touch &touch : touches)
            if (fingers.size() < 2) fingers.push_back(touch);
        if (fingers.size() < 2) return;
        start = distance();
        scale_before = scale;
        std::printf("  pinch begins at %g points\n", start);
    }
    void touchesMoved(const rk::Touches &, const rk::Event &) override {
        if (fingers.size() < 2) return;
        scale = scale_before * distance() / start;
        setTransform(rk::transformMakeScale(scale, scale));
        const rk::Size size = frame().size;
        std::printf("  scale %g, size (%g, %g)\n", scale, size.width, size.height);
    }
    void touchesEnded(const rk::Touches &touches, const rk::Event &) override {
        for (const rk::Touch &touch : touches) {
            const auto found = std::find(fingers.begin(), fingers.end(), touch);
            if (found == fingers.end()) continue;
            if (fingers.size() == 2) std::printf("  pinch ends\n");
            fingers.erase(found);
        }
    }
    void touchesCancelled(const rk::Touches &touches, const rk::Event &event) override { touchesEnded(touches, event); }
};

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::View picture = put(window, "picture", rk::make<Picture>(context, rk::rect(60, 140, 200, 200)));
    picture.setMultipleTouchEnabled(true);

    std::printf("apart:\n");
    twoFingers(context, rk::TouchPhase::Began, {130, 240}, {190, 240}, 1);
    twoFingers(context, rk::TouchPhase::Moved, {115, 240}, {205, 240}, 1.25);
    twoFingers(context, rk::TouchPhase::Moved, {100, 240}, {220, 240}, 1.5);
    context.up(1, {100, 240}, 1.75);
    context.move(2, {230, 240}, 2); // one finger alone changes nothing
    context.up(2, {230, 240}, 2.25);
    std::printf("together, one after the other:\n");
    context.down(1, {60, 200}, 4);
    context.down(2, {260, 200}, 4.25);
    context.move(2, {160, 200}, 4.5);
    context.cancelAllTouches();
}
