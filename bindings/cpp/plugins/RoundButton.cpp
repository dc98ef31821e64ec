// RoundButton.cpp - a plugin: a class of round buttons, which a program creates by its name, and a count of their taps.
//
//     c++ -std=c++17 -shared -fPIC -fvisibility=hidden $(pkg-config --cflags responderkit) RoundButton.cpp -o RoundButton.so
#include <responderkit/plugin.hpp>

#include <map>

namespace {

// One for each context that loads the plugin.
struct Plugin {
    rk::Host host;
    std::map<std::string, int> taps; // of each button
    explicit Plugin(rk::Host of);
    ~Plugin() {
        for (const auto &[name, count] : taps) host.report(rk::PluginSeverity::Info, name + " was tapped " + std::to_string(count) + " times");
    }
};

struct RoundButton : rk::Subclass<rk::Button> {
    RoundButton() {
        on(rk::ControlEvents::TouchUpInside, [](rk::Button &button) { ++rk::plugin<Plugin>(button).taps[button.name()]; });
    }
    bool pointInside(rk::Point point, const rk::Event &event) override {
        const double radius = bounds().size.width / 2, x = point.x - radius, y = point.y - radius;
        return super::pointInside(point, event) && x * x + y * y <= radius * radius;
    }
};

Plugin::Plugin(rk::Host of) : host(of) { host.define<RoundButton>(); }

}  // namespace

RK_PLUGIN_CLASS(Plugin, "org.example.round-button", "1.0.0")
