// arbitration.cpp - one tap or two? The single tap waits until it is certain that no second one comes.
//
//     c++ -std=c++17 arbitration.cpp $(pkg-config --cflags --libs responderkit) -o arbitration && ./arbitration
//
// C's example taps.c prints the same.
#include <responderkit/responderkit.hpp>

#include <cstdio>

namespace {

rk::Tap addTap(const rk::Context &context, const rk::Window &window, int64_t taps, const char *name) {
    const rk::Tap tap(context);
    tap.setName(name);
    tap.setNumberOfTapsRequired(taps);
    tap.on([](rk::Tap &sender) {
        const rk::Point at = sender.location();
        std::printf("  %.2f  %s at (%g, %g)\n", sender.context().time(), sender.name().c_str(), at.x, at.y);
    });
    window.addGestureRecognizer(tap);
    return tap;
}

void tapAt(const rk::Context &context, double time) {
    context.down(1, {160, 240}, time);
    context.up(1, {160, 240}, time + 0.08);
}

}  // namespace

int main() {
    const rk::Context context;
    context.startTrace(1000); // for the reasons
    const rk::Window window(context, rk::rect(0, 0, 320, 480));
    const rk::Tap once = addTap(context, window, 1, "single"), twice = addTap(context, window, 2, "double");

    std::printf("Two taps, and nothing said about their order:\n");
    tapAt(context, 1.00);
    tapAt(context, 1.20);

    once.requireToFail(twice);
    std::printf("The same, when single requires double to fail:\n");
    tapAt(context, 5.00);
    tapAt(context, 5.20);

    std::printf("One tap:\n");
    tapAt(context, 10.00);
    // A program may sleep until then, or until the next touch comes.
    const double deadline = context.nextDeadline();
    std::printf("  ...   waiting until %.2f\n", deadline);
    context.advance(deadline);
    std::printf("%s\n", twice.explain().c_str());
}
