// SPDX-License-Identifier: MIT
//! Samples of touches and presses.

use crate::boundary::{check, streaming};
use crate::error::{text_in, Result};
use crate::*;
use responderkit_sys as sys;
use std::mem::size_of;
use std::ptr::null;

/// One finger in a report. What is not set is 0: `TouchSample { force: 1.0, ..TouchSample::new(1, TouchPhase::BEGAN, (5.0, 5.0)) }`.
#[derive(Clone, Debug, Default)]
pub struct TouchSample {
    /// The finger's number, the program's own.
    pub id: i64,
    /// What has happened to it.
    pub phase: TouchPhase,
    /// Where it is, in points of the screen.
    pub location: Point,
    /// Finger, pencil, or pointer.
    pub kind: TouchType,
    /// The screen.
    pub screen: u32,
    /// Its force; 1 is an ordinary touch's.
    pub force: f64,
    /// The radius of the touch, in points.
    pub major_radius: f64,
    /// The buttons of a pointer that are down, a bit each.
    pub buttons: u32,
    /// The keys that are held.
    pub modifiers: KeyModifierFlags,
    /// The pencil's angle above the screen, in radians.
    pub altitude_angle: f64,
    /// The pencil's direction, in radians.
    pub azimuth_angle: f64,
    /// Positions since the last report, oldest first.
    pub coalesced: Vec<TouchSnapshot>,
    /// What only some devices report.
    pub details: Option<TouchDetails>,
}

impl TouchSample {
    /// A finger with its number, phase and place.
    pub fn new(id: i64, phase: TouchPhase, location: impl Into<Point>) -> Self {
        Self {
            id,
            phase,
            location: location.into(),
            ..Self::default()
        }
    }
}

fn with_touches<R>(samples: &[TouchSample], body: impl FnOnce(&[sys::RKTouchSample]) -> R) -> R {
    let details: Vec<Option<TouchDetails>> = samples
        .iter()
        .map(|sample| {
            sample.details.map(|details| TouchDetails {
                struct_size: size_of::<TouchDetails>() as u32,
                ..details
            })
        })
        .collect();
    let raw: Vec<_> = samples
        .iter()
        .zip(&details)
        .map(|(sample, details)| sys::RKTouchSample {
            phase: sample.phase,
            id: sample.id,
            location: sample.location,
            r#type: sample.kind,
            screen: sample.screen,
            force: sample.force,
            major_radius: sample.major_radius,
            buttons: sample.buttons,
            modifiers: sample.modifiers,
            altitude_angle: sample.altitude_angle,
            azimuth_angle: sample.azimuth_angle,
            coalesced: if sample.coalesced.is_empty() {
                null()
            } else {
                sample.coalesced.as_ptr()
            },
            coalesced_count: sample.coalesced.len(),
            details: details.as_ref().map_or(null(), |details| details),
            ..Default::default()
        })
        .collect();
    body(&raw)
}

/// One button or key in a report.
#[derive(Clone, Debug, Default)]
pub struct PressSample {
    /// Its number, the program's own.
    pub id: i64,
    /// What has happened to it.
    pub phase: PressPhase,
    /// The button.
    pub kind: PressType,
    /// The key's usage in page 7 of the USB HID tables, read at began; 0 where unknown.
    pub key_code: u32,
    /// The keys that are held.
    pub modifiers: KeyModifierFlags,
    /// The force of an analogue button.
    pub force: f64,
    /// The text that the key makes.
    pub characters: Option<String>,
    /// The text that the key would make without modifiers.
    pub characters_ignoring_modifiers: Option<String>,
}

impl PressSample {
    /// A key with its number, phase and text. Modifiers are added so:
    ///
    /// ```
    /// # use responderkit::*;
    /// let key = PressSample {
    ///     modifiers: KeyModifierFlags::COMMAND,
    ///     ..PressSample::key(1, PressPhase::BEGAN, "s")
    /// };
    /// # let _ = key;
    /// ```
    pub fn key(id: i64, phase: PressPhase, characters: &str) -> Self {
        Self {
            id,
            phase,
            kind: PressType::KEY,
            characters: Some(characters.into()),
            ..Self::default()
        }
    }
}

fn with_presses<R>(
    samples: &[PressSample],
    body: impl FnOnce(&[sys::RKPressSample]) -> Result<R>,
) -> Result<R> {
    let text = |text: &Option<String>| text.as_deref().map(text_in).transpose();
    let texts = samples
        .iter()
        .map(|sample| {
            Ok((
                text(&sample.characters)?,
                text(&sample.characters_ignoring_modifiers)?,
            ))
        })
        .collect::<Result<Vec<_>>>()?;
    let raw: Vec<_> = samples
        .iter()
        .zip(&texts)
        .map(|(sample, (characters, plain))| sys::RKPressSample {
            phase: sample.phase,
            id: sample.id,
            r#type: sample.kind,
            key_code: sample.key_code,
            modifiers: sample.modifiers,
            force: sample.force,
            characters: characters.as_ref().map_or(null(), |text| text.as_ptr()),
            characters_ignoring_modifiers: plain.as_ref().map_or(null(), |text| text.as_ptr()),
            ..Default::default()
        })
        .collect();
    body(&raw)
}

