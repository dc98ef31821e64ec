// Enlarged.cpp - a plugin: every button accepts points up to 10 outside of its bounds.
//
//     c++ -std=c++17 -shared -fPIC -fvisibility=hidden $(pkg-config --cflags responderkit) Enlarged.cpp -o Enlarged.so
#include <responderkit/plugin.hpp>

namespace {

// Laid over a class that is there: all buttons, those that are alive and those to come.
struct Enlarged : rk::Extension<rk::Button> {
    static constexpr double hitTestOutset = 10; // how far out it may accept, so that an index over many siblings can serve
    bool pointInside(rk::Point point, const rk::Event &) override { return rk::rectContainsPoint(rk::rectInset(bounds(), -10, -10), point); }
};

struct Plugin {
    explicit Plugin(rk::Host host) { host.extend<Enlarged>(); }
};

}  // namespace

RK_PLUGIN_CLASS(Plugin, "org.example.enlarged", "1.0.0")
