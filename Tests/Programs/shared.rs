//! What the programs in Rust share: the words of the log (README.md), named views, and fingers.

use responderkit::*;

/// The name of an object, "none" for None.
pub fn name(object: Option<impl AsRef<Object>>) -> Result<String> {
    object.map_or(Ok("none".into()), |object| object.as_ref().name())
}

pub fn yes(answer: bool) -> &'static str {
    if answer {
        "yes"
    } else {
        "no"
    }
}

/// A window of 320 by 480 points, which is the key window.
pub fn make_window(context: &ContextRef) -> Result<Window> {
    let window = Window::new(context, (0, 0, 320, 480))?;
    window.set_name("window")?;
    window.make_key()?;
    Ok(window)
}

/// Name a view and put it in front of the other subviews.
pub fn put<V: AsRef<View>>(superview: &View, name: &str, view: V) -> Result<V> {
    view.as_ref().set_name(name)?;
    superview.add_subview(view.as_ref())?;
    Ok(view)
}

/// Name a recogniser and attach it.
pub fn attach<G: AsRef<GestureRecognizer>>(view: &View, name: &str, recognizer: G) -> Result<G> {
    recognizer.as_ref().set_name(name)?;
    view.add_gesture_recognizer(recognizer.as_ref())?;
    Ok(recognizer)
}

/// A tap of 0.1 seconds by finger 1.
pub fn tap(context: &ContextRef, at: impl Into<Point>, time: f64) -> Result<()> {
    let at = at.into();
    context.touch_down(1, at, time)?;
    context.touch_up(1, at, time + 0.1)
}

/// Two fingers that change in the same report.
pub fn two_fingers(
    context: &ContextRef,
    phase: TouchPhase,
    first: impl Into<Point>,
    second: impl Into<Point>,
    time: f64,
) -> Result<()> {
    context.send_touches(time, &[TouchSample::new(1, phase, first), TouchSample::new(2, phase, second)])
}
