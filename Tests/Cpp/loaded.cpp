// Plugins in C++, as a program sees them: classes by name, extensions, two contexts, and exceptions, none of which leaves a plugin.
//
//     loaded FOLDER      with Faulty.so, Refuses.so, Enlarged.so and RoundButton.so
#include <responderkit/responderkit.hpp>

#include "check.hpp"

namespace {

using Texts = std::vector<std::string>;

rk::PluginPolicy policyOf(const std::string &folder) {
    rk::PluginPolicy policy;
    policy.folders = {folder};
    return policy;
}

/// A context that may load plugins, and what is reported in it.
struct World {
    rk::Context context;
    rk::Window window{context, rk::rect(0, 0, 320, 480)};
    Texts reports;
    explicit World(const std::string &folder) {
        context.setPluginPolicy(policyOf(folder));
        context.setDiagnosticHandler([this](std::string_view code, std::string_view text) { reports.push_back(std::string(code) + " " + std::string(text)); });
        window.makeKeyAndVisible();
    }
    bool reported(const std::string &part) const {
        for (const std::string &one : reports)
            if (one.find(part) != std::string::npos) return true;
        return false;
    }
    rk::Label label(double width, const char *name) const {
        const rk::Label made(context, rk::rect(0, 0, width, 20));
        made.setUserInteractionEnabled(true);
        made.setName(name);
        window.addSubview(made);
        return made;
    }
};

void policies(const std::string &folder) {
    const rk::Context context;
    EXPECT_ERROR(context.loadPlugin(folder + "/Enlarged.so"), RKStatusPluginPolicy, "");
    context.setPluginPolicy(policyOf(folder));
    EXPECT_ERROR(context.loadPlugin(folder + "/Missing.so"), RKStatusPluginFile, "Missing.so");
    rk::PluginPolicy listed = policyOf(folder);
    listed.digests = {std::string(64, '0')};
    context.setPluginPolicy(listed);
    EXPECT_ERROR(context.loadPlugin(folder + "/Enlarged.so"), RKStatusPluginPolicy, "SHA-256");
    EXPECT_ERROR(context.loadPluginsOfEnvironment(), RKStatusPluginPolicy, "");
    context.setPluginPolicy(policyOf(folder));
    const rk::Plugin plugin = context.loadPlugin(folder + "/Enlarged.so");
    EXPECT(plugin.state() == rk::PluginState::Active && plugin.id() == "org.example.enlarged" && plugin.version() == "1.0.0");
    EXPECT(plugin.path() == folder + "/Enlarged.so" && context.findPlugin("org.example.enlarged") == plugin && context.plugins().size() == 1);
    EXPECT_ERROR(context.loadPlugin(folder + "/Enlarged.so"), RKStatusAlreadyExists, "org.example.enlarged");
    context.setPluginPolicy(nullptr);
    EXPECT_ERROR(context.loadPlugin(folder + "/Faulty.so"), RKStatusPluginPolicy, "");
}

void classes(const std::string &folder) {
    const World world(folder);
    const rk::Context &context = world.context;
    const rk::Plugin plugin = context.loadPlugin(folder + "/RoundButton.so");
    const rk::Class round = context.findClass("RoundButton");
    EXPECT(round.plugin() == plugin && round.superclass().name() == "Button");
    EXPECT_ERROR(rk::create<rk::View>(context, {}, rk::rect(0, 0, 1, 1)), RKStatusInvalidArgument, "findClass");
    {
        const auto button = rk::create<rk::Button>(context, round, rk::rect(0, 0, 100, 100));
        EXPECT(button.pointInside({50, 50}) && !button.pointInside({2, 2}) && button.objectClass() == round);
        EXPECT_ERROR(plugin.deactivate(), RKStatusBusy, "");
    }
    plugin.deactivate();
    EXPECT(plugin.state() == rk::PluginState::Inactive);
    EXPECT_ERROR(context.findClass("RoundButton"), RKStatusNotFound, "RoundButton");
    plugin.activate();
    EXPECT(plugin.state() == rk::PluginState::Active && context.findClass("RoundButton"));
}

void faults(const std::string &folder) {
    World world(folder);
    const rk::Context &context = world.context;
    const rk::Plugin plugin = context.loadPlugin(folder + "/Faulty.so");
    EXPECT(plugin.faults().first == 0);
    const rk::Label narrow = world.label(50, "narrow"), wide = world.label(200, "wide");
    EXPECT(narrow.pointInside({10, 10}) && plugin.faults().first == 0);
    EXPECT(!wide.pointInside({10, 10})); // false, as what throws answers
    EXPECT(plugin.faults().first == 1 && plugin.faults().second == rk::PluginFault::Reported && world.reported("too wide"));
    EXPECT(context.application().sendAction("measure:", narrow, wide) && world.reported("narrow measured for wide"));
    {
        const auto button = rk::create<rk::Button>(context, context.findClass("Thrower"), rk::rect(0, 100, 50, 50));
        world.window.addSubview(button);
        context.down(1, {10, 110}, 1);
        EXPECT(world.reported("thrown by a callable"));
        context.up(1, {10, 110}, 1.1);
        EXPECT(world.reported("no std::exception") && plugin.faults().first == 3);
        button.removeFromSuperview();
        // An object whose constructor throws behaves as what it inherits.
        const auto fragile = rk::create<rk::View>(context, context.findClass("Fragile"), rk::rect(0, 0, 10, 10));
        EXPECT(fragile.pointInside({5, 5}) && plugin.faults().first == 4 && world.reported("not made"));
    }
    for (int left = 4; left > 0; --left) (void)wide.pointInside({10, 10});
    EXPECT(plugin.state() == rk::PluginState::Faulted && wide.pointInside({10, 10}));
    plugin.activate();
    EXPECT(plugin.state() == rk::PluginState::Active && plugin.faults().first == 0 && world.reported("asked 6 times, in Faulty.so"));
    plugin.deactivate();
    EXPECT(wide.pointInside({10, 10}) && world.reported("asked 0 times"));
}

// Each context has a plugin object of its own, and what throws is reported in the context where it threw.
void contexts(const std::string &folder) {
    World first(folder), second(folder);
    const rk::Plugin one = first.context.loadPlugin(folder + "/Faulty.so"), other = second.context.loadPlugin(folder + "/Faulty.so");
    const rk::Label wide = first.label(200, "wide");
    (void)wide.pointInside({1, 1});
    (void)second.label(50, "narrow").pointInside({1, 1});
    EXPECT(one.faults().first == 1 && other.faults().first == 0 && second.reports.empty());
    one.deactivate();
    EXPECT(first.reported("asked 1 times"));
    (void)second.label(200, "wide").pointInside({1, 1});
    EXPECT(other.faults().first == 1);
    other.deactivate();
    EXPECT(second.reported("asked 2 times"));
}

void refused(const std::string &folder) {
    const World world(folder);
    EXPECT_ERROR(world.context.loadPlugin(folder + "/Refuses.so"), RKStatusPluginInit, "refused in its init");
    EXPECT(world.reported("Missing") && world.context.plugins().empty());
    EXPECT(rk::View(world.context, rk::rect(0, 0, 10, 10)).pointInside({1, 1})); // its extension is gone
}

// ---- A plugin that is part of the program, and extensions without a plugin ----

struct Everywhere : rk::Extension<rk::View> {
    bool pointInside(rk::Point, const rk::Event &) override { return true; }
};
struct Counts {
    static int alive;
    rk::Class extension;
    explicit Counts(rk::Host host) : extension(host.extend<Everywhere>("Label")) { ++alive; }
    ~Counts() { --alive; }
    Counts(const Counts &) = delete;
    Counts &operator=(const Counts &) = delete;
};
int Counts::alive = 0;
constexpr RKPluginEntry entry = rk::pluginEntry<Counts>("org.example.counts", "1.0.0");

struct Loud : rk::Extension<rk::Label> {
    rk::View hitTest(rk::Point, const rk::Event &) override { throw std::runtime_error("thrown by an extension"); }
};

void parts() {
    {
        const rk::Context context;
        const rk::Label label(context, rk::rect(0, 0, 10, 10));
        const rk::Plugin plugin = context.registerPlugin(entry);
        EXPECT(Counts::alive == 1 && label.pointInside({500, 500}) && !rk::View(context, rk::rect(0, 0, 1, 1)).pointInside({5, 5}) && plugin.path().empty());
        EXPECT(rk::plugin<Counts>(label).extension.plugin() == plugin);
        plugin.deactivate();
        EXPECT(Counts::alive == 0 && !label.pointInside({500, 500}));
        EXPECT_ERROR(rk::plugin<Counts>(label), RKStatusNotFound, "not active");
        plugin.activate();
        const rk::Class loud = rk::extend<Loud>(context);
        EXPECT_THROWS(label.hitTest({5, 5}), "thrown by an extension");
        loud.removeExtension();
        EXPECT(Counts::alive == 1 && !label.hitTest({5, 5})); // labels take no touches
    }
    EXPECT(Counts::alive == 0);
}

}  // namespace

int main(int count, char **arguments) {
    if (count != 2) return 2;
    const std::string folder = arguments[1];
    policies(folder);
    classes(folder);
    faults(folder);
    contexts(folder);
    refused(folder);
    parts();
    return finished("loaded");
}
