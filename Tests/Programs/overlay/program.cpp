// A layer over the whole screen that lets touches through except on its own button: hitTest without itself as an answer.
#include "../shared.hpp"

struct Overlay : rk::Subclass<rk::View> {
    rk::View hitTest(rk::Point point, const rk::Event &event) override {
        rk::View hit = super::hitTest(point, event);
        return hit == *this ? rk::View() : hit;
    }
};

static void button(const rk::Context &context, const rk::View &superview, const char *name, rk::Rect frame) {
    put(superview, name, rk::Button(context, frame)).on(rk::ControlEvents::TouchUpInside, [](rk::Button &sender) { std::printf("  %s pressed\n", sender.name().c_str()); });
}

static void tryAll(const rk::Context &context, double time) {
    for (const rk::Point at : {rk::Point{60, 60}, {260, 60}, {160, 300}}) {
        std::printf("tap at (%g, %g):\n", at.x, at.y);
        tap(context, at.x, at.y, time++);
    }
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    button(context, window, "play", rk::rect(20, 20, 80, 80));
    button(context, window, "stop", rk::rect(220, 20, 80, 80));

    std::printf("under an overlay:\n");
    const auto overlay = put(window, "overlay", rk::make<Overlay>(context, rk::rect(0, 0, 320, 480)));
    button(context, overlay, "help", rk::rect(240, 40, 40, 40)); // over stop
    tryAll(context, 1);

    std::printf("under a plain view:\n");
    const rk::View plain = put(window, "plain", rk::View(context, rk::rect(0, 0, 320, 480)));
    tryAll(context, 11);

    std::printf("with both removed:\n");
    plain.removeFromSuperview();
    overlay.removeFromSuperview();
    tryAll(context, 21);
}
