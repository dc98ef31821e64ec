"""A window with a button, a slider, a text field, a field to be tapped twice and a list to be scrolled, drawn with SDL2.

    pip install PySDL2; python examples/sdl2/window.py [--print] [--at X,Y] [--screenshot FILE.bmp]

Views are rectangles; what a finger is on has a yellow frame. --print prints a line for everything that happens. Escape closes the window.
PySDL2, because it is SDL's own interface: its events keep their times, which a gesture needs. `bindings/c/sources/sdl2` does the same in C.
"""

import argparse
import ctypes
import math

import sdl2

import responderkit as rk

COLORS = {rk.Button: 0x3060A0, rk.Slider: 0x3060A0, rk.TextField: 0xC8C8D0, rk.ScrollView: 0x303038}
GROUND, HIT, HIGHLIGHT, THUMB = 0x202028, 0xFFD040, 0x60A0FF, 0xE0E0E0


class Scene:
    """The views, and what they do."""

    def __init__(self, say):
        self.say, self.presses, self.ready = say, 0, False
        self.window = rk.Window((0, 0, 480, 360))
        self.window.make_key_and_visible()
        button = rk.Button((20, 20, 120, 40))
        button.add_action(lambda: say("button down"), rk.ControlEvents.TOUCH_DOWN)
        button.add_action(self.press, rk.ControlEvents.TOUCH_UP_INSIDE)
        slider = rk.Slider((20, 80, 220, 30), value_range=(0, 100))
        slider.add_action(lambda: say(f"slider {slider.value:.0f}"), rk.ControlEvents.VALUE_CHANGED)
        field = rk.TextField((20, 130, 220, 30))
        field.add_action(lambda: say(f"text {field.text}"), rk.ControlEvents.EDITING_CHANGED)
        pad = rk.View((20, 180, 220, 120))
        twice = rk.Tap(lambda tap: say(f"double-tap {tap.state.name.lower()}"), number_of_taps_required=2)
        pad.add_gesture_recognizer(twice)
        rows = rk.ScrollView((260, 20, 200, 280), content_size=(200, 30 * 40))
        rows.clips_to_bounds, rows.delegate = True, self
        for k in range(30):
            rows.add_subview(rk.View((0, k * 40, 200, 39)))
        for view in (button, slider, field, pad, rows):
            self.window.add_subview(view)

    def press(self):
        self.presses += 1
        self.say(f"button pressed {self.presses}")

    def did_scroll(self, rows):
        self.say(f"offset {rows.content_offset.y:.1f}")

    def did_end_decelerating(self, rows):
        self.say("at rest")


class Painter:
    """The tree as rectangles."""

    def __init__(self, renderer):
        self.renderer = renderer

    def fill(self, rect, color, draw=sdl2.SDL_RenderFillRect):
        sdl2.SDL_SetRenderDrawColor(self.renderer, color >> 16, color >> 8 & 255, color & 255, 255)
        draw(self.renderer, pixels(rect))

    def paint(self, view, hit, color=GROUND):
        place = view.convert_rect_to(view.bounds, None)
        self.fill(place, HIGHLIGHT if isinstance(view, rk.Control) and view.highlighted else color)
        if isinstance(view, rk.Slider):
            self.fill(view.convert_rect_to(view.thumb_rect, None), THUMB)
        if view is hit:
            self.fill(place, HIT, sdl2.SDL_RenderDrawRect)
        if view.clips_to_bounds:
            sdl2.SDL_RenderSetClipRect(self.renderer, pixels(place))
        for k, child in enumerate(view.subviews):
            self.paint(child, hit, COLORS.get(type(child), 0x484858 if k % 2 else 0x585868))
        if view.clips_to_bounds:
            sdl2.SDL_RenderSetClipRect(self.renderer, None)


def pixels(rect):
    return sdl2.SDL_Rect(*map(round, (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)))


