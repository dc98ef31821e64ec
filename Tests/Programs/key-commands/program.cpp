// Key commands: a key with its modifiers sends an action along the chain of the first responder. Other keys are presses, which go up that
// chain too.
#include "../shared.hpp"

#include <array>

using rk::KeyModifierFlags;

struct Editor : rk::Subclass<rk::View> {
    static auto actions() { return std::array{rk::action<&Editor::save>("save:"), rk::action<&Editor::find>("find:")}; }
    void save(const rk::Object &sender) { std::printf("  %s saves, by a command of %s\n", name().c_str(), nameOf(sender).c_str()); }
    void find(const rk::Object &sender) { std::printf("  %s finds, by a command of %s\n", name().c_str(), nameOf(sender).c_str()); }
    void pressesBegan(const rk::Presses &presses, const rk::Event &event) override {
        std::printf("  %s gets the key %s\n", name().c_str(), presses.front().characters().c_str());
        super::pressesBegan(presses, event);
    }
};

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const auto editor = put(window, "editor", rk::make<Editor>(context, rk::rect(0, 0, 320, 480)));
    const rk::View line = put(editor, "line", rk::View(context, rk::rect(0, 0, 320, 20)));
    line.setCanBecomeFirstResponder(true);
    window.addKeyCommand("s", KeyModifierFlags::Command, "save:");
    editor.addKeyCommand("f", KeyModifierFlags::Command, "find:");
    auto key = [&context, time = 0.0](const char *characters, KeyModifierFlags modifiers, const char *what) mutable {
        std::printf("%s:\n", what);
        time += 1;
        context.keyDown(1, characters, time, modifiers);
        context.keyUp(1, time + 0.5, modifiers);
    };

    key("s", KeyModifierFlags::Command, "command s without first responder");
    line.becomeFirstResponder();
    key("s", KeyModifierFlags::Command, "command s");
    key("f", KeyModifierFlags::Command, "command f");
    key("s", {}, "s");
    key("S", KeyModifierFlags::Command | KeyModifierFlags::Shift, "command shift s");
    line.addKeyCommand("s", KeyModifierFlags::Command, "find:");
    key("s", KeyModifierFlags::Command, "command s, which the line makes find");
    line.removeKeyCommand("s", KeyModifierFlags::Command);
    key("s", KeyModifierFlags::Command, "command s again");
}
