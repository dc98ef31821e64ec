// Refuses.cpp - a plugin whose constructor throws, after it has laid a method over all views.
#include <responderkit/plugin.hpp>

namespace {
struct Nothing : rk::Extension<rk::View> {
    bool pointInside(rk::Point, const rk::Event &) override { return false; }
};
struct Plugin {
    explicit Plugin(rk::Host host) {
        host.extend<Nothing>();
        host.context().findClass("Missing");
    }
};
}  // namespace

RK_PLUGIN_CLASS(Plugin, "org.example.refuses", "1.0.0")
