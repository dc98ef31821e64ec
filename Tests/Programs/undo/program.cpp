// Undo by key and by button: actions without target reach the nearest document that can perform them, through a presented one.
#include "../shared.hpp"

#include <array>
#include <vector>

struct Document : rk::Subclass<rk::ViewController> {
    int count = 0;
    std::vector<int> changes;

    static auto actions() {
        return std::array{rk::action<&Document::increase>("increase:"), rk::action<&Document::decrease>("decrease:"), rk::action<&Document::undo>("undo:")};
    }
    bool canBecomeFirstResponder() override { return true; }
    void increase(const rk::Object &sender) { change(1, sender); }
    void decrease(const rk::Object &sender) { change(-1, sender); }
    void undo(const rk::Object &sender) {
        count -= changes.back();
        changes.pop_back();
        std::printf("  %s undoes for %s: %d\n", name().c_str(), nameOf(sender).c_str(), count);
    }
    bool canPerformAction(std::string_view selector, const rk::Object &sender) override {
        if (selector == "undo:" && changes.empty()) {
            std::printf("  %s has nothing to undo\n", name().c_str());
            return false;
        }
        return super::canPerformAction(selector, sender);
    }
    void change(int by, const rk::Object &sender) {
        count += by;
        changes.push_back(by);
        std::printf("  %s changes for %s: %d\n", name().c_str(), nameOf(sender).c_str(), count);
    }
};

struct Logged : rk::Subclass<rk::Button> {
    void sendAction(std::string_view selector, const rk::Object &target, const rk::Event &event) override {
        std::printf("%s sends %s to %s\n", name().c_str(), std::string(selector).c_str(), nameOf(target).c_str());
        super::sendAction(selector, target, event);
    }
};

static auto page(const rk::Context &context, const char *title) {
    auto made = rk::make<Document>(context);
    made.setName(title);
    const rk::View view(context, rk::rect(0, 0, 320, 480));
    made.setView(view);
    double x = 20;
    for (const char *word : {"increase", "decrease", "undo"}) {
        const auto button = put(view, word, rk::make<Logged>(context, rk::rect(x, 100, 80, 44)));
        button.addTarget({}, std::string(word) + ":", rk::ControlEvents::TouchUpInside);
        x += 100;
    }
    made.addKeyCommand("z", rk::KeyModifierFlags::Command, "undo:");
    return made;
}

int main() {
    rk::Context context;
    const auto window = makeWindow(context);
    const auto book = page(context, "book"), sheet = page(context, "sheet");
    const auto commandZ = [&](double time) {
        std::puts("command z");
        context.keyDown(1, "z", time, rk::KeyModifierFlags::Command);
        context.keyUp(1, time + 0.25);
    };
    window.setRootViewController(book);
    book.becomeFirstResponder();
    tap(context, 60, 120, 1);
    tap(context, 60, 120, 2);
    tap(context, 160, 120, 3);
    commandZ(4);
    book.present(sheet);
    sheet.becomeFirstResponder();
    commandZ(5);
    tap(context, 60, 120, 6);
    commandZ(7);
    tap(context, 260, 120, 8);
    sheet.dismiss();
    std::printf("first responder: %s\n", nameOf(window.firstResponder()).c_str());
    book.becomeFirstResponder();
    commandZ(9);
    commandZ(10);
}
