// embedding.cpp - a program with its own loop: what other threads post, timers, a list that slides on, and frames that are skipped while nothing moves.
//
//     c++ -std=c++17 embedding.cpp $(pkg-config --cflags --libs responderkit) -pthread -o embedding && ./embedding
#include <responderkit/responderkit.hpp>

#include <cmath>
#include <cstdio>
#include <thread>

namespace {

struct Input {
    double time;
    rk::TouchPhase phase;
    double x, y;
};
// What a driver would deliver.
constexpr Input inputs[] = {
    {0.010, rk::TouchPhase::Began, 100, 300}, {0.030, rk::TouchPhase::Moved, 100, 280}, {0.050, rk::TouchPhase::Moved, 100, 240},
    {0.070, rk::TouchPhase::Moved, 100, 180}, {0.080, rk::TouchPhase::Ended, 100, 180},
};

}  // namespace

int main() {
    const rk::Context context;
    const rk::Window window(context, rk::rect(0, 0, 320, 480));
    const rk::ScrollView list(context, rk::rect(0, 0, 320, 480));
    list.setContentSize({320, 5000});
    window.addSubview(list);
    context.addTimer(0.5, [](double time) { std::printf("timer at %.2f\n", time); });
    // From another thread: the function runs on this one.
    std::thread([&context] { context.post([] { std::printf("posted\n"); }); }).join();

    int frames = 0;
    double deadline = HUGE_VAL;
    const Input *next = std::begin(inputs);
    context.drain();
    for (double now = 0; next != std::end(inputs) || deadline < HUGE_VAL; now += 1.0 / 60) {
        for (; next != std::end(inputs) && next->time <= now; ++next) context.sendTouches(next->time, {rk::finger(1, next->phase, {next->x, next->y})});
        context.advance(now);
        ++frames;
        deadline = context.nextDeadline();
        // A frame is drawn while the list moves; else the program sleeps until the deadline.
        if (next == std::end(inputs) && !list.isDecelerating() && deadline < HUGE_VAL && deadline > now) now = deadline - 1.0 / 60;
    }
    std::printf("%d frames, the list stands at %.0f\n", frames, list.contentOffset().y);
}
