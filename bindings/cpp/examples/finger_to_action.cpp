// finger_to_action.cpp - the calls that a tap makes on its way from a finger to an action.
//
//     c++ -std=c++17 finger_to_action.cpp $(pkg-config --cflags --libs responderkit) -o finger_to_action && ./finger_to_action
#include <responderkit/responderkit.hpp>

#include <array>
#include <cstdio>

namespace {

// Each override prints its name and calls super.
struct Screen : rk::Subclass<rk::Window> {
    rk::View hitTest(rk::Point point, const rk::Event &event) override {
        std::printf("  window: hitTest\n");
        return super::hitTest(point, event);
    }
    void sendEvent(const rk::Event &event) override {
        std::printf("  window: sendEvent\n");
        super::sendEvent(event);
    }
};

struct Save : rk::Subclass<rk::Button> {
    rk::View hitTest(rk::Point point, const rk::Event &event) override {
        std::printf("  button: hitTest\n");
        return super::hitTest(point, event);
    }
    void touchesBegan(const rk::Touches &touches, const rk::Event &event) override {
        std::printf("  button: touchesBegan\n");
        super::touchesBegan(touches, event);
    }
    void touchesEnded(const rk::Touches &touches, const rk::Event &event) override {
        std::printf("  button: touchesEnded\n");
        super::touchesEnded(touches, event);
    }
    bool beginTracking(const rk::Touch &touch, const rk::Event &event) override {
        std::printf("  button: beginTracking\n");
        return super::beginTracking(touch, event);
    }
    void endTracking(const rk::Touch &touch, const rk::Event &event) override {
        std::printf("  button: endTracking\n");
        super::endTracking(touch, event);
    }
};

struct Document : rk::Subclass<rk::Responder> {
    static auto actions() { return std::array{rk::action<&Document::save>("save:")}; }
    void save(const rk::Object &) { std::printf("  document: save\n"); }
};

}  // namespace

int main() {
    const rk::Context context;
    const auto window = rk::make<Screen>(context, rk::rect(0, 0, 320, 480));
    const auto button = rk::make<Save>(context, rk::rect(20, 20, 100, 44));
    const auto document = rk::make<Document>(context);
    window.addSubview(button);
    button.addTarget(document, "save:", rk::ControlEvents::TouchUpInside);

    std::printf("touch-down\n");
    context.down(1, {50, 40}, 0);
    std::printf("lift\n");
    context.up(1, {50, 40}, 0.1);
}
