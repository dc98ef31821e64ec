// A recogniser of one's own: a finger that goes to and fro, as when one rubs something out. It is recognised at the third turn.
#include "../shared.hpp"

struct RubRecognizer : rk::Subclass<rk::GestureRecognizer> {
    double turned_at = 0, direction = 0;
    int turns = 0;
    void touchesBegan(const rk::Touches &touches, const rk::Event &event) override {
        super::touchesBegan(touches, event);
        turned_at = touches.front().location().x;
    }
    // A turn counts when the finger has gone 20 points in the other direction.
    void touchesMoved(const rk::Touches &touches, const rk::Event &event) override {
        super::touchesMoved(touches, event);
        const double x = touches.front().location().x, way = x - turned_at;
        if (way > -20 && way < 20) return;
        if (way * direction < 0) std::printf("  turn %d at %g\n", ++turns, turned_at);
        direction = way;
        turned_at = x;
        if (turns == 3) setState(rk::GestureRecognizerState::Ended);
    }
    void touchesEnded(const rk::Touches &touches, const rk::Event &event) override {
        super::touchesEnded(touches, event);
        setState(rk::GestureRecognizerState::Failed);
        std::printf("  failed\n");
    }
    void reset() override {
        super::reset();
        turned_at = direction = 0;
        turns = 0;
        std::printf("  reset\n");
    }
};

static void stroke(const rk::Context &context, const char *what, const std::vector<double> &places, double time) {
    std::printf("%s:\n", what);
    context.down(1, {places[0], 200}, time);
    for (size_t i = 1; i < places.size(); i++) context.move(1, {places[i], 200}, time + 0.25 * static_cast<double>(i));
    context.up(1, {places.back(), 200}, time + 0.25 * static_cast<double>(places.size()));
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const auto rub = rk::make<RubRecognizer>(context);
    rub.setName("rub");
    rub.on([](rk::GestureRecognizer &sender) { std::printf("  rubbed out: %s\n", stateOf(sender)); });
    window.addGestureRecognizer(rub);

    stroke(context, "to and fro", {100, 150, 110, 150, 110, 150}, 1);
    stroke(context, "only once", {100, 150, 110}, 4);
    stroke(context, "trembling", {100, 110, 100, 110, 100, 110}, 7);
}
