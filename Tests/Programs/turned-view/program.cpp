// Views that are turned and enlarged: the hit area turns with them, and a touch's location is in the view's own coordinates.
#include "../shared.hpp"

struct Card : rk::Subclass<rk::View> {
    void touchesBegan(const rk::Touches &touches, const rk::Event &) override {
        const rk::Point here = touches.front().location(*this), there = touches.front().location();
        std::printf("  %s touched at (%g, %g), in the window (%g, %g)\n", name().c_str(), here.x, here.y, there.x, there.y);
    }
    void print() const {
        const rk::Rect now = frame();
        std::printf("  frame (%g, %g) (%g, %g)\n", now.origin.x, now.origin.y, now.size.width, now.size.height);
    }
};

int main() {
    constexpr double quarter = 1.57079632679489661923; // half of pi
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const auto card = put(window, "card", rk::make<Card>(context, rk::rect(100, 100, 120, 40)));

    std::printf("as it is:\n");
    card->print();
    tap(context, 110, 110, 1);
    std::printf("turned by a quarter:\n");
    card.setTransform(rk::transformMakeRotation(quarter));
    card->print();
    tap(context, 110, 110, 2); // outside now
    tap(context, 170, 70, 3);
    std::printf("twice as large:\n");
    card.setTransform(rk::transformMakeScale(2, 2));
    card->print();
    tap(context, 60, 90, 4);
    std::printf("turned, then twice as large:\n");
    card.setTransform(rk::transformConcat(rk::transformMakeRotation(quarter), rk::transformMakeScale(2, 2)));
    card->print();
    tap(context, 160, 20, 5);
    std::printf("flat:\n");
    card.setTransform(rk::transformMakeScale(1, 0));
    tap(context, 160, 120, 6);
    std::printf("as it was:\n");
    card.setTransform(rk::transformIdentity());
    card.setAnchorPoint({0, 0}); // its corner comes to where its middle was
    card->print();
    tap(context, 170, 130, 7);
}
