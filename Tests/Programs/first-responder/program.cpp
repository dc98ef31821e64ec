// First responder: asked for, refused, handed on, given up, and lost by leaving the window.
#include "../shared.hpp"

struct Box : rk::Subclass<rk::View> {
    bool canBecomeFirstResponder() override { return name() != "picture"; }
    bool canResignFirstResponder() override {
        if (name() != "code") return true;
        std::printf("  code does not resign\n");
        return false;
    }
    bool becomeFirstResponder() override {
        const bool done = super::becomeFirstResponder();
        std::printf("  %s becomes first responder: %s\n", name().c_str(), yes(done));
        return done;
    }
    bool resignFirstResponder() override {
        const bool done = super::resignFirstResponder();
        std::printf("  %s resigns: %s\n", name().c_str(), yes(done));
        return done;
    }
};

static void ask(const rk::Window &window, const rk::View &view) {
    std::printf("%s:\n", view.name().c_str());
    view.becomeFirstResponder();
    std::printf("  first responder: %s\n", nameOf(window.firstResponder()).c_str());
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::View name = put(window, "name", rk::make<Box>(context, rk::rect(0, 0, 320, 40)));
    const rk::View picture = put(window, "picture", rk::make<Box>(context, rk::rect(0, 40, 320, 40)));
    const rk::View code = put(window, "code", rk::make<Box>(context, rk::rect(0, 80, 320, 40)));

    ask(window, name);
    ask(window, picture);
    ask(window, code);
    ask(window, name); // code keeps it
    std::printf("code is asked to resign:\n");
    std::printf("  answer: %s\n", yes(code.resignFirstResponder()));
    std::printf("code leaves the window:\n");
    code.removeFromSuperview();
    std::printf("  first responder: %s\n", nameOf(window.firstResponder()).c_str());
    ask(window, code); // it is in no window
    ask(window, name);
    std::printf("name is asked to resign:\n");
    std::printf("  answer: %s\n", yes(name.resignFirstResponder()));
}
