// A tab bar whose middle item sticks out above it: the bar's hitTest offers points beyond its bounds to that item.
#include "../shared.hpp"

struct TabBar : rk::Subclass<rk::View> {
    rk::Button raised;
    rk::View hitTest(rk::Point point, const rk::Event &event) override {
        if (rk::View hit = super::hitTest(point, event)) return hit;
        return isHidden() ? rk::View() : raised.hitTest(convertPointTo(point, raised), event);
    }
};

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const auto bar = put(window, "bar", rk::make<TabBar>(context, rk::rect(0, 430, 320, 50)));
    const auto add = [&](const char *title, rk::Rect frame) {
        const rk::Button item = put(bar, title, rk::Button(context, frame));
        item.on(rk::ControlEvents::TouchUpInside, [](rk::Button &sender) { std::printf("  %s chosen\n", sender.name().c_str()); });
        return item;
    };
    add("home", rk::rect(20, 5, 60, 40));
    bar->raised = add("new", rk::rect(130, -30, 60, 70));
    add("profile", rk::rect(240, 5, 60, 40));

    const auto tryTap = [&context](double x, double y, double time) {
        std::printf("tap at (%g, %g):\n", x, y);
        tap(context, x, y, time);
    };
    tryTap(50, 455, 1);
    tryTap(160, 455, 2);
    tryTap(160, 410, 3); // above the bar
    tryTap(50, 420, 4);  // above the bar, beside the item
    bar.setHidden(true);
    std::printf("bar hidden\n");
    tryTap(160, 410, 5);
}
