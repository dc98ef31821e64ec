// Books carried by a long press from a shelf into a cart that is scrolled, and back; a drop elsewhere or an alert takes them home.
#include "../shared.hpp"

#include <memory>

// Starts at books only.
struct Gate : rk::GestureRecognizerDelegate {
    bool shouldReceiveTouch(const rk::GestureRecognizer &, const rk::Touch &touch) override { return nameOf(touch.view()).rfind("book", 0) == 0; }
};

int main() {
    rk::Context context;
    const auto window = makeWindow(context);
    const auto shelf = put(window, "shelf", rk::View(context, rk::rect(0, 0, 320, 160)));
    const auto cart = put(window, "cart", rk::View(context, rk::rect(40, 240, 240, 200)));
    cart.setBounds(rk::rect(0, 100, 240, 200));  // scrolled by 100
    put(shelf, "book 0", rk::View(context, rk::rect(20, 40, 60, 80)));
    put(shelf, "book 1", rk::View(context, rk::rect(100, 40, 60, 80)));

    // What is carried, where it was, and where the finger holds it.
    rk::View carried, home;
    rk::Point center{}, grip{};
    const auto press = attach(window, "press", rk::LongPress(context));
    press.setMinimumPressDuration(0.25);
    press.setDelegate(std::make_shared<Gate>());
    press.on([&](rk::LongPress &sender) {
        const rk::Point at = sender.location(window);
        const rk::View under = window.hitTest(at);
        const auto state = sender.state();
        if (state == rk::GestureRecognizerState::Began) {
            carried = under;
            home = carried.superview();
            center = carried.center();
            grip = sender.location(carried);
            const rk::Point place = home.convertPointTo(center, window);
            window.addSubview(carried);
            carried.setCenter(place);
            carried.setUserInteractionEnabled(false);
            std::printf("  lifted %s at (%g, %g), its center at (%g, %g)\n", nameOf(carried).c_str(), grip.x, grip.y, place.x, place.y);
        } else if (state == rk::GestureRecognizerState::Changed) {
            carried.setFrame({at - grip, carried.frame().size});
            std::printf("  over %s\n", nameOf(under).c_str());
        } else {
            rk::View place = home;
            if (state == rk::GestureRecognizerState::Ended && (under == shelf || under == cart)) {
                place = under;
                center = place.convertPointFrom(carried.center(), window);
            }
            place.addSubview(carried);
            carried.setCenter(center);
            carried.setUserInteractionEnabled(true);
            std::printf("  %s: %s in %s at (%g, %g)\n", stateOf(sender), nameOf(carried).c_str(), nameOf(place).c_str(), center.x, center.y);
        }
    });

    const auto drag = [&](const char *what, double time, rk::Point from, rk::Point by, rk::Point to) {
        std::printf("%s:\n", what);
        context.down(1, from, time);
        context.advance(time + 0.5);
        context.move(1, by, time + 0.75);
        context.move(1, to, time + 1);
    };
    drag("into the cart", 1, {30, 60}, {100, 200}, {120, 300});
    context.up(1, {120, 300}, 2.25);
    drag("not at a book", 4, {300, 20}, {100, 200}, {120, 300});
    context.up(1, {120, 300}, 5.25);
    drag("beside the cart", 7, {120, 80}, {100, 200}, {20, 400});
    context.up(1, {20, 400}, 8.25);
    drag("cancelled over the cart", 10, {120, 80}, {100, 200}, {100, 300});
    context.cancelAllTouches();
    drag("back to the shelf", 13, {140, 330}, {100, 200}, {50, 100});
    context.up(1, {50, 100}, 14.25);
    for (const auto &place : {shelf, cart}) {
        std::printf("%s has:\n", nameOf(place).c_str());
        for (const auto &book : place.subviews()) std::printf("  %s\n", nameOf(book).c_str());
    }
}
