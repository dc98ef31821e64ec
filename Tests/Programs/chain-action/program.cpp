// Actions without a target go up the responder chain, from the first responder or else from the sender, to the first one that performs them.
#include "../shared.hpp"

#include <array>

struct Text : rk::Subclass<rk::View> {
    bool editable = true;
    static auto actions() { return std::array{rk::action<&Text::copy>("copy:")}; }
    void copy(const rk::Object &sender) { std::printf("  %s copies for %s\n", name().c_str(), nameOf(sender).c_str()); }
    // The text takes copy: only while it is editable.
    bool canPerformAction(std::string_view selector, const rk::Object &) override { return editable && selector == "copy:"; }
};

struct Document : rk::Subclass<rk::View> {
    static auto actions() { return std::array{rk::action<&Document::copy>("copy:"), rk::action<&Document::save>("save:")}; }
    void copy(const rk::Object &sender) { std::printf("  %s copies for %s\n", name().c_str(), nameOf(sender).c_str()); }
    void save(const rk::Object &sender) { std::printf("  %s saves for %s\n", name().c_str(), nameOf(sender).c_str()); }
};

static void press(const rk::Context &context, const char *when, double time) {
    std::printf("%s:\n", when);
    tap(context, 50, 20, time);      // copy
    tap(context, 150, 20, time + 1); // save
    tap(context, 250, 20, time + 2); // print, which no responder performs
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const auto document = put(window, "document", rk::make<Document>(context, rk::rect(0, 0, 320, 480)));
    const rk::View bar = put(document, "bar", rk::View(context, rk::rect(0, 0, 320, 40)));
    const auto text = put(document, "text", rk::make<Text>(context, rk::rect(0, 40, 320, 440)));
    text.setCanBecomeFirstResponder(true);
    double x = 0;
    for (const char *action : {"copy", "save", "print"}) {
        const rk::Button button = put(bar, (std::string(action) + " button").c_str(), rk::Button(context, rk::rect(x, 0, 100, 40)));
        button.addTarget({}, std::string(action) + ":", rk::ControlEvents::TouchUpInside);
        x += 100;
    }

    press(context, "no first responder", 1);
    text.becomeFirstResponder();
    press(context, "text is first responder", 11);
    text->editable = false;
    press(context, "text takes no copy", 21);

    std::printf("text's target for save: %s\n", nameOf(text.targetForAction("save:")).c_str());
    std::printf("print performed: %s\n", yes(context.application().sendAction("print:")));
}
