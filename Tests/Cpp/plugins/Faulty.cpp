// Faulty.cpp - a plugin of two files whose functions throw: an override, an action, a callable, a constructor, its own end.
#include <responderkit/plugin.hpp>

#include <array>

#include "Faulty.hpp"

namespace {

struct Plugin {
    rk::Host host;
    int asked = 0;
    explicit Plugin(rk::Host of);
    // What a destructor calls may throw; nothing may leave it.
    ~Plugin() { host.report(rk::PluginSeverity::Info, "asked " + std::to_string(asked) + " times, in " + std::string(host.path().substr(host.path().rfind('/') + 1))); }
};

struct Wide : rk::Extension<rk::Label> {
    static auto actions() { return std::array{rk::action<&Wide::measure>("measure:")}; }
    void measure(const rk::Object &sender) { rk::plugin<Plugin>(*this).host.report(rk::PluginSeverity::Info, name() + " measured for " + sender.name()); }
    bool pointInside(rk::Point point, const rk::Event &event) override {
        ++rk::plugin<Plugin>(*this).asked;
        if (widthOf(*this) > 100) throw std::runtime_error("too wide");
        return super::pointInside(point, event);
    }
};

struct Thrower : rk::Subclass<rk::Button> {
    static auto actions() { return std::array{rk::action<&Thrower::press>("press:")}; }
    Thrower() {
        on(rk::ControlEvents::TouchDown, [] { throw std::runtime_error("thrown by a callable"); });
        addTarget(*this, "press:", rk::ControlEvents::TouchUpInside);
    }
    void press() { throw 7; }
};

struct Fragile : rk::Subclass<rk::View> {
    Fragile() { throw std::runtime_error("not made"); }
    bool pointInside(rk::Point, const rk::Event &) override { return false; }
};

Plugin::Plugin(rk::Host of) : host(of) {
    host.extend<Wide>();
    host.define<Thrower>();
    host.define<Fragile>();
    const rk::View view = rk::make<Thrower>(host.context(), rk::rect(0, 0, 1, 1)); // of the class that was defined above
    if (view.objectClass().name() != "Thrower") throw std::runtime_error("another class");
}

}  // namespace

RK_PLUGIN_CLASS(Plugin, "org.example.faulty", "2.1")
