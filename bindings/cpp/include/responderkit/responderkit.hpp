/* SPDX-License-Identifier: MIT */
/**
 * @file responderkit.hpp
 * ResponderKit for C++17 and later: one header to include. The program links the C library only.
 *
 * **Handles.** rk::Object, Responder, View, Window, Control, Button, GestureRecognizer, Tap and the others are references to objects
 * of the library. A copy retains, a move does not call the library, the destructor releases. A subclass converts to its
 * superclass; as<T>() converts in the other direction. Handles that C lends become own references when they are returned.
 * A handle is as large as a pointer, and its methods are const, as those of a pointer's target.
 *
 * **No object** is a handle that tests false, in results (`if (rk::View hit = window.hitTest(point))`) and in arguments (`{}`).
 * It is not a std::optional: a handle has that state anyway, since it can be moved from and its object can be destroyed.
 *
 * **Errors** are exceptions: rk::Error has the status, and the sentence of rk_last_error(). Nearly all of them are errors of
 * the program, which a std::expected at 600 calls would only hide. With -fno-exceptions a call that fails prints its sentence
 * and ends the program with std::abort().
 *
 * **Exceptions of callbacks** do not cross the C library. An exception that leaves an action, an override, a delegate
 * or a handler is stored, and the result is false, 0 or no object. The call that was running throws it when it returns; of several
 * exceptions it throws the first. So the outermost call, such as sendTouches(), throws an exception that is not caught before.
 * Destructors cannot throw: an exception of their callbacks is thrown by the thread's next call, or dropped with the context.
 *
 * **Deriving.** `struct Disc : rk::Subclass<rk::Button> { bool pointInside(rk::Point, const rk::Event &) override; };` overrides
 * methods; `super::pointInside(point, event)` calls the inherited method. `rk::make<Disc>(context, frame, ...)` creates an object, and
 * passes further arguments to Disc's constructor. The C++ object is stored in the memory of the library's object and lives exactly as
 * long: until its last reference is released, or the context ends. `*this` is a handle of it that does not retain; a copy retains.
 * A member that is a handle of a superview or of the object itself would form a cycle: use rk::Weak. One class of C is defined for
 * each C++ class and context, at first use, with only the methods that the class overrides; other methods cost nothing.
 * `disc->pointInside(…)` calls the C++ method; `disc.pointInside(…)` calls the library, which runs extensions and plugins, too.
 *
 * **Callables.** `button.on(rk::ControlEvents::TouchUpInside, [&] { … })`, tap.on(), addTimer(), post(), handlers and delegates
 * retain the callable until it is replaced or removed, or its object ends. Then it is destroyed, but never while it runs.
 *
 * **Threads.** As in C: everything on the context's thread, except post(), the post functions and the release of a handle.
 *
 * **Extensions and plugins.** A class that derives from rk::Extension is layered over an existing class: rk::extend<T>(). A plugin includes
 * plugin.hpp instead of this header; context.loadPlugin() loads it.
 *
 * Functions without a C++ form (rk_invoke(), closures; the guide has the list) are used through C: ref() is C's handle;
 * rk::borrow<T>() and rk::adopt<T>() convert it back.
 */
#ifndef RESPONDERKIT_HPP
#define RESPONDERKIT_HPP

#if !defined(__cplusplus) || __cplusplus < 201703L
#  error "responderkit.hpp needs C++17: compile with -std=c++17 or later; responderkit.h is for C and older C++"
#endif

#if defined(RK_CPP_PLUGIN)
#  if defined(__clang__)
#    pragma clang diagnostic push
#    if __has_warning("-Wunique-object-duplication") // each plugin is to have its own
#      pragma clang diagnostic ignored "-Wunique-object-duplication"
#    endif
#  endif
#  include <responderkit/plugin.h>
#  include <responderkit/loader.h>
// What two plugins, or a plugin and its program, have by the same name are two things.
#  define RK_CPP_VISIBILITY [[gnu::visibility("hidden")]]
#else
#  include <responderkit/responderkit.h>
#  include <responderkit/plugin.h>
#  define RK_CPP_VISIBILITY
#endif

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include <responderkit/responderkit_core.hpp>

#include <responderkit/responderkit_generated.hpp>

