// A button that is a circle: pointInside measures the distance from the middle. In the corners of its frame what lies behind it is hit.
#include "../shared.hpp"

struct RoundButton : rk::Subclass<rk::Button> {
    bool pointInside(rk::Point point, const rk::Event &event) override {
        if (!super::pointInside(point, event)) return false;
        const double radius = bounds().size.width / 2, x = point.x - radius, y = point.y - radius;
        return x * x + y * y <= radius * radius;
    }
};

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const auto sent = [](rk::Button &button) { std::printf("  %s sent its action\n", button.name().c_str()); };
    put(window, "behind", rk::Button(context, rk::rect(80, 80, 140, 140))).on(rk::ControlEvents::TouchUpInside, sent);
    put(window, "record", rk::make<RoundButton>(context, rk::rect(100, 100, 100, 100))).on(rk::ControlEvents::TouchUpInside, sent);
    double time = 1;
    for (const rk::Point at : {rk::Point{150, 150}, {105, 105}, {195, 195}, {150, 101}, {115, 115}, {114, 114}}) {
        std::printf("(%g, %g) hits %s\n", at.x, at.y, nameOf(window.hitTest(at)).c_str());
        tap(context, at.x, at.y, time++);
    }
}
