/* What takes a view, and all in it, out of hit-testing: hidden, alpha below 0.01, userInteractionEnabled. A label lets touches through. */
#include "../shared.h"

static void ask(RKWindowRef window, const char *when) {
    RKViewRef hit;
    CHECK(rk_view_hit_test(RK_VIEW(window), point(50, 50), NULL, &hit));
    printf("%s: %s\n", when, name_of(hit));
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef card, button, label;
    RKClassRef label_class;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    card = add_view(context, NULL, window, "card", rect(0, 0, 100, 100));
    button = add_view(context, NULL, card, "button", rect(20, 20, 60, 60));
    ask(window, "everything visible");

    CHECK(rk_view_set_hidden(button, true));
    ask(window, "button hidden");
    CHECK(rk_view_set_hidden(button, false));
    CHECK(rk_view_set_hidden(card, true));
    ask(window, "card hidden");
    CHECK(rk_view_set_hidden(card, false));

    CHECK(rk_view_set_alpha(button, 0.5));
    ask(window, "button's alpha 0.5");
    CHECK(rk_view_set_alpha(button, 0.009));
    ask(window, "button's alpha 0.009");
    CHECK(rk_view_set_alpha(button, 0.5));
    CHECK(rk_view_set_alpha(card, 0));
    ask(window, "card's alpha 0");
    CHECK(rk_view_set_alpha(card, 0.02));
    CHECK(rk_view_set_alpha(button, 0.02));
    ask(window, "both alphas 0.02");

    CHECK(rk_view_set_user_interaction_enabled(button, false));
    ask(window, "button without interaction");
    CHECK(rk_view_set_user_interaction_enabled(button, true));
    CHECK(rk_view_set_user_interaction_enabled(card, false));
    ask(window, "card without interaction");
    CHECK(rk_view_set_user_interaction_enabled(card, true));

    CHECK(rk_class_find(context, "Label", &label_class));
    label = add_view(context, label_class, button, "title", rect(0, 0, 60, 60));
    ask(window, "a label over the button");
    CHECK(rk_view_set_user_interaction_enabled(label, true));
    ask(window, "a label with interaction");

    CHECK(rk_context_destroy(context));
    return 0;
}
