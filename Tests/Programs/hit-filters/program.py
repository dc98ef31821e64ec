"""What takes a view, and all in it, out of hit-testing: hidden, alpha below 0.01, user_interaction_enabled. A label lets touches
through."""

import responderkit as rk
from shared import make_window, name, put


def ask(when):
    print(f"{when}: {name(window.hit_test((50, 50)))}")


with rk.Context():
    window = make_window()
    card = put(window, "card", rk.View((0, 0, 100, 100)))
    button = put(card, "button", rk.View((20, 20, 60, 60)))
    ask("everything visible")

    button.hidden = True
    ask("button hidden")
    button.hidden = False
    card.hidden = True
    ask("card hidden")
    card.hidden = False

    button.alpha = 0.5
    ask("button's alpha 0.5")
    button.alpha = 0.009
    ask("button's alpha 0.009")
    button.alpha = 0.5
    card.alpha = 0
    ask("card's alpha 0")
    card.alpha = 0.02
    button.alpha = 0.02
    ask("both alphas 0.02")

    button.user_interaction_enabled = False
    ask("button without interaction")
    button.user_interaction_enabled = True
    card.user_interaction_enabled = False
    ask("card without interaction")
    card.user_interaction_enabled = True

    label = put(button, "title", rk.Label((0, 0, 60, 60)))
    ask("a label over the button")
    label.user_interaction_enabled = True
    ask("a label with interaction")
