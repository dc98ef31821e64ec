// plugins.cpp - plugins from files, one that lays a method over all buttons and one that brings a class; and one that is part of the program.
//
//     c++ -std=c++17 plugins.cpp $(pkg-config --cflags --libs responderkit) -o plugins && ./plugins
//
// It loads Enlarged.so and RoundButton.so from the folder that it is started in; their sources stand in bindings/cpp/plugins.
#include <responderkit/responderkit.hpp>

#include <cstdio>
#include <filesystem>

namespace {

// A plugin of the program itself: no file, no policy.
struct Shy : rk::Extension<rk::Label> {
    rk::View hitTest(rk::Point, const rk::Event &) override { return {}; }
};
struct ShyLabels {
    explicit ShyLabels(rk::Host host) { host.extend<Shy>(); }
};
constexpr RKPluginEntry shy_labels = rk::pluginEntry<ShyLabels>("org.example.shy-labels", "1.0.0");

void print(const rk::Plugin &plugin) { std::printf("%s %s: %s\n", plugin.id().c_str(), plugin.version().c_str(), name(plugin.state())); }

}  // namespace

int main() {
    const rk::Context context;
    context.setDiagnosticHandler([](std::string_view code, std::string_view text) { std::printf("  (%s: %s)\n", std::string(code).c_str(), std::string(text).c_str()); });
    const rk::Window window(context, rk::rect(0, 0, 320, 480));
    window.setName("window");
    const rk::Button button(context, rk::rect(100, 100, 50, 50));
    button.setName("button");
    window.addSubview(button);
    const auto at = [&window](double x, double y) { std::printf("  (%g, %g) is %s's\n", x, y, window.hitTest({x, y}).name().c_str()); };
    const std::string folder = std::filesystem::current_path().string();

    try {
        context.loadPlugin(folder + "/Enlarged.so");
    } catch (const rk::Error &error) {
        std::printf("without a policy: %s\n", error.name());
    }
    rk::PluginPolicy policy;
    policy.folders = {folder};
    context.setPluginPolicy(policy);
    at(95, 120);
    const rk::Plugin enlarged = context.loadPlugin(folder + "/Enlarged.so");
    print(enlarged);
    at(95, 120);
    enlarged.deactivate();
    print(enlarged);
    at(95, 120);

    const rk::Plugin round = context.loadPlugin(folder + "/RoundButton.so");
    print(round);
    {
        const rk::Button made = rk::create<rk::Button>(context, context.findClass("RoundButton"), rk::rect(0, 0, 80, 80));
        made.setName("made");
        window.addSubview(made);
        at(5, 5);
        at(40, 5);
        context.down(1, {40, 40}, 1);
        context.up(1, {40, 40}, 1.1);
        try {
            round.deactivate();
        } catch (const rk::Error &error) {
            std::printf("while one lives: %s\n", error.name());
        }
        made.removeFromSuperview();
    }
    round.deactivate();

    print(context.registerPlugin(shy_labels));
    const rk::Label label(context, rk::rect(100, 100, 50, 50));
    label.setName("label");
    label.setUserInteractionEnabled(true);
    window.addSubview(label);
    at(110, 110);
    std::printf("%zu plugins\n", context.plugins().size());
}