class Source:
    """SDL's events as those of a context: mouse, wheel and text. Times are SDL's, in seconds."""

    def __init__(self, context):
        self.context, self.buttons = context, 0

    def take(self, event):
        time = event.common.timestamp / 1000
        if event.type == sdl2.SDL_MOUSEMOTION:
            self.point(time, (event.motion.x, event.motion.y), self.buttons)
        elif event.type in (sdl2.SDL_MOUSEBUTTONDOWN, sdl2.SDL_MOUSEBUTTONUP):
            bit = 1 << {2: 2, 3: 1}.get(event.button.button, event.button.button - 1)  # SDL counts left, middle, right
            buttons = self.buttons | bit if event.button.state else self.buttons & ~bit
            self.point(time, (event.button.x, event.button.y), buttons)
        elif event.type == sdl2.SDL_MOUSEWHEEL:
            x, y = ctypes.c_int(), ctypes.c_int()
            sdl2.SDL_GetMouseState(x, y)
            self.context.send_scroll(time, (x.value, y.value), (-40 * event.wheel.x, 40 * event.wheel.y))
        elif event.type == sdl2.SDL_TEXTINPUT:
            self.context.insert_text(event.text.text.decode(), time)
        elif event.type == sdl2.SDL_KEYDOWN and event.key.keysym.sym == sdl2.SDLK_BACKSPACE and not event.key.keysym.mod & (sdl2.KMOD_CTRL | sdl2.KMOD_ALT | sdl2.KMOD_GUI):
            self.context.delete_backward(time)

    def point(self, time, at, buttons):
        """The pointer hovers; while a button is down it is a touch."""
        before, self.buttons = self.buttons, buttons
        if before or buttons:
            phase = rk.TouchPhase.BEGAN if not before else rk.TouchPhase.MOVED if buttons else rk.TouchPhase.ENDED
            self.context.send_touches(time, [rk.TouchSample(1, phase, at, rk.TouchType.INDIRECT_POINTER, buttons=buttons or before)])
        self.context.send_pointer(time, at, buttons=buttons)

    def wait(self, event):
        """Wait for the next event or the context's next deadline, whichever comes first."""
        seconds = self.context.next_deadline - sdl2.SDL_GetTicks64() / 1000
        if math.isinf(seconds):
            return sdl2.SDL_WaitEvent(event)
        got = sdl2.SDL_WaitEventTimeout(event, max(0, math.ceil(seconds * 1000)))
        if not got:
            self.context.advance(sdl2.SDL_GetTicks64() / 1000)
        return got


def run(context, renderer, options):
    scene = Scene((lambda text: print(text, flush=True)) if options.prints else (lambda text: None))
    painter, source, event, ends = Painter(renderer), Source(context), sdl2.SDL_Event(), False
    while not ends:
        touch = context.find_touch(1)
        painter.paint(scene.window, touch and touch.view)
        if options.screenshot:  # what is drawn can be read, what is shown cannot
            image = sdl2.SDL_CreateRGBSurfaceWithFormat(0, 480, 360, 24, sdl2.SDL_PIXELFORMAT_BGR24)
            sdl2.SDL_RenderReadPixels(renderer, None, sdl2.SDL_PIXELFORMAT_BGR24, image.contents.pixels, image.contents.pitch)
            sdl2.SDL_SaveBMP(image, options.screenshot.encode())
            sdl2.SDL_FreeSurface(image)
        sdl2.SDL_RenderPresent(renderer)
        if not scene.ready:
            scene.ready = not scene.say("ready")
        more = source.wait(event)
        while more:
            source.take(event)
            ends |= event.type == sdl2.SDL_QUIT or event.type == sdl2.SDL_KEYDOWN and event.key.keysym.sym == sdl2.SDLK_ESCAPE
            more = sdl2.SDL_PollEvent(event)


parser = argparse.ArgumentParser()
parser.add_argument("--print", action="store_true", dest="prints")
parser.add_argument("--at", default="100,100", help="where the window is to be")
parser.add_argument("--screenshot", help="a BMP file of what is to be seen")
options = parser.parse_args()
if sdl2.SDL_Init(sdl2.SDL_INIT_VIDEO) != 0:
    raise SystemExit(sdl2.SDL_GetError().decode())
window = sdl2.SDL_CreateWindow(b"ResponderKit", *map(int, options.at.split(",")), 480, 360, 0)
renderer = sdl2.SDL_CreateRenderer(window, -1, sdl2.SDL_RENDERER_SOFTWARE)
sdl2.SDL_StartTextInput()
with rk.Context() as context:
    run(context, renderer, options)
sdl2.SDL_Quit()
