// responder_chain.cpp - who comes next, an event that climbs, and an action that finds its receiver.
//
//     c++ -std=c++17 responder_chain.cpp $(pkg-config --cflags --libs responderkit) -o responder_chain && ./responder_chain
#include <responderkit/responderkit.hpp>

#include <array>
#include <cstdio>

namespace {

// A controller implements the action "save:". The sender need not know the controller.
struct Page : rk::Subclass<rk::ViewController> {
    static auto actions() { return std::array{rk::action<&Page::save>("save:")}; }
    void loadView() override {
        const rk::View view(context(), rk::rect(0, 0, 320, 480));
        view.setName("page");
        setView(view);
    }
    void save(const rk::Object &sender) { std::printf("  the page saves, for %s\n", sender.name().c_str()); }
};

// A card prints the touches that reach it, and lets them climb.
struct Card : rk::Subclass<rk::View> {
    void touchesBegan(const rk::Touches &touches, const rk::Event &event) override {
        for (const rk::Touch &touch : touches) {
            const rk::Point at = touch.location(*this);
            std::printf("  %s: a touch of %s at (%g, %g)\n", name().c_str(), touch.view().name().c_str(), at.x, at.y);
        }
        super::touchesBegan(touches, event);
    }
};

// A note that belongs to another card than the one it lies in.
struct Note : rk::Subclass<rk::View> {
    rk::Weak<rk::View> owner;
    rk::Responder nextResponder() override {
        if (rk::View other = owner.lock()) return other;
        return super::nextResponder();
    }
};

void print(const rk::Responder &first) {
    for (const rk::Responder &one : first.chain()) std::printf("  %s\n", one.name().empty() ? one.objectClass().name().c_str() : one.name().c_str());
}

}  // namespace

int main() {
    const rk::Context context;
    const rk::Window window(context, rk::rect(0, 0, 320, 480));
    window.setName("window");
    const auto page = rk::make<Page>(context);
    page.setName("controller");
    window.setRootViewController(page);
    window.makeKeyAndVisible();

    const auto card = rk::make<Card>(context, rk::rect(20, 20, 200, 200)), other = rk::make<Card>(context, rk::rect(20, 240, 200, 200));
    card.setName("card");
    other.setName("other card");
    const auto note = rk::make<Note>(context, rk::rect(10, 10, 50, 50));
    note.setName("note");
    const rk::Button button(context, rk::rect(100, 100, 50, 40));
    button.setName("button");
    page.view().addSubview(card);
    page.view().addSubview(other);
    card.addSubview(note);
    card.addSubview(button);

    std::printf("The chain of the note:\n");
    print(note);
    std::printf("A finger on the note:\n");
    context.down(1, {35, 35}, 1);
    context.up(1, {35, 35}, 1.1);

    note->owner = other;
    std::printf("The same, when its next responder is the other card:\n");
    print(note);
    context.down(1, {35, 35}, 2);
    context.up(1, {35, 35}, 2.1);

    std::printf("A button without a target:\n");
    button.addTarget({}, "save:", rk::ControlEvents::TouchUpInside);
    context.down(1, {140, 140}, 3);
    context.up(1, {140, 140}, 3.1);
}
