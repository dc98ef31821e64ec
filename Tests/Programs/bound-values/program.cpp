// A paged gallery, a page control, a slider and a stepper that show the same page, whichever of them changes it.
#include "../shared.hpp"

#include <cmath>
#include <functional>
#include <memory>

struct Pages : rk::ScrollViewDelegate {
    std::function<void(int)> turned;
    void willBeginDragging(const rk::ScrollView &) override { std::puts("drag begins"); }
    void willEndDragging(const rk::ScrollView &, rk::Point, rk::Point &target) override { std::printf("  towards (%g, %g)\n", target.x, target.y); }
    void didEndDecelerating(const rk::ScrollView &scroll) override {
        turned(int(std::lround(scroll.contentOffset().x / scroll.bounds().size.width)));
    }
    void didEndScrollingAnimation(const rk::ScrollView &scroll) override {
        std::printf("  animated to (%g, %g)\n", scroll.contentOffset().x, scroll.contentOffset().y);
    }
};

int main() {
    rk::Context context;
    const auto window = makeWindow(context);
    const auto gallery = put(window, "gallery", rk::ScrollView(context, rk::rect(0, 0, 320, 200)));
    gallery.setContentSize({960, 200});
    gallery.setPagingEnabled(true);
    const auto dots = put(window, "dots", rk::PageControl(context, rk::rect(0, 200, 320, 40)));
    dots.setNumberOfPages(3);
    const auto slider = put(window, "slider", rk::Slider(context, rk::rect(20, 260, 280, 40)));
    slider.setMaximumValue(2);
    slider.setContinuous(false);
    const auto stepper = put(window, "stepper", rk::Stepper(context, rk::rect(20, 320, 100, 40)));
    stepper.setMaximumValue(2);
    const auto rest = [&] {
        while (std::isfinite(context.nextDeadline())) context.advance(context.nextDeadline());
    };
    const auto pages = std::make_shared<Pages>();
    pages->turned = [&](int page) {
        dots.setCurrentPage(page);
        slider.setValue(page);
        stepper.setValue(page);
        std::printf("  page %d, slider %g, stepper %g\n", int(dots.currentPage()), slider.value(), stepper.value());
    };
    gallery.setDelegate(pages);
    const auto choose = [&](const rk::Control &control, int page) {
        std::printf("%s chooses %d\n", nameOf(control).c_str(), page);
        pages->turned(page);
        gallery.setContentOffset({page * 320.0, 0}, true);
    };
    dots.on(rk::ControlEvents::ValueChanged, [&](rk::PageControl &sender) { choose(sender, int(sender.currentPage())); });
    slider.on(rk::ControlEvents::ValueChanged, [&](rk::Slider &sender) { choose(sender, int(std::lround(sender.value()))); });
    stepper.on(rk::ControlEvents::ValueChanged, [&](rk::Stepper &sender) { choose(sender, int(std::lround(sender.value()))); });
    context.down(1, {300, 100}, 1);
    for (int step = 1; step < 6; ++step) context.move(1, {300 - 32.0 * step, 100}, 1 + step / 64.0);
    context.up(1, {140, 100}, 1.09375);
    rest();
    tap(context, 300, 220, 8);
    rest();
    tap(context, 30, 340, 16);
    rest();
    context.down(1, {160, 280}, 24);
    context.move(1, {290, 280}, 24.25);
    std::puts("the slider waits for the lift");
    context.up(1, {290, 280}, 24.5);
    rest();
}
