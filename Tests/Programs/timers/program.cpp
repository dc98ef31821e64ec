// Timers and posted calls: the program hands the time over, timers fire at theirs, and posted calls wait until the queue is drained.
#include "../shared.hpp"

static void print(double time, const char *what) { std::printf("  %.2f s: %s\n", time, what); }

// A timer that plans itself again, until none are left.
static void tick(const rk::Context &context, double time, int left) {
    std::printf("  %.2f s: tick, %d left\n", time, left);
    if (left > 0) context.addTimer(time + 0.5, [&context, left](double next) { tick(context, next, left - 1); });
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::Button button = put(window, "button", rk::Button(context, rk::rect(20, 20, 100, 44)));
    button.on(rk::ControlEvents::TouchUpInside, [](rk::Button &, rk::ControlEvents, const rk::Event &event) { print(event.timestamp(), "button pressed"); });

    context.addTimer(2, [](double time) { print(time, "third"); });
    context.addTimer(1, [](double time) { print(time, "first"); });
    const rk::Timer second = context.addTimer(1.5, [](double time) { print(time, "second"); });
    context.addTimer(1.25, [&second](double time) {
        print(time, "cancels the second");
        second.cancel();
    });
    std::printf("next deadline: %.2f s\n", context.nextDeadline());
    context.advance(1.125);
    std::printf("later:\n");
    context.advance(3);
    std::printf("more to come: %s\n", yes(context.nextDeadline() < 1000));

    std::printf("again and again:\n");
    context.addTimer(4, [&context](double time) { tick(context, time, 2); });
    context.advance(10);
    std::printf("a timer before an event of its time:\n");
    context.addTimer(11, [](double time) { print(time, "timer"); });
    tap(context, 50, 40, 10.9);

    context.post([&context] {
        print(context.time(), "call a");
        context.post([&context] { print(context.time(), "call c"); });
    });
    context.post([&context] { print(context.time(), "call b"); });
    context.postTouches(12, {rk::finger(1, rk::TouchPhase::Began, {50, 40})});
    context.postTouches(12.25, {rk::finger(1, rk::TouchPhase::Ended, {50, 40})});
    std::printf("waiting: %zu\n", context.queueCount());
    std::printf("handled: %zu\n", context.drain());
}
