"""A program written without plugins, and its touches in three cases: without plugins, with them, and with them switched off again.

    python examples/plugin_host.py [FILE.so ...]

Without arguments the plugins of bindings/c/plugins are built into a temporary folder.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import responderkit as rk

BINDINGS = Path(__file__).resolve().parents[2]

# The interface, as it might stand in a file: name, class, the built-in one that replaces it where it is missing,
# superview, frame.
INTERFACE = [
    ("page", "View", rk.View, None, (0, 0, 320, 480)),
    ("play", "RoundButton", rk.Button, "page", (20, 20, 100, 100)),
    ("small", "Button", rk.Button, "page", (200, 60, 20, 20)),
    ("bar", "TabBar", rk.View, "page", (0, 431, 320, 49)),
    ("items", "View", rk.View, "bar", (0, 0, 320, 49)),
    ("raised", "Button", rk.Button, "items", (130, -40, 60, 89)),
]
CIRCLE = [(200, 220), (241, 203), (258, 162), (241, 121), (200, 104), (159, 121), (142, 162), (159, 203), (199, 220)]


class Page(rk.View):
    @rk.action("click:")
    def click(self, sender):
        print(f"    {sender.name}: click")


def class_named(context, name, stand_in):
    try:
        return context.find_class(name).python_class
    except rk.NotFoundError:
        return stand_in


def show(context, title):
    """Build the interface, touch it, and let it go: a plugin cannot be deactivated while objects of its classes live."""
    print(title)
    window = rk.Window((0, 0, 320, 480))
    views = {}
    for name, cls, stand_in, superview, frame in INTERFACE:
        view = views[name] = Page(frame) if name == "page" else class_named(context, cls, stand_in)(frame)
        view.name = name
        (views[superview] if superview else window).add_subview(view)
        if isinstance(view, rk.Button):
            view.add_target(views["page"], "click:", rk.ControlEvents.TOUCH_UP_INSIDE)
    circle = class_named(context, "Circle", None)
    if circle is not None:
        views["page"].add_gesture_recognizer(circle(lambda: print("    a circle")))
    for x, y in ((70, 70), (25, 25), (195, 70), (160, 400)):
        context.down(1, x, y, context.time + 1)
        hit = context.find_touch(1).view
        print(f"  a tap at ({x}, {y}) is {hit.name if hit else 'nothing'}'s")
        context.up(1, x, y, context.time + 0.1)
    print("  a round drag")
    context.down(1, *CIRCLE[0], context.time + 1)
    for x, y in CIRCLE[1:]:
        context.move(1, x, y, context.time + 0.05)
    context.up(1, *CIRCLE[-1], context.time + 0.05)
    window.close()


def build(folder):
    """The plugins of bindings/c/plugins that are written in C."""
    os.umask(0o022)  # what others may write to is not loaded
    files = []
    for source in sorted((BINDINGS / "c" / "plugins").glob("*.c")):
        files.append(Path(folder) / f"{source.stem}.so")
        include = ["-I", str(BINDINGS.parent / "Include")]
        command = [os.environ.get("CC", "cc"), "-shared", "-fPIC", "-fvisibility=hidden", *include, str(source), "-lm"]
        subprocess.run([*command, "-o", str(files[-1])], check=True)
    return files


def main(files):
    with rk.Context() as context:
        context.diagnostic_handler = lambda code, text: print(f"    {code}: {text}")
        show(context, "As it was written:")
        # Loading is off until the program names trusted folders: here, those of the files that the user named.
        context.plugins.policy = rk.PluginPolicy(folders=[file.resolve().parent for file in files])
        for file in files:
            try:
                plugin = context.plugins.load(file)
                print(f"loaded {plugin.id} {plugin.version}")
            except rk.Error as error:
                print(f"not loaded: {error}")
        show(context, "With the plugins:")
        for plugin in reversed(list(context.plugins)):
            plugin.deactivate()
        show(context, "With the plugins switched off:")


if len(sys.argv) > 1:
    main([Path(argument) for argument in sys.argv[1:]])
else:
    with tempfile.TemporaryDirectory() as folder:
        main(build(folder))