namespace RK_CPP_VISIBILITY rk {

// ---- Contexts ----

/// Owns a context: the destructor destroys the context and all its objects. It can be moved, not copied; it passes as a ContextRef.
class Context : public ContextRef {
  public:
    explicit Context(const ContextDesc &desc = {}) { detail::check(rk_context_create(detail::c(&desc), &ref_)); }
    Context(Context &&other) noexcept : ContextRef(std::exchange(other.ref_, nullptr)) {}
    Context &operator=(Context &&other) noexcept {
        Context moved(std::move(other));
        std::swap(ref_, moved.ref_);
        return *this;
    }
    Context(const Context &) = delete;
    Context &operator=(const Context &) = delete;
    /// A destructor that runs inside one of the context's callbacks does not destroy the context.
    ~Context() {
        if (ref_ == nullptr) return;
        (void)rk_context_destroy(ref_);
#if RK_CPP_EXCEPTIONS
        detail::forgetCaught();
#endif
    }
    /// Destroy the context now; rethrows an exception of a callback that runs meanwhile.
    void close() {
        const RKStatus status = rk_context_destroy(ref_);
        if (status == RKStatusOK) ref_ = nullptr;
        detail::check(status);
    }
};

inline std::string detail::spelled(std::string_view sentence) {
    std::string made(sentence);
    for (const Spelling &one : spellings) {
        for (size_t at = made.find(one.c); at != std::string::npos; at = made.find(one.c, at + one.own.size())) {
            size_t end = at + one.c.size();
            if (made.compare(end, 2, "()") == 0) end += 2;
            made.replace(at, end - at, one.own);
        }
    }
    return made;
}

/// A finger's sample.
inline TouchSample finger(int64_t id, TouchPhase phase, Point location) noexcept {
    TouchSample sample;
    sample.id = id;
    sample.phase = phase;
    sample.location = location;
    return sample;
}

inline void ContextRef::down(int64_t id, Point location, double time) const { sendTouches(time, {finger(id, TouchPhase::Began, location)}); }
inline void ContextRef::move(int64_t id, Point location, double time) const { sendTouches(time, {finger(id, TouchPhase::Moved, location)}); }
inline void ContextRef::up(int64_t id, Point location, double time) const { sendTouches(time, {finger(id, TouchPhase::Ended, location)}); }
inline size_t ContextRef::sendTouchStream(Span<double> timestamps, Span<TouchSample> samples) const {
    if (timestamps.size() != samples.size()) detail::fail(RKStatusInvalidArgument, "timestamps are not as many as samples; give each sample its time");
    size_t sent = 0;
#if RK_CPP_EXCEPTIONS
    detail::Caught *const outer = std::exchange(detail::caught, new detail::Caught{nullptr, ref()});
#endif
    const RKStatus status = rk_context_send_touch_stream(ref(), timestamps.data(), detail::c(samples.data()), samples.size(), &sent);
#if RK_CPP_EXCEPTIONS
    const std::exception_ptr thrown = detail::caught != nullptr ? detail::caught->exception : nullptr;
    detail::forgetCaught();
    detail::caught = outer;
    // What a destructor's callback had left before comes first.
    if (thrown != nullptr && outer == nullptr) detail::caught = new detail::Caught{thrown};
#endif
    detail::check(status);
    return sent;
}
inline void ContextRef::keyDown(int64_t id, const Text &characters, double time, KeyModifierFlags modifiers) const {
    PressSample sample;
    sample.id = id;
    sample.type = PressType::Key;
    sample.characters = characters.c_str();
    sample.modifiers = modifiers;
    sendPresses(time, {sample});
}
inline void ContextRef::keyUp(int64_t id, double time, KeyModifierFlags modifiers) const {
    PressSample sample;
    sample.id = id;
    sample.phase = PressPhase::Ended;
    sample.modifiers = modifiers;
    sendPresses(time, {sample});
}

/// A weak reference: lock() returns the object, or none if it has been destroyed.
template <class H> class Weak {
  public:
    constexpr Weak() noexcept = default;
    Weak(const H &handle) noexcept : ref_(handle.ref()) {}
    /// The object; none if it has been destroyed.
    H lock() const { return ref_ != nullptr && rk_object_is_alive(RK_OBJECT(ref_)) ? borrow<H>(ref_) : H(); }

  private:
    typename H::Ref ref_ = nullptr;
};

/// A copy of a tree that never changes, for hit-tests on any thread and on several at once. View::takeSnapshot() makes it. Meanwhile views may change or be destroyed, and even the context.
class Snapshot {
  public:
    explicit Snapshot(RKSnapshotRef owned) noexcept : ref_(owned) {}
    Snapshot(Snapshot &&other) noexcept : ref_(std::exchange(other.ref_, nullptr)) {}
    Snapshot &operator=(Snapshot &&other) noexcept {
        std::swap(ref_, other.ref_);
        return *this;
    }
    ~Snapshot() {
        if (ref_ != nullptr) rk_snapshot_destroy(ref_);
    }
    /// C's handle.
    RKSnapshotRef ref() const noexcept { return ref_; }
    /// C's handle of the view at a point, as it was then; nullptr if there is none. borrow<View>() has the view, on the context's thread, if it has not ended since.
    RKViewRef hitTest(Point point) const;
    /// The same at many points.
    std::vector<RKViewRef> hitTestMany(Span<Point> points) const;

