// Touches that a view does not keep: super hands them to the next responder, with the view that was hit. A control keeps them.
#include "../shared.hpp"

static void began(const rk::Responder &self, const rk::Touches &touches) { std::printf("  %s: began in %s\n", self.name().c_str(), nameOf(touches.front().view()).c_str()); }

struct Keeper : rk::Subclass<rk::View> {
    void touchesBegan(const rk::Touches &touches, const rk::Event &) override { began(*this, touches); }
    void touchesEnded(const rk::Touches &, const rk::Event &) override { std::printf("  %s: ended\n", name().c_str()); }
};
struct Forwarder : rk::Subclass<rk::View> {
    void touchesBegan(const rk::Touches &touches, const rk::Event &event) override {
        began(*this, touches);
        super::touchesBegan(touches, event);
    }
};

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const auto board = put(window, "board", rk::make<Keeper>(context, rk::rect(0, 0, 320, 480)));
    const auto card = put(board, "card", rk::make<Forwarder>(context, rk::rect(0, 0, 160, 200)));
    put(card, "picture", rk::View(context, rk::rect(0, 0, 160, 100)));
    put(card, "lock", rk::make<Keeper>(context, rk::rect(0, 100, 50, 50)));
    const rk::Button button = put(card, "button", rk::Button(context, rk::rect(100, 150, 60, 50)));
    const auto tryTap = [&context](const char *where, double x, double y, double time) {
        std::printf("%s:\n", where);
        tap(context, x, y, time);
    };
    tryTap("on the board", 200, 300, 1);
    tryTap("on the card", 80, 170, 2);
    tryTap("on the picture", 80, 50, 3);
    tryTap("on the lock", 20, 120, 4);
    tryTap("on the button", 120, 170, 5);
    button.setEnabled(false);
    tryTap("on the disabled button", 120, 170, 6);
    button.setUserInteractionEnabled(false);
    tryTap("on the button without interaction", 120, 170, 7);
}
