//! A map in a scroll view that zooms: by two fingers, beyond the limit and back, and by the program to a rectangle.

use responderkit::*;
use shared::{make_window, put, two_fingers};

struct Zooms {
    map: View,
}

methods! {
    impl ScrollViewDelegate for Zooms {
        fn view_for_zooming(&self, _this: &ScrollView) -> Result<Option<View>> {
            Ok(Some(self.map.clone()))
        }
        fn will_begin_zooming(&self, _this: &ScrollView, view: &View) -> Result<()> {
            println!("  zooming of {} begins", view.name()?);
            Ok(())
        }
        fn did_end_zooming(&self, _this: &ScrollView, view: &View, scale: f64) -> Result<()> {
            println!("  zooming of {} ends at {scale:.2}", view.name()?);
            Ok(())
        }
    }
}

fn main() -> Result<()> {
    let context = Context::new()?;
    let window = make_window(&context)?;
    let area = put(&window, "scroll view", ScrollView::new(&context, (0, 0, 320, 400))?)?;
    area.set_content_size((320, 400))?;
    area.set_zoom_scale_range(1.0, 4.0)?;
    let map = put(&area, "map", View::new(&context, (0, 0, 320, 400))?)?;
    area.set_delegate(Zooms { map: map.clone() })?;
    let show = |what: &str| -> Result<()> {
        let (scale, content, width) = (area.zoom_scale()?, area.content_size()?, map.frame()?.size.width);
        println!("  {what}: scale {scale:.2}, content {content:.2}, map {width:.2} wide");
        Ok(())
    };
    // Two fingers around (160, 200), first 120 points apart; then each distance.
    let pinch = |distances: [i32; 2], mut time: f64| {
        let fingers = |phase, distance, time| {
            two_fingers(&context, phase, (160 - distance / 2, 200), (160 + distance / 2, 200), time)
        };
        fingers(TouchPhase::BEGAN, 120, time)?;
        for (distance, k) in distances.into_iter().zip(1..) {
            fingers(TouchPhase::MOVED, distance, time + 0.25 * f64::from(k))?;
            show("moved")?;
        }
        time += 2.0;
        fingers(TouchPhase::ENDED, distances[1], time)?;
        context.advance(time + 1.0)?;
        show("at rest")
    };

    println!("apart:");
    pinch([160, 192], 1.0)?;
    println!("too far:");
    area.set_zoom_scale(3.0, false)?;
    pinch([160, 300], 5.0)?;
    println!("together:");
    area.set_zoom_scale(2.0, false)?;
    pinch([100, 60], 9.0)?;
    println!("to a rectangle of the map:");
    area.zoom_to_rect((80, 100, 160, 200), false)?;
    show("at rest")?;
    println!("  offset {:.2}", area.content_offset()?);
    Ok(())
}
