// SPDX-License-Identifier: MIT
//! Lists of records, and hit-tests of many points.

use crate::boundary::check;
pub use crate::generated::{AuditFinding, ExplanationStep, Problem, TraceRecord};
use crate::object::{borrowed_or_none, owned, raw_or_null};
use crate::*;
use responderkit_sys as sys;
use std::ptr::{null, null_mut};

/// Fill a list by a function that tells the count with capacity 0.
fn records<T: Default + Clone>(
    mut fill: impl FnMut(*mut T, usize, *mut usize) -> sys::RKStatus,
) -> Result<Vec<T>> {
    let mut count = 0;
    check(|| fill(null_mut(), 0, &mut count))?;
    let mut records = vec![T::default(); count];
    if count > 0 {
        check(|| fill(records.as_mut_ptr(), records.len(), &mut count))?;
        records.truncate(count);
    }
    Ok(records)
}

fn steps(
    fill: impl FnMut(*mut sys::RKExplanationStep, usize, *mut usize) -> sys::RKStatus,
) -> Result<Vec<ExplanationStep>> {
    Ok(records(fill)?.into_iter().map(ExplanationStep).collect())
}

impl ContextRef {
    /// The records of the trace with a greater sequence number, oldest first; 0 for all.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// context.trace_start(1000)?;
    /// window.hit_test((10, 10), None)?;
    /// for record in context.trace_read(0)? {
    ///     println!("{} {}", record.reason(), context.trace_describe(&record)?);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub fn trace_read(&self, after: u64) -> Result<Vec<TraceRecord>> {
        let found = records(|out, capacity, count| unsafe {
            sys::rk_trace_read(self.raw(), after, out, capacity, count)
        })?;
        Ok(found.into_iter().map(TraceRecord).collect())
    }

    /// What went wrong for the person who touches, the most serious first. It is found in the trace.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// context.trace_start(1000)?;
    /// let button = Button::new(&context, (0, 0, 100, 40))?;
    /// button.add_action(ControlEvents::TOUCH_UP_INSIDE, |_, _, _| ())?;
    /// button.set_enabled(false)?;
    /// window.add_subview(&button)?;
    /// context.touch_down(1, (10, 10), 1.0)?;
    /// context.touch_up(1, (10, 10), 1.1)?;
    /// for problem in context.problems(true)? {
    ///     println!("{}", context.problem_describe(&problem, ProblemPart::SENTENCE)?);
    /// }
    /// # assert!(!context.problems(true)?.is_empty());
    /// # Ok(())
    /// # }
    /// ```
    pub fn problems(&self, input_ended: bool) -> Result<Vec<Problem>> {
        let flags = if input_ended {
            sys::RKProblemFlags::INPUT_ENDED
        } else {
            sys::RKProblemFlags::default()
        };
        let found = records(|out, capacity, count| unsafe {
            sys::rk_problems(self.raw(), flags, out, capacity, count)
        })?;
        Ok(found.into_iter().map(Problem).collect())
    }

    /// The reasons of a problem.
    pub fn problem_steps(&self, problem: &Problem) -> Result<Vec<ExplanationStep>> {
        steps(|out, capacity, count| unsafe {
            sys::rk_problem_steps(self.raw(), &problem.0, out, capacity, count)
        })
    }
}

impl Object {
    /// Why the object's last attempt failed, as data; [`Object::explain`] returns it in words.
    pub fn explain_steps(&self) -> Result<Vec<ExplanationStep>> {
        steps(|out, capacity, count| unsafe {
            sys::rk_explain_steps(self.as_raw(), out, capacity, count)
        })
    }

    /// The same about one touch, by the program's number of it.
    pub fn explain_touch_steps(&self, touch_id: i64) -> Result<Vec<ExplanationStep>> {
        steps(|out, capacity, count| unsafe {
            sys::rk_explain_touch_steps(self.as_raw(), touch_id, out, capacity, count)
        })
    }
}

impl View {
    /// What keeps a touch at a point from the view, as data; [`View::explain_point`] has it in words.
    pub fn explain_point_steps(
        &self,
        point: impl Into<Point>,
        calls_overrides: bool,
    ) -> Result<Vec<ExplanationStep>> {
        let point = point.into();
        steps(|out, capacity, count| unsafe {
            sys::rk_view_explain_point_steps(
                self.raw().cast(),
                point,
                calls_overrides,
                out,
                capacity,
                count,
            )
        })
    }