impl ContextRef {
    /// Send what touches do.
    pub fn send_touches(&self, timestamp: f64, samples: &[TouchSample]) -> Result<()> {
        with_touches(samples, |raw| {
            check(|| unsafe {
                sys::rk_context_send_touches(self.raw(), timestamp, raw.as_ptr(), raw.len())
            })
        })
    }

    /// Send many updates, in order: a time and a sample for each finger in each of them. Neighbours of equal times are one
    /// update, up to an id that occurs again. The result is how many samples were sent: all, unless a callback has stopped
    /// the stream with [`ContextRef::stop_touch_stream`]. An update that is refused ends it, and so does a panic or error of
    /// a callback.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// let at = |phase, x| TouchSample::new(1, phase, (x, 40.0));
    /// let samples = [
    ///     at(TouchPhase::BEGAN, 10.0),
    ///     at(TouchPhase::MOVED, 20.0),
    ///     at(TouchPhase::ENDED, 30.0),
    /// ];
    /// assert_eq!(context.send_touch_stream(&[0.1, 0.2, 0.3], &samples)?, 3);
    /// # Ok(())
    /// # }
    /// ```
    pub fn send_touch_stream(&self, timestamps: &[f64], samples: &[TouchSample]) -> Result<usize> {
        if timestamps.len() != samples.len() {
            return Err(Error::new(
                Status::InvalidArgument,
                format!(
                    "{} timestamps are not as many as {} samples; give each sample its time",
                    timestamps.len(),
                    samples.len()
                ),
            ));
        }
        let mut sent = 0;
        with_touches(samples, |raw| {
            check(|| {
                streaming(self.raw());
                unsafe {
                    sys::rk_context_send_touch_stream(
                        self.raw(),
                        timestamps.as_ptr(),
                        raw.as_ptr(),
                        raw.len(),
                        &mut sent,
                    )
                }
            })
        })?;
        Ok(sent)
    }

    /// Enqueue what touches do, until [`ContextRef::drain`].
    pub fn post_touches(&self, timestamp: f64, samples: &[TouchSample]) -> Result<()> {
        self.poster().post_touches(timestamp, samples)
    }

    /// Send what buttons and keys do.
    pub fn send_presses(&self, timestamp: f64, samples: &[PressSample]) -> Result<()> {
        with_presses(samples, |raw| {
            check(|| unsafe {
                sys::rk_context_send_presses(self.raw(), timestamp, raw.as_ptr(), raw.len())
            })
        })
    }

    /// A key goes down: its number, the text that it makes, the modifiers that are held.
    ///
    /// ```
    /// # use responderkit::*;
    /// # let context = Context::new()?;
    /// context.key_down(1, "s", KeyModifierFlags::COMMAND, 1.0)?;
    /// context.key_up(1, 1.1)?;
    /// # Ok::<(), Error>(())
    /// ```
    pub fn key_down(
        &self,
        id: i64,
        characters: &str,
        modifiers: KeyModifierFlags,
        time: f64,
    ) -> Result<()> {
        let key = PressSample::key(id, PressPhase::BEGAN, characters);
        self.send_presses(time, &[PressSample { modifiers, ..key }])
    }

    /// A key comes up.
    pub fn key_up(&self, id: i64, time: f64) -> Result<()> {
        let phase = PressPhase::ENDED;
        let key = PressSample {
            id,
            phase,
            ..PressSample::default()
        };
        self.send_presses(time, &[key])
    }

    /// Enqueue what buttons and keys do, until [`ContextRef::drain`].
    pub fn post_presses(&self, timestamp: f64, samples: &[PressSample]) -> Result<()> {
        self.poster().post_presses(timestamp, samples)
    }
}

impl Poster {
    /// Enqueue touches.
    pub fn post_touches(&self, timestamp: f64, samples: &[TouchSample]) -> Result<()> {
        with_touches(samples, |raw| {
            check(|| unsafe {
                sys::rk_context_post_touches(self.raw(), timestamp, raw.as_ptr(), raw.len())
            })
        })
    }

    /// Enqueue buttons and keys.
    pub fn post_presses(&self, timestamp: f64, samples: &[PressSample]) -> Result<()> {
        with_presses(samples, |raw| {
            check(|| unsafe {
                sys::rk_context_post_presses(self.raw(), timestamp, raw.as_ptr(), raw.len())
            })
        })
    }
}
