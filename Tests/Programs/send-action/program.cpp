// A button that counts what it sends and drops a second action that follows too soon: sendAction is where to intercept.
#include "../shared.hpp"

struct CarefulButton : rk::Subclass<rk::Button> {
    int count = 0;
    double last = -1;
    void sendAction(std::string_view selector, const rk::Object &target, const rk::Event &event) override {
        const double time = event.timestamp();
        std::printf("  %.2f s: %s sends %s to %s, number %d\n", time, name().c_str(), std::string(selector).c_str(), nameOf(target).c_str(), ++count);
        if (last >= 0 && time - last < 0.5) {
            std::printf("  dropped\n");
            return;
        }
        last = time;
        super::sendAction(selector, target, event);
    }
};
struct Cart : rk::Subclass<rk::View> {
    static std::vector<rk::Action<Cart>> actions() { return {rk::action<&Cart::buy>("buy:")}; }
    void buy(const rk::Object &sender) { std::printf("  %s buys for %s\n", name().c_str(), nameOf(sender).c_str()); }
};

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const auto cart = put(window, "cart", rk::make<Cart>(context, rk::rect(0, 0, 320, 480)));
    const auto button = put(cart, "buy", rk::make<CarefulButton>(context, rk::rect(20, 20, 100, 44)));
    button.addTarget(cart, "buy:", rk::ControlEvents::TouchUpInside);

    std::printf("three taps:\n");
    tap(context, 50, 40, 1);
    tap(context, 50, 40, 1.25);
    tap(context, 50, 40, 2);
    std::printf("without target, and a function beside it:\n");
    button.removeTarget({}, nullptr, rk::ControlEvents::AllEvents);
    button.addTarget({}, "buy:", rk::ControlEvents::TouchUpInside);
    button.on(rk::ControlEvents::TouchUpInside, [] { std::printf("  a function, which sendAction does not see\n"); });
    tap(context, 50, 40, 4);
}
