// shared.hpp - what the programs in C++ share: fingers, named views, and the words of the log (README.md).
#ifndef SHARED_HPP
#define SHARED_HPP

#include <responderkit/responderkit.hpp>

#include <cstdio>

inline std::string nameOf(const rk::Object &object) { return object ? object.name() : "none"; }

inline const char *yes(bool answer) { return answer ? "yes" : "no"; }

/// A window of 320 by 480 points, which is the key window.
inline rk::Window makeWindow(const rk::Context &context) {
    rk::Window window(context, rk::rect(0, 0, 320, 480));
    window.setName("window");
    window.makeKey();
    return window;
}

/// Name a view and put it in front of the other subviews.
template <class V> V put(const rk::View &superview, const char *name, V view) {
    view.setName(name);
    superview.addSubview(view);
    return view;
}

/// Name a recogniser and attach it.
template <class R> R attach(const rk::View &view, const char *name, R recognizer) {
    recognizer.setName(name);
    view.addGestureRecognizer(recognizer);
    return recognizer;
}

inline const char *stateOf(const rk::GestureRecognizer &recognizer) {
    static constexpr const char *names[] = {"possible", "began", "changed", "ended", "cancelled", "failed"};
    return names[raw(recognizer.state())];
}

/// Two fingers that change in the same report.
inline void twoFingers(const rk::Context &context, rk::TouchPhase phase, rk::Point first, rk::Point second, double time) {
    context.sendTouches(time, {rk::finger(1, phase, first), rk::finger(2, phase, second)});
}

/// A tap of 0.1 seconds by finger 1.
inline void tap(const rk::Context &context, double x, double y, double time) {
    context.down(1, {x, y}, time);
    context.up(1, {x, y}, time + 0.1);
}

#endif
