// A book of four pages: a quick flick turns the page, a slow drag goes to the nearest one, and no flick passes more than one page.
#include "../shared.hpp"

struct Reader : rk::ScrollViewDelegate {
    void willEndDragging(const rk::ScrollView &, rk::Point, rk::Point &target) override { std::printf("  goes to (%g, %g)\n", target.x, target.y); }
    void didEndDecelerating(const rk::ScrollView &book) override { std::printf("  at page %g\n", book.contentOffset().x / 320 + 1); }
};

// Five moves in the time given, and the lift; then all movement comes to its end.
static void drag(const rk::Context &context, const char *what, double from, double to, double time, double seconds) {
    std::printf("%s:\n", what);
    context.down(1, {from, 200}, time);
    for (int k = 1; k <= 5; k++) context.move(1, {from + (to - from) * k / 5, 200}, time + seconds * k / 5);
    context.up(1, {to, 200}, time + seconds);
    while (context.nextDeadline() <= 1000) context.advance(context.nextDeadline());
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const rk::ScrollView book = put(window, "book", rk::ScrollView(context, rk::rect(0, 0, 320, 400)));
    const auto reader = std::make_shared<Reader>();
    book.setContentSize({4 * 320, 400});
    book.setPagingEnabled(true);
    book.setDelegate(reader);

    drag(context, "a quick flick to the left", 200, 150, 1, 0.1);
    drag(context, "a quick and long one", 310, 10, 4, 0.1);
    drag(context, "a slow drag by 100", 250, 150, 7, 2);
    drag(context, "a slow drag by 200", 310, 110, 12, 2);
    drag(context, "a flick beyond the last page", 200, 100, 17, 0.1);
    drag(context, "a flick to the right", 100, 150, 20, 0.1);
    std::printf("by the program:\n");
    book.setContentOffset({0, 0});
    reader->didEndDecelerating(book);
}
