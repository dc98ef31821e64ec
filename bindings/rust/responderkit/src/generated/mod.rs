// SPDX-License-Identifier: MIT
//! What follows from the interface. Written by Sources/Generators/generate.

mod methods;
mod overrides;
mod sentences;

pub use methods::*;
pub use overrides::*;
pub(crate) use sentences::*;
pub use responderkit_sys::RKPoint as Point;
pub use responderkit_sys::RKSize as Size;
pub use responderkit_sys::RKRect as Rect;
pub use responderkit_sys::RKEdgeInsets as EdgeInsets;
pub use responderkit_sys::RKTransform as Transform;
pub use responderkit_sys::RKTouchSnapshot as TouchSnapshot;
pub use responderkit_sys::RKTouchDetails as TouchDetails;
pub use responderkit_sys::RKEstimationUpdate as EstimationUpdate;
pub use responderkit_sys::RKPointerSample as PointerSample;
pub use responderkit_sys::RKScrollSample as ScrollSample;
pub use responderkit_sys::RKTransformSample as TransformSample;
pub use responderkit_sys::RKAuditOptions as AuditOptions;
pub use responderkit_sys::RKAuditKind as AuditKind;
pub use responderkit_sys::RKAuditUnit as AuditUnit;
pub use responderkit_sys::RKAuditFlags as AuditFlags;
pub use responderkit_sys::RKConfig as Config;
pub use responderkit_sys::RKNotification as Notification;
pub use responderkit_sys::RKObservedMethod as ObservedMethod;
pub use responderkit_sys::RKTouchPhase as TouchPhase;
pub use responderkit_sys::RKTouchType as TouchType;
pub use responderkit_sys::RKEventType as EventType;
pub use responderkit_sys::RKKeyModifierFlags as KeyModifierFlags;
pub use responderkit_sys::RKTouchProperties as TouchProperties;
pub use responderkit_sys::RKPredictionModel as PredictionModel;
pub use responderkit_sys::RKGestureInputPhase as GestureInputPhase;
pub use responderkit_sys::RKScrollTypeMask as ScrollTypeMask;
pub use responderkit_sys::RKControlEvents as ControlEvents;
pub use responderkit_sys::RKControlState as ControlState;
pub use responderkit_sys::RKPressPhase as PressPhase;
pub use responderkit_sys::RKPressType as PressType;
pub use responderkit_sys::RKGestureRecognizerState as GestureRecognizerState;
pub use responderkit_sys::RKSwipeDirection as SwipeDirection;
pub use responderkit_sys::RKRectEdge as RectEdge;
pub use responderkit_sys::RKPluginState as PluginState;
pub use responderkit_sys::RKPluginFault as PluginFault;
pub use responderkit_sys::RKMotionPhase as MotionPhase;
pub use responderkit_sys::RKEventSubtype as EventSubtype;
pub use responderkit_sys::RKReason as Reason;
pub use responderkit_sys::RKUnit as Unit;
pub use responderkit_sys::RKProblemKind as ProblemKind;
pub use responderkit_sys::RKProblemSeverity as ProblemSeverity;
pub use responderkit_sys::RKProblemPart as ProblemPart;
pub use responderkit_sys::RKProblemFlags as ProblemFlags;
pub use responderkit_sys::RKRecorderOptions as RecorderOptions;
pub use responderkit_sys::RKTextDirection as TextDirection;
pub use responderkit_sys::RKTextGranularity as TextGranularity;
pub use responderkit_sys::RKTextEndReason as TextEndReason;
pub use responderkit_sys::RKScrollViewDecelerationRate as ScrollViewDecelerationRate;
pub use responderkit_sys::RKPluginSeverity as PluginSeverity;

use crate::object::borrowed_or_none;
use crate::Object;
use responderkit_sys as sys;

/// The kind of a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Status {
    /// An argument has a value that the function does not accept. Examples are None, NaN, infinity,
    /// an unknown enumerator and a negative index.
    InvalidArgument,
    /// The value never was a handle.
    InvalidHandle,
    /// The object has been destroyed.
    StaleHandle,
    /// The handle names an object of another kind.
    WrongKind,
    /// The objects belong to different contexts.
    WrongContext,
    /// The calling thread does not own the context.
    WrongThread,
    /// Memory, or the context's `memory_limit`, is exhausted.
    NoMemory,
    /// A descriptor's `struct_size` is 0, smaller than the first published version of the struct,
    /// or larger than 4096.
    StructSize,
    /// The descriptor is newer than the library and uses a field that the library does not know.
    StructNewer,
    /// The call would make a view, controller or class its own ancestor.
    Cycle,
    /// The tree would be deeper than 10,000 levels, updates would nest deeper than 64, or less than
    /// 64 KiB of stack is left.
    TooDeep,
    /// There is no such class, touch, name or index, or the trace or recorder is off.
    NotFound,
    /// It exists already: a class name, touch id, plugin, recorder or application.
    AlreadyExists,
    /// The buffer is too small. A list needs a capacity of `*length`, a text one more.
    BufferTooSmall,
    /// This build or version of the library does not support the call.
    Unsupported,
    /// A count exceeds a limit of the library.
    LimitReached,
    /// The caller has no reference left to release.
    NotOwned,
    /// The object is in use in a way that forbids the call now.
    Busy,
    /// The operating system refused. `Error::message` has its reason.
    System,
    /// The host's policy does not let this plugin be loaded.
    PluginPolicy,
    /// The plugin's file cannot be opened or is not a regular file.
    PluginFile,
    /// The plugin's file is not a shared object for this machine with the symbol
    /// `responderkit_plugin`.
    PluginFormat,
    /// The dynamic linker refused the plugin.
    PluginOpen,
    /// The plugin's entry is invalid: wrong magic, size, id or version text, or no init.
    PluginEntry,
    /// The plugin was built for another binary interface, or for a newer one.
    PluginVersion,
    /// The plugin's init refused.
    PluginInit,
    /// The signature differs from the registered one or is malformed.
    Encoding,
    /// A status that this version of the crate does not know.
    Other(i32),
}

