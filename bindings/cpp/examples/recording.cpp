// recording.cpp - a session in a file, which plays without the program: rk replay --log bug.rkrec
//
//     c++ -std=c++17 recording.cpp $(pkg-config --cflags --libs responderkit) -o recording && ./recording
#include <responderkit/responderkit.hpp>

#include <cstdio>

int main() {
    const rk::Context context;
    const rk::Window window(context, rk::rect(0, 0, 320, 480));
    window.makeKeyAndVisible();
    const rk::Button button(context, rk::rect(100, 200, 100, 50));
    button.setName("send");
    window.addSubview(button);
    button.on(rk::ControlEvents::TouchUpInside, [] { std::printf("sent\n"); });

    try {
        context.record("no such folder/bug.rkrec");
    } catch (const rk::Error &error) {
        std::printf("%s: %s\n", error.name(), error.what());
    }

    context.record("bug.rkrec");
    context.markRecording("the tap that should send");
    context.down(1, {150, 220}, 1.0);
    context.up(1, {150, 220}, 1.1);
    const uint64_t size = context.recordedBytes();
    context.stopRecorder();
    std::printf("recorded: %s\n", size > 0 && size < 4096 ? "less than 4 KB" : "too much");
}
