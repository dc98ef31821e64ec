// Which recogniser wins when several fit: the deeper one, the quicker one, the one that the others require to fail; or all, where a delegate
// allows it.
#include "../shared.hpp"

struct Simultaneous : rk::GestureRecognizerDelegate {
    bool shouldRecognizeSimultaneouslyWith(const rk::GestureRecognizer &, const rk::GestureRecognizer &) override { return true; }
};

struct Waiting : rk::GestureRecognizerDelegate {
    bool shouldRequireFailureOf(const rk::GestureRecognizer &, const rk::GestureRecognizer &other) override { return other.name() == "swipe"; }
};

template <class R> static R add(const rk::View &view, const char *name) {
    const R recognizer = attach(view, name, R(view.context()));
    recognizer.on([](R &sender) { std::printf("  %s %s\n", sender.name().c_str(), stateOf(sender)); });
    return recognizer;
}

static void tryTap(const rk::Context &context, const char *what, double time) {
    std::printf("%s:\n", what);
    tap(context, 100, 100, time);
}

// 120 points to the right in the time given.
static void stroke(const rk::Context &context, const char *what, double time, double seconds) {
    std::printf("%s:\n", what);
    context.down(1, {50, 300}, time);
    for (int k = 1; k <= 4; k++) context.move(1, {50.0 + 30 * k, 300}, time + seconds * k / 4);
    context.up(1, {170, 300}, time + seconds);
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::View board = put(window, "board", rk::View(context, rk::rect(0, 0, 320, 480)));
    const rk::View card = put(board, "card", rk::View(context, rk::rect(50, 50, 100, 100)));
    const rk::Tap board_tap = add<rk::Tap>(board, "board's tap"), card_tap = add<rk::Tap>(card, "card's tap");

    tryTap(context, "a tap on the card", 1);
    board_tap.setDelegate(std::make_shared<Simultaneous>());
    tryTap(context, "both may recognise", 2);
    card_tap.requireToFail(board_tap);
    tryTap(context, "the card's requires the board's to fail", 3);
    board_tap.setEnabled(false);
    tryTap(context, "the board's is disabled", 4);

    const rk::Pan pan = add<rk::Pan>(board, "pan");
    add<rk::Swipe>(board, "swipe");
    stroke(context, "a quick stroke", 6, 0.25);
    pan.setDelegate(std::make_shared<Waiting>());
    stroke(context, "a quick stroke, the pan waits for the swipe", 8, 0.25);
    stroke(context, "a slow stroke, the pan waits for the swipe", 10, 4);
}