    /// The hit view of each of many points.
    pub fn hit_test_many(&self, points: &[Point]) -> Result<Vec<Option<View>>> {
        let mut found = vec![null_mut(); points.len()];
        check(|| unsafe {
            sys::rk_view_hit_test_many(
                self.raw().cast(),
                points.as_ptr(),
                points.len(),
                found.as_mut_ptr(),
            )
        })?;
        Ok(found
            .into_iter()
            .map(|view| borrowed_or_none(view.cast()))
            .collect())
    }

    /// Copy the view and all views below it, for hit-tests on any thread. See [`Snapshot`].
    ///
    /// With `ignores_overrides` the copy has the built-in hitTest and pointInside. Otherwise a view that overrides one
    /// of them is an error with [`Status::Unsupported`].
    pub fn take_snapshot(&self, ignores_overrides: bool) -> Result<Snapshot> {
        let mut out = null_mut();
        check(|| unsafe {
            sys::rk_view_take_snapshot(self.raw().cast(), ignores_overrides, &mut out)
        })?;
        Ok(Snapshot(out as usize))
    }

    /// The hit view at the centre of each cell of a rectangle, row by row.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// let half = View::new(&context, (0, 0, 160, 480))?;
    /// window.add_subview(&half)?;
    /// let map = window.hit_map((0, 0, 320, 480), 2, 1)?;
    /// assert_eq!(map, [Some(half), Some((*window).clone())]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn hit_map(
        &self,
        rect: impl Into<Rect>,
        width: usize,
        height: usize,
    ) -> Result<Vec<Option<View>>> {
        let rect = rect.into();
        let cells =
            width
                .checked_mul(height)
                .filter(|cells| *cells <= 1 << 26)
                .ok_or_else(|| {
                    Error::new(
                Status::LimitReached,
                format!("a map of {width} by {height} cells is too large; 67,108,864 is the limit"),
            )
                })?;
        let mut found = vec![null_mut(); cells];
        check(|| unsafe {
            sys::rk_hit_map(self.raw().cast(), rect, width, height, found.as_mut_ptr())
        })?;
        Ok(found
            .into_iter()
            .map(|view| borrowed_or_none(view.cast()))
            .collect())
    }

    /// Create many views in one call, each in front of the views before it; the same as one by one, but faster.
    ///
    /// - `superview`: of those that name no other one of the list; None needs one for each.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// let context = Context::new()?;
    /// let window = Window::new(&context, (0, 0, 320, 480))?;
    /// let card = NewView::new((0, 0, 320, 100));
    /// let badge = NewView::new((280, 10, 30, 30)).inside(0);
    /// let made = View::create_many(&context, Some(&window), &[card, badge])?;
    /// assert_eq!(made[1].superview()?, Some(made[0].clone()));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Besides the usual: `LimitReached`, `NoMemory`.
    pub fn create_many(
        context: &ContextRef,
        superview: Option<&View>,
        views: &[NewView],
    ) -> Result<Vec<View>> {
        let frames: Vec<_> = views.iter().map(|view| view.frame).collect();
        let places = views.iter().map(|view| match view.superview {
            Some(index) => i64::try_from(index).unwrap_or(i64::MAX),
            None => -1,
        });
        let places: Vec<_> = places.collect();
        let classes = views.iter().map(|view| raw_or_null(view.class.as_ref()));
        let classes: Vec<sys::RKClassRef> = classes.map(|class| class.cast()).collect();
        let desc = sys::RKViewsDesc {
            count: views.len(),
            frames: frames.as_ptr(),
            superview: raw_or_null(superview).cast(),
            superviews: places.as_ptr(),
            classes: classes.as_ptr(),
            ..Default::default()
        };
        let mut made = vec![null_mut(); views.len()];
        let result =
            check(|| unsafe { sys::rk_view_create_many(context.raw(), &desc, made.as_mut_ptr()) });
        // Some may be there even if it failed.
        let made: Vec<View> = made
            .into_iter()
            .filter(|view| !view.is_null())
            .map(|view| owned(view.cast()))
            .collect();
        result.map(|()| made)
    }

    /// Set the transform from a matrix of 4 by 4, of which the flat part counts.
    pub fn set_transform_3d(&self, matrix: &[f64; 16]) -> Result<()> {
        check(|| unsafe { sys::rk_view_set_transform_3d(self.raw().cast(), matrix.as_ptr()) })
    }
}

