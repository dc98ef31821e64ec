// base.h: an exception that leaves a callback ends the program there; it does not pass through a library that is in the middle of a call.
#include <responderkit/responderkit.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <stdexcept>

static bool thrown = false;
static bool point_inside(RKViewRef, RKPoint, RKEventRef, void *) {
    thrown = true;
    throw std::runtime_error("out of a callback");
}

int main() {
    // The end that is expected, as an exit status of its own.
    std::set_terminate([] { std::_Exit(thrown ? 42 : 2); });
    RKContextRef context;
    RKClassRef cls;
    RKViewRef view, hit;
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    methods.point_inside = point_inside;
    desc.name = "Thrower";
    desc.superclass = "View";
    desc.view_methods = &methods;
    if (rk_context_create(nullptr, &context) != RKStatusOK || rk_class_define(context, &desc, &cls) != RKStatusOK) return 3;
    RKRect frame = {{0, 0}, {1, 1}};
    RKPoint point = {0, 0};
    if (rk_view_create(context, cls, frame, &view) != RKStatusOK) return 3;
    try {
        if (rk_view_hit_test(view, point, nullptr, &hit) != RKStatusOK) return 3;
    } catch (const std::exception &) {
        std::puts("an exception came through the library");
        return 1;
    }
    return 4;
}
