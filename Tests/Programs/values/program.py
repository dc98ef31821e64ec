"""Controls with a value: slider, switch, segmented control and stepper. VALUE_CHANGED comes for what fingers change, not for what the
program sets."""

import responderkit as rk
from shared import make_window, put, tap


def number_changed(control):
    print(f"  {control.name}: {control.value:g}")


def switched(control):
    print(f"  {control.name}: {'on' if control.on else 'off'}")


def chosen(control):
    index = control.selected_segment_index
    print(f"  {control.name}: {index}, {control.title(index)}")


def add(name, control, action):
    put(window, name, control)
    control.add_action(action, rk.ControlEvents.VALUE_CHANGED)
    return control


with rk.Context() as context:
    window = make_window()
    volume = add("volume", rk.Slider((40, 20, 232, 32)), number_changed)  # its thumb has 200 points to go
    mute = add("mute", rk.Switch((40, 80, 50, 30)), switched)
    speed = add("speed", rk.SegmentedControl((40, 140, 240, 30)), chosen)
    for title in ("slow", "normal", "fast"):
        speed.insert_segment(title)
    count = add("count", rk.Stepper((40, 200, 100, 30), value_range=(0, 2)), number_changed)

    print("the slider's thumb:")
    context.down(1, 56, 36, 1)
    context.move(1, 106, 36, 1.25)
    context.move(1, 156, 60, 1.5)
    context.move(1, 300, 36, 1.75)
    context.up(1, 300, 36, 2)
    print("beside the thumb:")
    context.down(1, 100, 36, 3)
    context.move(1, 150, 36, 3.25)
    context.up(1, 150, 36, 3.5)
    print("set by the program:")
    volume.value = 0.25
    print("the switch, tapped and dragged:")
    tap(context, 65, 95, 5)
    context.down(1, 80, 95, 6)
    context.move(1, 50, 95, 6.25)
    context.up(1, 50, 95, 6.5)
    print("segments:")
    tap(context, 160, 155, 8)
    tap(context, 160, 155, 9)
    speed.set_segment_enabled(False, 2)
    tap(context, 240, 155, 10)  # disabled
    tap(context, 60, 155, 11)
    print("the stepper:")
    tap(context, 120, 215, 13)
    tap(context, 120, 215, 14)
    tap(context, 120, 215, 15)  # at its end
    tap(context, 60, 215, 16)
    print("a disabled switch:")
    mute.enabled = False
    tap(context, 65, 95, 18)
