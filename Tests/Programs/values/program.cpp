// Controls with a value: slider, switch, segmented control and stepper. valueChanged comes for what fingers change, not for what the program
// sets.
#include "../shared.hpp"

template <class C> static void printNumber(C &control) { std::printf("  %s: %g\n", control.name().c_str(), control.value()); }

int main() {
    constexpr rk::ControlEvents changed = rk::ControlEvents::ValueChanged;
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::Slider volume = put(window, "volume", rk::Slider(context, rk::rect(40, 20, 232, 32))); // its thumb has 200 points to go
    volume.on(changed, printNumber<rk::Slider>);
    const rk::Switch mute = put(window, "mute", rk::Switch(context, rk::rect(40, 80, 50, 30)));
    mute.on(changed, [](rk::Switch &sender) { std::printf("  mute: %s\n", sender.isOn() ? "on" : "off"); });
    const rk::SegmentedControl speed = put(window, "speed", rk::SegmentedControl(context, rk::rect(40, 140, 240, 30)));
    speed.insertSegment("slow", 0);
    speed.insertSegment("normal", 1);
    speed.insertSegment("fast", 2);
    speed.on(changed, [](rk::SegmentedControl &sender) {
        const int64_t index = sender.selectedIndex();
        std::printf("  speed: %d, %s\n", static_cast<int>(index), sender.title(index).c_str());
    });
    const rk::Stepper count = put(window, "count", rk::Stepper(context, rk::rect(40, 200, 100, 30)));
    count.setValueRange(0, 2);
    count.on(changed, printNumber<rk::Stepper>);

    std::printf("the slider's thumb:\n");
    context.down(1, {56, 36}, 1);
    context.move(1, {106, 36}, 1.25);
    context.move(1, {156, 60}, 1.5);
    context.move(1, {300, 36}, 1.75);
    context.up(1, {300, 36}, 2);
    std::printf("beside the thumb:\n");
    context.down(1, {100, 36}, 3);
    context.move(1, {150, 36}, 3.25);
    context.up(1, {150, 36}, 3.5);
    std::printf("set by the program:\n");
    volume.setValue(0.25);
    std::printf("the switch, tapped and dragged:\n");
    tap(context, 65, 95, 5);
    context.down(1, {80, 95}, 6);
    context.move(1, {50, 95}, 6.25);
    context.up(1, {50, 95}, 6.5);
    std::printf("segments:\n");
    tap(context, 160, 155, 8);
    tap(context, 160, 155, 9);
    speed.setSegmentEnabled(2, false);
    tap(context, 240, 155, 10); // disabled
    tap(context, 60, 155, 11);
    std::printf("the stepper:\n");
    tap(context, 120, 215, 13);
    tap(context, 120, 215, 14);
    tap(context, 120, 215, 15); // at its end
    tap(context, 60, 215, 16);
    std::printf("a disabled switch:\n");
    mute.setEnabled(false);
    tap(context, 65, 95, 18);
}
