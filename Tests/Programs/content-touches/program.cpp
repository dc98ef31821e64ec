// What a cell and a button in a list get of a finger that may scroll: nothing for 0.15 s; then their touch, until the list takes it away.
#include "../shared.hpp"

using rk::ControlEvents;

static void note(const rk::Object &from, const char *what) { std::printf("  %.2f s: %s\n", from.context().time(), what); }

struct Cell : rk::Subclass<rk::View> {
    void touchesBegan(const rk::Touches &, const rk::Event &) override { note(*this, "cell began"); }
    void touchesEnded(const rk::Touches &, const rk::Event &) override { note(*this, "cell ended"); }
    void touchesCancelled(const rk::Touches &, const rk::Event &) override { note(*this, "cell cancelled"); }
};

struct Reporter : rk::ScrollViewDelegate {
    void willBeginDragging(const rk::ScrollView &list) override { note(list, "list is dragged"); }
};

// A finger that rests, moves up by 40 points and lifts.
static void drag(const rk::Context &context, const char *what, double y, double time, double rest) {
    std::printf("%s:\n", what);
    context.down(1, {160, y}, time);
    context.advance(time + rest);
    context.move(1, {160, y - 40}, time + rest + 0.01);
    context.up(1, {160, y - 40}, time + rest + 0.5);
    context.advance(time + 3);
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::ScrollView list = put(window, "list", rk::ScrollView(context, rk::rect(0, 0, 320, 480)));
    list.setContentSize({320, 4000});
    list.setDelegate(std::make_shared<Reporter>());
    put(list, "cell", rk::make<Cell>(context, rk::rect(0, 0, 320, 2000)));
    const rk::Button button = put(list, "button", rk::Button(context, rk::rect(0, 2000, 320, 2000)));
    button.on(ControlEvents::TouchDown, [](rk::Button &sender) { note(sender, "button pressed"); });
    button.on(ControlEvents::TouchUpInside, [](rk::Button &sender) { note(sender, "button sends its action"); });
    button.on(ControlEvents::TouchCancel, [](rk::Button &sender) { note(sender, "button cancelled"); });

    std::printf("a quick tap:\n");
    tap(context, 160, 100, 1);
    drag(context, "dragged at once", 100, 2, 0.05);
    drag(context, "held, then dragged", 200, 6, 0.3);
    list.setContentOffset({0, 2000});
    drag(context, "a button, held, then dragged", 200, 10, 0.3);
    drag(context, "a button, dragged at once", 200, 14, 0.05);
    std::printf("not delayed:\n");
    list.setDelaysContentTouches(false);
    list.setContentOffset({0, 0});
    drag(context, "dragged at once", 100, 18, 0.05);
    std::printf("nor cancelled:\n");
    list.setCanCancelContentTouches(false);
    drag(context, "dragged at once", 100, 22, 0.05);
}
