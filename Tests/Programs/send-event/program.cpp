// A window that sees every event before anything in it: it counts them, and while it is locked it keeps them to itself.
#include "../shared.hpp"

struct Guard : rk::Subclass<rk::Window> {
    bool locked = false;
    void sendEvent(const rk::Event &event) override {
        static constexpr const char *phases[] = {"began", "moved", "stationary", "ended", "cancelled"};
        const std::vector<rk::Touch> touches = event.touchesForWindow(*this);
        std::printf("  %.2f s: %d touch, %s%s\n", event.timestamp(), static_cast<int>(touches.size()), phases[raw(touches[0].phase())], locked ? ", kept" : "");
        if (!locked) super::sendEvent(event);
    }
};

int main() {
    const rk::Context context;
    const auto window = rk::make<Guard>(context, rk::rect(0, 0, 320, 480));
    window.setName("window");
    const rk::Button button = put(window, "button", rk::Button(context, rk::rect(20, 20, 100, 44)));
    button.on(rk::ControlEvents::TouchUpInside, [](rk::Button &sender) { std::printf("  %s pressed\n", sender.name().c_str()); });

    std::printf("open:\n");
    tap(context, 50, 40, 1);
    std::printf("locked:\n");
    window->locked = true;
    tap(context, 50, 40, 2);
    std::printf("open again:\n");
    window->locked = false;
    tap(context, 50, 40, 3);
    std::printf("locked while the finger is down:\n");
    context.down(1, {50, 40}, 4);
    context.move(1, {52, 40}, 4.25);
    window->locked = true;
    context.up(1, {52, 40}, 4.5);
    std::printf("open for the next one:\n");
    window->locked = false;
    tap(context, 50, 40, 6);
}