  private:
    RKSnapshotRef ref_;
};

// ---- Callables ----

namespace detail {

template <class H, class F> ActionId onControl(RKControlRef control, ControlEvents events, F function) {
    ActionId made = 0;
    boxed(contextOf(RK_OBJECT(control)), std::move(function), [&](void *userdata, void (*drop)(void *)) {
        return rk_control_add_action(
            control, raw(events),
            [](RKControlRef sender, RKControlEvents sent, RKEventRef event, void *box) {
                guarded<void>(Box<F>::context(box), [&] {
                    H handle = borrow<H>(sender);
                    if constexpr (std::is_invocable_v<F &, H &, ControlEvents, const Event &>)
                        Box<F>::template run<void>(box, handle, static_cast<ControlEvents>(sent), Borrowed<Event>(event).handle());
                    else if constexpr (std::is_invocable_v<F &, H &, ControlEvents>) Box<F>::template run<void>(box, handle, static_cast<ControlEvents>(sent));
                    else if constexpr (std::is_invocable_v<F &, H &>) Box<F>::template run<void>(box, handle);
                    else Box<F>::template run<void>(box);
                });
            },
            userdata, drop, &made);
    });
    return made;
}

template <class H, class F> ActionId onGesture(RKGestureRecognizerRef recognizer, F function) {
    ActionId made = 0;
    boxed(contextOf(RK_OBJECT(recognizer)), std::move(function), [&](void *userdata, void (*drop)(void *)) {
        return rk_gesture_recognizer_add_action(
            recognizer,
            [](RKGestureRecognizerRef sender, void *box) {
                guarded<void>(Box<F>::context(box), [&] {
                    H handle = borrow<H>(sender);
                    if constexpr (std::is_invocable_v<F &, H &>) Box<F>::template run<void>(box, handle);
                    else Box<F>::template run<void>(box);
                });
            },
            userdata, drop, &made);
    });
    return made;
}

}  // namespace detail

template <class F> Timer ContextRef::addTimer(double deadline, F function) const {
    RKTimerRef made = nullptr;
    detail::boxed(ref(), std::move(function), [&](void *userdata, void (*drop)(void *)) {
        return rk_context_add_timer(
            ref(), deadline,
            [](RKContextRef, double time, void *box) {
                if constexpr (std::is_invocable_v<F &, double>) detail::Box<F>::template run<void>(box, time);
                else static_cast<void>(time), detail::Box<F>::template run<void>(box);
            },
            userdata, drop, &made);
    });
    return Timer(made);
}

template <class F> void ContextRef::post(F function) const {
    detail::boxed(ref(), std::move(function), [&](void *userdata, void (*drop)(void *)) {
        return rk_context_post_call(ref(), [](RKContextRef, void *box) { detail::Box<F>::template run<void>(box); }, userdata, drop);
    });
}

template <class F> void ContextRef::setDiagnosticHandler(F function) const {
    detail::boxed(ref(), std::move(function), [&](void *userdata, void (*drop)(void *)) {
        return rk_context_set_diagnostic_handler(
            ref(), [](RKContextRef, const char *code, const char *text, void *box) { detail::Box<F>::template run<void>(box, detail::view(code), detail::view(text)); },
            userdata, drop);
    });
}
template <class F> void ContextRef::setNotificationHandler(F function) const {
    detail::boxed(ref(), std::move(function), [&](void *userdata, void (*drop)(void *)) {
        return rk_context_set_notification_handler(
            ref(),
            [](RKContextRef, RKNotification notification, RKObjectRef object, void *box) {
                const detail::Borrowed<Object> borrowed(object);
                detail::Box<F>::template run<void>(box, static_cast<Notification>(notification), borrowed.handle());
            },
            userdata, drop);
    });
}
template <class F> void ContextRef::setObserver(F function) const {
    detail::boxed(ref(), std::move(function), [&](void *userdata, void (*drop)(void *)) {
        return rk_context_set_observer(
            ref(),
            [](RKContextRef, RKObjectRef object, const RKObservation *call, void *box) {
                const detail::Borrowed<Object> borrowed(object);
                detail::Box<F>::template run<void>(box, borrowed.handle(), Observation(*call));
            },
            userdata, drop);
    });
}
inline void ContextRef::setDiagnosticHandler(std::nullptr_t) const { detail::check(rk_context_set_diagnostic_handler(ref(), nullptr, nullptr, nullptr)); }
inline void ContextRef::setNotificationHandler(std::nullptr_t) const { detail::check(rk_context_set_notification_handler(ref(), nullptr, nullptr, nullptr)); }
inline void ContextRef::setObserver(std::nullptr_t) const { detail::check(rk_context_set_observer(ref(), nullptr, nullptr, nullptr)); }

inline void ContextRef::record(const Text &path, RecorderOptions options) const {
    RecorderDesc desc;
    desc.path = path.c_str();
    desc.options = options;
    startRecorder(desc);
}
template <class F, class> void ContextRef::record(F writer, RecorderOptions options) const {
    detail::boxed(ref(), std::move(writer), [&](void *userdata, void (*drop)(void *)) {
        RecorderDesc desc;
        desc.options = options;
        desc.writer = [](const void *bytes, size_t count, void *box) { return detail::Box<F>::template run<bool>(box, bytes, count); };
        desc.userdata = userdata;
        desc.drop = drop;
        return rk_recorder_start(ref(), detail::c(&desc));
    });
}
inline std::vector<Problem> ContextRef::problems(ProblemFlags flags) const {
    return detail::records<Problem>([&](auto *buffer, size_t capacity, size_t *length) {
        return rk_problems(ref(), raw(flags), buffer, capacity, length);
    });
}

// ---- Many at once ----

inline std::vector<View> ContextRef::createViews(Span<Rect> frames, const View &superview, Span<int64_t> superviews, Class cls) const {
    if (superviews.size() != 0 && superviews.size() != frames.size())
        detail::fail(RKStatusInvalidArgument, "superviews has another number of elements than frames; give one for each frame, or none");
    RKViewsDesc desc = ::responderkit::sized<RKViewsDesc>();
    desc.count = frames.size();
    desc.frames = frames.data();
    desc.superview = superview.ref();
    desc.superviews = superviews.size() != 0 ? superviews.data() : nullptr;
    desc.cls = cls.ref();
    std::vector<RKViewRef> made(frames.size());
    const RKStatus status = rk_view_create_many(ref(), &desc, made.data());
    std::vector<View> views;
    views.reserve(made.size());
    for (RKViewRef one : made) views.push_back(detail::adopt<View>(one));
    detail::check(status);
    return views;
}
inline std::vector<View> View::hitTestMany(Span<Point> points) const {
    std::vector<RKViewRef> hit(points.size());
    detail::check(rk_view_hit_test_many(ref(), points.data(), points.size(), hit.data()));
    return detail::borrowed<View>(hit);
}
inline std::vector<View> View::hitMap(Rect rect, size_t columns, size_t rows) const {
    if (rows != 0 && columns > (size_t{1} << 28) / rows) detail::fail(RKStatusLimitReached, "columns * rows is more than 268,435,456; ask for parts of the rectangle");
    std::vector<RKViewRef> hit(columns * rows);
    detail::check(rk_hit_map(ref(), rect, columns, rows, hit.data()));
    return detail::borrowed<View>(hit);
}
inline Snapshot View::takeSnapshot(bool ignoresOverrides) const {
    RKSnapshotRef snapshot = nullptr;
    detail::check(rk_view_take_snapshot(ref(), ignoresOverrides, &snapshot));
    return Snapshot(snapshot);
}
inline RKViewRef Snapshot::hitTest(Point point) const {
    RKViewRef hit = nullptr;
    detail::check(rk_snapshot_hit_test(ref(), point, &hit));
    return hit;
}
inline std::vector<RKViewRef> Snapshot::hitTestMany(Span<Point> points) const {
    std::vector<RKViewRef> hit(points.size());
    detail::check(rk_snapshot_hit_test_many(ref(), points.data(), points.size(), hit.data()));
    return hit;
}
inline void View::setTransform3D(Span<double> matrix) const {
    if (matrix.size() != 16) detail::fail(RKStatusInvalidArgument, "matrix has not 16 elements; give m11, m12, m13, m14, m21, ... m44");
    detail::check(rk_view_set_transform_3d(ref(), matrix.data()));
}
inline void Responder::setValue(const Text &key, void *value) const { detail::check(rk_responder_set_value(ref(), key.c_str(), value)); }
template <class T> T *Responder::findValue(const Text &key) const {
    void *value = nullptr;
    detail::check(rk_responder_find_value(ref(), key.c_str(), &value, nullptr));
    return static_cast<T *>(value);
}

}  // namespace rk

#include <responderkit/responderkit_deriving.hpp>

#include <responderkit/responderkit_plugin.hpp>

#if defined(RK_CPP_PLUGIN) && defined(__clang__)
#  pragma clang diagnostic pop
#endif

/// Handles in unordered containers.
template <> struct std::hash<rk::Object> {
    size_t operator()(const rk::Object &object) const noexcept { return std::hash<RKObjectRef>()(object.ref()); }
};

#endif
