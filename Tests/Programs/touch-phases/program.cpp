// The life of a touch as a view gets it: began, moved, ended or cancelled, with locations and tap counts.
#include "../shared.hpp"

struct Canvas : rk::Subclass<rk::View> {
    void note(const char *phase, const rk::Touches &touches) const {
        const rk::Touch touch = touches.front();
        const rk::Point at = touch.location(*this), before = touch.previousLocation(*this);
        std::printf("  %.2f s %s at (%g, %g), before (%g, %g), tap %u\n", touch.timestamp(), phase, at.x, at.y, before.x, before.y, touch.tapCount());
    }
    void touchesBegan(const rk::Touches &touches, const rk::Event &) override { note("began", touches); }
    void touchesMoved(const rk::Touches &touches, const rk::Event &) override { note("moved", touches); }
    void touchesEnded(const rk::Touches &touches, const rk::Event &) override { note("ended", touches); }
    void touchesCancelled(const rk::Touches &touches, const rk::Event &) override { note("cancelled", touches); }
};

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    put(window, "canvas", rk::make<Canvas>(context, rk::rect(100, 100, 100, 100)));

    std::printf("a finger that leaves the view:\n");
    context.down(1, {110, 120}, 1);
    context.move(1, {150, 120}, 1.25);
    context.move(1, {150, 120}, 1.5); // it rests
    context.move(1, {250, 90}, 1.75);
    context.up(1, {260, 90}, 2);
    std::printf("three taps in a row, and one later:\n");
    tap(context, 150, 150, 5);
    tap(context, 152, 150, 5.25);
    tap(context, 150, 148, 5.5);
    tap(context, 150, 150, 7);
    std::printf("an alert cancels it:\n");
    context.down(1, {150, 150}, 10);
    context.cancelAllTouches();
    context.move(1, {160, 150}, 10.25);
    context.up(1, {160, 150}, 10.5);
    std::printf("beside the view:\n");
    tap(context, 50, 50, 12);
}
