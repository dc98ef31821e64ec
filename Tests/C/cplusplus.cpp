// The headers and the library as a C++ program uses them: RK_INIT as an expression, a class whose userdata is an object.
#include <responderkit/responderkit.h>

#include <cstdio>
#include <string>

namespace {
int failures = 0;
void expect(bool condition, const char *what) {
    if (condition) return;
    std::fprintf(stderr, "cplusplus: not true: %s (last error: %s)\n", what, rk_last_error());
    ++failures;
}
#define EXPECT(condition) expect((condition), #condition)

struct Counter {
    RKClassRef cls = nullptr;
    int began = 0;
    std::string last;
};

void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    Counter &counter = *static_cast<Counter *>(userdata);
    char name[32] = "";
    counter.began += static_cast<int>(count);
    EXPECT(rk_object_get_name(RK_OBJECT(self), name, sizeof name, nullptr) == RKStatusOK);
    counter.last = name;
    EXPECT(rk_super_touches_began(counter.cls, self, touches, count, event) == RKStatusOK);
}
}  // namespace

int main() {
    Counter counter;
    RKContextRef context = nullptr;
    RKContextDesc how = RK_INIT(RKContextDesc);
    how.time = 5;
    EXPECT(rk_context_create(&how, &context) == RKStatusOK);

    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    methods.touches_began = began;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    desc.name = "Counter";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.userdata = &counter;
    EXPECT(rk_class_define(context, &desc, &counter.cls) == RKStatusOK);

    RKWindowRef window = nullptr;
    RKViewRef view = nullptr;
    RKRect frame = {{0, 0}, {10, 10}};
    EXPECT(rk_window_create(context, nullptr, frame, &window) == RKStatusOK);
    EXPECT(rk_view_create(context, counter.cls, frame, &view) == RKStatusOK);
    EXPECT(rk_object_set_name(RK_OBJECT(view), "counter") == RKStatusOK);
    EXPECT(rk_view_add_subview(RK_VIEW(window), view) == RKStatusOK);

    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = 1;
    sample.phase = RKTouchPhaseBegan;
    sample.location.x = sample.location.y = 5;
    EXPECT(rk_context_send_touches(context, 5, &sample, 1) == RKStatusOK);
    EXPECT(counter.began == 1 && counter.last == "counter");
    EXPECT(rk_context_destroy(context) == RKStatusOK);
    if (failures == 0) std::puts("cplusplus: passed");
    return failures != 0;
}
