"""Examples of generated methods of the safe crate: the lines that a reader sees. A context, a window of 320 by 480 points and a button in it are there."""

BEFORE = [
    "use responderkit::*;", "fn main() -> Result<()> {", "let context = Context::new()?;", "let window = Window::new(&context, (0, 0, 320, 480))?;",
    "let button = Button::new(&context, (100, 200, 120, 44))?;", "window.add_subview(&button)?;",
]
AFTER = ["Ok(())", "}"]

EXAMPLES = {
    "rk_explain": """
        context.trace_start(1000)?;
        button.set_name("send")?;
        button.set_enabled(false)?;
        context.touch_down(1, (150, 210), 1.0)?;
        context.touch_up(1, (150, 210), 1.1)?;
        assert!(button.explain()?.contains("disabled"));
    """,
    "rk_view_explain_point": """
        button.set_name("send")?;
        button.set_hidden(true)?;
        assert!(button.explain_point((150, 210), false)?.contains("hidden"));
    """,
    "rk_context_set_config": """
        assert_eq!(context.config(Config::CONTROL_SLOP)?, 70.0);
        context.set_config(Config::CONTROL_SLOP, 20.0)?;
    """,
    "rk_context_next_deadline": """
        // A host sleeps until then; infinity: until input comes.
        while context.next_deadline()?.is_finite() {
            context.advance(context.next_deadline()?)?;
        }
    """,
    "rk_view_hit_test": """
        assert_eq!(window.hit_test((150, 210), None)?.as_ref(), Some(AsRef::<View>::as_ref(&button)));
        assert_eq!(window.hit_test((400, 400), None)?, None);
    """,
    "rk_view_convert_point_to": """
        assert_eq!(button.convert_point_to((10, 10), Some(&window))?, Point::new(110.0, 210.0));
        assert_eq!(button.convert_point_to((10, 10), None)?, Point::new(110.0, 210.0)); // the window's, too
    """,
    "rk_gesture_recognizer_require_to_fail": """
        let (once, twice) = (Tap::new(&context)?, Tap::new(&context)?);
        twice.set_number_of_taps_required(2)?;
        once.require_to_fail(&twice)?; // waits until no second tap can come
    """,
    "rk_touch_get_predicted": """
        context.touch_down(1, (150, 210), 0.0)?;
        context.touch_move(1, (160, 210), 0.01)?;
        context.touch_move(1, (170, 210), 0.02)?;
        let touch = context.find_touch(1)?;
        let ahead = touch.predicted(PredictionModel::LINEAR, 0.01)?;
        assert!(ahead.location.x > 170.0);
    """,
    "rk_touch_get_coalesced": """
        let between = TouchSnapshot { location: (155, 210).into(), timestamp: 0.005, ..Default::default() };
        context.touch_down(1, (150, 210), 0.0)?;
        let sample = TouchSample { coalesced: vec![between], ..TouchSample::new(1, TouchPhase::MOVED, (160, 210)) };
        context.send_touches(0.01, &[sample])?;
        assert_eq!(context.find_touch(1)?.coalesced()?[0].location.x, 155.0);
    """,
    "rk_text_field_set_marked_text": """
        let field = TextField::new(&context, (0, 0, 320, 40))?;
        window.add_subview(&field)?;
        field.become_first_responder()?;
        field.set_marked_text("かな", 6, 6)?; // an input method is not done yet
        assert_eq!(field.marked_range()?, (0, 6)); // bytes of UTF-8
        field.unmark_text()?;
        assert_eq!(field.text()?, "かな");
    """,
    "rk_responder_get_chain": """
        let names: Vec<_> = button.chain()?.iter().map(|one| one.class()?.name()).collect::<Result<_>>()?;
        assert_eq!(names, ["Button", "Window", "Application"]);
    """,
}


def example(name):
    """The comment's lines with the example of a function; none if it has none."""
    if name not in EXAMPLES:
        return []
    shown = [line[8:].rstrip() for line in EXAMPLES[name].strip("\n").split("\n")][:-1]
    return ["", "```", *(f"# {line}" for line in BEFORE), *shown, *(f"# {line}" for line in AFTER), "```"]
