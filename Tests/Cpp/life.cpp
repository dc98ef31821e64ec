// Lifetimes, exceptions in callbacks, overriding, delegates, errors: what responderkit.hpp promises, as assertions.
#include <responderkit/responderkit.hpp>

#include "check.hpp"

#include <array>
#include <limits>
#include <thread>
#include <unordered_map>
#if __cplusplus >= 202002L
#  include <span>
#endif

namespace {

using rk::ControlEvents;
using rk::TouchPhase;

size_t objects(const rk::ContextRef &context) { return context.objectCount(); }

void touch(const rk::ContextRef &context, double time, TouchPhase phase, double x, double y) { context.sendTouches(time, {rk::finger(1, phase, {x, y})}); }
void tapAt(const rk::ContextRef &context, double time, double x, double y) {
    touch(context, time, TouchPhase::Began, x, y);
    touch(context, time + 0.05, TouchPhase::Ended, x, y);
}

/// Counts itself, to see when a callable or object is destroyed.
struct Counted {
    static int alive;
    Counted() { ++alive; }
    Counted(const Counted &) { ++alive; }
    Counted(Counted &&) noexcept { ++alive; }
    Counted &operator=(const Counted &) = delete;
    ~Counted() { --alive; }
};
int Counted::alive = 0;

void handles() {
    static_assert(sizeof(rk::Button) == sizeof(void *), "a handle is a pointer");
    static_assert(std::is_nothrow_move_constructible_v<rk::View> && std::is_nothrow_move_assignable_v<rk::View>, "moves do not throw");
    static_assert(std::is_convertible_v<rk::Window, rk::View> && std::is_convertible_v<rk::ScreenEdgePan, rk::Pan> && !std::is_convertible_v<rk::View, rk::Window>, "upcasts");
    rk::Context context;
    const size_t before = objects(context);
    {
        rk::View view(context, rk::rect(0, 0, 10, 10));
        EXPECT(objects(context) == before + 1);
        rk::View copy = view;
        rk::Responder responder = copy; // upcast, another reference
        view = {};
        copy = rk::View();
        EXPECT(responder.isAlive() && objects(context) == before + 1);
        rk::View again = responder.as<rk::View>();
        EXPECT(again == responder && !responder.as<rk::Window>() && !rk::Object().as<rk::View>());
        rk::Responder moved = std::move(responder);
        EXPECT(moved && !responder); // NOLINT: what a move leaves is empty
        rk::View &self = again;
        again = self;
        EXPECT(again.isAlive());
        rk::Weak<rk::View> weak = again;
        EXPECT(weak.lock() == again);
        again = {};
        moved = {};
        EXPECT(!weak.lock() && objects(context) == before);
    }
    // The tree keeps what the program lets go.
    rk::Window window(context, rk::rect(0, 0, 100, 100));
    for (int number = 0; number < 40; ++number) {
        rk::View view(context, rk::rect(0, 0, 1, 1));
        view.setName("view " + std::to_string(number));
        window.addSubview(view);
    }
    EXPECT(objects(context) == before + 41 && window.subviews().size() == 40 && window.subviews()[39].name() == "view 39");
    std::unordered_map<rk::Object, int> numbers;
    for (const rk::View &view : window.subviews()) numbers[view] = 1;
    EXPECT(numbers.size() == 40 && numbers.count(window) == 0);
    while (!window.subviews().empty()) window.subviews().front().removeFromSuperview();
    numbers.clear();
    EXPECT(objects(context) == before + 1);
    // C and back.
    rk::View lent = rk::borrow<rk::View>(window.rk::View::ref());
    RKViewRef raw = nullptr;
    EXPECT(rk_view_create(context.ref(), nullptr, rk::rect(0, 0, 1, 1), &raw) == RKStatusOK);
    {
        rk::View owned = rk::adopt<rk::View>(raw);
        EXPECT(owned.isAlive() && lent == window);
    }
    EXPECT(!rk_object_is_alive(RK_OBJECT(raw)));
}

void stale() {
    rk::View kept;
    rk::Made<rk::Subclass<rk::View>> made;
    {
        rk::Context context;
        kept = rk::View(context, rk::rect(0, 0, 1, 1));
    }
    EXPECT(!kept.isAlive());
    rk::View copy = kept; // a stale handle is copied as such
    EXPECT(copy == kept && !copy.isAlive());
    EXPECT_ERROR(copy.frame(), RKStatusStaleHandle, "destroyed");
    EXPECT_ERROR(rk::View().frame(), RKStatusInvalidArgument, "view is no object");
}

void errors() {
    rk::Context context;
    rk::View view(context, rk::rect(0, 0, 1, 1));
    EXPECT_ERROR(context.advance(std::numeric_limits<double>::quiet_NaN()), RKStatusInvalidArgument, "time");
    EXPECT_ERROR(view.addSubview(view), RKStatusCycle, "");
    EXPECT_ERROR(view.setName(std::string("a\0b", 3)), RKStatusInvalidArgument, "NUL");
    EXPECT_ERROR(context.findClass("Nonsense"), RKStatusNotFound, "Nonsense");
    rk::Context other;
    EXPECT_ERROR(view.addSubview(rk::View(other, rk::rect(0, 0, 1, 1))), RKStatusWrongContext, "context");
    EXPECT(view.alpha() == 1 && view.subviews().empty());
    try {
        view.insertSubviewAtIndex(rk::View(context, rk::rect(0, 0, 1, 1)), -1);
        EXPECT(false);
    } catch (const rk::Error &error) {
        EXPECT(std::string(error.what()) == rk_last_error() && std::string(error.name()) == "RKStatusInvalidArgument");
    }
    // UIKit's words for the values of controls, and the answers of a delegate that does not override a method.
    const rk::PageControl dots(context, rk::rect(0, 0, 100, 40));
    dots.setNumberOfPages(5);
    dots.setCurrentPage(3);
    EXPECT(dots.numberOfPages() == 5 && dots.count() == 5 && dots.currentPage() == 3 && dots.selectedIndex() == 3);
    const rk::SegmentedControl segments(context, rk::rect(0, 0, 100, 40));
    segments.setNumberOfSegments(2);
    EXPECT(segments.numberOfSegments() == 2 && segments.selectedSegmentIndex() == -1);
    const rk::Stepper stepper(context, rk::rect(0, 0, 100, 40));
    stepper.setMinimumValue(120);
    EXPECT(stepper.minimumValue() == 120 && stepper.maximumValue() == 120 && stepper.value() == 120);
    stepper.setMaximumValue(5);
    EXPECT(stepper.minimumValue() == 5 && stepper.maximumValue() == 5 && stepper.value() == 5);
    rk::GestureRecognizerDelegate plain;
    EXPECT(plain.shouldBegin({}) && plain.shouldReceiveTouch({}, {}) && !plain.shouldRecognizeSimultaneouslyWith({}, {}));
    EXPECT(!plain.shouldRequireFailureOf({}, {}) && !plain.shouldBeRequiredToFailBy({}, {}));
    // Sentences have C++'s words.
    const rk::Window window(context, rk::rect(0, 0, 1, 1));
    const rk::Pan pan(context);
    EXPECT_ERROR(view.addSubview(window), RKStatusInvalidArgument, "subview is a window; windows have no superview, show them with setHidden()");
    EXPECT_ERROR(view.addSubview({}), RKStatusInvalidArgument, "subview is no object; pass a handle");
    EXPECT_ERROR(view.removeGestureRecognizer(pan), RKStatusNotFound, "is not attached to this view; check view()");
    EXPECT_ERROR(context.problems(), RKStatusNotFound, "start it with startTrace() before the input");
    EXPECT_ERROR(context.loadPlugin("/x.so"), RKStatusPluginPolicy, "plugins are off; allow them with setPluginPolicy()");
}

void texts() {
    rk::Context context;
    rk::View view(context, rk::rect(0, 0, 1, 1));
    view.setName("literal");
    const std::string whole = "a longer name than fits into the small text of a string";
    view.setName(std::string_view(whole).substr(2, 6));
    EXPECT(view.name() == "longer");
    const std::string long_name(250, 'x');
    view.setName(long_name);
    EXPECT(view.name() == long_name);
    view.setName("");
    EXPECT(view.name().empty());
    rk::TextField field(context, rk::rect(0, 0, 10, 10));
    field.setText("Grüße");
    EXPECT(field.text() == "Grüße");
    const auto [start, end, affinity] = field.selectedRange();
    EXPECT(start == end && affinity == rk::TextDirection::Forward);
    rk::Control control(context, rk::rect(0, 0, 1, 1));
    EXPECT((control.state() & rk::ControlState::Disabled) == rk::ControlState::Normal);
    control.setEnabled(false);
    EXPECT(contains(control.state(), rk::ControlState::Disabled) && !control.isEnabled());
    ControlEvents events = ControlEvents::TouchDown | ControlEvents::TouchUpInside;
    EXPECT(contains(events, ControlEvents::TouchDown) && (events & ~ControlEvents::TouchDown) == ControlEvents::TouchUpInside);
}

void spans() {
    rk::Context context;
    rk::Window window(context, rk::rect(0, 0, 100, 100));
    window.makeKeyAndVisible();
    int taps = 0;
    rk::Tap tap(context);
    tap.setNumberOfTouchesRequired(2);
    tap.on([&taps](rk::Tap &sender) { taps += sender.state() == rk::GestureRecognizerState::Ended; });
    window.addGestureRecognizer(tap);
    const auto both = [](TouchPhase phase) { return std::array<rk::TouchSample, 2>{rk::finger(1, phase, {10, 10}), rk::finger(2, phase, {30, 10})}; };
    context.sendTouches(1, both(TouchPhase::Began));
    const auto up = both(TouchPhase::Ended);
    const std::vector<rk::TouchSample> listed(up.begin(), up.end());
#if __cplusplus >= 202002L
    context.sendTouches(1.1, std::span(listed));
#else
    context.sendTouches(1.1, listed);
#endif
    EXPECT(taps == 1);
}

// ---- Overriding ----

struct Disc : rk::Subclass<rk::Button> {
    Counted counted;
    int asked = 0;
    bool pointInside(rk::Point point, const rk::Event &event) override {
        ++asked;
        const double radius = bounds().size.width / 2, x = point.x - radius, y = point.y - radius;
        return super::pointInside(point, event) && x * x + y * y <= radius * radius;
    }
};

struct Quiet : rk::Subclass<rk::View> {
    int number;
    explicit Quiet(int n) : number(n) { setName("quiet " + std::to_string(n)); }
};

struct Log : rk::Subclass<rk::View> {
    std::vector<std::string> lines;
    std::vector<rk::Touch> kept;
    void touchesBegan(const rk::Touches &touches, const rk::Event &event) override {
        lines.push_back("began " + std::to_string(touches.size()) + " of " + std::to_string(event.allTouches().size()));
        for (rk::Touch one : touches) kept.push_back(one); // by value: references of one's own
        for (const auto &one : touches) EXPECT(one.phase() == TouchPhase::Began);
        super::touchesBegan(touches, event);
    }
    void touchesEnded(const rk::Touches &touches, const rk::Event &) override {
        const rk::Point at = touches.front().location(*this);
        lines.push_back("ended at " + std::to_string(static_cast<int>(at.x)));
    }
};
struct Louder final : Log {
    using super = Log;
    void touchesBegan(const rk::Touches &touches, const rk::Event &event) override {
        lines.emplace_back("louder");
        super::touchesBegan(touches, event);
    }
    int touchesMoved(int) const { return number; } // an overload, no override
    using Log::touchesMoved;
    int number = 3;
};

struct Chain : rk::Subclass<rk::View> {
    rk::Weak<rk::Responder> next;
    rk::Responder nextResponder() override {
        if (rk::Responder one = next.lock()) return one;
        return super::nextResponder();
    }
};

void overriding() {
    {
        rk::Context context;
        rk::Window window(context, rk::rect(0, 0, 320, 480));
        rk::Made<Disc> disc = rk::make<Disc>(context, rk::rect(100, 100, 100, 100));
        window.addSubview(disc);
        EXPECT(window.hitTest({150, 150}) == disc && window.hitTest({101, 101}) == window && disc->asked == 2);
        EXPECT(disc->pointInside({50, 50}, {}) && disc.pointInside({50, 50}) && disc->asked == 4);
        EXPECT(disc.objectClass().name() == "Disc" && disc.objectClass().superclass().name() == "Button");
        EXPECT(window.hitTest({150, 150}).as<Disc>().get() == disc.get() && !window.as<Disc>() && disc.as<rk::Button>() == disc && !disc.as<Quiet>());
        // Nothing is overridden: nothing is called.
        auto quiet = rk::make<Quiet>(context, rk::rect(0, 0, 5, 5), 7);
        EXPECT(quiet->number == 7 && quiet.name() == "quiet 7");
        // The C++ part lives as long as the library's object.
        EXPECT(Counted::alive == 1);
        disc = {};
        EXPECT(Counted::alive == 1);
        window.subviews()[0].removeFromSuperview();
        EXPECT(Counted::alive == 0);
        disc = rk::make<Disc>(context, rk::rect(0, 0, 1, 1));
        rk::Context second;
        auto there = rk::make<Disc>(second, rk::rect(0, 0, 1, 1));
        EXPECT(there.objectClass() != disc.objectClass() && Counted::alive == 2);
    }
    EXPECT(Counted::alive == 0);
    {
        // Handles that outlive the context.
        rk::Made<Disc> disc;
        {
            rk::Context context;
            disc = rk::make<Disc>(context, rk::rect(0, 0, 1, 1));
        }
        EXPECT(Counted::alive == 0);
        EXPECT_ERROR(disc->asked++, RKStatusStaleHandle, "destroyed");
    }
    rk::Context context;
    rk::Window window(context, rk::rect(0, 0, 320, 480));
    auto log = rk::make<Log>(context, rk::rect(0, 0, 100, 100));
    auto louder = rk::make<Louder>(context, rk::rect(100, 0, 100, 100));
    window.addSubview(log);
    window.addSubview(louder);
    window.makeKeyAndVisible();
    tapAt(context, 1, 30, 30);
    tapAt(context, 2, 130, 30);
    EXPECT((log->lines == std::vector<std::string>{"began 1 of 1", "ended at 30"}));
    EXPECT((louder->lines == std::vector<std::string>{"louder", "began 1 of 1", "ended at 30"}));
    EXPECT(log->kept[0].isAlive() && log->kept[0].tapCount() == 1 && louder->touchesMoved(1) == 3);
    auto chain = rk::make<Chain>(context, rk::rect(0, 0, 1, 1));
    window.addSubview(chain);
    EXPECT(chain.nextResponder() == window);
    chain->next = log;
    EXPECT(chain.nextResponder() == log && chain.chain().size() > 3);
    EXPECT_ERROR(Log(), RKStatusInvalidArgument, "rk::make");
}

struct Fragile : rk::Subclass<rk::View> {
    Counted counted;
    explicit Fragile(bool throws) {
        if (throws) throw std::runtime_error("not made");
    }
};
struct Delicate : rk::Subclass<rk::View> {
    Delicate() { throw std::runtime_error("thrown by a default constructor"); }
};
struct Holder : rk::Subclass<rk::View> {
    Holder() {
        const rk::ContextRef here = context();
        addSubview(rk::make<Fragile>(here, rk::rect(0, 0, 1, 1), false));
        title = rk::Label(here, rk::rect(0, 0, 5, 5));
        addSubview(title);
        panning = rk::Pan(here);
        addGestureRecognizer(panning);
    }
    rk::Label title;
    rk::Pan panning;
};

void constructing() {
    rk::Context context;
    EXPECT_THROWS(rk::make<Fragile>(context, rk::rect(0, 0, 1, 1), true), "not made");
    (void)rk::make<Holder>(context, rk::rect(0, 0, 10, 10)); // both classes are defined
    const size_t before = objects(context);
    EXPECT_THROWS(rk::make<Fragile>(context, rk::rect(0, 0, 1, 1), true), "not made");
    EXPECT(Counted::alive == 0 && objects(context) == before);
    {
        auto holder = rk::make<Holder>(context, rk::rect(0, 0, 10, 10));
        EXPECT(holder.subviews().size() == 2 && Counted::alive == 1);
    }
    EXPECT(objects(context) == before && Counted::alive == 0);
    // A class by the same name that a plugin has defined.
    RKClassDesc desc = ::responderkit::sized<RKClassDesc>();
    desc.name = "Quiet";
    desc.superclass = "View";
    RKClassRef cls = nullptr;
    EXPECT(rk_class_define(context.ref(), &desc, &cls) == RKStatusOK);
    EXPECT(rk::make<Quiet>(context, rk::rect(0, 0, 1, 1), 1).objectClass().name() == "Quiet 2");
    // An object that C makes of a class of C++ has what the default constructor makes; without one it behaves as the built-in class.
    auto disc = rk::make<Disc>(context, rk::rect(0, 0, 10, 10));
    RKViewRef raw = nullptr;
    EXPECT(rk_view_create(context.ref(), disc.objectClass().ref(), rk::rect(0, 0, 10, 10), &raw) == RKStatusOK);
    EXPECT(rk::adopt<rk::View>(raw).as<Disc>()->isAlive());
    EXPECT(Counted::alive == 1);
    RKControlRef button = nullptr;
    EXPECT(rk_button_create(context.ref(), disc.objectClass().ref(), rk::rect(0, 0, 10, 10), &button) == RKStatusOK);
    rk::Button made = rk::adopt<rk::Button>(button);
    EXPECT(!made.pointInside({1, 1}) && made.pointInside({5, 5}) && made.as<Disc>()->asked == 2 && Counted::alive == 2);
    made = rk::create<rk::Button>(context, context.findClass("Disc"), rk::rect(0, 0, 10, 10));
    EXPECT(made.as<Disc>() && Counted::alive == 2);
    EXPECT_THROWS(rk::create<rk::View>(context, rk::define<Delicate>(context), rk::rect(0, 0, 1, 1)), "thrown by a default constructor");
    (void)rk::make<Fragile>(context, rk::rect(0, 0, 1, 1), false);
    const rk::View partless = rk::create<rk::View>(context, context.findClass("Fragile"), rk::rect(0, 0, 10, 10));
    EXPECT(partless.pointInside({1, 1}) && !partless.pointInside({11, 1}) && !partless.as<Fragile>());
}

// ---- Exceptions of callbacks ----

struct Thrower : rk::Subclass<rk::View> {
    rk::View hitTest(rk::Point, const rk::Event &) override { throw std::out_of_range("thrown by hitTest"); }
};
struct Catcher : rk::Subclass<rk::View> {
    rk::View inner;
    std::string caught;
    rk::View hitTest(rk::Point point, const rk::Event &event) override {
        try {
            (void)inner.hitTest(point, event);
        } catch (const std::out_of_range &error) {
            caught = error.what();
        }
        return super::hitTest(point, event);
    }
};

void exceptions() {
    rk::Context context;
    rk::Window window(context, rk::rect(0, 0, 100, 100));
    window.makeKeyAndVisible();
    rk::Button button(context, rk::rect(0, 0, 100, 100));
    window.addSubview(button);
    int second = 0;
    const rk::ActionId first = button.on(ControlEvents::TouchUpInside, [&button] {
        EXPECT(button.frame().size.width == 100); // calls inside a callback work
        throw std::runtime_error("first");
    });
    button.on(ControlEvents::TouchUpInside, [&second, &button] {
        EXPECT(button.isEnabled()); // and do not throw what another callback threw
        ++second;
        throw std::runtime_error("second");
    });
    touch(context, 1, TouchPhase::Began, 50, 50);
    EXPECT_THROWS(touch(context, 1.1, TouchPhase::Ended, 50, 50), "first");
    EXPECT(second == 1 && button.isEnabled()); // and nothing is left over
    button.removeAction(first);
    // Through two calls: the inner one throws inside the override, which catches it.
    auto thrower = rk::make<Thrower>(context, rk::rect(0, 0, 100, 100));
    EXPECT_THROWS(thrower.hitTest({1, 1}), "thrown by hitTest");
    auto catcher = rk::make<Catcher>(context, rk::rect(0, 0, 100, 100));
    catcher->inner = thrower;
    EXPECT(catcher.hitTest({1, 1}) == catcher && catcher->caught == "thrown by hitTest");
    window.addSubview(thrower);
    EXPECT_THROWS(window.hitTest({1, 1}), "thrown by hitTest");
    thrower.removeFromSuperview();
    // Timers, posted calls, handlers.
    context.addTimer(2, [](double time) { throw std::runtime_error("timer at " + std::to_string(static_cast<int>(time))); });
    EXPECT_THROWS(context.advance(3), "timer at 2");
    context.post([] { throw std::runtime_error("posted"); });
    EXPECT_THROWS(context.drain(), "posted");
    EXPECT(context.drain() == 0);
    // What a destructor's callbacks throw comes with the next call.
    struct Leaving : rk::Subclass<rk::View> {
        void willMoveToSuperview(const rk::View &superview) override {
            if (!superview) throw std::runtime_error("left");
        }
    };
    auto leaving = rk::make<Leaving>(context, rk::rect(0, 0, 1, 1));
    window.addSubview(leaving);
    EXPECT_THROWS(leaving.removeFromSuperview(), "left");
    context.post([] { throw std::runtime_error("dropped"); });
}

// ---- Callables ----

void callables() {
    rk::Context context;
    rk::Window window(context, rk::rect(0, 0, 100, 100));
    window.makeKeyAndVisible();
    {
        rk::Button button(context, rk::rect(0, 0, 100, 100));
        window.addSubview(button);
        std::vector<std::string> heard;
        auto move_only = std::make_unique<int>(5);
        button.on(ControlEvents::TouchDown, [&heard, counted = Counted(), five = std::move(move_only)](rk::Button &sender, ControlEvents events, const rk::Event &event) {
            heard.push_back(sender.objectClass().name() + (contains(events, ControlEvents::TouchDown) ? " down " : " ") + std::to_string(event.allTouches().size() + static_cast<size_t>(*five)));
        });
        const std::function<void()> plain = [&heard] { heard.emplace_back("up"); };
        const rk::ActionId up = button.on(ControlEvents::TouchUpInside, plain);
        EXPECT(Counted::alive == 1);
        tapAt(context, 1, 50, 50);
        button.removeAction(up);
        tapAt(context, 2, 50, 50);
        EXPECT((heard == std::vector<std::string>{"Button down 6", "up", "Button down 6"}));
        EXPECT_ERROR(rk::Button().on(ControlEvents::TouchDown, [counted = Counted()] {}), RKStatusInvalidArgument, "");
        EXPECT(Counted::alive == 1);
        button.removeFromSuperview();
    }
    EXPECT(Counted::alive == 0);
    // A callable that removes itself, and one that ends its owner, while they run.
    {
        rk::Button button(context, rk::rect(0, 0, 100, 100));
        window.addSubview(button);
        rk::ActionId self = 0;
        int ran = 0;
        std::string text = "captured by reference";
        self = button.on(ControlEvents::TouchUpInside, [&self, &ran, &button, copy = text, counted = Counted()] {
            button.removeAction(self);
            ran += static_cast<int>(copy.size()); // still there
        });
        tapAt(context, 3, 50, 50);
        tapAt(context, 4, 50, 50);
        EXPECT(ran == 21 && Counted::alive == 0);
        button.on(ControlEvents::TouchUpInside, [&button, &ran, copy = text, counted = Counted()] {
            button.removeFromSuperview();
            button = {};
            ran += static_cast<int>(copy.size());
        });
        tapAt(context, 5, 50, 50);
        EXPECT(ran == 42 && Counted::alive == 0 && window.subviews().empty());
    }
    {
        rk::Timer timer = context.addTimer(100, [counted = Counted()] {});
        EXPECT(Counted::alive == 1);
        timer.cancel();
        EXPECT(Counted::alive == 0);
    }
    {
        // An object that ends itself inside its own method.
        struct Suicidal : rk::Subclass<rk::View> {
            std::string text = "a text that is long enough to be allocated";
            Counted counted;
            size_t *out = nullptr;
            void touchesBegan(const rk::Touches &, const rk::Event &) override {
                removeFromSuperview();
                *out = text.size();
            }
        };
        size_t size = 0;
        {
            auto view = rk::make<Suicidal>(context, rk::rect(0, 0, 100, 100));
            view->out = &size;
            window.addSubview(view);
        }
        EXPECT(Counted::alive == 1);
        tapAt(context, 6, 50, 50);
        context.advance(7);
        EXPECT(size == 42 && Counted::alive == 0);
    }
    std::vector<std::string> codes;
    context.setDiagnosticHandler([&codes](std::string_view code, std::string_view) { codes.emplace_back(code); });
    context.setNotificationHandler([&codes, counted = Counted()](rk::Notification notification, const rk::Object &object) {
        if (notification == rk::Notification::ApplicationWillResignActive) codes.push_back(object ? "resigned" : "no object");
    });
    context.setObserver([&codes](const rk::Object &, const rk::Observation &call) {
        if (call.method() == rk::ObservedMethod::TouchesBegan) codes.emplace_back("observed");
    });
    tapAt(context, 8, 5, 5);
    context.setObserver(nullptr);
    context.application().setActive(false);
    context.setNotificationHandler(nullptr);
    EXPECT(Counted::alive == 0 && (codes == std::vector<std::string>{"observed", "observed", "resigned"}));
    int posted = 0;
    const rk::ContextRef reference = context;
    std::thread([reference, &posted] { reference.post([&posted] { ++posted; }); }).join();
    EXPECT(posted == 0 && context.drain() == 1 && posted == 1);
}

// ---- Delegates ----

struct Both : rk::GestureRecognizerDelegate {
    Counted counted;
    int asked = 0;
    bool shouldRecognizeSimultaneouslyWith(const rk::GestureRecognizer &self, const rk::GestureRecognizer &other) override {
        ++asked;
        EXPECT(self != other);
        return true;
    }
};
struct Once : rk::GestureRecognizerDelegate {
    Counted counted;
    std::string text = "a text that is long enough to be allocated";
    size_t seen = 0;
    bool shouldReceiveTouch(const rk::GestureRecognizer &self, const rk::Touch &) override {
        self.setDelegate(nullptr);
        seen = text.size();
        return false;
    }
};
struct Own : rk::Subclass<rk::ScrollView>, rk::ScrollViewDelegate {
    int scrolled = 0;
    Own() { setDelegate(*this); }
    void didScroll(const rk::ScrollView &self) override { scrolled += self == *this; }
    bool touchesShouldBegin(const rk::Touches &, const rk::Event &, const rk::View &) override { return true; }
};

void delegates() {
    rk::Context context;
    rk::Window window(context, rk::rect(0, 0, 100, 100));
    window.makeKeyAndVisible();
    int pans = 0;
    rk::Pan one(context), other(context);
    for (const rk::Pan &pan : {one, other}) {
        pan.on([&pans](rk::Pan &sender) { pans += sender.state() == rk::GestureRecognizerState::Began; });
        window.addGestureRecognizer(pan);
    }
    const auto drag = [&](double time) {
        touch(context, time, TouchPhase::Began, 10, 10);
        touch(context, time + 0.1, TouchPhase::Moved, 60, 10);
        touch(context, time + 0.2, TouchPhase::Ended, 60, 10);
    };
    drag(1);
    EXPECT(pans == 1);
    auto both = std::make_shared<Both>();
    one.setDelegate(both);
    drag(2);
    EXPECT(pans == 3 && both->asked > 0 && both.use_count() == 2);
    one.setDelegate(nullptr);
    EXPECT(both.use_count() == 1);
    one.setDelegate(both);
    Both *const bare = both.get();
    both.reset();
    EXPECT(Counted::alive == 1 && bare->asked > 0);
    auto once = std::make_shared<Once>();
    one.setDelegate(once); // replaces the other
    EXPECT(Counted::alive == 1);
    std::weak_ptr<Once> watched = once;
    Once *const raw = once.get();
    (void)raw;
    once.reset();
    drag(3);
    EXPECT(watched.expired() && Counted::alive == 0 && pans == 4);
    {
        auto scroll = rk::make<Own>(context, rk::rect(0, 0, 50, 50));
        scroll.setContentSize({50, 500});
        window.addSubview(scroll);
        scroll.setContentOffset({0, 20});
        EXPECT(scroll->scrolled == 1 && scroll.contentOffset().y == 20);
        scroll.removeFromSuperview();
    }
    struct Field : rk::TextFieldDelegate {
        std::string heard;
        bool shouldChangeCharacters(const rk::TextField &, size_t start, size_t end, std::string_view text) override {
            heard += std::to_string(start) + "-" + std::to_string(end) + " " + std::string(text) + ";";
            return text != "x";
        }
    };
    auto field = std::make_shared<Field>();
    rk::TextField text(context, rk::rect(0, 50, 50, 50));
    window.addSubview(text);
    text.setDelegate(field);
    EXPECT(text.becomeFirstResponder() && context.insertText(4, "a"));
    (void)context.insertText(4.1, "x");
    EXPECT(text.text() == "a" && field->heard == "0-0 a;1-1 x;");
    // Asked above, it has the library's own answer: the end of the text.
    struct Halves : rk::TextFieldDelegate {
        size_t closestPosition(const rk::TextField &of, rk::Point point) override { return point.x < 25 ? 1 : rk::TextFieldDelegate::closestPosition(of, point); }
    };
    text.setDelegate(std::make_shared<Halves>());
    text.setText("abc");
    double time = 10;
    for (const double x : {10.0, 40.0}) {
        touch(context, time, TouchPhase::Began, x, 75);
        touch(context, time + 0.1, TouchPhase::Ended, x, 75);
        time += 5;
        EXPECT(std::get<0>(text.selectedRange()) == (x < 25 ? 1U : 3U));
    }
}

// ---- Everything else that is overridden ----

struct Everything : rk::Subclass<rk::Application> {
    int events = 0;
    void sendEvent(const rk::Event &event) override {
        ++events;
        super::sendEvent(event);
    }
};
struct MyWindow : rk::Subclass<rk::Window> {
    int events = 0;
    void sendEvent(const rk::Event &event) override {
        ++events;
        super::sendEvent(event);
    }
};
struct Knob : rk::Subclass<rk::Control> {
    std::string heard;
    bool beginTracking(const rk::Touch &touch, const rk::Event &event) override {
        heard += "begin ";
        return super::beginTracking(touch, event);
    }
    void endTracking(const rk::Touch &touch, const rk::Event &event) override {
        heard += "end ";
        super::endTracking(touch, event);
    }
    void sendAction(std::string_view selector, const rk::Object &target, const rk::Event &event) override {
        heard += std::string(selector) + " ";
        super::sendAction(selector, target, event);
    }
};
struct Page : rk::Subclass<rk::ViewController> {
    std::string heard;
    static std::array<rk::Action<Page>, 2> actions() { return {rk::action<&Page::save>("save:"), rk::action<&Page::plain>("plain")}; }
    void save(const rk::Object &sender) { heard += "save from " + sender.name() + " "; }
    void plain() { heard += "plain "; }
    void loadView() override { setView(rk::View(context(), rk::rect(0, 0, 100, 100))); }
    void viewDidLoad() override { heard += "loaded "; }
    void viewWillAppear(bool animated) override {
        heard += "appears ";
        super::viewWillAppear(animated);
    }
};
struct Circle : rk::Subclass<rk::GestureRecognizer> {
    void touchesBegan(const rk::Touches &, const rk::Event &) override { setState(rk::GestureRecognizerState::Began); }
    void touchesEnded(const rk::Touches &, const rk::Event &) override { setState(rk::GestureRecognizerState::Recognized); }
    void reset() override { ++resets; }
    int resets = 0;
};

void kinds() {
    rk::ContextDesc options;
    options.withoutApplication = 1;
    rk::Context context(options);
    auto application = rk::make<Everything>(context);
    auto window = rk::make<MyWindow>(context, rk::rect(0, 0, 100, 100));
    auto page = rk::make<Page>(context);
    window.setRootViewController(page);
    window.makeKeyAndVisible();
    auto knob = rk::make<Knob>(context, rk::rect(0, 0, 50, 50));
    knob.setName("knob");
    page.view().addSubview(knob);
    knob.addTarget({}, "save:", ControlEvents::TouchUpInside);
    auto circle = rk::make<Circle>(context);
    std::string states;
    circle.on([&states](rk::GestureRecognizer &sender) { states += sender.state() == rk::GestureRecognizerState::Began ? "began " : "ended "; });
    tapAt(context, 1, 10, 10);
    EXPECT(application->events == 2 && window->events == 2 && knob->heard == "begin end save: ");
    EXPECT(page->heard == "loaded appears save from knob ");
    EXPECT(application.sendAction("plain", page));
    EXPECT(page->heard == "loaded appears save from knob plain ");
    page.view().addGestureRecognizer(circle);
    tapAt(context, 2, 80, 80);
    EXPECT(states == "began ended " && circle->resets == 1);
    rk::NavigationController navigation(context, page);
    EXPECT(navigation.top() == page);
    rk::Context moved = std::move(context);
    EXPECT(!context && moved.time() == 2.05); // NOLINT: what a move leaves is empty
    moved.close();
    EXPECT(!moved);
}

}  // namespace

int main() {
    handles();
    stale();
    errors();
    texts();
    spans();
    overriding();
    constructing();
    exceptions();
    callables();
    delegates();
    kinds();
    EXPECT(Counted::alive == 0);
    return finished("life");
}
