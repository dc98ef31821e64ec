// What responderkit.hpp costs above C: `cost NAME TIMES` does one thing many times, with C's functions or through the header (Tests/Cpp/run counts the
// instructions); `cost` alone checks that none of them allocates, with malloc_count.so preloaded.
#include <responderkit/responderkit.hpp>

#include <cstdio>
#include <cstring>

extern "C" unsigned long malloc_count(void) __attribute__((weak));
extern "C" void measured(const char *name, long times) __attribute__((noinline));

namespace {

struct Disc : rk::Subclass<rk::View> {
    bool pointInside(rk::Point point, const rk::Event &event) override { return point.x < 40 && super::pointInside(point, event); }
};
struct Plain : rk::Subclass<rk::View> {};

struct Raw {
    RKClassRef cls = nullptr;
};
bool pointInside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    bool inside = false;
    return point.x < 40 && rk_super_point_inside(static_cast<const Raw *>(userdata)->cls, self, point, event, &inside) == RKStatusOK && inside;
}

struct World {
    rk::Context context;
    // A window for each: with a built-in view, a derived class that overrides nothing, an override in C, the same in C++.
    rk::Window window{context, rk::rect(0, 0, 320, 480)}, plain_window{context, rk::rect(0, 0, 320, 480)};
    rk::Window raw_window{context, rk::rect(0, 0, 320, 480)}, disc_window{context, rk::rect(0, 0, 320, 480)};
    Raw userdata;
    World() {
        RKViewMethods methods = RK_INIT(RKViewMethods);
        methods.point_inside = pointInside;
        RKClassDesc desc = RK_INIT(RKClassDesc);
        desc.name = "Raw";
        desc.superclass = "View";
        desc.view_methods = &methods;
        desc.userdata = &userdata;
        RKViewRef made = nullptr;
        if (rk_class_define(context.ref(), &desc, &userdata.cls) != RKStatusOK || rk_view_create(context.ref(), userdata.cls, rk::rect(0, 0, 50, 50), &made) != RKStatusOK) std::abort();
        window.addSubview(rk::View(context, rk::rect(0, 0, 50, 50)));
        plain_window.addSubview(rk::make<Plain>(context, rk::rect(0, 0, 50, 50)));
        raw_window.addSubview(rk::adopt<rk::View>(made));
        disc_window.addSubview(rk::make<Disc>(context, rk::rect(0, 0, 50, 50)));
    }
};
World *world = nullptr;

bool is(const char *name, const char *other) { return std::strcmp(name, other) == 0; }

}  // namespace

void measured(const char *name, long times) {
    const rk::View &window = world->window;
    const RKViewRef ref = window.ref();
    bool good = true;
    const auto hit_c = [&](const rk::View &root) {
        const RKViewRef in = root.ref();
        for (long number = 0; number < times; ++number) {
            RKViewRef hit = nullptr;
            good = rk_view_hit_test(in, {20, 20}, nullptr, &hit) == RKStatusOK && hit != in && good;
        }
    };
    const auto hit_cpp = [&](const rk::View &root) {
        for (long number = 0; number < times; ++number) good = root.hitTest({20, 20}) != root && good;
    };
    if (is(name, "c-frame")) {
        for (long number = 0; number < times; ++number) {
            rk::Rect frame = {};
            good = rk_view_get_frame(ref, &frame) == RKStatusOK && frame.size.width > 0 && good;
        }
    } else if (is(name, "cpp-frame")) {
        for (long number = 0; number < times; ++number) good = window.frame().size.width > 0 && good;
    } else if (is(name, "c-set")) {
        for (long number = 0; number < times; ++number) good = rk_view_set_alpha(ref, 1) == RKStatusOK && good;
    } else if (is(name, "cpp-set")) {
        for (long number = 0; number < times; ++number) window.setAlpha(1);
    } else if (is(name, "c-hit")) {
        hit_c(window);
    } else if (is(name, "cpp-hit")) {
        hit_cpp(window);
    } else if (is(name, "plain-hit")) {
        hit_c(world->plain_window);
    } else if (is(name, "c-override")) {
        hit_c(world->raw_window);
    } else if (is(name, "cpp-override")) {
        hit_c(world->disc_window);
    }
    if (!good) std::abort();
}

int main(int count, char **arguments) {
    World one;
    world = &one;
    if (count == 3) {
        measured(arguments[1], 100); // warm
        measured(arguments[1], std::strtol(arguments[2], nullptr, 10));
        return 0;
    }
    if (malloc_count == nullptr) return 2;
    int bad = 0;
    for (const char *name : {"cpp-frame", "cpp-set", "cpp-hit", "plain-hit", "cpp-override"}) {
        measured(name, 100);
        const unsigned long before = malloc_count();
        measured(name, 1000);
        const unsigned long made = malloc_count() - before;
        std::printf("%s: %lu allocations in 1000\n", name, made);
        bad += made != 0;
    }
    return bad;
}
