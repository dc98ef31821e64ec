//! A paged gallery, a page control, a slider and a stepper that show the same page, whichever of them changes it.

use responderkit::*;
use shared::{make_window, put, tap};
use std::rc::Rc;

struct Pages {
    dots: PageControl,
    slider: Slider,
    stepper: Stepper,
}

impl Pages {
    fn turned(&self, page: i64) -> Result<()> {
        self.dots.set_current_page(page)?;
        self.slider.set_value(page as f64)?;
        self.stepper.set_value(page as f64)?;
        println!(
            "  page {}, slider {}, stepper {}",
            self.dots.current_page()?,
            self.slider.value()?,
            self.stepper.value()?
        );
        Ok(())
    }

    fn chosen(&self, gallery: &ScrollView, control: &Control, page: i64) -> Result<()> {
        println!("{} chooses {page}", control.name()?);
        self.turned(page)?;
        gallery.set_content_offset((320 * page as i32, 0), true)
    }
}

methods! {
    impl ScrollViewDelegate for Pages {
        fn will_begin_dragging(&self, _this: &ScrollView) -> Result<()> {
            println!("drag begins");
            Ok(())
        }
        fn will_end_dragging(&self, _this: &ScrollView, _velocity: Point, target: &mut Point) -> Result<()> {
            println!("  towards {target}");
            Ok(())
        }
        fn did_end_decelerating(&self, this: &ScrollView) -> Result<()> {
            self.turned((this.content_offset()?.x / this.bounds()?.size.width).round() as i64)
        }
        fn did_end_scrolling_animation(&self, this: &ScrollView) -> Result<()> {
            println!("  animated to {}", this.content_offset()?);
            Ok(())
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let gallery = put(&window, "gallery", ScrollView::new(&context, (0, 0, 320, 200))?)?;
    gallery.set_content_size((960, 200))?;
    gallery.set_paging_enabled(true)?;
    let dots = put(&window, "dots", PageControl::new(&context, (0, 200, 320, 40))?)?;
    dots.set_number_of_pages(3)?;
    let slider = put(&window, "slider", Slider::new(&context, (20, 260, 280, 40))?)?;
    slider.set_maximum_value(2.0)?;
    slider.set_continuous(false)?;
    let stepper = put(&window, "stepper", Stepper::new(&context, (20, 320, 100, 40))?)?;
    stepper.set_maximum_value(2.0)?;
    let pages = Rc::new(Pages { dots, slider, stepper });
    gallery.set_delegate(pages.clone())?;
    for control in [AsRef::<Control>::as_ref(&pages.dots), pages.slider.as_ref(), pages.stepper.as_ref()] {
        let (pages, gallery) = (pages.clone(), gallery.clone());
        control.add_action(ControlEvents::VALUE_CHANGED, move |control, _, _| {
            let page =
                if *control == *pages.dots { pages.dots.current_page()? } else { control.value()?.round() as i64 };
            pages.chosen(&gallery, control, page)
        })?;
    }

    let rest = || -> Result<()> {
        while context.next_deadline()?.is_finite() {
            context.advance(context.next_deadline()?)?;
        }
        Ok(())
    };
    context.touch_down(1, (300, 100), 1.0)?;
    for step in 1..6 {
        context.touch_move(1, (300 - 32 * step, 100), 1.0 + f64::from(step) / 64.0)?;
    }
    context.touch_up(1, (140, 100), 1.09375)?;
    rest()?;
    tap(&context, (300, 220), 8.0)?;
    rest()?;
    tap(&context, (30, 340), 16.0)?;
    rest()?;
    context.touch_down(1, (160, 280), 24.0)?;
    context.touch_move(1, (290, 280), 24.25)?;
    println!("the slider waits for the lift");
    context.touch_up(1, (290, 280), 24.5)?;
    rest()
}
