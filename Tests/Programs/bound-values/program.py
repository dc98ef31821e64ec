"""A paged gallery, a page control, a slider and a stepper that show the same page, whichever of them changes it."""

import math

import responderkit as rk
from shared import make_window, put, tap, text

context = rk.current_context()
window = make_window()
gallery = put(window, "gallery", rk.ScrollView((0, 0, 320, 200), content_size=(960, 200), paging_enabled=True))
dots = put(window, "dots", rk.PageControl((0, 200, 320, 40), number_of_pages=3))
slider = put(window, "slider", rk.Slider((20, 260, 280, 40), maximum_value=2, continuous=False))
stepper = put(window, "stepper", rk.Stepper((20, 320, 100, 40), maximum_value=2))


class Pages:
    def will_begin_dragging(self, scroll):
        print("drag begins")

    def will_end_dragging(self, scroll, velocity, target):
        print(f"  towards {text(target)}")

    def did_end_decelerating(self, scroll):
        turned(round(scroll.content_offset.x / scroll.bounds.width))

    def did_end_scrolling_animation(self, scroll):
        print(f"  animated to {text(scroll.content_offset)}")


def turned(page):
    dots.current_page = page
    slider.value = page
    stepper.value = page
    print(f"  page {dots.current_page}, slider {slider.value:g}, stepper {stepper.value:g}")


def chosen(control):
    page = dots.current_page if control is dots else round(control.value)
    print(f"{control.name} chooses {page}")
    turned(page)
    gallery.set_content_offset((page * 320, 0), animated=True)


def rest():
    while not math.isinf(context.next_deadline):
        context.advance(context.next_deadline)


pages = Pages()
gallery.delegate = pages
for control in (dots, slider, stepper):
    control.add_action(chosen)
context.down(1, 300, 100, 1)
for step in range(1, 6):
    context.move(1, 300 - 32 * step, 100, 1 + step / 64)
context.up(1, 140, 100, 1.09375)
rest()
tap(context, 300, 220, 8)
rest()
tap(context, 30, 340, 16)
rest()
context.down(1, 160, 280, 24)
context.move(1, 290, 280, 24.25)
print("the slider waits for the lift")
context.up(1, 290, 280, 24.5)
rest()
