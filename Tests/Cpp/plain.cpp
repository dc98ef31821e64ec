// Without exceptions and without run-time types: everything works but what fails, which ends the program.
#include <responderkit/responderkit.hpp>

#include <cstdio>

namespace {
struct Corner : rk::Subclass<rk::View> {
    static constexpr const char *className = "CornerView";
    static constexpr double hitTestOutset = -1;
    bool pointInside(rk::Point point, const rk::Event &) noexcept override { return point.x < 10 && point.y < 10; }
};
}  // namespace

int main() {
    rk::Context context;
    const rk::Window window(context, rk::rect(0, 0, 100, 100));
    {
        const auto corner = rk::make<Corner>(context, rk::rect(0, 0, 50, 50));
        window.addSubview(corner);
        window.addSubview(rk::Label(context, rk::rect(0, 0, 5, 5)));
    }
    std::printf("%s, %s\n", window.hitTest({1, 1}).objectClass().name().c_str(), window.hitTest({20, 20}).objectClass().name().c_str());
    std::fflush(stdout);
    window.addSubview(window);
    std::puts("not reached");
}
