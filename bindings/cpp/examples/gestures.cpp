// gestures.cpp - a picture that is dragged and enlarged, and a recogniser of one's own.
//
//     c++ -std=c++17 gestures.cpp $(pkg-config --cflags --libs responderkit) -o gestures && ./gestures
#include <responderkit/responderkit.hpp>

#include <cstdio>

namespace {

// Recognises a stroke to the right that comes back.
struct Wipe : rk::Subclass<rk::GestureRecognizer> {
    double first = 0, furthest = 0;
    void touchesBegan(const rk::Touches &touches, const rk::Event &) override {
        if (numberOfTouches() > 1) return setState(rk::GestureRecognizerState::Failed);
        first = furthest = touches.front().location().x;
    }
    void touchesMoved(const rk::Touches &touches, const rk::Event &) override {
        const double x = touches.front().location().x;
        if (x > furthest) furthest = x;
    }
    void touchesEnded(const rk::Touches &touches, const rk::Event &) override {
        const bool wiped = furthest - first > 50 && touches.front().location().x - first < 20;
        setState(wiped ? rk::GestureRecognizerState::Ended : rk::GestureRecognizerState::Failed);
    }
};

// Two recognisers that act at the same time.
struct Together : rk::GestureRecognizerDelegate {
    bool shouldRecognizeSimultaneouslyWith(const rk::GestureRecognizer &, const rk::GestureRecognizer &) override { return true; }
};

}  // namespace

int main() {
    const rk::Context context;
    const rk::Window window(context, rk::rect(0, 0, 320, 480));
    window.makeKeyAndVisible();
    const rk::ImageView picture(context, rk::rect(60, 100, 200, 200));
    picture.setUserInteractionEnabled(true);
    picture.setMultipleTouchEnabled(true);
    window.addSubview(picture);

    const rk::Pan pan(context);
    pan.on([&picture](rk::Pan &sender) {
        picture.setCenter(picture.center() + sender.translation());
        sender.setTranslation({0, 0});
    });
    const rk::Pinch pinch(context);
    pinch.on([&picture](rk::Pinch &sender) {
        picture.setTransform(rk::transformConcat(picture.transform(), rk::transformMakeScale(sender.scale(), sender.scale())));
        sender.setScale(1);
    });
    pan.setDelegate(std::make_shared<Together>());
    picture.addGestureRecognizer(pan);
    picture.addGestureRecognizer(pinch);
    const auto wipe = rk::make<Wipe>(context);
    wipe.on([] { std::printf("wiped\n"); });
    window.addGestureRecognizer(wipe);
    const auto print = [&picture](const char *what) {
        const rk::Point center = picture.center();
        std::printf("%s: centre (%g, %g), %.3g times its size\n", what, center.x, center.y, picture.transform().a);
    };

    using rk::TouchPhase;
    context.down(1, {150, 200}, 1.00);
    for (int step = 1; step <= 5; ++step) context.move(1, {150.0 + step * 10, 200}, 1 + step * 0.02);
    context.up(1, {200, 200}, 1.20);
    print("one finger");

    context.sendTouches(2.00, {rk::finger(1, TouchPhase::Began, {180, 200}), rk::finger(2, TouchPhase::Began, {220, 200})});
    for (int step = 1; step <= 4; ++step)
        context.sendTouches(2 + step * 0.02, {rk::finger(1, TouchPhase::Moved, {180.0 - step * 10, 200}), rk::finger(2, TouchPhase::Moved, {220.0 + step * 10, 200})});
    context.sendTouches(2.20, {rk::finger(1, TouchPhase::Ended, {140, 200}), rk::finger(2, TouchPhase::Ended, {260, 200})});
    print("two fingers");

    context.down(1, {20, 450}, 3.00);
    context.move(1, {120, 450}, 3.05);
    context.move(1, {30, 450}, 3.10);
    context.up(1, {30, 450}, 3.15);
}
