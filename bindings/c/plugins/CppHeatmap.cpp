// CppHeatmap.cpp - a plugin in C++: where the fingers come down, counted view by view; reported to the host when the plugin is switched off.
//
//     c++ -std=c++17 -shared -fPIC -fvisibility=hidden $(pkg-config --cflags responderkit) CppHeatmap.cpp -o CppHeatmap.so
//
// No exception may leave a function of a plugin: everything that may throw stands in a try block.
#include <responderkit/plugin.h>

#include <map>
#include <string>
#include <vector>

namespace {
struct Heatmap {
    RKClassRef extension = nullptr;
    std::map<std::string, std::vector<RKPoint>> points;  // of each view, in its own coordinates

    void record(RKTouchRef touch) {
        RKTouchPhase phase;
        RKViewRef view = nullptr;
        RKPoint point;
        char name[256] = "";
        if (rk_touch_get_phase(touch, &phase) != RKStatusOK || phase != RKTouchPhaseBegan) return;
        if (rk_touch_get_view(touch, &view) != RKStatusOK || !view || rk_touch_get_location(touch, view, &point) != RKStatusOK) return;
        if (rk_object_get_name(RK_OBJECT(view), name, sizeof name, nullptr) == RKStatusOK) points[name].push_back(point);
    }
};

// Every event passes its window's sendEvent before all other methods.
void send_event(RKWindowRef self, RKEventRef event, void *userdata) {
    auto heatmap = static_cast<Heatmap *>(userdata);
    try {
        size_t count = 0;
        if (rk_event_get_touches_for_window(event, self, nullptr, 0, &count) == RKStatusOK) {
            std::vector<RKTouchRef> touches(count);
            if (rk_event_get_touches_for_window(event, self, touches.data(), count, &count) == RKStatusOK) for (auto touch : touches) heatmap->record(touch);
        }
    } catch (...) {
    }
    rk_super_window_send_event(heatmap->extension, self, event);
}

RKStatus init(const RKHost *host, void **data) try {
    auto heatmap = new Heatmap;
    auto methods = RK_INIT(RKWindowMethods);
    auto desc = RK_INIT(RKClassDesc);
    methods.send_event = send_event;
    desc.window_methods = &methods;
    desc.userdata = *data = heatmap;
    return host->extend_class(host, "Window", &desc, &heatmap->extension);
} catch (...) { return RKStatusNoMemory; }

void deinit(const RKHost *host, void *data) try {
    for (auto &[name, points] : static_cast<Heatmap *>(data)->points)
        (void)host->report(host, RKPluginSeverityInfo, (name + " was touched " + std::to_string(points.size()) + " times, first at " + std::to_string(int(points[0].x)) + ", " + std::to_string(int(points[0].y))).c_str());
    delete static_cast<Heatmap *>(data);
} catch (...) {}
}  // namespace

RK_PLUGIN("org.responderkit.cpp-heatmap", "1.0.0", init, deinit)