/// A view that [`View::create_many`] is to make.
#[derive(Clone, Debug, Default)]
pub struct NewView {
    /// In the coordinates of its superview.
    pub frame: Rect,
    /// Which of the views before it in the list is its superview; None: the one that all have.
    pub superview: Option<usize>,
    /// Its class; None: View.
    pub class: Option<Class>,
}

impl NewView {
    /// A plain view.
    pub fn new(frame: impl Into<Rect>) -> Self {
        Self {
            frame: frame.into(),
            ..Self::default()
        }
    }

    /// The same inside of a view before it in the list.
    pub fn inside(self, superview: usize) -> Self {
        Self {
            superview: Some(superview),
            ..self
        }
    }
}

impl Window {
    /// The views in this window that touches cannot reach, or that are hard to hit.
    ///
    /// ```
    /// # use responderkit::*;
    /// # fn main() -> Result<()> {
    /// # let context = Context::new()?;
    /// # let window = Window::new(&context, (0, 0, 320, 480))?;
    /// let button = Button::new(&context, (0, 0, 20, 20))?;
    /// window.add_subview(&button)?;
    /// let findings = window.audit(None)?;
    /// assert_eq!(findings[0].subject(), Some(button.into()));
    /// println!("{}", context.audit_describe(&findings[0])?);
    /// # Ok(())
    /// # }
    /// ```
    pub fn audit(&self, options: Option<AuditOptions>) -> Result<Vec<AuditFinding>> {
        let options = options.map(|options| AuditOptions {
            struct_size: std::mem::size_of::<AuditOptions>() as u32,
            ..options
        });
        let options = options
            .as_ref()
            .map_or(null(), |options| options as *const _);
        let found = records(|out, capacity, count| unsafe {
            sys::rk_window_audit(self.raw().cast(), options, out, capacity, count)
        })?;
        Ok(found.into_iter().map(AuditFinding).collect())
    }
}

/// A tree frozen for hit-tests, on any thread and on several at once. The tree, and its context, may change and end
/// meanwhile: a snapshot has its own memory, and gives it back when it is dropped.
///
/// ```
/// # use responderkit::*;
/// # fn main() -> Result<()> {
/// # let context = Context::new()?;
/// # let window = Window::new(&context, (0, 0, 320, 480))?;
/// let half = View::new(&context, (0, 0, 160, 480))?;
/// window.add_subview(&half)?;
/// let snapshot = window.take_snapshot(false)?;
/// half.set_hidden(true)?;
/// let points = [Point::new(10.0, 10.0), Point::new(-1.0, 0.0)];
/// let hits = std::thread::scope(|scope| {
///     scope.spawn(|| snapshot.hit_test_many(&points)).join().unwrap()
/// })?;
/// assert_eq!(hits[0].and_then(|hit| hit.view(&context)), Some(half));
/// assert_eq!(hits[1], None);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Snapshot(usize);

/// The view that a point of a snapshot hits: only its context's thread can have the view itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hit(usize);

impl Snapshot {
    fn raw(&self) -> sys::RKSnapshotRef {
        self.0 as sys::RKSnapshotRef
    }

    /// The view at a point, as it was when the snapshot was taken.
    pub fn hit_test(&self, point: impl Into<Point>) -> Result<Option<Hit>> {
        let (point, mut out) = (point.into(), null_mut());
        check(|| unsafe { sys::rk_snapshot_hit_test(self.raw(), point, &mut out) })?;
        Ok(Hit::of(out))
    }

    /// The view at each of many points.
    pub fn hit_test_many(&self, points: &[Point]) -> Result<Vec<Option<Hit>>> {
        let mut found = vec![null_mut(); points.len()];
        check(|| unsafe {
            sys::rk_snapshot_hit_test_many(
                self.raw(),
                points.as_ptr(),
                points.len(),
                found.as_mut_ptr(),
            )
        })?;
        Ok(found.into_iter().map(Hit::of).collect())
    }
}

impl Drop for Snapshot {
    fn drop(&mut self) {
        unsafe { sys::rk_snapshot_destroy(self.raw()) };
    }
}

impl Hit {
    fn of(view: sys::RKViewRef) -> Option<Hit> {
        (!view.is_null()).then_some(Hit(view as usize))
    }

    /// The view; none if it has ended since, or belongs to another context.
    pub fn view(&self, context: &ContextRef) -> Option<View> {
        let object = self.0 as sys::RKObjectRef;
        let mut owner = null_mut();
        let status = unsafe { sys::rk_object_get_context(object, &mut owner) };
        if status != sys::RKStatus::OK || owner != context.raw() {
            return None;
        }
        borrowed_or_none(object.cast())
    }
}