impl Status {
    pub(crate) fn from_raw(status: sys::RKStatus) -> Self {
        match status.0 {
            -1 => Self::InvalidArgument,
            -2 => Self::InvalidHandle,
            -3 => Self::StaleHandle,
            -4 => Self::WrongKind,
            -5 => Self::WrongContext,
            -6 => Self::WrongThread,
            -7 => Self::NoMemory,
            -8 => Self::StructSize,
            -9 => Self::StructNewer,
            -10 => Self::Cycle,
            -11 => Self::TooDeep,
            -12 => Self::NotFound,
            -13 => Self::AlreadyExists,
            -14 => Self::BufferTooSmall,
            -15 => Self::Unsupported,
            -16 => Self::LimitReached,
            -17 => Self::NotOwned,
            -18 => Self::Busy,
            -19 => Self::System,
            -20 => Self::PluginPolicy,
            -21 => Self::PluginFile,
            -22 => Self::PluginFormat,
            -23 => Self::PluginOpen,
            -24 => Self::PluginEntry,
            -25 => Self::PluginVersion,
            -26 => Self::PluginInit,
            -27 => Self::Encoding,
            other => Self::Other(other),
        }
    }
}

/// One finding. An array of these is written with the stride of its first element's `struct_size`.
#[derive(Clone, Debug)]
pub struct AuditFinding(pub(crate) sys::RKAuditFinding);

impl AuditFinding {
    pub(crate) fn raw(&self) -> &sys::RKAuditFinding {
        &self.0
    }

    /// What is wrong.
    pub fn kind(&self) -> AuditKind {
        self.0.kind
    }

    /// The view or recogniser.
    pub fn subject(&self) -> Option<Object> {
        borrowed_or_none(self.0.subject.cast())
    }

    /// See `AuditKind`; may be None.
    pub fn culprit(&self) -> Option<Object> {
        borrowed_or_none(self.0.culprit.cast())
    }

    /// The view whose override of hit_test or point_inside may lead to another result and was not
    /// called; None: none.
    pub fn decider(&self) -> Option<Object> {
        borrowed_or_none(self.0.decider.cast())
    }

    /// See `AuditKind`; in the window's coordinates. In points.
    pub fn area(&self) -> Rect {
        self.0.area
    }

    /// What was measured; see `AuditKind`.
    pub fn value(&self) -> f64 {
        self.0.value
    }

    /// What `value` is compared with.
    pub fn limit(&self) -> f64 {
        self.0.limit
    }

    /// By how much `value` may be wrong; 0: exact.
    pub fn tolerance(&self) -> f64 {
        self.0.tolerance
    }

    /// Unit of `value`, `limit` and `tolerance`.
    pub fn unit(&self) -> AuditUnit {
        self.0.unit
    }
}

/// One cause of an explanation. An array of these is written with the stride of its first element's
/// `struct_size`.
#[derive(Clone, Debug)]
pub struct ExplanationStep(pub(crate) sys::RKExplanationStep);

impl ExplanationStep {
    pub(crate) fn raw(&self) -> &sys::RKExplanationStep {
        &self.0
    }

    /// The cause.
    pub fn reason(&self) -> Reason {
        self.0.reason
    }

    /// Number of the rule in Behaviour.md; 0 if there is none.
    pub fn rule(&self) -> u32 {
        self.0.rule
    }

    /// What `value` and `limit` are counted in.
    pub fn unit(&self) -> Unit {
        self.0.unit
    }

    /// Seconds of the context's clock; NaN for what is true now. In seconds.
    pub fn time(&self) -> f64 {
        self.0.time
    }

    /// The object that the cause is about; may be stale by now; None if there is none.
    pub fn subject(&self) -> Option<Object> {
        borrowed_or_none(self.0.subject.cast())
    }

