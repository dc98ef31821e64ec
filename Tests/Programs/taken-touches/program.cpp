// What a view still gets of its touches when a recogniser of its superview recognises: cancelsTouchesInView, delaysTouchesBegan and
// delaysTouchesEnded.
#include "../shared.hpp"

static void note(const rk::Object &from, const char *what) { std::printf("  %.2f s: %s\n", from.context().time(), what); }

struct Canvas : rk::Subclass<rk::View> {
    void touchesBegan(const rk::Touches &, const rk::Event &) override { note(*this, "view began"); }
    void touchesEnded(const rk::Touches &, const rk::Event &) override { note(*this, "view ended"); }
    void touchesCancelled(const rk::Touches &, const rk::Event &) override { note(*this, "view cancelled"); }
};

// A double tap, then a single one.
static void play(const rk::Context &context, const char *what, double time) {
    std::printf("%s:\n", what);
    tap(context, 100, 100, time);
    tap(context, 100, 100, time + 0.25);
    context.advance(time + 1);
    std::printf(" a single tap:\n");
    tap(context, 100, 100, time + 2);
    context.advance(time + 3);
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    put(window, "canvas", rk::make<Canvas>(context, rk::rect(0, 0, 320, 480)));
    const rk::Tap twice = attach(window, "double tap", rk::Tap(context));
    twice.setNumberOfTapsRequired(2);
    twice.on([](rk::Tap &sender) { note(sender, "double tap"); });

    play(context, "as it is", 1);
    twice.setDelaysTouchesEnded(false);
    play(context, "ends not delayed", 11);
    twice.setCancelsTouchesInView(false);
    play(context, "nor touches cancelled", 21);
    twice.setCancelsTouchesInView(true);
    twice.setDelaysTouchesBegan(true);
    twice.setDelaysTouchesEnded(true);
    play(context, "beginnings delayed", 31);
}
