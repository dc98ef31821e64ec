// Why a button got no tap: the library names the cause. Covered, outside of its superview, in a hidden one, disabled, lost to a pan.
#include "../shared.hpp"

static void explain(const rk::Object &object) { std::printf("  %s\n", object.explain().c_str()); }

int main() {
    const rk::Context context;
    context.startTrace(1000);
    const rk::Window window = makeWindow(context);
    const rk::View panel = put(window, "panel", rk::View(context, rk::rect(0, 0, 200, 200)));
    const rk::Button button = put(panel, "send", rk::Button(context, rk::rect(100, 50, 150, 40)));
    button.on(rk::ControlEvents::TouchUpInside, [] {});

    std::printf("nothing in the way:\n");
    tap(context, 150, 70, 1);
    explain(button);
    std::printf("where it sticks out of the panel:\n");
    std::printf("  %s\n", button.explainPoint({230, 70}).c_str());
    std::printf("under another view:\n");
    const rk::View glass = put(window, "glass", rk::View(context, rk::rect(0, 0, 320, 480)));
    tap(context, 150, 70, 3);
    explain(button);
    glass.removeFromSuperview();
    std::printf("in a hidden panel:\n");
    panel.setHidden(true);
    tap(context, 150, 70, 5);
    explain(button);
    panel.setHidden(false);
    std::printf("disabled:\n");
    button.setEnabled(false);
    tap(context, 150, 70, 7);
    explain(button);
    button.setEnabled(true);

    std::printf("the finger moves on:\n");
    const rk::Pan pan = attach(window, "drag", rk::Pan(context));
    context.down(1, {150, 70}, 9);
    context.move(1, {150, 85}, 9.25);
    context.up(1, {150, 85}, 9.5);
    explain(button);
    std::printf("and the pan, when it moves too little:\n");
    context.down(1, {150, 300}, 11);
    context.move(1, {154, 300}, 11.25);
    context.up(1, {154, 300}, 11.5);
    explain(pan);
}
