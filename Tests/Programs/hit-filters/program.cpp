// What takes a view, and all in it, out of hit-testing: hidden, alpha below 0.01, userInteractionEnabled. A label lets touches through.
#include "../shared.hpp"

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const auto ask = [&window](const char *when) { std::printf("%s: %s\n", when, nameOf(window.hitTest({50, 50})).c_str()); };
    const rk::View card = put(window, "card", rk::View(context, rk::rect(0, 0, 100, 100)));
    const rk::View button = put(card, "button", rk::View(context, rk::rect(20, 20, 60, 60)));
    ask("everything visible");

    button.setHidden(true);
    ask("button hidden");
    button.setHidden(false);
    card.setHidden(true);
    ask("card hidden");
    card.setHidden(false);

    button.setAlpha(0.5);
    ask("button's alpha 0.5");
    button.setAlpha(0.009);
    ask("button's alpha 0.009");
    button.setAlpha(0.5);
    card.setAlpha(0);
    ask("card's alpha 0");
    card.setAlpha(0.02);
    button.setAlpha(0.02);
    ask("both alphas 0.02");

    button.setUserInteractionEnabled(false);
    ask("button without interaction");
    button.setUserInteractionEnabled(true);
    card.setUserInteractionEnabled(false);
    ask("card without interaction");
    card.setUserInteractionEnabled(true);

    const rk::Label label = put(button, "title", rk::Label(context, rk::rect(0, 0, 60, 60)));
    ask("a label over the button");
    label.setUserInteractionEnabled(true);
    ask("a label with interaction");
}
