// A map in a scroll view that zooms: by two fingers, beyond the limit and back, and by the program to a rectangle.
#include "../shared.hpp"

struct Atlas : rk::Subclass<rk::ScrollView>, rk::ScrollViewDelegate {
    rk::View map;
    Atlas() {
        setContentSize({320, 400});
        map = put(*this, "map", rk::View(context(), rk::rect(0, 0, 320, 400)));
        setZoomScaleRange(1, 4);
        setDelegate(*this);
    }
    void show(const char *what) const {
        const rk::Size size = contentSize();
        std::printf("  %s: scale %.2f, content (%.2f, %.2f), map %.2f wide\n", what, zoomScale(), size.width, size.height, map.frame().size.width);
    }
    rk::View viewForZooming(const rk::ScrollView &) override { return map; }
    void willBeginZooming(const rk::ScrollView &, const rk::View &view) override { std::printf("  zooming of %s begins\n", view.name().c_str()); }
    void didEndZooming(const rk::ScrollView &, const rk::View &view, double scale) override { std::printf("  zooming of %s ends at %.2f\n", view.name().c_str(), scale); }
};

// Two fingers around (160, 200), first 120 points apart; then each distance.
static void pinch(const Atlas &atlas, std::initializer_list<double> distances, double time) {
    const rk::ContextRef context = atlas.context();
    const auto both = [&context](rk::TouchPhase phase, double distance, double at) {
        context.sendTouches(at, {rk::finger(1, phase, {160 - distance / 2, 200}), rk::finger(2, phase, {160 + distance / 2, 200})});
    };
    both(rk::TouchPhase::Began, 120, time);
    double at = time;
    for (const double distance : distances) {
        both(rk::TouchPhase::Moved, distance, at += 0.25);
        atlas.show("moved");
    }
    both(rk::TouchPhase::Ended, *(distances.end() - 1), time + 2);
    context.advance(time + 3);
    atlas.show("at rest");
}

int main() {
    const rk::Context context;
    const rk::Window window = makeWindow(context);
    const auto atlas = put(window, "scroll view", rk::make<Atlas>(context, rk::rect(0, 0, 320, 400)));

    std::printf("apart:\n");
    pinch(*atlas, {160, 192}, 1);
    std::printf("too far:\n");
    atlas.setZoomScale(3);
    pinch(*atlas, {160, 300}, 5);
    std::printf("together:\n");
    atlas.setZoomScale(2);
    pinch(*atlas, {100, 60}, 9);
    std::printf("to a rectangle of the map:\n");
    atlas.zoomToRect(rk::rect(80, 100, 160, 200));
    atlas->show("at rest");
    const rk::Point offset = atlas.bounds().origin;
    std::printf("  offset (%.2f, %.2f)\n", offset.x, offset.y);
}