    /// The object that decided: an ancestor, a view in front, a recogniser or the subject itself;
    /// may be stale by now; may be None.
    pub fn culprit(&self) -> Option<Object> {
        borrowed_or_none(self.0.culprit.cast())
    }

    /// The place, in coordinates of the culprit's view, or else of the subject's; (0, 0) if the
    /// cause has no place. In points.
    pub fn point(&self) -> Point {
        self.0.point
    }

    /// What was measured.
    pub fn value(&self) -> f64 {
        self.0.value
    }

    /// What it was compared with.
    pub fn limit(&self) -> f64 {
        self.0.limit
    }

    /// The host's number of the touch; 0 if none is concerned.
    pub fn touch_id(&self) -> i64 {
        self.0.touch_id
    }
}

/// One problem. An array of these is written with the stride of its first element's `struct_size`.
#[derive(Clone, Debug)]
pub struct Problem(pub(crate) sys::RKProblem);

impl Problem {
    pub(crate) fn raw(&self) -> &sys::RKProblem {
        &self.0
    }

    /// What went wrong.
    pub fn kind(&self) -> ProblemKind {
        self.0.kind
    }

    /// How serious it is.
    pub fn severity(&self) -> ProblemSeverity {
        self.0.severity
    }

    /// The reason of the record that shows the problem.
    pub fn reason(&self) -> Reason {
        self.0.reason
    }

    /// What `value` and `limit` are counted in.
    pub fn unit(&self) -> Unit {
        self.0.unit
    }

    /// Number of the rule in Behaviour.md behind the reason.
    pub fn rule(&self) -> u32 {
        self.0.rule
    }

    /// How often it was found.
    pub fn count(&self) -> u64 {
        self.0.count
    }

    /// Sequence number of the last record that shows it (`TraceRecord`). 0: no record does; it is
    /// true now.
    pub fn sequence(&self) -> u64 {
        self.0.sequence
    }

    /// Sequence number of the first record that shows it; 0 as for `sequence`.
    pub fn first_sequence(&self) -> u64 {
        self.0.first_sequence
    }

    /// Time of the last record that shows it, in seconds of the context's clock; the present time
    /// if no record does.
    pub fn time(&self) -> f64 {
        self.0.time
    }

    /// Time of the first record that shows it. In seconds.
    pub fn first_time(&self) -> f64 {
        self.0.first_time
    }

    /// See `ProblemKind`; may be stale by now; None if there is none.
    pub fn victim(&self) -> Option<Object> {
        borrowed_or_none(self.0.victim.cast())
    }

    /// See `ProblemKind`; may be stale by now; None if there is none.
    pub fn culprit(&self) -> Option<Object> {
        borrowed_or_none(self.0.culprit.cast())
    }

    /// Where the touch was, in the coordinates of `window`; (0, 0) if no touch is concerned. In
    /// points.
    pub fn point(&self) -> Point {
        self.0.point
    }

    /// What was measured; see `ProblemKind`.
    pub fn value(&self) -> f64 {
        self.0.value
    }

    /// What it was compared with.
    pub fn limit(&self) -> f64 {
        self.0.limit
    }

    /// The host's number of the touch; 0 if none is concerned.
    pub fn touch_id(&self) -> i64 {
        self.0.touch_id
    }

    /// The window in which the touch began; may be stale by now. None: no touch is concerned, or it
    /// hit no window and `point` is in screen coordinates.
    pub fn window(&self) -> Option<Object> {
        borrowed_or_none(self.0.window.cast())
    }
}

/// One decision. An array of these is written with the stride of its first element's `struct_size`.
#[derive(Clone, Debug)]
pub struct TraceRecord(pub(crate) sys::RKTraceRecord);

impl TraceRecord {
    pub(crate) fn raw(&self) -> &sys::RKTraceRecord {
        &self.0
    }

    /// The reason.
    pub fn reason(&self) -> Reason {
        self.0.reason
    }

    /// Counts all records of the context, from 1.
    pub fn sequence(&self) -> u64 {
        self.0.sequence
    }

    /// Seconds of the context's clock. In seconds.
    pub fn time(&self) -> f64 {
        self.0.time
    }

    /// The subject; may be stale by now; None if there is none.
    pub fn object(&self) -> Option<Object> {
        borrowed_or_none(self.0.object.cast())
    }

    /// The other object; may be stale by now; None if there is none.
    pub fn other(&self) -> Option<Object> {
        borrowed_or_none(self.0.other.cast())
    }

    /// See `Reason`. In points.
    pub fn point(&self) -> Point {
        self.0.point
    }

    /// See `Reason`.
    pub fn value(&self) -> f64 {
        self.0.value
    }

    /// The host's number of the touch concerned; 0 if none is.
    pub fn touch_id(&self) -> i64 {
        self.0.touch_id
    }

    /// Number of the rule in Behaviour.md.
    pub fn rule(&self) -> u32 {
        self.0.rule
    }

    /// Nesting depth of the hit-test, or the number of steps up the chain of the delivery.
    pub fn depth(&self) -> u32 {
        self.0.depth
    }
}
