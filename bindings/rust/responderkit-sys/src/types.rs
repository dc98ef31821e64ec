// SPDX-License-Identifier: MIT
//! Constants, handles, enumerations, structs and callbacks of the headers. Written by Sources/Generators/generate.

use std::os::raw::{c_char, c_void};

use crate::names::{self, Names};

/// Version of these headers: the first number.
pub const RK_VERSION_MAJOR: u32 = 0;
/// The second number.
pub const RK_VERSION_MINOR: u32 = 1;
/// The third number.
pub const RK_VERSION_PATCH: u32 = 0;
/// All three as a text.
pub const RK_VERSION_STRING: &str = "0.1.0";
/// Version of the binary interface: the first number.
pub const RK_ABI_MAJOR: u32 = 0;
/// The second number.
pub const RK_ABI_MINOR: u32 = 1;
/// Level of ordinary windows; the default (SPEC 280).
pub const RK_WINDOW_LEVEL_NORMAL: f64 = 0.0;
/// Level of the status bar.
pub const RK_WINDOW_LEVEL_STATUS_BAR: f64 = 1000.0;
/// Level of alerts.
pub const RK_WINDOW_LEVEL_ALERT: f64 = 2000.0;
/// Magic number of a plugin's entry: the bytes "`RKPL`" in memory order of a little-endian machine.
pub const RK_PLUGIN_MAGIC: u32 = 1280330578;
/// Id of the extension that is a `const RKFunctions *`: every function of the library.
pub const RK_EXTENSION_FUNCTIONS: &str = "responderkit.functions/1";

/// What [`RKObjectRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKObject {
    _private: [u8; 0],
}

/// Any object of a context.
pub type RKObjectRef = *mut RKObject;

/// What [`RKContextRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKContext {
    _private: [u8; 0],
}

/// An isolated instance that shares nothing with others: views, windows, clock, queue,
/// configuration. See context.h.
pub type RKContextRef = *mut RKContext;

/// What [`RKClassRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKClass {
    _private: [u8; 0],
}

/// A class: a name, a superclass and a table of methods. See class.h.
pub type RKClassRef = *mut RKClass;

/// What [`RKResponderRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKResponder {
    _private: [u8; 0],
}

/// An object of the responder chain: view, window, view controller, application, or a plain
/// responder. See responder.h.
pub type RKResponderRef = *mut RKResponder;

/// What [`RKViewRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKView {
    _private: [u8; 0],
}

/// A view. See view.h.
pub type RKViewRef = *mut RKView;

/// What [`RKWindowRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKWindow {
    _private: [u8; 0],
}

/// A window, which is a view. See window.h.
pub type RKWindowRef = *mut RKWindow;

/// What [`RKControlRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKControl {
    _private: [u8; 0],
}

/// A control, which is a view: a button, switch, slider, stepper, text field and others. See
/// control.h.
pub type RKControlRef = *mut RKControl;

/// What [`RKScrollViewRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKScrollView {
    _private: [u8; 0],
}

/// A scroll view, which is a view. See scroll.h.
pub type RKScrollViewRef = *mut RKScrollView;

/// What [`RKGestureRecognizerRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKGestureRecognizer {
    _private: [u8; 0],
}

/// A gesture recogniser, which is not a responder (SPEC 123). See gesture.h.
pub type RKGestureRecognizerRef = *mut RKGestureRecognizer;

/// What [`RKViewControllerRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKViewController {
    _private: [u8; 0],
}

/// A view controller. See controller.h.
pub type RKViewControllerRef = *mut RKViewController;

/// What [`RKApplicationRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKApplication {
    _private: [u8; 0],
}

/// The application. See application.h.
pub type RKApplicationRef = *mut RKApplication;

/// What [`RKTouchRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKTouch {
    _private: [u8; 0],
}

/// One finger, from its touch-down to its lift. See event.h.
pub type RKTouchRef = *mut RKTouch;

/// What [`RKPressRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKPress {
    _private: [u8; 0],
}

/// One press of a button or key, from down to up. See press.h.
pub type RKPressRef = *mut RKPress;

/// What [`RKEventRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKEvent {
    _private: [u8; 0],
}

/// An event: the touches, presses or other input of one update. See event.h.
pub type RKEventRef = *mut RKEvent;

/// What [`RKTimerRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKTimer {
    _private: [u8; 0],
}

/// A call planned for a time of the context's clock. See context.h.
pub type RKTimerRef = *mut RKTimer;

/// What [`RKSnapshotRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKSnapshot {
    _private: [u8; 0],
}

/// A copy of a tree that never changes, for hit-testing on any thread. It belongs to no context and
/// is not counted: `rk_snapshot_destroy()` ends it. See view.h.
pub type RKSnapshotRef = *mut RKSnapshot;

/// What [`RKClosureRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKClosure {
    _private: [u8; 0],
}

/// A C function made at run time. It has a reference count: `rk_retain()`, `rk_release()`.
pub type RKClosureRef = *mut RKClosure;

/// What [`RKPluginRef`] points to, as far as the compiler knows: it is never an address.
#[repr(C)]
pub struct RKPlugin {
    _private: [u8; 0],
}

/// A plugin that a context has loaded; lives as long as the context.
pub type RKPluginRef = *mut RKPlugin;

/// Result of a call: 0 or a negative error. The numbers never change and are never reused.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKStatus(pub i32);

impl RKStatus {
    /// The call succeeded.
    pub const OK: Self = Self(0);
    /// An argument has a value that the function does not accept. Examples are NULL, NaN, infinity,
    /// an unknown enumerator and a negative index.
    pub const INVALID_ARGUMENT: Self = Self(-1);
    /// The value never was a handle.
    pub const INVALID_HANDLE: Self = Self(-2);
    /// The object has been destroyed.
    pub const STALE_HANDLE: Self = Self(-3);
    /// The handle names an object of another kind.
    pub const WRONG_KIND: Self = Self(-4);
    /// The objects belong to different contexts.
    pub const WRONG_CONTEXT: Self = Self(-5);
    /// The calling thread does not own the context.
    pub const WRONG_THREAD: Self = Self(-6);
    /// Memory, or the context's `memory_limit`, is exhausted.
    pub const NO_MEMORY: Self = Self(-7);
    /// A descriptor's `struct_size` is 0, smaller than the first published version of the struct,
    /// or larger than 4096.
    pub const STRUCT_SIZE: Self = Self(-8);
    /// The descriptor is newer than the library and uses a field that the library does not know.
    pub const STRUCT_NEWER: Self = Self(-9);
    /// The call would make a view, controller or class its own ancestor.
    pub const CYCLE: Self = Self(-10);
    /// The tree would be deeper than 10,000 levels, updates would nest deeper than 64, or less than
    /// 64 KiB of stack is left.
    pub const TOO_DEEP: Self = Self(-11);
    /// There is no such class, touch, name or index, or the trace or recorder is off.
    pub const NOT_FOUND: Self = Self(-12);
    /// It exists already: a class name, touch id, plugin, recorder or application.
    pub const ALREADY_EXISTS: Self = Self(-13);
    /// The buffer is too small. A list needs a capacity of `*length`, a text one more.
    pub const BUFFER_TOO_SMALL: Self = Self(-14);
    /// This build or version of the library does not support the call.
    pub const UNSUPPORTED: Self = Self(-15);
    /// A count exceeds a limit of the library.
    pub const LIMIT_REACHED: Self = Self(-16);
    /// The caller has no reference left to release.
    pub const NOT_OWNED: Self = Self(-17);
    /// The object is in use in a way that forbids the call now.
    pub const BUSY: Self = Self(-18);
    /// The operating system refused. `rk_last_error()` has its reason.
    pub const SYSTEM: Self = Self(-19);
    /// The host's policy does not let this plugin be loaded.
    pub const PLUGIN_POLICY: Self = Self(-20);
    /// The plugin's file cannot be opened or is not a regular file.
    pub const PLUGIN_FILE: Self = Self(-21);
    /// The plugin's file is not a shared object for this machine with the symbol
    /// `responderkit_plugin`.
    pub const PLUGIN_FORMAT: Self = Self(-22);
    /// The dynamic linker refused the plugin.
    pub const PLUGIN_OPEN: Self = Self(-23);
    /// The plugin's entry is invalid: wrong magic, size, id or version text, or no init.
    pub const PLUGIN_ENTRY: Self = Self(-24);
    /// The plugin was built for another binary interface, or for a newer one.
    pub const PLUGIN_VERSION: Self = Self(-25);
    /// The plugin's init refused.
    pub const PLUGIN_INIT: Self = Self(-26);
    /// The signature differs from the registered one or is malformed.
    pub const ENCODING: Self = Self(-27);

    const NAMES: Names = &[(0, "OK", "oK"), (-1, "INVALID_ARGUMENT", "invalidArgument"), (-2, "INVALID_HANDLE", "invalidHandle"), (-3, "STALE_HANDLE", "staleHandle"), (-4, "WRONG_KIND", "wrongKind"), (-5, "WRONG_CONTEXT", "wrongContext"), (-6, "WRONG_THREAD", "wrongThread"), (-7, "NO_MEMORY", "noMemory"), (-8, "STRUCT_SIZE", "structSize"), (-9, "STRUCT_NEWER", "structNewer"), (-10, "CYCLE", "cycle"), (-11, "TOO_DEEP", "tooDeep"), (-12, "NOT_FOUND", "notFound"), (-13, "ALREADY_EXISTS", "alreadyExists"), (-14, "BUFFER_TOO_SMALL", "bufferTooSmall"), (-15, "UNSUPPORTED", "unsupported"), (-16, "LIMIT_REACHED", "limitReached"), (-17, "NOT_OWNED", "notOwned"), (-18, "BUSY", "busy"), (-19, "SYSTEM", "system"), (-20, "PLUGIN_POLICY", "pluginPolicy"), (-21, "PLUGIN_FILE", "pluginFile"), (-22, "PLUGIN_FORMAT", "pluginFormat"), (-23, "PLUGIN_OPEN", "pluginOpen"), (-24, "PLUGIN_ENTRY", "pluginEntry"), (-25, "PLUGIN_VERSION", "pluginVersion"), (-26, "PLUGIN_INIT", "pluginInit"), (-27, "ENCODING", "encoding")];

    /// The name without prefix, such as "oK"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKStatus {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKStatus {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "Status", Self::NAMES, self.0)
    }
}

/// What is wrong. `subject` is the touch target, or the recogniser.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKAuditKind(pub i32);

impl RKAuditKind {
    /// Smaller than `limit` (24), and too near to another touch target, `culprit`. A circle of that
    /// diameter around its centre meets the area of `culprit`. If `culprit` is too small as well,
    /// the circles of both may meet instead (WCAG 2.5.8 with its exception for spacing). If a view
    /// in front, or a superview, leaves so little of a target that is large enough by itself,
    /// `culprit` is that view.
    pub const TOO_SMALL: Self = Self(1);
    /// Smaller than `limit` (44). Sizes below 24 are among them if the spacing excuses them.
    /// Culprit = the view that covers or clips it; NULL: its own bounds are smaller than the limit.
    pub const SMALL: Self = Self(2);
    /// `culprit` covers all of it, alone or with `value` others, and takes the touches. If the
    /// limit is 1, overrides were called, and the override of `culprit` keeps all touches from the
    /// subject. `culprit` is then the subject itself, a superview, or a view in front.
    pub const COVERED: Self = Self(10);
    /// `culprit` covers all of it, alone or with `value` others, and contains no touch target.
    pub const COVERED_IDLY: Self = Self(11);
    /// All of it lies outside of `culprit`, a superview or the window, where subviews are not hit.
    /// If `culprit` is a scroll view: outside of what it can show.
    pub const OUTSIDE: Self = Self(12);
    /// A part of it lies outside of `culprit`; area = the box of that part, value = how many points
    /// lie outside.
    pub const CUT_OFF: Self = Self(13);
    /// `culprit`, a superview or itself, is hidden.
    pub const HIDDEN: Self = Self(14);
    /// `culprit`, a superview or itself, has the alpha `value`, below `limit`.
    pub const TRANSPARENT: Self = Self(15);
    /// userInteractionEnabled of `culprit`, a superview or itself, is false.
    pub const NOT_INTERACTIVE: Self = Self(16);
    /// `culprit`, a superview or itself, is animating without interaction.
    pub const ANIMATING: Self = Self(17);
    /// The transform of `culprit`, a superview or itself, cannot be inverted.
    pub const SINGULAR: Self = Self(18);
    /// `subject`, a tap, also fires at tap number `value` of `culprit`, which requires `limit`
    /// taps.
    pub const TAPS_TOGETHER: Self = Self(20);
    /// `subject` and `culprit` follow the same fingers, and the first that recognises prevents the
    /// other (SPEC 184).
    pub const EXCLUSIVE: Self = Self(21);
    /// The recogniser is disabled.
    pub const RECOGNIZER_DISABLED: Self = Self(30);
    /// The recogniser has neither a target nor a function, and no delegate, and no other one
    /// requires its failure.
    pub const RECOGNIZER_UNHEARD: Self = Self(31);
    /// The control is disabled; or `culprit`, a control above it, while disabledControlsHitTestNil
    /// is on. In the latter case there is one finding for all touch targets in `culprit`, as for
    /// 14.
    pub const CONTROL_DISABLED: Self = Self(32);
    /// The control has no action for any event, and keeps no value that the program may read later.
    /// Or it has actions, and a control of its built-in class sends none of their events when it is
    /// touched: value = their events, limit = the usual event.
    pub const CONTROL_UNHEARD: Self = Self(33);
    /// The control, or the recogniser's view `culprit` (NULL: it has none), is in no window.
    pub const DETACHED: Self = Self(34);
    /// The recogniser can never recognise. Value = why: 1, the edges of a ScreenEdgePan are empty;
    /// 2, the direction of a Swipe is empty or unknown; 3, it and `culprit` require each other to
    /// fail, directly or through others; both are enabled, so neither recognises; 4,
    /// maximumNumberOfTouches of a Pan is below minimumNumberOfTouches; 5, a Tap requires the
    /// failure of `culprit`, a Tap of the same view that needs fewer taps.
    pub const NEVER_RECOGNIZES: Self = Self(35);

    const NAMES: Names = &[(1, "TOO_SMALL", "tooSmall"), (2, "SMALL", "small"), (10, "COVERED", "covered"), (11, "COVERED_IDLY", "coveredIdly"), (12, "OUTSIDE", "outside"), (13, "CUT_OFF", "cutOff"), (14, "HIDDEN", "hidden"), (15, "TRANSPARENT", "transparent"), (16, "NOT_INTERACTIVE", "notInteractive"), (17, "ANIMATING", "animating"), (18, "SINGULAR", "singular"), (20, "TAPS_TOGETHER", "tapsTogether"), (21, "EXCLUSIVE", "exclusive"), (30, "RECOGNIZER_DISABLED", "recognizerDisabled"), (31, "RECOGNIZER_UNHEARD", "recognizerUnheard"), (32, "CONTROL_DISABLED", "controlDisabled"), (33, "CONTROL_UNHEARD", "controlUnheard"), (34, "DETACHED", "detached"), (35, "NEVER_RECOGNIZES", "neverRecognizes")];

    /// The name without prefix, such as "tooSmall"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKAuditKind {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKAuditKind {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "AuditKind", Self::NAMES, self.0)
    }
}

/// Unit of a finding's `value` and `limit`.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKAuditUnit(pub i32);

impl RKAuditUnit {
    /// No unit: the comment of the kind names their meaning, if they have one.
    pub const NONE: Self = Self(0);
    /// Points.
    pub const POINTS: Self = Self(1);
    /// An alpha, 0 to 1.
    pub const ALPHA: Self = Self(2);
    /// Taps.
    pub const TAPS: Self = Self(3);
    /// Views.
    pub const VIEWS: Self = Self(4);

    const NAMES: Names = &[(0, "NONE", "none"), (1, "POINTS", "points"), (2, "ALPHA", "alpha"), (3, "TAPS", "taps"), (4, "VIEWS", "views")];

    /// The name without prefix, such as "none"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKAuditUnit {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKAuditUnit {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "AuditUnit", Self::NAMES, self.0)
    }
}

/// What `rk_window_audit()` does in addition.
///
/// A mask: values may be combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKAuditFlags(pub u32);

impl RKAuditFlags {
    /// Also report the controls and recognisers of the context that are in no window
    /// (`RKAuditKindDetached`).
    pub const DETACHED: Self = Self(1);
    /// Call the overrides of hit-testing that decide about an area, at the centres of a grid of 64
    /// by 64 cells. If a view in front may accept points beyond its bounds and so may cover the
    /// area, 16 points all over the area are hit-tested first. The grid follows only if one of them
    /// does not hit the touch target.
    pub const CALLS_OVERRIDES: Self = Self(2);

    const NAMES: Names = &[(1, "DETACHED", "detached"), (2, "CALLS_OVERRIDES", "callsOverrides")];

    /// The name without prefix, such as "detached"; "" for several bits without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }

    /// Whether all bits of the other are in this one.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether no bit is set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bits that are set, one by one.
    pub fn iter(self) -> impl Iterator<Item = Self> {
        names::bits(self.0).map(Self)
    }
}

impl std::fmt::Display for RKAuditFlags {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display_mask(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKAuditFlags {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug_mask(formatter, "AuditFlags", Self::NAMES, self.0)
    }
}

impl std::ops::BitOr for RKAuditFlags {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for RKAuditFlags {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for RKAuditFlags {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// Flags and constants of behaviour, by the names that Behaviour.md and scenario files use. All
/// values are numbers; the values of a flag are listed with it. Angles among them are degrees.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKConfig(pub i32);

impl RKConfig {
    /// hitTestPasses: 1 (default) or 2 complete hit-tests for each new touch; the last one decides
    /// (SPEC 47).
    pub const HIT_TEST_PASSES: Self = Self(0);
    /// cancelBeforeAction: 0 (default) action before touchesCancelled, 1 the other way round (SPEC
    /// 81).
    pub const CANCEL_BEFORE_ACTION: Self = Self(1);
    /// deferActionsToRunLoopTurn: 0 (default) actions are sent inside sendEvent, 1 in the next turn
    /// (SPEC 82).
    pub const DEFER_ACTIONS_TO_RUN_LOOP_TURN: Self = Self(2);
    /// disabledControlsHitTestNil: 0 (default) a disabled control is hit and forwards the touch to
    /// its next responder, 1 the hit-test skips it (SPEC 51, 150).
    pub const DISABLED_CONTROLS_HIT_TEST_NIL: Self = Self(3);
    /// sameViewTie: 0 lastAdded (default), 1 firstAdded (SPEC 80, 189).
    pub const SAME_VIEW_TIE: Self = Self(4);
    /// presentedNext: 0 presenting (default): a presented controller's next responder is the
    /// presenting one; 1 container: its view's superview first (SPEC 113).
    pub const PRESENTED_NEXT: Self = Self(5);
    /// panVelocityEstimator: 2 limitedLeastSquares (default), 0 leastSquares2, 1 lastDelta (SPEC
    /// 215).
    pub const PAN_VELOCITY_ESTIMATOR: Self = Self(6);
    /// drainPostedEventsInSameTurn: 1 (default): items that a handler posts are handled in the same
    /// drain; 0: in the next one (SPEC 291).
    pub const DRAIN_POSTED_EVENTS_IN_SAME_TURN: Self = Self(7);
    /// coalesceMoves: 0 (default); 1 merges consecutive waiting moves of the same touches (SPEC
    /// 292).
    pub const COALESCE_MOVES: Self = Self(8);
    /// drainBudget: the greatest number of items that one drain handles, nested drains included.
    /// One advance also fires at most so many timers that were added during it; default 10000 (SPEC
    /// 291, 293).
    pub const DRAIN_BUDGET: Self = Self(9);
    /// alphaHitThreshold: alpha below it takes a view out of hit-testing; default 0.01 (SPEC 31,
    /// 32).
    pub const ALPHA_HIT_THRESHOLD: Self = Self(10);
    /// multiTapInterval: seconds, default 0.35 (SPEC 68).
    pub const MULTI_TAP_INTERVAL: Self = Self(11);
    /// multiTapRadius: points, default 45 (SPEC 68, 69).
    pub const MULTI_TAP_RADIUS: Self = Self(12);
    /// controlSlop: points, default 70 (SPEC 145).
    pub const CONTROL_SLOP: Self = Self(13);
    /// tapMaximumDuration: seconds, default 0.75 (SPEC 197).
    pub const TAP_MAXIMUM_DURATION: Self = Self(14);
    /// tapMaximumInterval: seconds, default 0.35 (SPEC 198).
    pub const TAP_MAXIMUM_INTERVAL: Self = Self(15);
    /// tapAllowableMovement: points, default 45 (SPEC 199).
    pub const TAP_ALLOWABLE_MOVEMENT: Self = Self(16);
    /// longPressMinimumDuration: seconds, default 0.5 (SPEC 203).
    pub const LONG_PRESS_MINIMUM_DURATION: Self = Self(17);
    /// longPressAllowableMovement: points, default 10 (SPEC 203).
    pub const LONG_PRESS_ALLOWABLE_MOVEMENT: Self = Self(18);
    /// panHysteresis: points, default 10 (SPEC 209).
    pub const PAN_HYSTERESIS: Self = Self(19);
    /// edgeRegion: points, default 20 (SPEC 218).
    pub const EDGE_REGION: Self = Self(20);
    /// edgeHysteresis: points, default 10 (SPEC 219).
    pub const EDGE_HYSTERESIS: Self = Self(21);
    /// swipeMaximumDuration: seconds, default 0.5 (SPEC 221).
    pub const SWIPE_MAXIMUM_DURATION: Self = Self(22);
    /// swipeMinimumPrimary: points, default 50 (SPEC 221).
    pub const SWIPE_MINIMUM_PRIMARY: Self = Self(23);
    /// swipeMaximumSecondary: points, default 50 (SPEC 221).
    pub const SWIPE_MAXIMUM_SECONDARY: Self = Self(24);
    /// swipePrimaryDecay: per second, default 0.94 (SPEC 221).
    pub const SWIPE_PRIMARY_DECAY: Self = Self(25);
    /// swipeSecondaryDecay: per second, default 0.98 (SPEC 221).
    pub const SWIPE_SECONDARY_DECAY: Self = Self(26);
    /// pinchActivation: points, default 10 (SPEC 229).
    pub const PINCH_ACTIVATION: Self = Self(27);
    /// pinchHysteresis: points, default 8 (SPEC 230).
    pub const PINCH_HYSTERESIS: Self = Self(28);
    /// rotationActivation: degrees (not radians), default 10 (SPEC 235).
    pub const ROTATION_ACTIVATION: Self = Self(29);
    /// rotationHysteresis: degrees (not radians), default 5 (SPEC 236).
    pub const ROTATION_HYSTERESIS: Self = Self(30);
    /// scrollContentTouchDelay: seconds, default 0.15 (SPEC 247).
    pub const SCROLL_CONTENT_TOUCH_DELAY: Self = Self(31);
    /// scrollRubberBand: default 0.55 (SPEC 253).
    pub const SCROLL_RUBBER_BAND: Self = Self(32);
    /// scrollDecelerationNormal: per millisecond, default 0.998 (SPEC 255).
    pub const SCROLL_DECELERATION_NORMAL: Self = Self(33);
    /// scrollDecelerationFast: per millisecond, default 0.99 (SPEC 255).
    pub const SCROLL_DECELERATION_FAST: Self = Self(34);
    /// scrollStopVelocity: points per second, default 10 (SPEC 255).
    pub const SCROLL_STOP_VELOCITY: Self = Self(35);
    /// scrollBounceOmega: per second, default 11 (SPEC 257).
    pub const SCROLL_BOUNCE_OMEGA: Self = Self(36);
    /// scrollReleaseWindow: seconds, default 0.1 (SPEC 254).
    pub const SCROLL_RELEASE_WINDOW: Self = Self(37);
    /// scrollRestVelocity: points per second, default 50. Content that is released beyond an edge
    /// at a lower velocity counts as at rest (SPEC 258).
    pub const SCROLL_REST_VELOCITY: Self = Self(38);
    /// scrollRestRateSlow: per second, default 9 (SPEC 258).
    pub const SCROLL_REST_RATE_SLOW: Self = Self(39);
    /// scrollRestRateFast: per second, default 46 (SPEC 258).
    pub const SCROLL_REST_RATE_FAST: Self = Self(40);
    /// scrollSettleDistance: points, default 0.5 (SPEC 259).
    pub const SCROLL_SETTLE_DISTANCE: Self = Self(41);
    /// scrollPagingVelocity: points per second, default 300 (SPEC 264).
    pub const SCROLL_PAGING_VELOCITY: Self = Self(42);
    /// scrollDirectionalLockRatio: default 1.7 (SPEC 265).
    pub const SCROLL_DIRECTIONAL_LOCK_RATIO: Self = Self(43);
    /// scrollAnimationDuration: seconds, default 0.3 (SPEC 267).
    pub const SCROLL_ANIMATION_DURATION: Self = Self(44);
    /// scrollFrameInterval: seconds, default 1/60: the interval of `rk_context_next_deadline()`
    /// while a scroll view moves by itself.
    pub const SCROLL_FRAME_INTERVAL: Self = Self(45);
    /// motionMaximumDuration: seconds, default 3: a shake that lasts longer is cancelled (SPEC
    /// 274).
    pub const MOTION_MAXIMUM_DURATION: Self = Self(46);
    /// hitTestIndexMinimum: default 64: the number of subviews from which a view may get an index
    /// over them. The index changes speed, never a result or a call of an override.
    pub const HIT_TEST_INDEX_MINIMUM: Self = Self(47);
    /// hitTestIndexPatience: default 8: the number of walks without index before the index is
    /// built.
    pub const HIT_TEST_INDEX_PATIENCE: Self = Self(48);
    /// scrollFlickVelocity: points per second, default 60: content released at a lower velocity
    /// stops (SPEC 262).
    pub const SCROLL_FLICK_VELOCITY: Self = Self(49);
    /// scrollCarriesMomentum: 1 (default): a flick adds part of the previous flick's velocity; 0:
    /// it does not (SPEC 336).
    pub const SCROLL_CARRIES_MOMENTUM: Self = Self(50);
    /// scrollIndicatorFlashDuration: seconds, default 1 (SPEC 341).
    pub const SCROLL_INDICATOR_FLASH_DURATION: Self = Self(51);

    const NAMES: Names = &[(0, "HIT_TEST_PASSES", "hitTestPasses"), (1, "CANCEL_BEFORE_ACTION", "cancelBeforeAction"), (2, "DEFER_ACTIONS_TO_RUN_LOOP_TURN", "deferActionsToRunLoopTurn"), (3, "DISABLED_CONTROLS_HIT_TEST_NIL", "disabledControlsHitTestNil"), (4, "SAME_VIEW_TIE", "sameViewTie"), (5, "PRESENTED_NEXT", "presentedNext"), (6, "PAN_VELOCITY_ESTIMATOR", "panVelocityEstimator"), (7, "DRAIN_POSTED_EVENTS_IN_SAME_TURN", "drainPostedEventsInSameTurn"), (8, "COALESCE_MOVES", "coalesceMoves"), (9, "DRAIN_BUDGET", "drainBudget"), (10, "ALPHA_HIT_THRESHOLD", "alphaHitThreshold"), (11, "MULTI_TAP_INTERVAL", "multiTapInterval"), (12, "MULTI_TAP_RADIUS", "multiTapRadius"), (13, "CONTROL_SLOP", "controlSlop"), (14, "TAP_MAXIMUM_DURATION", "tapMaximumDuration"), (15, "TAP_MAXIMUM_INTERVAL", "tapMaximumInterval"), (16, "TAP_ALLOWABLE_MOVEMENT", "tapAllowableMovement"), (17, "LONG_PRESS_MINIMUM_DURATION", "longPressMinimumDuration"), (18, "LONG_PRESS_ALLOWABLE_MOVEMENT", "longPressAllowableMovement"), (19, "PAN_HYSTERESIS", "panHysteresis"), (20, "EDGE_REGION", "edgeRegion"), (21, "EDGE_HYSTERESIS", "edgeHysteresis"), (22, "SWIPE_MAXIMUM_DURATION", "swipeMaximumDuration"), (23, "SWIPE_MINIMUM_PRIMARY", "swipeMinimumPrimary"), (24, "SWIPE_MAXIMUM_SECONDARY", "swipeMaximumSecondary"), (25, "SWIPE_PRIMARY_DECAY", "swipePrimaryDecay"), (26, "SWIPE_SECONDARY_DECAY", "swipeSecondaryDecay"), (27, "PINCH_ACTIVATION", "pinchActivation"), (28, "PINCH_HYSTERESIS", "pinchHysteresis"), (29, "ROTATION_ACTIVATION", "rotationActivation"), (30, "ROTATION_HYSTERESIS", "rotationHysteresis"), (31, "SCROLL_CONTENT_TOUCH_DELAY", "scrollContentTouchDelay"), (32, "SCROLL_RUBBER_BAND", "scrollRubberBand"), (33, "SCROLL_DECELERATION_NORMAL", "scrollDecelerationNormal"), (34, "SCROLL_DECELERATION_FAST", "scrollDecelerationFast"), (35, "SCROLL_STOP_VELOCITY", "scrollStopVelocity"), (36, "SCROLL_BOUNCE_OMEGA", "scrollBounceOmega"), (37, "SCROLL_RELEASE_WINDOW", "scrollReleaseWindow"), (38, "SCROLL_REST_VELOCITY", "scrollRestVelocity"), (39, "SCROLL_REST_RATE_SLOW", "scrollRestRateSlow"), (40, "SCROLL_REST_RATE_FAST", "scrollRestRateFast"), (41, "SCROLL_SETTLE_DISTANCE", "scrollSettleDistance"), (42, "SCROLL_PAGING_VELOCITY", "scrollPagingVelocity"), (43, "SCROLL_DIRECTIONAL_LOCK_RATIO", "scrollDirectionalLockRatio"), (44, "SCROLL_ANIMATION_DURATION", "scrollAnimationDuration"), (45, "SCROLL_FRAME_INTERVAL", "scrollFrameInterval"), (46, "MOTION_MAXIMUM_DURATION", "motionMaximumDuration"), (47, "HIT_TEST_INDEX_MINIMUM", "hitTestIndexMinimum"), (48, "HIT_TEST_INDEX_PATIENCE", "hitTestIndexPatience"), (49, "SCROLL_FLICK_VELOCITY", "scrollFlickVelocity"), (50, "SCROLL_CARRIES_MOMENTUM", "scrollCarriesMomentum"), (51, "SCROLL_INDICATOR_FLASH_DURATION", "scrollIndicatorFlashDuration")];

    /// The name without prefix, such as "hitTestPasses"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKConfig {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKConfig {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "Config", Self::NAMES, self.0)
    }
}

/// A change of a window, the application or a plugin; `object` is that window, application or
/// plugin.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKNotification(pub i32);

impl RKNotification {
    /// A window became key; sent after its become_key_window (SPEC 281).
    pub const WINDOW_DID_BECOME_KEY: Self = Self(0);
    /// A window is no longer key; sent after its resign_key_window (SPEC 281).
    pub const WINDOW_DID_RESIGN_KEY: Self = Self(1);
    /// A window became visible.
    pub const WINDOW_DID_BECOME_VISIBLE: Self = Self(2);
    /// A window was hidden.
    pub const WINDOW_DID_BECOME_HIDDEN: Self = Self(3);
    /// The application became active.
    pub const APPLICATION_DID_BECOME_ACTIVE: Self = Self(4);
    /// The application is about to become inactive; its touches and presses are not cancelled yet
    /// (SPEC 287).
    pub const APPLICATION_WILL_RESIGN_ACTIVE: Self = Self(5);
    /// A plugin's overrides were switched off after too many faults; `object` is the plugin
    /// (loader.h).
    pub const PLUGIN_WAS_SWITCHED_OFF: Self = Self(6);

    const NAMES: Names = &[(0, "WINDOW_DID_BECOME_KEY", "windowDidBecomeKey"), (1, "WINDOW_DID_RESIGN_KEY", "windowDidResignKey"), (2, "WINDOW_DID_BECOME_VISIBLE", "windowDidBecomeVisible"), (3, "WINDOW_DID_BECOME_HIDDEN", "windowDidBecomeHidden"), (4, "APPLICATION_DID_BECOME_ACTIVE", "applicationDidBecomeActive"), (5, "APPLICATION_WILL_RESIGN_ACTIVE", "applicationWillResignActive"), (6, "PLUGIN_WAS_SWITCHED_OFF", "pluginWasSwitchedOff")];

    /// The name without prefix, such as "windowDidBecomeKey"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKNotification {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKNotification {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "Notification", Self::NAMES, self.0)
    }
}

/// A method whose calls an observer receives (SPEC 356). Numbers are never reused.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKObservedMethod(pub i32);

impl RKObservedMethod {
    /// hitTest:withEvent: of a view; `point` in its coordinates.
    pub const HIT_TEST: Self = Self(0);
    /// pointInside:withEvent: of a view, when it has returned; `point` in its coordinates, `value`
    /// = the result.
    pub const POINT_INSIDE: Self = Self(1);
    /// touchesBegan:withEvent: of a responder or recogniser; `objects` = the touches.
    pub const TOUCHES_BEGAN: Self = Self(2);
    /// touchesMoved:withEvent:; `objects` = the touches.
    pub const TOUCHES_MOVED: Self = Self(3);
    /// touchesEnded:withEvent:; `objects` = the touches.
    pub const TOUCHES_ENDED: Self = Self(4);
    /// touchesCancelled:withEvent:; `objects` = the touches.
    pub const TOUCHES_CANCELLED: Self = Self(5);
    /// touchesEstimatedPropertiesUpdated:; `objects` = the touches, as earlier samples.
    pub const TOUCHES_ESTIMATED_PROPERTIES_UPDATED: Self = Self(6);
    /// pressesBegan:withEvent: of a responder or recogniser; `objects` = the presses.
    pub const PRESSES_BEGAN: Self = Self(7);
    /// pressesChanged:withEvent:; `objects` = the presses.
    pub const PRESSES_CHANGED: Self = Self(8);
    /// pressesEnded:withEvent:; `objects` = the presses.
    pub const PRESSES_ENDED: Self = Self(9);
    /// pressesCancelled:withEvent:; `objects` = the presses.
    pub const PRESSES_CANCELLED: Self = Self(10);
    /// motionBegan:withEvent: of a responder; `value` = `RKEventSubtype`.
    pub const MOTION_BEGAN: Self = Self(11);
    /// motionEnded:withEvent:; `value` = `RKEventSubtype`.
    pub const MOTION_ENDED: Self = Self(12);
    /// motionCancelled:withEvent:; `value` = `RKEventSubtype`.
    pub const MOTION_CANCELLED: Self = Self(13);
    /// remoteControlReceivedWithEvent: of a responder; `value` = `RKEventSubtype`.
    pub const REMOTE_CONTROL_RECEIVED: Self = Self(14);
    /// insertText: of a responder; `text` = the text.
    pub const INSERT_TEXT: Self = Self(15);
    /// deleteBackward of a responder.
    pub const DELETE_BACKWARD: Self = Self(16);
    /// becomeFirstResponder of a responder.
    pub const BECOME_FIRST_RESPONDER: Self = Self(17);
    /// resignFirstResponder of a responder.
    pub const RESIGN_FIRST_RESPONDER: Self = Self(18);
    /// beginTrackingWithTouch:withEvent: of a control; `objects` = the touch.
    pub const BEGIN_TRACKING: Self = Self(19);
    /// continueTrackingWithTouch:withEvent: of a control; `objects` = the touch.
    pub const CONTINUE_TRACKING: Self = Self(20);
    /// endTrackingWithTouch:withEvent: of a control; `objects` = the touch.
    pub const END_TRACKING: Self = Self(21);
    /// cancelTrackingWithEvent: of a control.
    pub const CANCEL_TRACKING: Self = Self(22);
    /// sendActionsForControlEvents: of a control, also without an action for them; `value` = the
    /// mask.
    pub const SEND_ACTIONS_FOR_CONTROL_EVENTS: Self = Self(23);
    /// sendAction:to:forEvent: of a control; `text` = the selector.
    pub const SEND_ACTION: Self = Self(24);
    /// viewWillAppear: of a view controller; `value` = animated.
    pub const VIEW_WILL_APPEAR: Self = Self(25);
    /// viewIsAppearing:; `value` = animated.
    pub const VIEW_IS_APPEARING: Self = Self(26);
    /// viewDidAppear:; `value` = animated.
    pub const VIEW_DID_APPEAR: Self = Self(27);
    /// viewWillDisappear:; `value` = animated.
    pub const VIEW_WILL_DISAPPEAR: Self = Self(28);
    /// viewDidDisappear:; `value` = animated.
    pub const VIEW_DID_DISAPPEAR: Self = Self(29);

    const NAMES: Names = &[(0, "HIT_TEST", "hitTest"), (1, "POINT_INSIDE", "pointInside"), (2, "TOUCHES_BEGAN", "touchesBegan"), (3, "TOUCHES_MOVED", "touchesMoved"), (4, "TOUCHES_ENDED", "touchesEnded"), (5, "TOUCHES_CANCELLED", "touchesCancelled"), (6, "TOUCHES_ESTIMATED_PROPERTIES_UPDATED", "touchesEstimatedPropertiesUpdated"), (7, "PRESSES_BEGAN", "pressesBegan"), (8, "PRESSES_CHANGED", "pressesChanged"), (9, "PRESSES_ENDED", "pressesEnded"), (10, "PRESSES_CANCELLED", "pressesCancelled"), (11, "MOTION_BEGAN", "motionBegan"), (12, "MOTION_ENDED", "motionEnded"), (13, "MOTION_CANCELLED", "motionCancelled"), (14, "REMOTE_CONTROL_RECEIVED", "remoteControlReceived"), (15, "INSERT_TEXT", "insertText"), (16, "DELETE_BACKWARD", "deleteBackward"), (17, "BECOME_FIRST_RESPONDER", "becomeFirstResponder"), (18, "RESIGN_FIRST_RESPONDER", "resignFirstResponder"), (19, "BEGIN_TRACKING", "beginTracking"), (20, "CONTINUE_TRACKING", "continueTracking"), (21, "END_TRACKING", "endTracking"), (22, "CANCEL_TRACKING", "cancelTracking"), (23, "SEND_ACTIONS_FOR_CONTROL_EVENTS", "sendActionsForControlEvents"), (24, "SEND_ACTION", "sendAction"), (25, "VIEW_WILL_APPEAR", "viewWillAppear"), (26, "VIEW_IS_APPEARING", "viewIsAppearing"), (27, "VIEW_DID_APPEAR", "viewDidAppear"), (28, "VIEW_WILL_DISAPPEAR", "viewWillDisappear"), (29, "VIEW_DID_DISAPPEAR", "viewDidDisappear")];

    /// The name without prefix, such as "hitTest"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKObservedMethod {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKObservedMethod {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "ObservedMethod", Self::NAMES, self.0)
    }
}

/// Phase of a touch (SPEC 54).
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKTouchPhase(pub i32);

impl RKTouchPhase {
    /// The finger came down.
    pub const BEGAN: Self = Self(0);
    /// The finger moved.
    pub const MOVED: Self = Self(1);
    /// The finger is down and did not change in this update. Never an input.
    pub const STATIONARY: Self = Self(2);
    /// The finger lifted.
    pub const ENDED: Self = Self(3);
    /// The touch was cancelled: by the system or the host (SPEC 108), or with its window (SPEC
    /// 285). A touch that only its view lost has this phase while touchesCancelled of that view
    /// runs (SPEC 86, 297).
    pub const CANCELLED: Self = Self(4);

    const NAMES: Names = &[(0, "BEGAN", "began"), (1, "MOVED", "moved"), (2, "STATIONARY", "stationary"), (3, "ENDED", "ended"), (4, "CANCELLED", "cancelled")];

    /// The name without prefix, such as "began"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKTouchPhase {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKTouchPhase {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "TouchPhase", Self::NAMES, self.0)
    }
}

/// Type of a touch: the device that made it (SPEC 55).
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKTouchType(pub i32);

impl RKTouchType {
    /// A finger on the screen.
    pub const DIRECT: Self = Self(0);
    /// A finger on a remote surface.
    pub const INDIRECT: Self = Self(1);
    /// A pencil.
    pub const PENCIL: Self = Self(2);
    /// A mouse or trackpad pointer.
    pub const INDIRECT_POINTER: Self = Self(3);

    const NAMES: Names = &[(0, "DIRECT", "direct"), (1, "INDIRECT", "indirect"), (2, "PENCIL", "pencil"), (3, "INDIRECT_POINTER", "indirectPointer")];

    /// The name without prefix, such as "direct"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKTouchType {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKTouchType {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "TouchType", Self::NAMES, self.0)
    }
}

/// Kind of an event (SPEC 72).
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKEventType(pub i32);

impl RKEventType {
    /// Touches.
    pub const TOUCHES: Self = Self(0);
    /// A shake.
    pub const MOTION: Self = Self(1);
    /// A button of a remote control.
    pub const REMOTE_CONTROL: Self = Self(2);
    /// Presses of buttons or keys.
    pub const PRESSES: Self = Self(3);
    /// A wheel, or fingers that scroll on a trackpad.
    pub const SCROLL: Self = Self(10);
    /// A pointer that moves without buttons.
    pub const HOVER: Self = Self(11);
    /// A pinch or a rotation on a trackpad.
    pub const TRANSFORM: Self = Self(14);

    const NAMES: Names = &[(0, "TOUCHES", "touches"), (1, "MOTION", "motion"), (2, "REMOTE_CONTROL", "remoteControl"), (3, "PRESSES", "presses"), (10, "SCROLL", "scroll"), (11, "HOVER", "hover"), (14, "TRANSFORM", "transform")];

    /// The name without prefix, such as "touches"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKEventType {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKEventType {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "EventType", Self::NAMES, self.0)
    }
}

/// Modifier keys: a mask, of keys, touches and events.
///
/// A mask: values may be combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKKeyModifierFlags(pub u32);

impl RKKeyModifierFlags {
    /// Caps lock.
    pub const ALPHA_SHIFT: Self = Self(65536);
    /// Shift.
    pub const SHIFT: Self = Self(131072);
    /// Control.
    pub const CONTROL: Self = Self(262144);
    /// Option, or Alt.
    pub const ALTERNATE: Self = Self(524288);
    /// Command, or the key with the logo.
    pub const COMMAND: Self = Self(1048576);
    /// The key is on the numeric pad.
    pub const NUMERIC_PAD: Self = Self(2097152);

    const NAMES: Names = &[(65536, "ALPHA_SHIFT", "alphaShift"), (131072, "SHIFT", "shift"), (262144, "CONTROL", "control"), (524288, "ALTERNATE", "alternate"), (1048576, "COMMAND", "command"), (2097152, "NUMERIC_PAD", "numericPad")];

    /// The name without prefix, such as "alphaShift"; "" for several bits without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }

    /// Whether all bits of the other are in this one.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether no bit is set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bits that are set, one by one.
    pub fn iter(self) -> impl Iterator<Item = Self> {
        names::bits(self.0).map(Self)
    }
}

impl std::fmt::Display for RKKeyModifierFlags {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display_mask(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKKeyModifierFlags {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug_mask(formatter, "KeyModifierFlags", Self::NAMES, self.0)
    }
}

impl std::ops::BitOr for RKKeyModifierFlags {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for RKKeyModifierFlags {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for RKKeyModifierFlags {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// Properties of a touch that a device may first estimate: a mask (SPEC 345).
///
/// A mask: values may be combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKTouchProperties(pub u32);

impl RKTouchProperties {
    /// The force.
    pub const FORCE: Self = Self(1);
    /// The azimuth angle.
    pub const AZIMUTH: Self = Self(2);
    /// The altitude angle.
    pub const ALTITUDE: Self = Self(4);
    /// The location.
    pub const LOCATION: Self = Self(8);
    /// The roll angle.
    pub const ROLL: Self = Self(16);

    const NAMES: Names = &[(1, "FORCE", "force"), (2, "AZIMUTH", "azimuth"), (4, "ALTITUDE", "altitude"), (8, "LOCATION", "location"), (16, "ROLL", "roll")];

    /// The name without prefix, such as "force"; "" for several bits without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }

    /// Whether all bits of the other are in this one.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether no bit is set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bits that are set, one by one.
    pub fn iter(self) -> impl Iterator<Item = Self> {
        names::bits(self.0).map(Self)
    }
}

impl std::fmt::Display for RKTouchProperties {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display_mask(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKTouchProperties {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug_mask(formatter, "TouchProperties", Self::NAMES, self.0)
    }
}

impl std::ops::BitOr for RKTouchProperties {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for RKTouchProperties {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for RKTouchProperties {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// Model of motion of `rk_touch_get_predicted()`.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKPredictionModel(pub i32);

impl RKPredictionModel {
    /// In a straight line at the velocity of the last samples.
    pub const LINEAR: Self = Self(0);
    /// With half of the last samples' acceleration, per axis. A decelerating axis stops and does
    /// not reverse.
    pub const QUADRATIC: Self = Self(1);

    const NAMES: Names = &[(0, "LINEAR", "linear"), (1, "QUADRATIC", "quadratic")];

    /// The name without prefix, such as "linear"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKPredictionModel {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKPredictionModel {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "PredictionModel", Self::NAMES, self.0)
    }
}

/// Phase of a trackpad's gesture.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKGestureInputPhase(pub i32);

impl RKGestureInputPhase {
    /// The gesture began.
    pub const BEGAN: Self = Self(0);
    /// In progress.
    pub const CHANGED: Self = Self(1);
    /// The fingers left the trackpad.
    pub const ENDED: Self = Self(3);
    /// The system cancelled the gesture.
    pub const CANCELLED: Self = Self(4);

    const NAMES: Names = &[(0, "BEGAN", "began"), (1, "CHANGED", "changed"), (3, "ENDED", "ended"), (4, "CANCELLED", "cancelled")];

    /// The name without prefix, such as "began"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKGestureInputPhase {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKGestureInputPhase {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "GestureInputPhase", Self::NAMES, self.0)
    }
}

/// Kinds of scroll events; a mask of pans (`rk_pan_set_allowed_scroll_types_mask()`).
///
/// A mask: values may be combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKScrollTypeMask(pub u32);

impl RKScrollTypeMask {
    /// Notches of a wheel.
    pub const DISCRETE: Self = Self(1);
    /// A trackpad, or a wheel without notches.
    pub const CONTINUOUS: Self = Self(2);
    /// Both.
    pub const ALL: Self = Self(3);

    const NAMES: Names = &[(1, "DISCRETE", "discrete"), (2, "CONTINUOUS", "continuous"), (3, "ALL", "all")];

    /// The name without prefix, such as "discrete"; "" for several bits without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }

    /// Whether all bits of the other are in this one.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether no bit is set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bits that are set, one by one.
    pub fn iter(self) -> impl Iterator<Item = Self> {
        names::bits(self.0).map(Self)
    }
}

impl std::fmt::Display for RKScrollTypeMask {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display_mask(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKScrollTypeMask {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug_mask(formatter, "ScrollTypeMask", Self::NAMES, self.0)
    }
}

impl std::ops::BitOr for RKScrollTypeMask {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for RKScrollTypeMask {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for RKScrollTypeMask {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// Control events: a mask (SPEC 140).
///
/// A mask: values may be combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKControlEvents(pub u32);

impl RKControlEvents {
    /// Touch-down in the control.
    pub const TOUCH_DOWN: Self = Self(1);
    /// Touch-down with a tapCount above 1.
    pub const TOUCH_DOWN_REPEAT: Self = Self(2);
    /// The finger moved inside (the bounds and 70 points around them).
    pub const TOUCH_DRAG_INSIDE: Self = Self(4);
    /// The finger moved outside of them.
    pub const TOUCH_DRAG_OUTSIDE: Self = Self(8);
    /// The finger moved in.
    pub const TOUCH_DRAG_ENTER: Self = Self(16);
    /// The finger moved out.
    pub const TOUCH_DRAG_EXIT: Self = Self(32);
    /// The finger lifted inside.
    pub const TOUCH_UP_INSIDE: Self = Self(64);
    /// The finger lifted outside.
    pub const TOUCH_UP_OUTSIDE: Self = Self(128);
    /// Tracking was cancelled.
    pub const TOUCH_CANCEL: Self = Self(256);
    /// The user changed the value.
    pub const VALUE_CHANGED: Self = Self(4096);
    /// The control's main action: a button sends it with TouchUpInside.
    pub const PRIMARY_ACTION_TRIGGERED: Self = Self(8192);
    /// A menu is about to be shown.
    pub const MENU_ACTION_TRIGGERED: Self = Self(16384);
    /// Editing began.
    pub const EDITING_DID_BEGIN: Self = Self(65536);
    /// The text changed.
    pub const EDITING_CHANGED: Self = Self(131072);
    /// Editing ended.
    pub const EDITING_DID_END: Self = Self(262144);
    /// The return key was pressed. The field resigns only if an action was added for this event
    /// (SPEC 279).
    pub const EDITING_DID_END_ON_EXIT: Self = Self(524288);
    /// All touch events.
    pub const ALL_TOUCH_EVENTS: Self = Self(4095);
    /// All editing events.
    pub const ALL_EDITING_EVENTS: Self = Self(983040);
    /// For the application's own use.
    pub const APPLICATION_RESERVED: Self = Self(251658240);
    /// Reserved.
    pub const SYSTEM_RESERVED: Self = Self(4026531840);
    /// Every event.
    pub const ALL_EVENTS: Self = Self(4294967295);

    const NAMES: Names = &[(1, "TOUCH_DOWN", "touchDown"), (2, "TOUCH_DOWN_REPEAT", "touchDownRepeat"), (4, "TOUCH_DRAG_INSIDE", "touchDragInside"), (8, "TOUCH_DRAG_OUTSIDE", "touchDragOutside"), (16, "TOUCH_DRAG_ENTER", "touchDragEnter"), (32, "TOUCH_DRAG_EXIT", "touchDragExit"), (64, "TOUCH_UP_INSIDE", "touchUpInside"), (128, "TOUCH_UP_OUTSIDE", "touchUpOutside"), (256, "TOUCH_CANCEL", "touchCancel"), (4096, "VALUE_CHANGED", "valueChanged"), (8192, "PRIMARY_ACTION_TRIGGERED", "primaryActionTriggered"), (16384, "MENU_ACTION_TRIGGERED", "menuActionTriggered"), (65536, "EDITING_DID_BEGIN", "editingDidBegin"), (131072, "EDITING_CHANGED", "editingChanged"), (262144, "EDITING_DID_END", "editingDidEnd"), (524288, "EDITING_DID_END_ON_EXIT", "editingDidEndOnExit"), (4095, "ALL_TOUCH_EVENTS", "allTouchEvents"), (983040, "ALL_EDITING_EVENTS", "allEditingEvents"), (251658240, "APPLICATION_RESERVED", "applicationReserved"), (4026531840, "SYSTEM_RESERVED", "systemReserved"), (4294967295, "ALL_EVENTS", "allEvents")];

    /// The name without prefix, such as "touchDown"; "" for several bits without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }

    /// Whether all bits of the other are in this one.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether no bit is set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bits that are set, one by one.
    pub fn iter(self) -> impl Iterator<Item = Self> {
        names::bits(self.0).map(Self)
    }
}

impl std::fmt::Display for RKControlEvents {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display_mask(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKControlEvents {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug_mask(formatter, "ControlEvents", Self::NAMES, self.0)
    }
}

impl std::ops::BitOr for RKControlEvents {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for RKControlEvents {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for RKControlEvents {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// State of a control: a mask (SPEC 142).
///
/// A mask: values may be combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKControlState(pub u32);

impl RKControlState {
    /// None of the others.
    pub const NORMAL: Self = Self(0);
    /// Shown as pressed.
    pub const HIGHLIGHTED: Self = Self(1);
    /// Not enabled.
    pub const DISABLED: Self = Self(2);
    /// Selected by the program.
    pub const SELECTED: Self = Self(4);
    /// First responder, the counterpart of UIKit's focus.
    pub const FOCUSED: Self = Self(8);

    const NAMES: Names = &[(0, "NORMAL", "normal"), (1, "HIGHLIGHTED", "highlighted"), (2, "DISABLED", "disabled"), (4, "SELECTED", "selected"), (8, "FOCUSED", "focused")];

    /// The name without prefix, such as "normal"; "" for several bits without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }

    /// Whether all bits of the other are in this one.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether no bit is set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bits that are set, one by one.
    pub fn iter(self) -> impl Iterator<Item = Self> {
        names::bits(self.0).map(Self)
    }
}

impl std::fmt::Display for RKControlState {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display_mask(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKControlState {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug_mask(formatter, "ControlState", Self::NAMES, self.0)
    }
}

impl std::ops::BitOr for RKControlState {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for RKControlState {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for RKControlState {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// Phase of a press (SPEC 269).
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKPressPhase(pub i32);

impl RKPressPhase {
    /// The button went down.
    pub const BEGAN: Self = Self(0);
    /// Its force changed: analogue buttons only (SPEC 272).
    pub const CHANGED: Self = Self(1);
    /// The button is down and did not change. Never an input.
    pub const STATIONARY: Self = Self(2);
    /// The button came up.
    pub const ENDED: Self = Self(3);
    /// The press was cancelled (SPEC 273).
    pub const CANCELLED: Self = Self(4);

    const NAMES: Names = &[(0, "BEGAN", "began"), (1, "CHANGED", "changed"), (2, "STATIONARY", "stationary"), (3, "ENDED", "ended"), (4, "CANCELLED", "cancelled")];

    /// The name without prefix, such as "began"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKPressPhase {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKPressPhase {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "PressPhase", Self::NAMES, self.0)
    }
}

/// Type of a press: the button (SPEC 269).
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKPressType(pub i32);

impl RKPressType {
    /// Up, of a direction pad.
    pub const UP_ARROW: Self = Self(0);
    /// Down, of a direction pad.
    pub const DOWN_ARROW: Self = Self(1);
    /// Left, of a direction pad.
    pub const LEFT_ARROW: Self = Self(2);
    /// Right, of a direction pad.
    pub const RIGHT_ARROW: Self = Self(3);
    /// The select button.
    pub const SELECT: Self = Self(4);
    /// The menu button, which goes back.
    pub const MENU: Self = Self(5);
    /// Play and pause.
    pub const PLAY_PAUSE: Self = Self(6);
    /// A page up.
    pub const PAGE_UP: Self = Self(30);
    /// A page down.
    pub const PAGE_DOWN: Self = Self(31);
    /// A key of a keyboard, identified by `key_code` and `characters`. UIKit has no such number.
    pub const KEY: Self = Self(63);

    const NAMES: Names = &[(0, "UP_ARROW", "upArrow"), (1, "DOWN_ARROW", "downArrow"), (2, "LEFT_ARROW", "leftArrow"), (3, "RIGHT_ARROW", "rightArrow"), (4, "SELECT", "select"), (5, "MENU", "menu"), (6, "PLAY_PAUSE", "playPause"), (30, "PAGE_UP", "pageUp"), (31, "PAGE_DOWN", "pageDown"), (63, "KEY", "key")];

    /// The name without prefix, such as "upArrow"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKPressType {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKPressType {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "PressType", Self::NAMES, self.0)
    }
}

/// State of a recogniser (SPEC 158).
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKGestureRecognizerState(pub i32);

impl RKGestureRecognizerState {
    /// Nothing recognised yet.
    pub const POSSIBLE: Self = Self(0);
    /// A continuous gesture began.
    pub const BEGAN: Self = Self(1);
    /// It changed.
    pub const CHANGED: Self = Self(2);
    /// The gesture ended; a discrete gesture was recognised.
    pub const ENDED: Self = Self(3);
    /// A gesture that had begun was cancelled.
    pub const CANCELLED: Self = Self(4);
    /// The touches do not form this gesture. No action is sent.
    pub const FAILED: Self = Self(5);

    const NAMES: Names = &[(0, "POSSIBLE", "possible"), (1, "BEGAN", "began"), (2, "CHANGED", "changed"), (3, "ENDED", "ended"), (4, "CANCELLED", "cancelled"), (5, "FAILED", "failed")];

    /// The name without prefix, such as "possible"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKGestureRecognizerState {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKGestureRecognizerState {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "GestureRecognizerState", Self::NAMES, self.0)
    }
}

/// Directions of a swipe; a mask (SPEC 220).
///
/// A mask: values may be combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKSwipeDirection(pub u32);

impl RKSwipeDirection {
    /// To the right.
    pub const RIGHT: Self = Self(1);
    /// To the left.
    pub const LEFT: Self = Self(2);
    /// Upwards.
    pub const UP: Self = Self(4);
    /// Downwards.
    pub const DOWN: Self = Self(8);

    const NAMES: Names = &[(1, "RIGHT", "right"), (2, "LEFT", "left"), (4, "UP", "up"), (8, "DOWN", "down")];

    /// The name without prefix, such as "right"; "" for several bits without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }

    /// Whether all bits of the other are in this one.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether no bit is set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bits that are set, one by one.
    pub fn iter(self) -> impl Iterator<Item = Self> {
        names::bits(self.0).map(Self)
    }
}

impl std::fmt::Display for RKSwipeDirection {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display_mask(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKSwipeDirection {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug_mask(formatter, "SwipeDirection", Self::NAMES, self.0)
    }
}

impl std::ops::BitOr for RKSwipeDirection {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for RKSwipeDirection {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for RKSwipeDirection {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// Edges of the screen; a mask (SPEC 217).
///
/// A mask: values may be combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKRectEdge(pub u32);

impl RKRectEdge {
    /// No edge.
    pub const NONE: Self = Self(0);
    /// The upper edge.
    pub const TOP: Self = Self(1);
    /// The left edge.
    pub const LEFT: Self = Self(2);
    /// The lower edge.
    pub const BOTTOM: Self = Self(4);
    /// The right edge.
    pub const RIGHT: Self = Self(8);
    /// All four edges.
    pub const ALL: Self = Self(15);

    const NAMES: Names = &[(0, "NONE", "none"), (1, "TOP", "top"), (2, "LEFT", "left"), (4, "BOTTOM", "bottom"), (8, "RIGHT", "right"), (15, "ALL", "all")];

    /// The name without prefix, such as "none"; "" for several bits without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }

    /// Whether all bits of the other are in this one.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether no bit is set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bits that are set, one by one.
    pub fn iter(self) -> impl Iterator<Item = Self> {
        names::bits(self.0).map(Self)
    }
}

impl std::fmt::Display for RKRectEdge {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display_mask(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKRectEdge {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug_mask(formatter, "RectEdge", Self::NAMES, self.0)
    }
}

impl std::ops::BitOr for RKRectEdge {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for RKRectEdge {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for RKRectEdge {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// State of a plugin.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKPluginState(pub i32);

impl RKPluginState {
    /// Its classes and extensions work.
    pub const ACTIVE: Self = Self(0);
    /// It was deactivated by `rk_plugin_deactivate()`, or its `init` failed when it was activated
    /// again. Also the state while `init` or `deinit` is running.
    pub const INACTIVE: Self = Self(1);
    /// Its overrides were switched off after too many faults; the inherited methods run instead.
    pub const FAULTED: Self = Self(2);

    const NAMES: Names = &[(0, "ACTIVE", "active"), (1, "INACTIVE", "inactive"), (2, "FAULTED", "faulted")];

    /// The name without prefix, such as "active"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKPluginState {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKPluginState {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "PluginState", Self::NAMES, self.0)
    }
}

/// Fault of an override, an action or another function of a plugin.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKPluginFault(pub i32);

impl RKPluginFault {
    /// It returned a handle of a destroyed object, or an invalid one.
    pub const RETURNED_DEAD_OBJECT: Self = Self(1);
    /// It returned an object of another context or kind.
    pub const RETURNED_FOREIGN_OBJECT: Self = Self(2);
    /// It returned a bool that is neither 0 nor 1.
    pub const RETURNED_BAD_BOOL: Self = Self(3);
    /// An action returned a point, size, rect or transform with NaN, or `will_end_dragging` left a
    /// target that is not finite. A plain number may be NaN (invoke.h).
    pub const RETURNED_NAN: Self = Self(4);
    /// A thread that does not own the context called the library while the override ran.
    pub const WRONG_THREAD: Self = Self(5);
    /// It destroyed its receiver, in a method that returns a result.
    pub const DESTROYED_RECEIVER: Self = Self(6);
    /// It recursed until the depth limit or until no stack was left.
    pub const TOO_DEEP: Self = Self(7);
    /// It took longer than the budget; `point.x` of its trace record is the time in seconds.
    pub const TOO_SLOW: Self = Self(8);
    /// It wrote to the host's table, which was restored. The table is compared after each call
    /// without result, after at least every 32nd call with one, and before `init` and `deinit`.
    pub const WROTE_HOST_TABLE: Self = Self(9);
    /// It reported an error of its own (`RKHost`.report).
    pub const REPORTED: Self = Self(10);

    const NAMES: Names = &[(1, "RETURNED_DEAD_OBJECT", "returnedDeadObject"), (2, "RETURNED_FOREIGN_OBJECT", "returnedForeignObject"), (3, "RETURNED_BAD_BOOL", "returnedBadBool"), (4, "RETURNED_NAN", "returnedNaN"), (5, "WRONG_THREAD", "wrongThread"), (6, "DESTROYED_RECEIVER", "destroyedReceiver"), (7, "TOO_DEEP", "tooDeep"), (8, "TOO_SLOW", "tooSlow"), (9, "WROTE_HOST_TABLE", "wroteHostTable"), (10, "REPORTED", "reported")];

    /// The name without prefix, such as "returnedDeadObject"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKPluginFault {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKPluginFault {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "PluginFault", Self::NAMES, self.0)
    }
}

/// Phase of a shake (SPEC 274).
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKMotionPhase(pub i32);

impl RKMotionPhase {
    /// The shake began.
    pub const BEGAN: Self = Self(0);
    /// The shake ended.
    pub const ENDED: Self = Self(3);
    /// The shake was interrupted.
    pub const CANCELLED: Self = Self(4);

    const NAMES: Names = &[(0, "BEGAN", "began"), (3, "ENDED", "ended"), (4, "CANCELLED", "cancelled")];

    /// The name without prefix, such as "began"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKMotionPhase {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKMotionPhase {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "MotionPhase", Self::NAMES, self.0)
    }
}

/// Subtype of an event (SPEC 72).
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKEventSubtype(pub i32);

impl RKEventSubtype {
    /// No subtype: any event but a motion or a remote control's.
    pub const NONE: Self = Self(0);
    /// A shake of the device.
    pub const MOTION_SHAKE: Self = Self(1);
    /// Play.
    pub const REMOTE_CONTROL_PLAY: Self = Self(100);
    /// Pause.
    pub const REMOTE_CONTROL_PAUSE: Self = Self(101);
    /// Stop.
    pub const REMOTE_CONTROL_STOP: Self = Self(102);
    /// Pause if it plays, play if it does not.
    pub const REMOTE_CONTROL_TOGGLE_PLAY_PAUSE: Self = Self(103);
    /// The next track.
    pub const REMOTE_CONTROL_NEXT_TRACK: Self = Self(104);
    /// The previous track.
    pub const REMOTE_CONTROL_PREVIOUS_TRACK: Self = Self(105);
    /// Seeking backward begins.
    pub const REMOTE_CONTROL_BEGIN_SEEKING_BACKWARD: Self = Self(106);
    /// Seeking backward ends.
    pub const REMOTE_CONTROL_END_SEEKING_BACKWARD: Self = Self(107);
    /// Seeking forward begins.
    pub const REMOTE_CONTROL_BEGIN_SEEKING_FORWARD: Self = Self(108);
    /// Seeking forward ends.
    pub const REMOTE_CONTROL_END_SEEKING_FORWARD: Self = Self(109);

    const NAMES: Names = &[(0, "NONE", "none"), (1, "MOTION_SHAKE", "motionShake"), (100, "REMOTE_CONTROL_PLAY", "remoteControlPlay"), (101, "REMOTE_CONTROL_PAUSE", "remoteControlPause"), (102, "REMOTE_CONTROL_STOP", "remoteControlStop"), (103, "REMOTE_CONTROL_TOGGLE_PLAY_PAUSE", "remoteControlTogglePlayPause"), (104, "REMOTE_CONTROL_NEXT_TRACK", "remoteControlNextTrack"), (105, "REMOTE_CONTROL_PREVIOUS_TRACK", "remoteControlPreviousTrack"), (106, "REMOTE_CONTROL_BEGIN_SEEKING_BACKWARD", "remoteControlBeginSeekingBackward"), (107, "REMOTE_CONTROL_END_SEEKING_BACKWARD", "remoteControlEndSeekingBackward"), (108, "REMOTE_CONTROL_BEGIN_SEEKING_FORWARD", "remoteControlBeginSeekingForward"), (109, "REMOTE_CONTROL_END_SEEKING_FORWARD", "remoteControlEndSeekingForward")];

    /// The name without prefix, such as "none"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKEventSubtype {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKEventSubtype {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "EventSubtype", Self::NAMES, self.0)
    }
}

/// A decision and its reason. Numbers are grouped by subject and never reused. `object` is the
/// record's subject.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKReason(pub i32);

impl RKReason {
    /// Rejected: hidden (SPEC 32).
    pub const HIT_HIDDEN: Self = Self(1);
    /// Rejected: userInteractionEnabled is false (SPEC 32).
    pub const HIT_INTERACTION_DISABLED: Self = Self(2);
    /// Rejected: alpha (value) below alphaHitThreshold (SPEC 32).
    pub const HIT_ALPHA: Self = Self(3);
    /// Rejected: animating without interaction (SPEC 53).
    pub const HIT_ANIMATING: Self = Self(4);
    /// Rejected: its transform cannot be inverted (SPEC 13).
    pub const HIT_SINGULAR_TRANSFORM: Self = Self(5);
    /// Rejected: the point is outside of its bounds (SPEC 11).
    pub const HIT_OUTSIDE: Self = Self(6);
    /// Rejected: its pointInside override returned false (SPEC 40).
    pub const HIT_OUTSIDE_BY_OVERRIDE: Self = Self(7);
    /// Its bounds contain the point; its subviews are tested, front to back (SPEC 11).
    pub const HIT_INSIDE: Self = Self(8);
    /// Its pointInside override returned true; its subviews are tested (SPEC 40).
    pub const HIT_INSIDE_BY_OVERRIDE: Self = Self(9);
    /// Hit: it contains the point and no subview was hit (SPEC 32).
    pub const HIT_TAKEN: Self = Self(10);
    /// Its hitTest override returned `other` (SPEC 38).
    pub const HIT_OVERRIDE_RETURNED: Self = Self(11);
    /// Its hitTest override returned nil (SPEC 38).
    pub const HIT_OVERRIDE_RETURNED_NIL: Self = Self(12);
    /// Skipped: it left its superview while the subviews were being tested (SPEC 36).
    pub const HIT_SUBVIEW_GONE: Self = Self(13);
    /// Rejected: a disabled control, and disabledControlsHitTestNil is 1 (SPEC 51).
    pub const HIT_DISABLED_CONTROL: Self = Self(14);
    /// The touch began in the window and hit the view `other` (SPEC 43, 46).
    pub const TOUCH_HIT: Self = Self(100);
    /// The touch began and hit no window (SPEC 45). In the ring only: value = its screen.
    pub const TOUCH_HIT_NOTHING: Self = Self(101);
    /// The hit view `other` is in no window: treated as no hit (SPEC 44).
    pub const TOUCH_HIT_VIEW_WITHOUT_WINDOW: Self = Self(102);
    /// Withheld for its life: `other` has another touch and multipleTouchEnabled is false (SPEC
    /// 95).
    pub const TOUCH_WITHHELD_MULTIPLE_TOUCH: Self = Self(103);
    /// Withheld for its life: exclusiveTouch, because of the view `other` (SPEC 98). In the ring
    /// only: value = 1, the view that was hit is exclusive; 2, `other` is.
    pub const TOUCH_WITHHELD_EXCLUSIVE_TOUCH: Self = Self(104);
    /// The update was dropped: events are being ignored (SPEC 286). Value = the phase.
    pub const TOUCH_IGNORED: Self = Self(105);
    /// The update was dropped: no application or no window (SPEC 296). In the ring only: other =
    /// the application; then there is no window.
    pub const TOUCH_DROPPED: Self = Self(106);
    /// Cancelled: by the system or the host (SPEC 108). In the ring only: value = 1
    /// `rk_context_cancel_all_touches()`, 2 events are ignored from now on, 3 the application
    /// became inactive, 4 the host reported the phase cancelled.
    pub const TOUCH_CANCELLED_BY_SYSTEM: Self = Self(107);
    /// Cancelled: its view `other` left the window (SPEC 297).
    pub const TOUCH_CANCELLED_BY_REMOVAL: Self = Self(108);
    /// Cancelled: its window `other` was hidden or destroyed (SPEC 285). In the ring only: value =
    /// 5 hidden, 6 destroyed.
    pub const TOUCH_CANCELLED_BY_WINDOW: Self = Self(109);
    /// Moved farther than multiTapRadius from its start: tapCount becomes 0 (SPEC 69).
    pub const TOUCH_NO_TAP: Self = Self(110);
    /// The hit view received a touch method (SPEC 79).
    pub const DELIVERED: Self = Self(200);
    /// The inherited method forwarded the touches to this responder, whose override received them
    /// (SPEC 90).
    pub const FORWARDED: Self = Self(201);
    /// The end of the chain was reached: discarded (SPEC 90). Object = the last responder.
    pub const DISCARDED: Self = Self(202);
    /// A sendEvent override did not forward the event (SPEC 77). Object = the application or
    /// window. In the ring only, one record for each touch: touch_id; other = the view that it hit,
    /// while that lives; value = the phase. Of a wheel, a trackpad and an event without touches:
    /// point.x = its `RKEventType`.
    pub const EVENT_DROPPED: Self = Self(203);
    /// The touch's view received touchesEstimatedPropertiesUpdated (SPEC 354). Value = the
    /// remaining estimates of the first sample.
    pub const ESTIMATION_DELIVERED: Self = Self(204);
    /// The inherited method forwarded it to this responder, whose override received it (SPEC 354).
    pub const ESTIMATION_FORWARDED: Self = Self(205);
    /// The end of the chain was reached: discarded (SPEC 354). Object = the last responder.
    pub const ESTIMATION_DISCARDED: Self = Self(206);
    /// No sample expects the reported properties: skipped (SPEC 354). Value = the sample's number.
    pub const ESTIMATION_UNEXPECTED: Self = Self(207);
    /// More than 256 samples expect updates: the oldest is dropped (SPEC 354). Value = its number.
    pub const ESTIMATION_FORGOTTEN: Self = Self(208);
    /// touchesBegan is held back: the recogniser delays it and is still possible (SPEC 101).
    pub const BEGAN_HELD_BACK: Self = Self(210);
    /// touchesEnded is held back: the recogniser delays it and is still possible (SPEC 102).
    pub const ENDED_HELD_BACK: Self = Self(211);
    /// Held-back touches are delivered: no recogniser delays them any more (SPEC 103). Value = the
    /// phase.
    pub const HELD_BACK_RELEASED: Self = Self(212);
    /// Held-back touches are dropped: the recogniser recognised and cancels them (SPEC 101).
    pub const HELD_BACK_DROPPED: Self = Self(213);
    /// touchesCancelled: the recogniser recognised and cancels the touch in its view (SPEC 86).
    pub const CANCELLED_BY_GESTURE: Self = Self(214);
    /// The view does not receive the touch: the recogniser had begun before it (SPEC 86).
    pub const NEVER_DELIVERED: Self = Self(215);
    /// Became first responder (SPEC 127).
    pub const BECAME_FIRST: Self = Self(300);
    /// Refused: canBecomeFirstResponder is false (SPEC 126).
    pub const CANNOT_BECOME_FIRST: Self = Self(301);
    /// Refused: in no window (SPEC 127).
    pub const FIRST_WITHOUT_WINDOW: Self = Self(302);
    /// Refused: the present first responder `other` does not resign (SPEC 127).
    pub const FIRST_REFUSED_BY_CURRENT: Self = Self(303);
    /// Resigned (SPEC 128).
    pub const RESIGNED_FIRST: Self = Self(304);
    /// Resigned because its view left the window (SPEC 129).
    pub const RESIGNED_BY_REMOVAL: Self = Self(305);
    /// Became key (SPEC 281).
    pub const BECAME_KEY: Self = Self(400);
    /// Is no longer key (SPEC 281).
    pub const RESIGNED_KEY: Self = Self(401);
    /// It tracks the touch (SPEC 59).
    pub const GESTURE_RECEIVED_TOUCH: Self = Self(500);
    /// It does not receive the touch: not enabled (SPEC 107). In the ring only: value = 1 for the
    /// event of a wheel or trackpad, 2 for a press.
    pub const GESTURE_DISABLED: Self = Self(501);
    /// It does not receive the touch: its type is not among allowedTouchTypes (SPEC 171). Value =
    /// the type. In the ring only: point.x = the mask of the allowed types.
    pub const GESTURE_TOUCH_TYPE_REFUSED: Self = Self(502);
    /// It does not receive the touch: it has touches of another type and requires one (SPEC 171).
    /// Value = the type.
    pub const GESTURE_TOUCH_TYPE_EXCLUSIVE: Self = Self(503);
    /// It does not receive the touch: its delegate's shouldReceiveTouch returned false (SPEC 169).
    pub const GESTURE_TOUCH_REFUSED: Self = Self(504);
    /// It does not receive the touch: shouldReceiveEvent returned false (SPEC 169). With touch_id
    /// 0: the event of a wheel, trackpad or pointer.
    pub const GESTURE_EVENT_REFUSED: Self = Self(505);
    /// It does not receive the touch: it would recognise, and waits for `other` to fail (SPEC 178).
    pub const GESTURE_TOUCH_WHILE_WAITING: Self = Self(506);
    /// It does not receive the touch: it has ended or failed and was not reset yet (SPEC 172).
    pub const GESTURE_TOUCH_WHILE_DONE: Self = Self(507);
    /// It ignores the touch from now on (SPEC 106). If the touch is one too many for the
    /// recogniser, in the ring only: value = the number of fingers, point.x = the greatest number
    /// that it takes.
    pub const GESTURE_IGNORED_TOUCH: Self = Self(508);
    /// possible -\> began (SPEC 159). Measure: points of a pan or pinch, seconds of a long press,
    /// degrees of a rotation. With point.y = 6, of a pinch on a trackpad: value = how far its scale
    /// is from 1.
    pub const GESTURE_BEGAN: Self = Self(520);
    /// -\> changed (SPEC 159).
    pub const GESTURE_CHANGED: Self = Self(521);
    /// A continuous gesture ended (SPEC 159).
    pub const GESTURE_ENDED: Self = Self(522);
    /// A discrete gesture was recognised (SPEC 159). Measure: of a swipe, the points in its
    /// direction.
    pub const GESTURE_RECOGNIZED: Self = Self(523);
    /// It was cancelled: its touches were (SPEC 108). Value 1: the gesture of a trackpad was.
    pub const GESTURE_CANCELLED: Self = Self(524);
    /// It was cancelled: it was disabled (SPEC 175).
    pub const GESTURE_CANCELLED_BY_DISABLING: Self = Self(525);
    /// It was cancelled: it was detached, or its view left the window (SPEC 302). In the ring only:
    /// value = 1, it was detached; 2, its view left.
    pub const GESTURE_CANCELLED_BY_REMOVAL: Self = Self(526);
    /// It was cancelled: its class set failed or cancelled (SPEC 161).
    pub const GESTURE_CANCELLED_BY_SELF: Self = Self(527);
    /// It is possible again (SPEC 173).
    pub const GESTURE_RESET: Self = Self(528);
    /// It counted a tap and waits for the next one until `value` (SPEC 198).
    pub const GESTURE_WAITS_FOR_TAP: Self = Self(529);
    /// Its action was sent; value = the state (SPEC 162).
    pub const GESTURE_ACTION_SENT: Self = Self(530);
    /// It recognised and has no action to send (SPEC 164).
    pub const GESTURE_NO_TARGET: Self = Self(531);
    /// A finger moved too far (SPEC 199, 205).
    pub const GESTURE_MOVED_TOO_FAR: Self = Self(540);
    /// A tap was held too long (SPEC 197).
    pub const GESTURE_HELD_TOO_LONG: Self = Self(541);
    /// No further tap came in time (SPEC 198). In the ring only: point.y = how many there were.
    pub const GESTURE_NO_NEXT_TAP: Self = Self(542);
    /// The next tap began too far from the first (SPEC 199).
    pub const GESTURE_NEXT_TAP_TOO_FAR: Self = Self(543);
    /// More fingers than required (SPEC 200, 205, 227).
    pub const GESTURE_TOO_MANY_TOUCHES: Self = Self(544);
    /// Fewer fingers than required (SPEC 200).
    pub const GESTURE_TOO_FEW_TOUCHES: Self = Self(545);
    /// The fingers lifted before it was recognised (SPEC 205, 216, 227, 233). Measure: as for
    /// `RKReasonGestureBegan`; with point.y = 1, how many fingers it had, and how many it requires;
    /// with point.y = 2, a pan received no move before the lift; with point.y = 6, how far the
    /// scale of a pinch on a trackpad is from 1.
    pub const GESTURE_LIFTED_TOO_SOON: Self = Self(546);
    /// Its touches were cancelled (SPEC 202). Value 1: the gesture of a trackpad was.
    pub const GESTURE_TOUCHES_CANCELLED: Self = Self(547);
    /// The swipe took too long (SPEC 221). In the ring only: point.y = how far it had moved in its
    /// direction.
    pub const GESTURE_SWIPE_TOO_SLOW: Self = Self(548);
    /// The finger went against the direction of the swipe, or across it (SPEC 221, 225). Measure:
    /// points across; with point.y = 1 points against it.
    pub const GESTURE_SWIPE_WRONG_WAY: Self = Self(549);
    /// The swipe has no valid direction (SPEC 226).
    pub const GESTURE_SWIPE_NO_DIRECTION: Self = Self(550);
    /// The first touch was not at one of the edges (SPEC 218). Measure: points from the nearest; in
    /// the ring only, point.x = -1 where its edges are empty.
    pub const GESTURE_NOT_AT_EDGE: Self = Self(551);
    /// The finger did not move inward from the edge (SPEC 219). Measure: points inward, and along
    /// the edge.
    pub const GESTURE_NOT_INWARD: Self = Self(552);
    /// Its last touch ended and it had not decided (SPEC 241).
    pub const GESTURE_UNDECIDED: Self = Self(553);
    /// Its class set failed (SPEC 240).
    pub const GESTURE_FAILED_BY_SELF: Self = Self(554);
    /// It was disabled (SPEC 175).
    pub const GESTURE_FAILED_BY_DISABLING: Self = Self(555);
    /// It was detached, or its view left the window (SPEC 302). In the ring only: value = 1, it was
    /// detached; 2, its view left.
    pub const GESTURE_FAILED_BY_REMOVAL: Self = Self(556);
    /// It ignored every touch it had (SPEC 106).
    pub const GESTURE_IGNORED_ALL: Self = Self(557);
    /// The pointer left, or a button is down (SPEC 239).
    pub const GESTURE_HOVER_LEFT: Self = Self(558);
    /// It would recognise, but `other`, which it requires to fail, has not failed yet (SPEC 178).
    pub const GESTURE_WAITS: Self = Self(570);
    /// `other`, which it requires to fail, has failed: it resumes (SPEC 178).
    pub const GESTURE_REQUIREMENT_MET: Self = Self(571);
    /// Failed: `other`, which it requires to fail, recognised (SPEC 178).
    pub const GESTURE_REQUIREMENT_RECOGNIZED: Self = Self(572);
    /// Failed: prevented by `other`, which recognised (SPEC 184). In the ring only: value 1, it
    /// would have recognised that touch.
    pub const GESTURE_PREVENTED: Self = Self(573);
    /// Failed: excluded by `other`, which had recognised before (SPEC 183).
    pub const GESTURE_EXCLUDED: Self = Self(574);
    /// Failed: gestureRecognizerShouldBegin of the view `other` returned false (SPEC 167).
    pub const GESTURE_REFUSED_BY_VIEW: Self = Self(575);
    /// Failed: the standard control `other` keeps the touch (SPEC 152).
    pub const GESTURE_REFUSED_BY_CONTROL: Self = Self(576);
    /// Failed: the delegate's gestureRecognizerShouldBegin returned false (SPEC 166).
    pub const GESTURE_REFUSED_BY_DELEGATE: Self = Self(577);
    /// Failed: its touches ended while it waited for `other` to fail (SPEC 180).
    pub const GESTURE_WAITED_TOO_LONG: Self = Self(578);
    /// Failed: it waited for `other` in a cycle of requirements (SPEC 182).
    pub const GESTURE_CYCLE_FAILED: Self = Self(579);
    /// A delegate or a class made it require `other` to fail, for this attempt (SPEC 181). In the
    /// ring only: value 1, its delegate did in shouldRequireFailure; 2, its class; 3, the delegate
    /// of `other` in shouldBeRequiredToFail; 4, the class of `other`.
    pub const GESTURE_REQUIREMENT_ADDED: Self = Self(580);
    /// It and `other` recognise simultaneously: a delegate allows it (SPEC 185).
    pub const GESTURE_SIMULTANEOUS: Self = Self(581);
    /// It does not prevent `other`: canPrevent or canBePreventedBy returned false (SPEC 184).
    pub const GESTURE_MAY_NOT_PREVENT: Self = Self(582);
    /// A tap does not prevent `other`, which requires more taps (SPEC 188).
    pub const GESTURE_FEWER_TAPS: Self = Self(583);
    /// A wheel, a trackpad or a pinch on one hit the view `object`; other = the window, point in
    /// screen coordinates, value = `RKEventType` (SPEC 72). If nothing was hit, depth = the screen.
    pub const INPUT_HIT: Self = Self(590);
    /// It follows the scroll or transform event; value = `RKEventType` (SPEC 72).
    pub const GESTURE_RECEIVED_INPUT: Self = Self(591);
    /// It does not follow the scroll event: its kind is not in allowedScrollTypesMask. Value = the
    /// kind (SPEC 72).
    pub const GESTURE_SCROLL_TYPE_REFUSED: Self = Self(592);
    /// It does not receive the touch: the buttons of the pointer are not buttonMaskRequired (SPEC
    /// 171). Value = the buttons. In the ring only: point.x = the mask.
    pub const GESTURE_BUTTON_REFUSED: Self = Self(593);
    /// touchesBegan is held back from `other` because the touch may scroll (SPEC 247). Value = the
    /// deadline.
    pub const SCROLL_TOUCH_DELAYED: Self = Self(600);
    /// Held-back touches are delivered to `other`: the delay is over (SPEC 247).
    pub const SCROLL_DELAY_OVER: Self = Self(601);
    /// Held-back touches are delivered to `other`: the finger lifted without scrolling (SPEC 248).
    pub const SCROLL_DELAY_LIFTED: Self = Self(602);
    /// Touches held back from `other` are dropped: the scroll view scrolls (SPEC 249).
    pub const SCROLL_DELAY_DROPPED: Self = Self(603);
    /// `other` never receives the touch: touchesShouldBegin returned false (SPEC 247).
    pub const SCROLL_TOUCH_REFUSED: Self = Self(604);
    /// It does not scroll: canCancelContentTouches is false and `other` has the touch (SPEC 250).
    pub const SCROLL_MAY_NOT_CANCEL: Self = Self(605);
    /// It does not scroll: touchesShouldCancel returned false for `other`, which has the touch
    /// (SPEC 250).
    pub const SCROLL_CANCEL_REFUSED: Self = Self(606);
    /// It cannot scroll along the axis of the movement (SPEC 244). Value 0 horizontal, 1 vertical,
    /// 2 neither. In the ring only: point.x = the length of the content with its insets, point.y =
    /// the length of the bounds, or -1 at an edge; depth = 1: these are heights. In a step of an
    /// explanation these lengths are value and limit; point.x is 1 for horizontal, point.y is 1 for
    /// vertical.
    pub const SCROLL_CANNOT_SCROLL: Self = Self(607);
    /// scrollEnabled is false (SPEC 242).
    pub const SCROLL_DISABLED: Self = Self(608);
    /// Dragging began (SPEC 246), or notches of a wheel move it, which is no drag (SPEC 260). In
    /// the ring only: value 1, notches move it; value 2, notches move it and have stopped a
    /// deceleration.
    pub const SCROLL_BEGAN_DRAGGING: Self = Self(609);
    /// Dragging ended; point = the velocity in points per second, value 1 if deceleration follows
    /// (SPEC 260, 262). In the ring only: value 2, an animation continues (SPEC 340).
    pub const SCROLL_ENDED_DRAGGING: Self = Self(610);
    /// Deceleration began; point = the offset at which it will stop (SPEC 255).
    pub const SCROLL_BEGAN_DECELERATING: Self = Self(611);
    /// It crossed an edge and springs back; value = its velocity there (SPEC 257, 258).
    pub const SCROLL_BOUNCED: Self = Self(612);
    /// It came to rest (SPEC 259).
    pub const SCROLL_ENDED_DECELERATING: Self = Self(613);
    /// A touch stopped the deceleration; it is not delivered as a tap (SPEC 263).
    pub const SCROLL_STOPPED_BY_TOUCH: Self = Self(614);
    /// Setting an offset stopped the movement (SPEC 267).
    pub const SCROLL_STOPPED_BY_SETTING: Self = Self(615);
    /// Locked to one axis; value 0 horizontal, 1 vertical (SPEC 265).
    pub const SCROLL_LOCKED: Self = Self(616);
    /// The page was chosen; value = its number on the axis, point = the offset at which it will
    /// stop (SPEC 264). In a recording, value is the page before the offset was limited to the
    /// legal range. So it can lie before the first page or after the last. In the ring, value is
    /// the page of the limited offset, which is in point.
    pub const SCROLL_PAGED: Self = Self(617);
    /// The delegate changed the target offset; point = the new offset (SPEC 261).
    pub const SCROLL_TARGET_CHANGED: Self = Self(618);
    /// At its edge: the ancestor `other` continues the movement (SPEC 337).
    pub const SCROLL_HANDED_OVER: Self = Self(619);
    /// The movement has returned from the ancestor `other` (SPEC 337).
    pub const SCROLL_TOOK_BACK: Self = Self(620);
    /// It does not zoom: no view for zooming, or maximumZoomScale is not above minimumZoomScale
    /// (SPEC 268). In the latter case, in the ring only: value and point.x = these scales, point.y
    /// = 1. In explanations point.y may be 2 or 3: the value is at maximumZoomScale or
    /// minimumZoomScale, the limit. Other = the view that viewForZooming returned, if that view is
    /// not inside the scroll view; else NULL.
    pub const SCROLL_CANNOT_ZOOM: Self = Self(621);
    /// It stopped: it left its window, its window was hidden, or it was destroyed.
    pub const SCROLL_STOPPED: Self = Self(622);
    /// stopScrollingAndZooming stopped it (SPEC 339). Object = the scroll view, or the recogniser
    /// that moved it.
    pub const SCROLL_STOPPED_BY_HOST: Self = Self(623);
    /// The press began with this responder (SPEC 270).
    pub const PRESS_BEGAN: Self = Self(650);
    /// It received a presses method; value = the phase (SPEC 270).
    pub const PRESS_DELIVERED: Self = Self(651);
    /// The inherited method forwarded the presses to this responder, whose override received them
    /// (SPEC 272).
    pub const PRESS_FORWARDED: Self = Self(652);
    /// The end of the chain was reached: discarded (SPEC 272). Object = the last responder.
    pub const PRESS_DISCARDED: Self = Self(653);
    /// Dropped: no application or no key window (SPEC 296). In the ring only: point.y = 1, no key
    /// window; 2, no application.
    pub const PRESS_DROPPED: Self = Self(654);
    /// Dropped: events are being ignored (SPEC 286).
    pub const PRESS_IGNORED: Self = Self(655);
    /// Cancelled: by the system or the host, or because the application becomes inactive (SPEC 273,
    /// 287).
    pub const PRESS_CANCELLED_BY_SYSTEM: Self = Self(656);
    /// Cancelled: its responder left the window (SPEC 273).
    pub const PRESS_CANCELLED_BY_REMOVAL: Self = Self(657);
    /// Cancelled: the recogniser `other` recognised (SPEC 271).
    pub const PRESS_TAKEN_BY_GESTURE: Self = Self(658);
    /// The recogniser `object` tracks the press (SPEC 271).
    pub const GESTURE_RECEIVED_PRESS: Self = Self(659);
    /// The recogniser `object` does not receive the press: its type is not among allowedPressTypes
    /// (SPEC 271).
    pub const GESTURE_PRESS_TYPE_REFUSED: Self = Self(660);
    /// The recogniser `object` does not receive the press: its delegate's shouldReceivePress
    /// returned false (SPEC 271).
    pub const GESTURE_PRESS_REFUSED: Self = Self(661);
    /// The key command of this responder matched; other = the responder that performs its action
    /// (SPEC 278).
    pub const KEY_COMMAND: Self = Self(662);
    /// It received text (SPEC 279).
    pub const TEXT_INSERTED: Self = Self(663);
    /// No responder accepts text: there is no first responder, or its class does not implement
    /// insertText (SPEC 279).
    pub const TEXT_NOBODY: Self = Self(664);
    /// A text field's delegate returned false: value = 0 should_begin_editing, 1
    /// should_end_editing, 2 should_change_characters, 3 should_clear, 4 should_return (SPEC 325).
    pub const TEXT_REFUSED: Self = Self(665);
    /// The text field stays first responder after the return key: it has no action for
    /// editingDidEndOnExit (SPEC 279).
    pub const TEXT_RETURN_STAYS: Self = Self(666);
    /// A text field handled the key of a press, which moves or deletes; touch_id = the press (SPEC
    /// 331).
    pub const TEXT_KEY: Self = Self(667);
    /// It received a motion method; value = the phase (SPEC 274).
    pub const MOTION_DELIVERED: Self = Self(680);
    /// The inherited method forwarded it to this responder, whose override received it; value = the
    /// phase (SPEC 274).
    pub const MOTION_FORWARDED: Self = Self(681);
    /// Cancelled: it lasted too long (SPEC 274). Value = seconds.
    pub const MOTION_TOO_LONG: Self = Self(682);
    /// Cancelled: the application became inactive, or events are being ignored (SPEC 274, 287).
    pub const MOTION_INTERRUPTED: Self = Self(683);
    /// Dropped: there is no responder to receive it (SPEC 274, 296). In the ring only, why no
    /// responder was searched for: point.x = 1, no window is key; 2, events are ignored; 3, there
    /// is no application.
    pub const MOTION_DROPPED: Self = Self(684);
    /// It received remoteControlReceived; value = `RKEventSubtype` (SPEC 276).
    pub const REMOTE_DELIVERED: Self = Self(690);
    /// The inherited method forwarded it to this responder, whose override received it; value =
    /// `RKEventSubtype` (SPEC 276).
    pub const REMOTE_FORWARDED: Self = Self(691);
    /// Dropped: the application does not receive remote-control events, or no responder handles it;
    /// value = `RKEventSubtype` (SPEC 276).
    pub const REMOTE_DROPPED: Self = Self(692);
    /// It tracks the touch (SPEC 143).
    pub const CONTROL_BEGAN_TRACKING: Self = Self(700);
    /// No tracking: it is disabled (SPEC 150).
    pub const CONTROL_DISABLED: Self = Self(701);
    /// No tracking: it tracks another touch (SPEC 143).
    pub const CONTROL_BUSY: Self = Self(702);
    /// No tracking: beginTracking returned false (SPEC 143). Of a slider, in the ring only: value =
    /// points beside the thumb, point = the thumb's middle.
    pub const CONTROL_REFUSED_TOUCH: Self = Self(703);
    /// Tracking ended: continueTracking returned false; no further event for the touch (SPEC 144).
    pub const CONTROL_STOPPED_TRACKING: Self = Self(704);
    /// Tracking ended with the finger's lift: value 1 inside; 0 outside, where TouchUpInside is not
    /// sent (SPEC 146). In the ring only: `point` depends on the control. Outside: x = points
    /// outside of the bounds, y = the limit. A slider inside: x = how far the finger moved along
    /// it, y = -1 at its minimum, 1 at its maximum. A segmented control inside: x = the segment
    /// under the finger, y = 1 if that is disabled, 2 if it was selected already. A switch, a
    /// stepper or a page control inside: x = its value, y = the direction in which the touch would
    /// change it, 1 or -1.
    pub const CONTROL_ENDED_TRACKING: Self = Self(705);
    /// Tracking was cancelled with its touch: TouchUpInside is not sent (SPEC 147). Other = the
    /// recogniser that cancelled the touch, if any.
    pub const CONTROL_CANCELLED: Self = Self(706);
    /// Tracking was cancelled: the control left its window (SPEC 148).
    pub const CONTROL_CANCELLED_BY_REMOVAL: Self = Self(707);
    /// Tracking was cancelled: the control was disabled (SPEC 149).
    pub const CONTROL_CANCELLED_BY_DISABLING: Self = Self(708);
    /// It sent the control events `value`, a mask (SPEC 141).
    pub const CONTROL_SENT_EVENTS: Self = Self(709);
    /// Nothing was added for the control events `value`, a mask: no action (SPEC 141).
    pub const CONTROL_NOBODY_LISTENS: Self = Self(710);
    /// It performed the action (SPEC 135, 136).
    pub const ACTION_PERFORMED: Self = Self(800);
    /// Not performed: the target does not implement the action (SPEC 135).
    pub const ACTION_NOT_IMPLEMENTED: Self = Self(801);
    /// Not performed: no responder on the chain implements it (SPEC 136). Object = the sender. In
    /// the ring only: value = the library's number of the action; point.x = why. 1:
    /// canPerformAction of the responder `other` returned false. 2: nextResponder of `other` leads
    /// past a responder that implements it. 3: `other` implements it, and its window is not key. 4:
    /// there is no first responder.
    pub const ACTION_NOBODY: Self = Self(802);
    /// Not performed: the target has ended; its entries were removed (SPEC 305). Object = the
    /// sender. In the ring only, of a control: value = the control events of those entries.
    pub const ACTION_TARGET_GONE: Self = Self(803);
    /// The responder chain repeats at this responder; the walk ended (SPEC 121).
    pub const RESPONDER_CYCLE: Self = Self(900);
    /// The responder chain has more than 10,000 steps; the walk ended (SPEC 121).
    pub const RESPONDER_CHAIN_TOO_LONG: Self = Self(901);
    /// Nested too deep: the result is nil, or forwarding stopped (SPEC 23).
    pub const TOO_DEEP: Self = Self(902);
    /// An override returned an invalid result, such as a destroyed or foreign object; treated as
    /// none (SPEC 307).
    pub const OVERRIDE_MISBEHAVED: Self = Self(903);
    /// Time went backwards by `value` seconds; clamped (SPEC 309).
    pub const TIME_BACKWARDS: Self = Self(904);
    /// A posted item was refused when it was handled; `value` is the status (SPEC 291).
    pub const POSTED_EVENT_REFUSED: Self = Self(905);
    /// A release on another thread failed; `value` is the status (SPEC 295).
    pub const DEFERRED_RELEASE_REFUSED: Self = Self(906);
    /// A recogniser's class set a state for which there is no transition from the present one;
    /// ignored (SPEC 160). Value = 10 * present + requested.
    pub const GESTURE_ILLEGAL_STATE: Self = Self(910);
    /// Recognisers require one another to fail in a cycle (SPEC 182). Other = the one required.
    pub const GESTURE_REQUIREMENT_CYCLE: Self = Self(911);
    /// A property was set to NaN or a negative number; clamped to 0 (SPEC 314). Value = the number.
    pub const PARAMETER_CLAMPED: Self = Self(912);
    /// A recogniser's target does not implement its selector, or a control's does not; skipped
    /// (SPEC 135, 164). Other = the target.
    pub const TARGET_DOES_NOT_RESPOND: Self = Self(913);
    /// The recorder stopped: a write failed. The recording is complete up to there. `value` = bytes
    /// written.
    pub const RECORDER_FAILED: Self = Self(914);
    /// A fault of an override of the plugin `object`; the inherited method is called instead (SPEC
    /// 307). Other = the receiver, value = `RKPluginFault`, point.x = seconds for
    /// `RKPluginFaultTooSlow`.
    pub const PLUGIN_FAULT: Self = Self(920);
    /// The overrides of the plugin `object` were switched off: value faults.
    pub const PLUGIN_SWITCHED_OFF: Self = Self(921);
    /// A plugin listed by the environment was not loaded; `value` is the status.
    pub const PLUGIN_NOT_LOADED: Self = Self(922);
    /// A report of the plugin `object`; `value` is an `RKPluginSeverity`.
    pub const PLUGIN_REPORT: Self = Self(923);
    /// The touch began `value` points beside the control, at most 12, and hit no control (SPEC
    /// 357). depth = 1: the control has no width or no height.
    pub const NOTE_BESIDE_CONTROL: Self = Self(950);
    /// The point lies in the control; `other` is in front of it (SPEC 357). Value = 1: something
    /// else is, too; 2: `other` is in another window; 3: both.
    pub const NOTE_UNDER_COVER: Self = Self(951);
    /// The point lies in the control, `value` points outside of `other`, a superview (SPEC 357).
    pub const NOTE_OUTSIDE_SUPERVIEW: Self = Self(952);
    /// The point lies in the control; `other`, the control or a superview, receives no touches
    /// (SPEC 357). Value = why: as for `RKProblemKindNotInteractive` (problems.h).
    pub const NOTE_NOT_INTERACTIVE: Self = Self(953);
    /// The point lies in the control; an override of `other`, the control or a superview, led
    /// elsewhere (SPEC 357). Value \> 0: the pointInside override of `other` accepted the touch
    /// that far outside of its bounds, in points. Value = -1: the hitTest override of `other` took
    /// the touch for another view.
    pub const NOTE_OVERRIDE: Self = Self(954);
    /// An update was refused because of the touch (SPEC 357). Value = `RKStatusAlreadyExists`, it
    /// began again, or `RKStatusNotFound`, it is not down. Object = the view that it had hit, or
    /// NULL. Point = the sample's, in the coordinates of that view's window or else of the screen.
    /// Time = the update's, even if the clock has not come to it.
    pub const NOTE_REFUSED: Self = Self(955);
    /// The touch moved by 100 points or more at once, at `value` points per second, more than
    /// 10,000 (SPEC 357). Object = the view that it had hit, point in its window's coordinates.
    pub const NOTE_SPIKE: Self = Self(956);
    /// The touch lifted, and the recogniser `object` missed its limit, point.x, by at most 20 %
    /// (SPEC 357). Value = what was measured, point.y = its `RKUnit`, other = its view. With
    /// `RKUnitNumber`: a key has the input of a key command of the responder `object`, but other
    /// modifiers. Value = the modifiers that were held, point.x = those of the command.
    pub const NOTE_NARROWLY: Self = Self(957);
    /// The touch began in the window `object`, whose coordinates are not the screen's: point in
    /// them (SPEC 357).
    pub const NOTE_IN_WINDOW: Self = Self(958);
    /// Interaction events are ignored from now on (SPEC 357). Object = the application.
    pub const NOTE_IGNORING: Self = Self(959);
    /// The program moved the control `object` while it tracked the touch, which then lifted outside
    /// (SPEC 357). Value = how far, in points of its window; other = its new superview, if that is
    /// another one. With point.x = 1: other = the view or window around it that moved or scrolled,
    /// or NULL if the control itself did. Point.y = how far, in the control's own points.
    pub const NOTE_MOVED: Self = Self(960);
    /// An override of a touches method of the recogniser returned without a call of super (SPEC
    /// 174). Value = the `RKTouchPhase`.
    pub const NOTE_NO_SUPER: Self = Self(961);
    /// The event of a wheel or trackpad was dropped: interaction events were being ignored (SPEC
    /// 286).
    pub const NOTE_INPUT_IGNORED: Self = Self(962);
    /// The view is in no window. Culprit = the topmost view above it, or NULL (SPEC 43).
    pub const MISS_NO_WINDOW: Self = Self(1000);
    /// The window of `culprit`, a view, is in front and takes the touch (SPEC 43).
    pub const MISS_OTHER_WINDOW: Self = Self(1001);
    /// `culprit` is in front of it and takes the touch (SPEC 32).
    pub const MISS_COVERED: Self = Self(1002);
    /// It contains the point, and its subview `culprit` takes the touch (SPEC 32).
    pub const MISS_SUBVIEW: Self = Self(1003);
    /// The override of hitTest (SPEC 38) or pointInside (SPEC 40) of `culprit` decides, and was not
    /// called.
    pub const MISS_OVERRIDE: Self = Self(1004);
    /// The trace holds no touch. With rule 239 the subject is a hover recogniser. Value 0: the
    /// pointer is in no window. Value 1: a touch was asked about, and hover recognisers receive
    /// none.
    pub const MISS_NO_TOUCH: Self = Self(1005);
    /// The recogniser is attached to no view, or the controller has no view (SPEC 165). Value 1: it
    /// was attached after the touch had begun (SPEC 59).
    pub const MISS_UNATTACHED: Self = Self(1006);
    /// The responder `culprit` handles the touches itself: they are not forwarded to it (SPEC 90).
    /// With `RKUnitNumber`: an override did not call super; value = the phase (SPEC 91), of a press
    /// with rule 272 an `RKPressPhase`, of a shake with rule 274 an `RKMotionPhase`.
    pub const MISS_HANDLED_BELOW: Self = Self(1007);
    /// It is not in the responder chain of the view that was hit, `culprit` (SPEC 110). Value 1:
    /// the nextResponder override of `culprit` leads past it.
    pub const MISS_OFF_CHAIN: Self = Self(1008);
    /// The touch did not reach it, and the tree has changed since (SPEC 32). Value 0: a touch at
    /// this place would reach it now. Value 1: the causes that follow are those of the present
    /// tree.
    pub const MISS_ONLY_THEN: Self = Self(1009);
    /// The override, delegate or class that decided belongs to the plugin `culprit` (SPEC 307).
    pub const MISS_PLUGIN: Self = Self(1010);
    /// `culprit`, a recogniser, has not decided yet (SPEC 159). Value = what it has measured; limit
    /// = the measure at which it begins.
    pub const MISS_UNDECIDED: Self = Self(1011);
    /// The touch passed through it to the next responder, because its class does not handle it
    /// (SPEC 90). Value 0: the class overrides no touches method. Value 1: it overrides some, but
    /// none of those that were called.
    pub const MISS_PASSED_ON: Self = Self(1012);
    /// The value of the control has not changed, so valueChanged was not sent (SPEC 141). The other
    /// fields depend on the control. With `RKUnitPoints`, a slider: the finger moved its thumb by
    /// `value` points, 0. With `RKUnitNumber`, a slider, stepper or page control at its end: value
    /// = its value or page, limit = the minimum or maximum that it has reached. A page control with
    /// too few pages: value = their number, limit = 2. A segmented control: value = the segment in
    /// which the finger lifted. Its point.y has why: 1, the segment was disabled; 2, it was
    /// selected already; 3, the finger lifted beside all segments. A segmented control without
    /// segments: limit = 1. A switch, without unit: value = 1 if it was on, else 0.
    pub const MISS_UNCHANGED: Self = Self(1013);
    /// The touch was on another screen than its window, `culprit` (SPEC 43). With rule 239: the
    /// pointer is on another screen than that window. With rule 72: a wheel or trackpad was used on
    /// another screen. Value = the screen of the touch, pointer or wheel, limit = that of the
    /// window.
    pub const MISS_OTHER_SCREEN: Self = Self(1014);
    /// An override of the control's or recogniser's class did not call super, and so kept the touch
    /// from the built-in class (SPEC 151). Value = the `RKTouchPhase` of the touches method. Of a
    /// control also 5, sendAction; 6, beginTracking, and 7, endTracking, in which its own class
    /// changes the value (SPEC 141); 8, becomeFirstResponder of a text field.
    pub const MISS_NO_SUPER: Self = Self(1015);
    /// It is the first responder of its window, `culprit`, which is not the key window: text, keys
    /// and shakes go to the key window (SPEC 279).
    pub const MISS_NOT_KEY: Self = Self(1016);
    /// The program moved the control between the beginning of the touch and its lift (SPEC 358).
    /// Value = how far, in points of its window; culprit = its new superview. With point.x = 1:
    /// culprit = the view or window around it that moved or scrolled, or NULL if the control itself
    /// did.
    pub const MISS_MOVED: Self = Self(1017);
    /// The pointer has not been reported since the view came under it (SPEC 239). Culprit = the
    /// view that the pointer was over then, or NULL. Value 1: since the recogniser was attached or
    /// enabled.
    pub const MISS_UNREPORTED: Self = Self(1018);

    const NAMES: Names = &[(1, "HIT_HIDDEN", "hitHidden"), (2, "HIT_INTERACTION_DISABLED", "hitInteractionDisabled"), (3, "HIT_ALPHA", "hitAlpha"), (4, "HIT_ANIMATING", "hitAnimating"), (5, "HIT_SINGULAR_TRANSFORM", "hitSingularTransform"), (6, "HIT_OUTSIDE", "hitOutside"), (7, "HIT_OUTSIDE_BY_OVERRIDE", "hitOutsideByOverride"), (8, "HIT_INSIDE", "hitInside"), (9, "HIT_INSIDE_BY_OVERRIDE", "hitInsideByOverride"), (10, "HIT_TAKEN", "hitTaken"), (11, "HIT_OVERRIDE_RETURNED", "hitOverrideReturned"), (12, "HIT_OVERRIDE_RETURNED_NIL", "hitOverrideReturnedNil"), (13, "HIT_SUBVIEW_GONE", "hitSubviewGone"), (14, "HIT_DISABLED_CONTROL", "hitDisabledControl"), (100, "TOUCH_HIT", "touchHit"), (101, "TOUCH_HIT_NOTHING", "touchHitNothing"), (102, "TOUCH_HIT_VIEW_WITHOUT_WINDOW", "touchHitViewWithoutWindow"), (103, "TOUCH_WITHHELD_MULTIPLE_TOUCH", "touchWithheldMultipleTouch"), (104, "TOUCH_WITHHELD_EXCLUSIVE_TOUCH", "touchWithheldExclusiveTouch"), (105, "TOUCH_IGNORED", "touchIgnored"), (106, "TOUCH_DROPPED", "touchDropped"), (107, "TOUCH_CANCELLED_BY_SYSTEM", "touchCancelledBySystem"), (108, "TOUCH_CANCELLED_BY_REMOVAL", "touchCancelledByRemoval"), (109, "TOUCH_CANCELLED_BY_WINDOW", "touchCancelledByWindow"), (110, "TOUCH_NO_TAP", "touchNoTap"), (200, "DELIVERED", "delivered"), (201, "FORWARDED", "forwarded"), (202, "DISCARDED", "discarded"), (203, "EVENT_DROPPED", "eventDropped"), (204, "ESTIMATION_DELIVERED", "estimationDelivered"), (205, "ESTIMATION_FORWARDED", "estimationForwarded"), (206, "ESTIMATION_DISCARDED", "estimationDiscarded"), (207, "ESTIMATION_UNEXPECTED", "estimationUnexpected"), (208, "ESTIMATION_FORGOTTEN", "estimationForgotten"), (210, "BEGAN_HELD_BACK", "beganHeldBack"), (211, "ENDED_HELD_BACK", "endedHeldBack"), (212, "HELD_BACK_RELEASED", "heldBackReleased"), (213, "HELD_BACK_DROPPED", "heldBackDropped"), (214, "CANCELLED_BY_GESTURE", "cancelledByGesture"), (215, "NEVER_DELIVERED", "neverDelivered"), (300, "BECAME_FIRST", "becameFirst"), (301, "CANNOT_BECOME_FIRST", "cannotBecomeFirst"), (302, "FIRST_WITHOUT_WINDOW", "firstWithoutWindow"), (303, "FIRST_REFUSED_BY_CURRENT", "firstRefusedByCurrent"), (304, "RESIGNED_FIRST", "resignedFirst"), (305, "RESIGNED_BY_REMOVAL", "resignedByRemoval"), (400, "BECAME_KEY", "becameKey"), (401, "RESIGNED_KEY", "resignedKey"), (500, "GESTURE_RECEIVED_TOUCH", "gestureReceivedTouch"), (501, "GESTURE_DISABLED", "gestureDisabled"), (502, "GESTURE_TOUCH_TYPE_REFUSED", "gestureTouchTypeRefused"), (503, "GESTURE_TOUCH_TYPE_EXCLUSIVE", "gestureTouchTypeExclusive"), (504, "GESTURE_TOUCH_REFUSED", "gestureTouchRefused"), (505, "GESTURE_EVENT_REFUSED", "gestureEventRefused"), (506, "GESTURE_TOUCH_WHILE_WAITING", "gestureTouchWhileWaiting"), (507, "GESTURE_TOUCH_WHILE_DONE", "gestureTouchWhileDone"), (508, "GESTURE_IGNORED_TOUCH", "gestureIgnoredTouch"), (520, "GESTURE_BEGAN", "gestureBegan"), (521, "GESTURE_CHANGED", "gestureChanged"), (522, "GESTURE_ENDED", "gestureEnded"), (523, "GESTURE_RECOGNIZED", "gestureRecognized"), (524, "GESTURE_CANCELLED", "gestureCancelled"), (525, "GESTURE_CANCELLED_BY_DISABLING", "gestureCancelledByDisabling"), (526, "GESTURE_CANCELLED_BY_REMOVAL", "gestureCancelledByRemoval"), (527, "GESTURE_CANCELLED_BY_SELF", "gestureCancelledBySelf"), (528, "GESTURE_RESET", "gestureReset"), (529, "GESTURE_WAITS_FOR_TAP", "gestureWaitsForTap"), (530, "GESTURE_ACTION_SENT", "gestureActionSent"), (531, "GESTURE_NO_TARGET", "gestureNoTarget"), (540, "GESTURE_MOVED_TOO_FAR", "gestureMovedTooFar"), (541, "GESTURE_HELD_TOO_LONG", "gestureHeldTooLong"), (542, "GESTURE_NO_NEXT_TAP", "gestureNoNextTap"), (543, "GESTURE_NEXT_TAP_TOO_FAR", "gestureNextTapTooFar"), (544, "GESTURE_TOO_MANY_TOUCHES", "gestureTooManyTouches"), (545, "GESTURE_TOO_FEW_TOUCHES", "gestureTooFewTouches"), (546, "GESTURE_LIFTED_TOO_SOON", "gestureLiftedTooSoon"), (547, "GESTURE_TOUCHES_CANCELLED", "gestureTouchesCancelled"), (548, "GESTURE_SWIPE_TOO_SLOW", "gestureSwipeTooSlow"), (549, "GESTURE_SWIPE_WRONG_WAY", "gestureSwipeWrongWay"), (550, "GESTURE_SWIPE_NO_DIRECTION", "gestureSwipeNoDirection"), (551, "GESTURE_NOT_AT_EDGE", "gestureNotAtEdge"), (552, "GESTURE_NOT_INWARD", "gestureNotInward"), (553, "GESTURE_UNDECIDED", "gestureUndecided"), (554, "GESTURE_FAILED_BY_SELF", "gestureFailedBySelf"), (555, "GESTURE_FAILED_BY_DISABLING", "gestureFailedByDisabling"), (556, "GESTURE_FAILED_BY_REMOVAL", "gestureFailedByRemoval"), (557, "GESTURE_IGNORED_ALL", "gestureIgnoredAll"), (558, "GESTURE_HOVER_LEFT", "gestureHoverLeft"), (570, "GESTURE_WAITS", "gestureWaits"), (571, "GESTURE_REQUIREMENT_MET", "gestureRequirementMet"), (572, "GESTURE_REQUIREMENT_RECOGNIZED", "gestureRequirementRecognized"), (573, "GESTURE_PREVENTED", "gesturePrevented"), (574, "GESTURE_EXCLUDED", "gestureExcluded"), (575, "GESTURE_REFUSED_BY_VIEW", "gestureRefusedByView"), (576, "GESTURE_REFUSED_BY_CONTROL", "gestureRefusedByControl"), (577, "GESTURE_REFUSED_BY_DELEGATE", "gestureRefusedByDelegate"), (578, "GESTURE_WAITED_TOO_LONG", "gestureWaitedTooLong"), (579, "GESTURE_CYCLE_FAILED", "gestureCycleFailed"), (580, "GESTURE_REQUIREMENT_ADDED", "gestureRequirementAdded"), (581, "GESTURE_SIMULTANEOUS", "gestureSimultaneous"), (582, "GESTURE_MAY_NOT_PREVENT", "gestureMayNotPrevent"), (583, "GESTURE_FEWER_TAPS", "gestureFewerTaps"), (590, "INPUT_HIT", "inputHit"), (591, "GESTURE_RECEIVED_INPUT", "gestureReceivedInput"), (592, "GESTURE_SCROLL_TYPE_REFUSED", "gestureScrollTypeRefused"), (593, "GESTURE_BUTTON_REFUSED", "gestureButtonRefused"), (600, "SCROLL_TOUCH_DELAYED", "scrollTouchDelayed"), (601, "SCROLL_DELAY_OVER", "scrollDelayOver"), (602, "SCROLL_DELAY_LIFTED", "scrollDelayLifted"), (603, "SCROLL_DELAY_DROPPED", "scrollDelayDropped"), (604, "SCROLL_TOUCH_REFUSED", "scrollTouchRefused"), (605, "SCROLL_MAY_NOT_CANCEL", "scrollMayNotCancel"), (606, "SCROLL_CANCEL_REFUSED", "scrollCancelRefused"), (607, "SCROLL_CANNOT_SCROLL", "scrollCannotScroll"), (608, "SCROLL_DISABLED", "scrollDisabled"), (609, "SCROLL_BEGAN_DRAGGING", "scrollBeganDragging"), (610, "SCROLL_ENDED_DRAGGING", "scrollEndedDragging"), (611, "SCROLL_BEGAN_DECELERATING", "scrollBeganDecelerating"), (612, "SCROLL_BOUNCED", "scrollBounced"), (613, "SCROLL_ENDED_DECELERATING", "scrollEndedDecelerating"), (614, "SCROLL_STOPPED_BY_TOUCH", "scrollStoppedByTouch"), (615, "SCROLL_STOPPED_BY_SETTING", "scrollStoppedBySetting"), (616, "SCROLL_LOCKED", "scrollLocked"), (617, "SCROLL_PAGED", "scrollPaged"), (618, "SCROLL_TARGET_CHANGED", "scrollTargetChanged"), (619, "SCROLL_HANDED_OVER", "scrollHandedOver"), (620, "SCROLL_TOOK_BACK", "scrollTookBack"), (621, "SCROLL_CANNOT_ZOOM", "scrollCannotZoom"), (622, "SCROLL_STOPPED", "scrollStopped"), (623, "SCROLL_STOPPED_BY_HOST", "scrollStoppedByHost"), (650, "PRESS_BEGAN", "pressBegan"), (651, "PRESS_DELIVERED", "pressDelivered"), (652, "PRESS_FORWARDED", "pressForwarded"), (653, "PRESS_DISCARDED", "pressDiscarded"), (654, "PRESS_DROPPED", "pressDropped"), (655, "PRESS_IGNORED", "pressIgnored"), (656, "PRESS_CANCELLED_BY_SYSTEM", "pressCancelledBySystem"), (657, "PRESS_CANCELLED_BY_REMOVAL", "pressCancelledByRemoval"), (658, "PRESS_TAKEN_BY_GESTURE", "pressTakenByGesture"), (659, "GESTURE_RECEIVED_PRESS", "gestureReceivedPress"), (660, "GESTURE_PRESS_TYPE_REFUSED", "gesturePressTypeRefused"), (661, "GESTURE_PRESS_REFUSED", "gesturePressRefused"), (662, "KEY_COMMAND", "keyCommand"), (663, "TEXT_INSERTED", "textInserted"), (664, "TEXT_NOBODY", "textNobody"), (665, "TEXT_REFUSED", "textRefused"), (666, "TEXT_RETURN_STAYS", "textReturnStays"), (667, "TEXT_KEY", "textKey"), (680, "MOTION_DELIVERED", "motionDelivered"), (681, "MOTION_FORWARDED", "motionForwarded"), (682, "MOTION_TOO_LONG", "motionTooLong"), (683, "MOTION_INTERRUPTED", "motionInterrupted"), (684, "MOTION_DROPPED", "motionDropped"), (690, "REMOTE_DELIVERED", "remoteDelivered"), (691, "REMOTE_FORWARDED", "remoteForwarded"), (692, "REMOTE_DROPPED", "remoteDropped"), (700, "CONTROL_BEGAN_TRACKING", "controlBeganTracking"), (701, "CONTROL_DISABLED", "controlDisabled"), (702, "CONTROL_BUSY", "controlBusy"), (703, "CONTROL_REFUSED_TOUCH", "controlRefusedTouch"), (704, "CONTROL_STOPPED_TRACKING", "controlStoppedTracking"), (705, "CONTROL_ENDED_TRACKING", "controlEndedTracking"), (706, "CONTROL_CANCELLED", "controlCancelled"), (707, "CONTROL_CANCELLED_BY_REMOVAL", "controlCancelledByRemoval"), (708, "CONTROL_CANCELLED_BY_DISABLING", "controlCancelledByDisabling"), (709, "CONTROL_SENT_EVENTS", "controlSentEvents"), (710, "CONTROL_NOBODY_LISTENS", "controlNobodyListens"), (800, "ACTION_PERFORMED", "actionPerformed"), (801, "ACTION_NOT_IMPLEMENTED", "actionNotImplemented"), (802, "ACTION_NOBODY", "actionNobody"), (803, "ACTION_TARGET_GONE", "actionTargetGone"), (900, "RESPONDER_CYCLE", "responderCycle"), (901, "RESPONDER_CHAIN_TOO_LONG", "responderChainTooLong"), (902, "TOO_DEEP", "tooDeep"), (903, "OVERRIDE_MISBEHAVED", "overrideMisbehaved"), (904, "TIME_BACKWARDS", "timeBackwards"), (905, "POSTED_EVENT_REFUSED", "postedEventRefused"), (906, "DEFERRED_RELEASE_REFUSED", "deferredReleaseRefused"), (910, "GESTURE_ILLEGAL_STATE", "gestureIllegalState"), (911, "GESTURE_REQUIREMENT_CYCLE", "gestureRequirementCycle"), (912, "PARAMETER_CLAMPED", "parameterClamped"), (913, "TARGET_DOES_NOT_RESPOND", "targetDoesNotRespond"), (914, "RECORDER_FAILED", "recorderFailed"), (920, "PLUGIN_FAULT", "pluginFault"), (921, "PLUGIN_SWITCHED_OFF", "pluginSwitchedOff"), (922, "PLUGIN_NOT_LOADED", "pluginNotLoaded"), (923, "PLUGIN_REPORT", "pluginReport"), (950, "NOTE_BESIDE_CONTROL", "noteBesideControl"), (951, "NOTE_UNDER_COVER", "noteUnderCover"), (952, "NOTE_OUTSIDE_SUPERVIEW", "noteOutsideSuperview"), (953, "NOTE_NOT_INTERACTIVE", "noteNotInteractive"), (954, "NOTE_OVERRIDE", "noteOverride"), (955, "NOTE_REFUSED", "noteRefused"), (956, "NOTE_SPIKE", "noteSpike"), (957, "NOTE_NARROWLY", "noteNarrowly"), (958, "NOTE_IN_WINDOW", "noteInWindow"), (959, "NOTE_IGNORING", "noteIgnoring"), (960, "NOTE_MOVED", "noteMoved"), (961, "NOTE_NO_SUPER", "noteNoSuper"), (962, "NOTE_INPUT_IGNORED", "noteInputIgnored"), (1000, "MISS_NO_WINDOW", "missNoWindow"), (1001, "MISS_OTHER_WINDOW", "missOtherWindow"), (1002, "MISS_COVERED", "missCovered"), (1003, "MISS_SUBVIEW", "missSubview"), (1004, "MISS_OVERRIDE", "missOverride"), (1005, "MISS_NO_TOUCH", "missNoTouch"), (1006, "MISS_UNATTACHED", "missUnattached"), (1007, "MISS_HANDLED_BELOW", "missHandledBelow"), (1008, "MISS_OFF_CHAIN", "missOffChain"), (1009, "MISS_ONLY_THEN", "missOnlyThen"), (1010, "MISS_PLUGIN", "missPlugin"), (1011, "MISS_UNDECIDED", "missUndecided"), (1012, "MISS_PASSED_ON", "missPassedOn"), (1013, "MISS_UNCHANGED", "missUnchanged"), (1014, "MISS_OTHER_SCREEN", "missOtherScreen"), (1015, "MISS_NO_SUPER", "missNoSuper"), (1016, "MISS_NOT_KEY", "missNotKey"), (1017, "MISS_MOVED", "missMoved"), (1018, "MISS_UNREPORTED", "missUnreported")];

    /// The name without prefix, such as "hitHidden"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKReason {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKReason {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "Reason", Self::NAMES, self.0)
    }
}

/// Unit of a measured value and its limit.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKUnit(pub i32);

impl RKUnit {
    /// No unit: the comment of the reason or kind names the value's meaning, if it has one.
    pub const NONE: Self = Self(0);
    /// Points. In an explanation's step: of the window of the subject's view. In a trace record: of
    /// the subject's coordinates, unless the reason's comment names others.
    pub const POINTS: Self = Self(1);
    /// Seconds.
    pub const SECONDS: Self = Self(2);
    /// Touches: fingers.
    pub const TOUCHES: Self = Self(3);
    /// Opacity, 0 to 1.
    pub const ALPHA: Self = Self(4);
    /// A number whose meaning is in the reason's comment.
    pub const NUMBER: Self = Self(5);
    /// Degrees.
    pub const DEGREES: Self = Self(6);

    const NAMES: Names = &[(0, "NONE", "none"), (1, "POINTS", "points"), (2, "SECONDS", "seconds"), (3, "TOUCHES", "touches"), (4, "ALPHA", "alpha"), (5, "NUMBER", "number"), (6, "DEGREES", "degrees")];

    /// The name without prefix, such as "none"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKUnit {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKUnit {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "Unit", Self::NAMES, self.0)
    }
}

/// What went wrong. Numbers are grouped by subject, never reused.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKProblemKind(pub i32);

impl RKProblemKind {
    /// A touch that stayed in place ended unhandled. It was not withheld. No recogniser that
    /// tracked it failed, and none that was meant for it refused its type or its buttons
    /// (`RKProblemKindRecognizerFailed`). Victim = the view that it hit, or a control without an
    /// action for the events that it sent. NULL: the touch hit no window.
    pub const TAP_UNHEARD: Self = Self(1);
    /// A touch began `value` points beside the control `victim`, at most `limit`. No object handled
    /// it, except for views that contain the control; if one of them did, the problem is a hint.
    /// Culprit = the view that it hit, or NULL.
    pub const NEAR_MISS: Self = Self(2);
    /// A touch within the control `victim` hit `culprit` in front of it. No object handled it,
    /// except for views that contain the victim; if one of them did, the problem is a hint. Value =
    /// 1: without `culprit` the touch would have missed the victim, too. The victim may also be
    /// another view with recognisers or with overrides of touches methods. Then `culprit` covers
    /// all of it, and the victim is at most half as large as its window. For a touch that moved, a
    /// wheel or a trackpad, the victim may be a scroll view of any size. Then `culprit` covers all
    /// of it and contains no touch target (SPEC 355).
    pub const COVERED: Self = Self(3);
    /// A touch within the control `victim` was outside of `culprit`, a superview. A superview's
    /// subviews are hit only within its bounds. Value = by how many points the touch was outside.
    /// The victim may also be another view with recognisers or with overrides of touches methods.
    pub const OUTSIDE: Self = Self(4);
    /// A touch within the control `victim` did not hit it, because `culprit` lets no touch through.
    /// Culprit = the victim, a superview, or a window. Value = why: 1 userInteractionEnabled is
    /// false; 2 it is animating without interaction; 3 its transform cannot be inverted; 4 its
    /// alpha is too low; 5 it is a hidden window; 6 it is a window on another screen. The victim
    /// may also be another view with recognisers or with overrides of touches methods.
    pub const NOT_INTERACTIVE: Self = Self(5);
    /// A touch hit the control `victim`, which is disabled. With `RKReasonMissUnchanged`: the
    /// victim is a segmented control, and its segment `value` is disabled. With that reason and
    /// `RKUnitNone`, no touch can change the value of `victim`: it has no segments, fewer than 2
    /// pages, or a minimum that is not less than its maximum.
    pub const CONTROL_DISABLED: Self = Self(6);
    /// An override, a delegate or a plugin kept a touch from `victim`, and the touch was unhandled.
    /// Behaviour.md, problem 7, names the cases in which the touch may have been handled. Culprit =
    /// the view, window, application or recogniser whose override or delegate decided; `reason`
    /// names the way. The victim may also be another view with recognisers or with overrides of
    /// touches methods. With `RKReasonControlRefusedTouch` and `RKUnitPoints`: a slider was touched
    /// `value` points beside its thumb. With `RKReasonHitInsideByOverride`: the pointInside
    /// override of `culprit` accepted the touch `value` points outside of its bounds. With
    /// `RKReasonHitOverrideReturned`: the hitTest override of `culprit` took the touch for another
    /// view. With `RKReasonMissNoSuper`: an override of a control with an action, of a text field
    /// or of a recogniser that failed did not call super. `value` is then the `RKTouchPhase` of a
    /// touches method; or 5, sendAction; 6, beginTracking; 7, endTracking; 8, becomeFirstResponder.
    /// With `RKReasonMissHandledBelow`: the override of `culprit`, a responder below `victim`, kept
    /// the phase `value` of the touch or press from it. With `RKReasonEventDropped` and the value
    /// -1: an event without touches was lost. For a wheel or a trackpad the victim is then the view
    /// that it hit.
    pub const SWALLOWED: Self = Self(7);
    /// The control `victim` lost the touch that it tracked, and did not send its action, because
    /// the recogniser `culprit` recognised. A slider is listed even if it has sent valueChanged.
    /// The culprit is not a recogniser that scrolls a scroll view. With `RKReasonNeverDelivered`:
    /// `culprit` recognised as the touch began, and `victim` never received the touch.
    pub const TRACKING_CANCELLED: Self = Self(8);
    /// `victim` did not receive the touch because of multipleTouchEnabled or exclusiveTouch, or
    /// because it is a control that tracked another touch. Culprit = the view that has the other
    /// touch, or NULL.
    pub const WITHHELD: Self = Self(9);
    /// The responder `victim`, mostly a text field, refused one of these: to become first
    /// responder; a change or clearing of its text; the return key. `reason` and the record's value
    /// have which. Culprit = the responder that did not resign, or NULL. Victim NULL: text was
    /// typed, and no first responder accepted it; culprit = the key window, or NULL. With
    /// `RKReasonTextNobody`: `victim` was first responder of the window `culprit`, which was not
    /// key. Culprit NULL: the victim's class does not implement insertText. With
    /// `RKReasonPressBegan`: keys with characters came while `victim` was the first responder, and
    /// no text was inserted.
    pub const TEXT_REFUSED: Self = Self(10);
    /// `victim` lost a touch before it ended. Victim = a control that tracked it, a view that
    /// handled it or a recogniser that followed it. Culprit = the cause: the view that left the
    /// window; the window that was hidden; the control or recogniser that was disabled; the scroll
    /// view whose scrollEnabled was set to false; the control whose class stopped tracking; the
    /// application that began to ignore interaction events; the control that the program moved by
    /// `value` points, or the view or window that it moved with (`RKReasonNoteMoved`). With
    /// `RKReasonCancelledByGesture`: the tap or long press of a view around it, which recognised.
    /// Culprit NULL: the cause was destroyed or undone, or the recogniser was detached.
    pub const TOUCH_LOST: Self = Self(11);
    /// A drag, a pinch, a wheel or a trackpad moved nothing and was unhandled. The scroll view
    /// `victim` has scrollEnabled false, a disabled pan or pinch recogniser, content that fits, or
    /// no zoom. Or its pan recogniser waited for the recogniser `culprit` until the finger lifted.
    /// For a wheel or trackpad, `victim` may also be at its edge, or scroll along the other axis
    /// only. A drag that a control handled is listed, too, if subviews of `victim` lie beyond its
    /// contentSize. Value = 1: horizontal scrolling failed; 2: vertical scrolling failed. Limit =
    /// 1: the scroll view is at its edge. Problems with another value or limit are counted
    /// separately.
    pub const SCROLL_UNMOVED: Self = Self(12);
    /// A touch that began was dropped: events had been ignored for `value` seconds. With
    /// `RKReasonPressIgnored`: a press was dropped. With `RKReasonNoteInputIgnored`: the gesture of
    /// a wheel or trackpad was.
    pub const EVENTS_IGNORED: Self = Self(13);
    /// No responder handled a shake or a button of a remote control: `reason` names which. Victim =
    /// the last responder that was tried; value = the `RKEventSubtype`. Limit = why no responder
    /// was tried: 1, no window is key, or the application does not receive remote-control events;
    /// 2, events were ignored; 3, there is no application; 0, one was tried. With
    /// `RKReasonInputHit`: nothing followed a pinch or rotation on a trackpad over the view
    /// `victim`. With `RKReasonPressDiscarded`: a press came to the window `culprit` itself, which
    /// had no first responder. For a press with limit 1, and for a shake or button with a culprit:
    /// `victim` was the first responder of the window `culprit`, which was not key. Culprit NULL:
    /// neither the first responder `victim` nor one above it handles the press, which is not a key.
    /// With `RKReasonGesturePressRefused` and `RKReasonGestureEventRefused`: for the recogniser
    /// `victim`, which is also the culprit, shouldReceivePress or shouldReceiveEvent refused a
    /// press that no responder handled.
    pub const EVENT_UNHEARD: Self = Self(14);
    /// The recogniser `victim` failed by at most 20 % of `limit`, and the touch was unhandled.
    /// Value = what was measured when the touch was over. With `RKUnitNumber`: a key command of the
    /// responder `victim` was not called; value = the `RKKeyModifierFlags` that were held, limit =
    /// those that it needs. With `window` NULL it is a press: it was held too long for a tap, and
    /// no responder handled it.
    pub const FAILED_NARROWLY: Self = Self(20);
    /// `victim` waited `value` seconds, more than `limit` (0.3), for the recogniser `culprit` to
    /// decide. With `RKReasonBeganHeldBack` and `RKReasonEndedHeldBack`: `victim` is a view that
    /// got that phase so late.
    pub const LONG_WAIT: Self = Self(21);
    /// The recogniser `victim` is disabled and has not recognised. Culprit = its view. With the
    /// value 1: it was disabled when an unhandled touch began that it was meant for.
    pub const RECOGNIZER_DISABLED: Self = Self(22);
    /// The recogniser `victim` has neither a target nor a function, and no delegate, and no other
    /// one requires its failure. It has prevented none. Culprit = its view.
    pub const RECOGNIZER_UNHEARD: Self = Self(23);
    /// The recogniser `victim` has a view, `culprit`, that is in no window; NULL: it has no view.
    pub const RECOGNIZER_DETACHED: Self = Self(24);
    /// The recogniser `victim` never recognised, because `culprit` recognised first in each of
    /// `count` attempts, at least 3. The touches of these attempts would have been enough for
    /// `victim`. Culprit NULL: several did, and `victim` is the pan or pinch of a scroll view.
    pub const ALWAYS_PREVENTED: Self = Self(25);
    /// An unhandled touch made no recogniser recognise; `reason` names the cause. The victim is the
    /// first that exists of these: a recogniser that was meant for the touch, tracked it and
    /// failed; one that was meant for it and refused its type or its buttons; for a touch that
    /// stayed in place, any other that tracked it and failed. Taps and long presses are meant for
    /// touches that stayed in place. Pans, swipes, pinches and rotations are meant for touches that
    /// moved. A recogniser of the program's own classes is meant for both kinds of touch.
    pub const RECOGNIZER_FAILED: Self = Self(26);
    /// A touch began again although it was down: the update was refused. Victim = the view that it
    /// had hit, or NULL.
    pub const BEGAN_AGAIN: Self = Self(30);
    /// A touch that was not down moved or ended: the update was refused.
    pub const NEVER_BEGAN: Self = Self(31);
    /// A touch is down and was not reported for `value` seconds, `limit` (10) or more. With the
    /// limit 0, it is still down at the end of the input. Victim = the view that it hit, or NULL.
    pub const NOT_ENDED: Self = Self(32);
    /// A touch moved by 100 points or more at once, at `value` points per second, more than `limit`
    /// (10,000). Victim = the view that it hit, or NULL.
    pub const VELOCITY_SPIKE: Self = Self(33);
    /// Time went backwards by `value` seconds.
    pub const TIME_BACKWARDS: Self = Self(34);
    /// Touches were dropped: there is no application or no window. Presses were dropped: there is
    /// no key window. With `RKUnitNumber`: `value` posted events are waiting for
    /// `rk_context_drain()`; then the problem is a hint.
    pub const INPUT_DROPPED: Self = Self(35);
    /// Something posted was refused when it was handled; value = the status.
    pub const POST_REFUSED: Self = Self(36);
    /// An action was not performed; `reason` names the cause. Victim = the sender, culprit = the
    /// target, or NULL. With `RKReasonActionNobody`, culprit is the responder that implements the
    /// action and refused it, or that implements it in a window that was not key. Or it is a
    /// responder whose nextResponder override leads past one that implements it.
    pub const ACTION_LOST: Self = Self(40);
    /// A diagnostic of the trace, such as a cycle in the responder chain; `reason` names which.
    pub const DIAGNOSTIC: Self = Self(41);
    /// Decisions before `time` are not known: the trace has only its latest `value` records. Value
    /// = 0: the trace was switched on in the middle of a touch.
    pub const TRACE_INCOMPLETE: Self = Self(42);

    const NAMES: Names = &[(1, "TAP_UNHEARD", "tapUnheard"), (2, "NEAR_MISS", "nearMiss"), (3, "COVERED", "covered"), (4, "OUTSIDE", "outside"), (5, "NOT_INTERACTIVE", "notInteractive"), (6, "CONTROL_DISABLED", "controlDisabled"), (7, "SWALLOWED", "swallowed"), (8, "TRACKING_CANCELLED", "trackingCancelled"), (9, "WITHHELD", "withheld"), (10, "TEXT_REFUSED", "textRefused"), (11, "TOUCH_LOST", "touchLost"), (12, "SCROLL_UNMOVED", "scrollUnmoved"), (13, "EVENTS_IGNORED", "eventsIgnored"), (14, "EVENT_UNHEARD", "eventUnheard"), (20, "FAILED_NARROWLY", "failedNarrowly"), (21, "LONG_WAIT", "longWait"), (22, "RECOGNIZER_DISABLED", "recognizerDisabled"), (23, "RECOGNIZER_UNHEARD", "recognizerUnheard"), (24, "RECOGNIZER_DETACHED", "recognizerDetached"), (25, "ALWAYS_PREVENTED", "alwaysPrevented"), (26, "RECOGNIZER_FAILED", "recognizerFailed"), (30, "BEGAN_AGAIN", "beganAgain"), (31, "NEVER_BEGAN", "neverBegan"), (32, "NOT_ENDED", "notEnded"), (33, "VELOCITY_SPIKE", "velocitySpike"), (34, "TIME_BACKWARDS", "timeBackwards"), (35, "INPUT_DROPPED", "inputDropped"), (36, "POST_REFUSED", "postRefused"), (40, "ACTION_LOST", "actionLost"), (41, "DIAGNOSTIC", "diagnostic"), (42, "TRACE_INCOMPLETE", "traceIncomplete")];

    /// The name without prefix, such as "tapUnheard"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKProblemKind {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKProblemKind {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "ProblemKind", Self::NAMES, self.0)
    }
}

/// How serious a problem is. The kind decides; some kinds have two severities. The lists name kinds
/// without `RKProblemKind`.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKProblemSeverity(pub i32);

impl RKProblemSeverity {
    /// It may be intended: NotInteractive; ControlDisabled; TrackingCancelled; Withheld;
    /// TextRefused; TouchLost; ScrollUnmoved; EventUnheard; LongWait; RecognizerDisabled;
    /// RecognizerUnheard; RecognizerDetached; RecognizerFailed; TraceIncomplete; NotEnded with the
    /// limit 0 or a value below 60; InputDropped with a unit; AlwaysPrevented without a culprit.
    /// ActionLost if canPerformAction refused the action. TapUnheard of a control that keeps a
    /// value. TapUnheard on a view that fills more than half of its window or contains a touch
    /// target, and one that lasted longer than a tap. NearMiss, Covered, Outside and Swallowed if a
    /// view that contains the victim handled the touch. Covered if the cover contains a touch
    /// target, or was destroyed or removed since. Covered also if the victim scrolls behind a cover
    /// that leaves a part of the scroll view free. Covered also if the victim fills more than half
    /// of the window or contains a touch target. Swallowed if an override led the touch to another
    /// control, or if a slider was touched beside its thumb. Swallowed if shouldReceiveTouch
    /// refused a touch of a view inside the recogniser's view or one that the recogniser is not
    /// meant for, or if gestureRecognizerShouldBegin refused it. Swallowed if pointInside of the
    /// victim's own class refused it, and no plugin's, or if a button kept a drag.
    pub const HINT: Self = Self(1);
    /// Something that the user did had no effect, or will have none: other TapUnheard, NearMiss,
    /// Covered, Outside and Swallowed; EventsIgnored; FailedNarrowly; other AlwaysPrevented;
    /// VelocitySpike.
    pub const WARNING: Self = Self(2);
    /// The host's input or the program is wrong: BeganAgain; NeverBegan; other NotEnded;
    /// TimeBackwards; other InputDropped; PostRefused; other ActionLost; Diagnostic.
    pub const ERROR: Self = Self(3);

    const NAMES: Names = &[(1, "HINT", "hint"), (2, "WARNING", "warning"), (3, "ERROR", "error")];

    /// The name without prefix, such as "hint"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKProblemSeverity {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKProblemSeverity {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "ProblemSeverity", Self::NAMES, self.0)
    }
}

/// The texts of a problem.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKProblemPart(pub i32);

impl RKProblemPart {
    /// What happened, the measure and its limit, how often, and the rule.
    pub const SENTENCE: Self = Self(0);
    /// Where to look: object, property or call, time.
    pub const WHERE: Self = Self(1);
    /// What would help.
    pub const HELP: Self = Self(2);
    /// Why: the explanation of the victim for the touch (trace.h), or of the record.
    pub const EXPLANATION: Self = Self(3);

    const NAMES: Names = &[(0, "SENTENCE", "sentence"), (1, "WHERE", "where"), (2, "HELP", "help"), (3, "EXPLANATION", "explanation")];

    /// The name without prefix, such as "sentence"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKProblemPart {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKProblemPart {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "ProblemPart", Self::NAMES, self.0)
    }
}

/// How `rk_problems()` judges.
///
/// A mask: values may be combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKProblemFlags(pub u32);

impl RKProblemFlags {
    /// The input has ended, as at the end of a recording: a touch that is still down is reported.
    pub const INPUT_ENDED: Self = Self(1);

    const NAMES: Names = &[(1, "INPUT_ENDED", "inputEnded")];

    /// The name without prefix, such as "inputEnded"; "" for several bits without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }

    /// Whether all bits of the other are in this one.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether no bit is set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bits that are set, one by one.
    pub fn iter(self) -> impl Iterator<Item = Self> {
        names::bits(self.0).map(Self)
    }
}

impl std::fmt::Display for RKProblemFlags {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display_mask(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKProblemFlags {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug_mask(formatter, "ProblemFlags", Self::NAMES, self.0)
    }
}

impl std::ops::BitOr for RKProblemFlags {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for RKProblemFlags {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for RKProblemFlags {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// Parts that a recorder leaves out; bits of `RKRecorderDesc`.options.
///
/// A mask: values may be combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKRecorderOptions(pub u32);

impl RKRecorderOptions {
    /// Nothing.
    pub const NONE: Self = Self(0);
    /// The decisions. The file is smaller. A replay can still compare callbacks, but the file alone
    /// cannot explain a decision.
    pub const WITHOUT_DECISIONS: Self = Self(1);

    const NAMES: Names = &[(0, "NONE", "none"), (1, "WITHOUT_DECISIONS", "withoutDecisions")];

    /// The name without prefix, such as "none"; "" for several bits without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }

    /// Whether all bits of the other are in this one.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether no bit is set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bits that are set, one by one.
    pub fn iter(self) -> impl Iterator<Item = Self> {
        names::bits(self.0).map(Self)
    }
}

impl std::fmt::Display for RKRecorderOptions {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display_mask(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKRecorderOptions {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug_mask(formatter, "RecorderOptions", Self::NAMES, self.0)
    }
}

impl std::ops::BitOr for RKRecorderOptions {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl std::ops::BitOrAssign for RKRecorderOptions {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl std::ops::BitAnd for RKRecorderOptions {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// A direction in a text: UITextStorageDirection.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKTextDirection(pub i32);

impl RKTextDirection {
    /// Towards the end.
    pub const FORWARD: Self = Self(0);
    /// Towards the beginning.
    pub const BACKWARD: Self = Self(1);

    const NAMES: Names = &[(0, "FORWARD", "forward"), (1, "BACKWARD", "backward")];

    /// The name without prefix, such as "forward"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKTextDirection {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKTextDirection {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "TextDirection", Self::NAMES, self.0)
    }
}

/// Size of a step: UITextGranularity, with its numbers (SPEC 329).
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKTextGranularity(pub i32);

impl RKTextGranularity {
    /// To the next character.
    pub const CHARACTER: Self = Self(0);
    /// Forward to the end of a word, backward to the beginning of one.
    pub const WORD: Self = Self(1);
    /// To an end of the text, which is one line.
    pub const LINE: Self = Self(4);

    const NAMES: Names = &[(0, "CHARACTER", "character"), (1, "WORD", "word"), (4, "LINE", "line")];

    /// The name without prefix, such as "character"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKTextGranularity {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKTextGranularity {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "TextGranularity", Self::NAMES, self.0)
    }
}

/// Why editing ended: UITextField.DidEndEditingReason.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKTextEndReason(pub i32);

impl RKTextEndReason {
    /// The text field resigned as first responder. The library uses no other reason.
    pub const COMMITTED: Self = Self(0);
    /// The typed text is discarded.
    pub const CANCELLED: Self = Self(1);

    const NAMES: Names = &[(0, "COMMITTED", "committed"), (1, "CANCELLED", "cancelled")];

    /// The name without prefix, such as "committed"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKTextEndReason {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKTextEndReason {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "TextEndReason", Self::NAMES, self.0)
    }
}

/// How fast content decelerates after a flick (SPEC 242, 255).
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKScrollViewDecelerationRate(pub i32);

impl RKScrollViewDecelerationRate {
    /// scrollDecelerationNormal, 0.998 per millisecond.
    pub const NORMAL: Self = Self(0);
    /// scrollDecelerationFast, 0.99 per millisecond.
    pub const FAST: Self = Self(1);

    const NAMES: Names = &[(0, "NORMAL", "normal"), (1, "FAST", "fast")];

    /// The name without prefix, such as "normal"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKScrollViewDecelerationRate {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKScrollViewDecelerationRate {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "ScrollViewDecelerationRate", Self::NAMES, self.0)
    }
}

/// Severity of a report to the host.
///
/// Open: a number that has no name here is no error, and another version of the library may have it.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RKPluginSeverity(pub i32);

impl RKPluginSeverity {
    /// Information.
    pub const INFO: Self = Self(0);
    /// A possible error.
    pub const WARNING: Self = Self(1);
    /// An error: counts as a fault of the plugin.
    pub const ERROR: Self = Self(2);

    const NAMES: Names = &[(0, "INFO", "info"), (1, "WARNING", "warning"), (2, "ERROR", "error")];

    /// The name without prefix, such as "info"; "" for a number without one. Printing it gives the same.
    pub fn name(self) -> &'static str {
        names::name(Self::NAMES, self.0.into())
    }
}

impl std::fmt::Display for RKPluginSeverity {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::display(formatter, Self::NAMES, self.0)
    }
}

impl std::fmt::Debug for RKPluginSeverity {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        names::debug(formatter, "PluginSeverity", Self::NAMES, self.0)
    }
}

/// sendEvent: of the application. An override that does not call
/// `rk_super_application_send_event()` discards the event: no window, recogniser or view receives
/// it (SPEC 77).
///
/// The library calls it, on the context's thread.
pub type RKApplicationSendEventMethod = Option<unsafe extern "C" fn(this: RKApplicationRef, event: RKEventRef, userdata: *mut c_void)>;

/// Called for each diagnostic (SPEC 121): `code` is a constant identifier such as "responderCycle",
/// `text` one sentence, both valid during the call only.
pub type RKDiagnosticHandler = Option<unsafe extern "C" fn(context: RKContextRef, code: *const c_char, text: *const c_char, userdata: *mut c_void)>;

/// Called for each notification.
pub type RKNotificationHandler = Option<unsafe extern "C" fn(context: RKContextRef, notification: RKNotification, object: RKObjectRef, userdata: *mut c_void)>;

/// Called before the library calls a method of `object`, overridden or not. For pointInside it is
/// called after the method has returned.
pub type RKObserver = Option<unsafe extern "C" fn(context: RKContextRef, object: RKObjectRef, call: *const RKObservation, userdata: *mut c_void)>;

/// Called when a timer is due; `time` is its deadline.
pub type RKTimerCallback = Option<unsafe extern "C" fn(context: RKContextRef, time: f64, userdata: *mut c_void)>;

/// A call from the queue; see `rk_context_post_call()`.
pub type RKPostedCallback = Option<unsafe extern "C" fn(context: RKContextRef, userdata: *mut c_void)>;

/// beginTrackingWithTouch:withEvent: or continueTrackingWithTouch:withEvent:. If the first returns
/// false, tracking does not begin; if the second does, tracking ends.
///
/// The library calls it, on the context's thread.
pub type RKControlTrackingMethod = Option<unsafe extern "C" fn(this: RKControlRef, touch: RKTouchRef, event: RKEventRef, userdata: *mut c_void) -> bool>;

/// endTrackingWithTouch:withEvent:.
///
/// The library calls it, on the context's thread.
pub type RKControlEndTrackingMethod = Option<unsafe extern "C" fn(this: RKControlRef, touch: RKTouchRef, event: RKEventRef, userdata: *mut c_void)>;

/// cancelTrackingWithEvent:; `event` is NULL when no event is the cause (SPEC 148, 149).
///
/// The library calls it, on the context's thread.
pub type RKControlCancelTrackingMethod = Option<unsafe extern "C" fn(this: RKControlRef, event: RKEventRef, userdata: *mut c_void)>;

/// sendAction:to:forEvent:; `target` is NULL for a nil-targeted action (SPEC 136); `event` may be
/// NULL.
///
/// The library calls it, on the context's thread.
pub type RKControlSendActionMethod = Option<unsafe extern "C" fn(this: RKControlRef, selector: *const c_char, target: RKObjectRef, event: RKEventRef, userdata: *mut c_void)>;

/// A function added to a control. `events` is the mask that is being sent; `event` may be NULL.
///
/// The library calls it, on the context's thread.
pub type RKControlAction = Option<unsafe extern "C" fn(control: RKControlRef, events: RKControlEvents, event: RKEventRef, userdata: *mut c_void)>;

/// A method of a view controller without arguments.
///
/// The library calls it, on the context's thread.
pub type RKViewControllerMethod = Option<unsafe extern "C" fn(this: RKViewControllerRef, userdata: *mut c_void)>;

/// An appearance callback; `animated` is the argument of
/// `rk_view_controller_begin_appearance_transition()`, else false.
///
/// The library calls it, on the context's thread.
pub type RKViewControllerAppearanceMethod = Option<unsafe extern "C" fn(this: RKViewControllerRef, animated: bool, userdata: *mut c_void)>;

/// A method without arguments that returns true or false.
///
/// The library calls it, on the context's thread.
pub type RKViewControllerQuestion = Option<unsafe extern "C" fn(this: RKViewControllerRef, userdata: *mut c_void) -> bool>;

/// hitTest:withEvent:. `point` is in `self`'s bounds space; `event` may be NULL and need not hold
/// the touch yet (SPEC 37, 49). NULL: no hit.
///
/// The library calls it, on the context's thread.
pub type RKHitTestMethod = Option<unsafe extern "C" fn(this: RKViewRef, point: RKPoint, event: RKEventRef, userdata: *mut c_void) -> RKViewRef>;

/// pointInside:withEvent:. `point` is in `self`'s bounds space; `event` may be NULL.
///
/// The library calls it, on the context's thread.
pub type RKPointInsideMethod = Option<unsafe extern "C" fn(this: RKViewRef, point: RKPoint, event: RKEventRef, userdata: *mut c_void) -> bool>;

/// A tree callback that names another view or window; NULL for none.
///
/// The library calls it, on the context's thread.
pub type RKViewTreeMethod = Option<unsafe extern "C" fn(this: RKViewRef, other: RKViewRef, userdata: *mut c_void)>;

/// A tree callback that names a window; NULL for none.
///
/// The library calls it, on the context's thread.
pub type RKViewWindowMethod = Option<unsafe extern "C" fn(this: RKViewRef, window: RKWindowRef, userdata: *mut c_void)>;

/// A tree callback without argument.
///
/// The library calls it, on the context's thread.
pub type RKViewMethod = Option<unsafe extern "C" fn(this: RKViewRef, userdata: *mut c_void)>;

/// gestureRecognizerShouldBegin: of a view (SPEC 166, 167).
///
/// The library calls it, on the context's thread.
pub type RKViewShouldBeginMethod = Option<unsafe extern "C" fn(this: RKViewRef, recognizer: RKGestureRecognizerRef, userdata: *mut c_void) -> bool>;

/// A touch method of a recogniser; `touches` are `count` borrowed handles of tracked touches.
///
/// The library calls it, on the context's thread.
pub type RKGestureTouchesMethod = Option<unsafe extern "C" fn(this: RKGestureRecognizerRef, touches: *const RKTouchRef, count: usize, event: RKEventRef, userdata: *mut c_void)>;

/// touchesEstimatedPropertiesUpdated:; `touches` are `count` borrowed handles, each of which stands
/// for an earlier sample of a touch (SPEC 354).
///
/// The library calls it, on the context's thread.
pub type RKGestureTouchesUpdatedMethod = Option<unsafe extern "C" fn(this: RKGestureRecognizerRef, touches: *const RKTouchRef, count: usize, userdata: *mut c_void)>;

/// A method without arguments.
///
/// The library calls it, on the context's thread.
pub type RKGestureMethod = Option<unsafe extern "C" fn(this: RKGestureRecognizerRef, userdata: *mut c_void)>;

/// A method that returns a decision about another recogniser.
///
/// The library calls it, on the context's thread.
pub type RKGestureQuestion = Option<unsafe extern "C" fn(this: RKGestureRecognizerRef, other: RKGestureRecognizerRef, userdata: *mut c_void) -> bool>;

/// A method that returns a decision about an event.
///
/// The library calls it, on the context's thread.
pub type RKGestureEventQuestion = Option<unsafe extern "C" fn(this: RKGestureRecognizerRef, event: RKEventRef, userdata: *mut c_void) -> bool>;

/// A method that returns a decision about a touch.
///
/// The library calls it, on the context's thread.
pub type RKGestureTouchQuestion = Option<unsafe extern "C" fn(this: RKGestureRecognizerRef, touch: RKTouchRef, userdata: *mut c_void) -> bool>;

/// A method without arguments that returns a decision.
///
/// The library calls it, on the context's thread.
pub type RKGestureSelfQuestion = Option<unsafe extern "C" fn(this: RKGestureRecognizerRef, userdata: *mut c_void) -> bool>;

/// An action of a recogniser; the recogniser's state is that of the action's round (SPEC 162-164).
///
/// The library calls it, on the context's thread.
pub type RKGestureAction = Option<unsafe extern "C" fn(recognizer: RKGestureRecognizerRef, userdata: *mut c_void)>;

/// A press method of a recogniser; `presses` are `count` borrowed handles of tracked presses (SPEC
/// 271).
///
/// The library calls it, on the context's thread.
pub type RKGesturePressesMethod = Option<unsafe extern "C" fn(this: RKGestureRecognizerRef, presses: *const RKPressRef, count: usize, event: RKEventRef, userdata: *mut c_void)>;

/// A method that returns a decision about a press.
///
/// The library calls it, on the context's thread.
pub type RKGesturePressQuestion = Option<unsafe extern "C" fn(this: RKGestureRecognizerRef, press: RKPressRef, userdata: *mut c_void) -> bool>;

/// The handler of a closure; it runs when the closure's function is called.
///
/// - `result`: receives the result: exactly the bytes of its type, all zero before the call; NULL
///   for v.
/// - `arguments`: the address of each argument, in the signature's order; valid during the call.
/// - `userdata`: the closure's. No exception may leave the handler.
///
/// The library calls it, on the context's thread.
pub type RKClosureHandler = Option<unsafe extern "C" fn(result: *mut c_void, arguments: *const *mut c_void, userdata: *mut c_void)>;

/// A function that receives the bytes of a recording, in order.
///
/// It must not call the library.
///
/// - `bytes`: valid during the call.
/// - `count`: at least 1.
///
/// Returns false to stop the recorder (`RKReasonRecorderFailed`).
///
/// The library calls it, on the context's thread.
pub type RKRecorderWriter = Option<unsafe extern "C" fn(bytes: *const c_void, count: usize, userdata: *mut c_void) -> bool>;

/// The four touch methods. `touches` are `count` borrowed handles, valid during the call unless
/// retained. All of them have the same hit view, whichever responder receives them (SPEC 92).
///
/// The library calls it, on the context's thread.
pub type RKTouchesMethod = Option<unsafe extern "C" fn(this: RKResponderRef, touches: *const RKTouchRef, count: usize, event: RKEventRef, userdata: *mut c_void)>;

/// touchesEstimatedPropertiesUpdated:. `touches` are `count` borrowed handles, valid during the
/// call unless retained: each is one earlier sample of a touch, with the device's later report
/// (SPEC 354).
///
/// The library calls it, on the context's thread.
pub type RKTouchesUpdatedMethod = Option<unsafe extern "C" fn(this: RKResponderRef, touches: *const RKTouchRef, count: usize, userdata: *mut c_void)>;

/// A method without arguments that returns true or false.
///
/// The library calls it, on the context's thread.
pub type RKResponderQuestion = Option<unsafe extern "C" fn(this: RKResponderRef, userdata: *mut c_void) -> bool>;

/// A method that returns a responder; NULL for none.
///
/// The library calls it, on the context's thread.
pub type RKNextResponderMethod = Option<unsafe extern "C" fn(this: RKResponderRef, userdata: *mut c_void) -> RKResponderRef>;

/// Whether `self` performs an action now; `sender` may be NULL.
///
/// The library calls it, on the context's thread.
pub type RKCanPerformActionMethod = Option<unsafe extern "C" fn(this: RKResponderRef, selector: *const c_char, sender: RKObjectRef, userdata: *mut c_void) -> bool>;

/// Which responder performs an action; NULL for none.
///
/// The library calls it, on the context's thread.
pub type RKTargetForActionMethod = Option<unsafe extern "C" fn(this: RKResponderRef, selector: *const c_char, sender: RKObjectRef, userdata: *mut c_void) -> RKResponderRef>;

/// The four press methods. `presses` are `count` borrowed handles, valid during the call unless
/// retained (SPEC 269-273).
///
/// The library calls it, on the context's thread.
pub type RKPressesMethod = Option<unsafe extern "C" fn(this: RKResponderRef, presses: *const RKPressRef, count: usize, event: RKEventRef, userdata: *mut c_void)>;

/// The three motion methods; `motion` is `RKEventSubtypeMotionShake`; `event` may be NULL for a
/// cancellation (SPEC 274).
///
/// The library calls it, on the context's thread.
pub type RKMotionMethod = Option<unsafe extern "C" fn(this: RKResponderRef, motion: RKEventSubtype, event: RKEventRef, userdata: *mut c_void)>;

/// remoteControlReceivedWithEvent:; `rk_event_get_subtype()` has the button.
///
/// The library calls it, on the context's thread.
pub type RKRemoteControlMethod = Option<unsafe extern "C" fn(this: RKResponderRef, event: RKEventRef, userdata: *mut c_void)>;

/// insertText:; UTF-8, valid during the call.
///
/// The library calls it, on the context's thread.
pub type RKInsertTextMethod = Option<unsafe extern "C" fn(this: RKResponderRef, text: *const c_char, userdata: *mut c_void)>;

/// deleteBackward.
///
/// The library calls it, on the context's thread.
pub type RKDeleteBackwardMethod = Option<unsafe extern "C" fn(this: RKResponderRef, userdata: *mut c_void)>;

/// The function behind an action: `sender` and `event` may be NULL.
///
/// The library calls it, on the context's thread.
pub type RKActionFunction = Option<unsafe extern "C" fn(this: RKResponderRef, sender: RKObjectRef, event: RKEventRef, userdata: *mut c_void)>;

/// sendEvent: of a window. An override that does not call `rk_super_window_send_event()` discards
/// the event for this window (SPEC 77).
///
/// The library calls it, on the context's thread.
pub type RKWindowSendEventMethod = Option<unsafe extern "C" fn(this: RKWindowRef, event: RKEventRef, userdata: *mut c_void)>;

/// becomeKeyWindow, resignKeyWindow.
///
/// The library calls it, on the context's thread.
pub type RKWindowMethod = Option<unsafe extern "C" fn(this: RKWindowRef, userdata: *mut c_void)>;

/// canBecomeKeyWindow.
///
/// The library calls it, on the context's thread.
pub type RKWindowQuestion = Option<unsafe extern "C" fn(this: RKWindowRef, userdata: *mut c_void) -> bool>;

/// A method of a text field's delegate that only informs it.
pub type RKTextFieldNotice = Option<unsafe extern "C" fn(text_field: RKControlRef, userdata: *mut c_void)>;

/// A method of a text field's delegate that returns a decision.
pub type RKTextFieldQuestion = Option<unsafe extern "C" fn(text_field: RKControlRef, userdata: *mut c_void) -> bool>;

/// textFieldDidEndEditing:reason:.
pub type RKTextFieldDidEndEditing = Option<unsafe extern "C" fn(text_field: RKControlRef, reason: RKTextEndReason, userdata: *mut c_void)>;

/// textField:shouldChangeCharactersInRange:replacementString:; `start` and `end` are bytes of the
/// present text, `replacement` is UTF-8 and valid during the call.
pub type RKTextFieldShouldChange = Option<unsafe extern "C" fn(text_field: RKControlRef, start: usize, end: usize, replacement: *const c_char, userdata: *mut c_void) -> bool>;

/// closestPositionToPoint: of UITextInput; `point` is in bounds space. The result is an offset in
/// bytes. One within a character is taken as the character's beginning, one beyond the text as its
/// end.
pub type RKTextFieldClosestPosition = Option<unsafe extern "C" fn(text_field: RKControlRef, point: RKPoint, userdata: *mut c_void) -> usize>;

/// touchesShouldBegin:withEvent:inContentView:; `view` is the hit view.
///
/// The library calls it, on the context's thread.
pub type RKScrollViewTouchesShouldBeginMethod = Option<unsafe extern "C" fn(this: RKScrollViewRef, touches: *const RKTouchRef, count: usize, event: RKEventRef, view: RKViewRef, userdata: *mut c_void) -> bool>;

/// touchesShouldCancelInContentView:.
///
/// The library calls it, on the context's thread.
pub type RKScrollViewTouchesShouldCancelMethod = Option<unsafe extern "C" fn(this: RKScrollViewRef, view: RKViewRef, userdata: *mut c_void) -> bool>;

/// A method of a scroll view's delegate that is only a notice: it returns nothing.
///
/// The library calls it, on the context's thread.
pub type RKScrollViewNotice = Option<unsafe extern "C" fn(scroll_view: RKScrollViewRef, userdata: *mut c_void)>;

/// The finger lifts. `velocity` is in points per millisecond. `target` is the offset at which
/// scrolling will stop; the delegate may change it (SPEC 260, 261).
///
/// The library calls it, on the context's thread.
pub type RKScrollViewWillEndDragging = Option<unsafe extern "C" fn(scroll_view: RKScrollViewRef, velocity: RKPoint, target: *mut RKPoint, userdata: *mut c_void)>;

/// The finger has lifted.
///
/// The library calls it, on the context's thread.
pub type RKScrollViewDidEndDragging = Option<unsafe extern "C" fn(scroll_view: RKScrollViewRef, will_decelerate: bool, userdata: *mut c_void)>;

/// The view to zoom: a subview, or NULL.
///
/// The library calls it, on the context's thread.
pub type RKScrollViewViewForZooming = Option<unsafe extern "C" fn(scroll_view: RKScrollViewRef, userdata: *mut c_void) -> RKViewRef>;

/// Zooming of `view` begins.
///
/// The library calls it, on the context's thread.
pub type RKScrollViewWillBeginZooming = Option<unsafe extern "C" fn(scroll_view: RKScrollViewRef, view: RKViewRef, userdata: *mut c_void)>;

/// Zooming of `view` has ended at `scale`.
///
/// The library calls it, on the context's thread.
pub type RKScrollViewDidEndZooming = Option<unsafe extern "C" fn(scroll_view: RKScrollViewRef, view: RKViewRef, scale: f64, userdata: *mut c_void)>;

/// A method of a scroll view's delegate that returns a decision.
///
/// The library calls it, on the context's thread.
pub type RKScrollViewQuestion = Option<unsafe extern "C" fn(scroll_view: RKScrollViewRef, userdata: *mut c_void) -> bool>;

/// Methods of the application. A NULL entry is inherited.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKApplicationMethods {
    /// sizeof(`RKApplicationMethods`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// sendEvent: (SPEC 76).
    pub send_event: RKApplicationSendEventMethod,
}

impl Default for RKApplicationMethods {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// What to look for. Initialise with `RK_INIT`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKAuditOptions {
    /// sizeof(`RKAuditOptions`); see `RK_INIT`.
    pub struct_size: u32,
    /// `RKAuditFlagsDetached`, `RKAuditFlagsCallsOverrides`.
    pub flags: RKAuditFlags,
    /// The least size in points; 0: 24.
    pub least: f64,
    /// The recommended size in points; 0: 44.
    pub recommended: f64,
}

impl Default for RKAuditOptions {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// One finding. An array of these is written with the stride of its first element's `struct_size`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKAuditFinding {
    /// sizeof(`RKAuditFinding`); set it before reading; see `RK_INIT`.
    pub struct_size: u32,
    /// What is wrong.
    pub kind: RKAuditKind,
    /// The view or recogniser.
    pub subject: RKObjectRef,
    /// See `RKAuditKind`; may be NULL.
    pub culprit: RKObjectRef,
    /// The view whose override of hit_test or point_inside may lead to another result and was not
    /// called; NULL: none.
    pub decider: RKObjectRef,
    /// See `RKAuditKind`; in the window's coordinates. In points.
    pub area: RKRect,
    /// What was measured; see `RKAuditKind`.
    pub value: f64,
    /// What `value` is compared with.
    pub limit: f64,
    /// By how much `value` may be wrong; 0: exact.
    pub tolerance: f64,
    /// Unit of `value`, `limit` and `tolerance`.
    pub unit: RKAuditUnit,
    /// 0.
    pub reserved: u32,
}

impl Default for RKAuditFinding {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// The description of a class. Everything is copied; the pointers need to be valid during
/// `rk_class_define()` only.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKClassDesc {
    /// sizeof(`RKClassDesc`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// Name, unique in the context: UTF-8, 1 to 255 bytes.
    pub name: *const c_char,
    /// Name of the superclass, such as "View".
    pub superclass: *const c_char,
    /// Bytes of zeroed, 16-byte aligned memory that each instance gets for this class, at most 1
    /// MiB; 0 for none.
    pub instance_size: usize,
    /// Called after an instance has been made, superclass first, with its memory for this class
    /// (NULL if instance_size is 0); may be NULL.
    pub instance_init: Option<unsafe extern "C" fn(object: RKObjectRef, instance: *mut c_void, userdata: *mut c_void)>,
    /// Called before an instance is destroyed, subclass first; may be NULL. Its links have been
    /// removed, and no method of the class is called any more: the object behaves as its built-in
    /// class (SPEC 349). The handle is still valid, but nothing can be linked to the object.
    pub instance_deinit: Option<unsafe extern "C" fn(object: RKObjectRef, instance: *mut c_void, userdata: *mut c_void)>,
    /// Methods of every responder; may be NULL. See responder.h.
    pub responder_methods: *const RKResponderMethods,
    /// Methods of views; only for a subclass of View; may be NULL. See view.h.
    pub view_methods: *const RKViewMethods,
    /// Methods of windows; only for a subclass of Window; may be NULL. See window.h.
    pub window_methods: *const RKWindowMethods,
    /// Methods of view controllers; only for a subclass of ViewController; may be NULL. See
    /// controller.h.
    pub view_controller_methods: *const RKViewControllerMethods,
    /// Methods of the application; only for a subclass of Application; may be NULL. See
    /// application.h.
    pub application_methods: *const RKApplicationMethods,
    /// Actions that instances implement; may be NULL. See responder.h.
    pub actions: *const RKActionDesc,
    /// Number of entries in `actions`.
    pub action_count: usize,
    /// Passed as the last argument to every method of this class.
    pub userdata: *mut c_void,
    /// Called exactly once with `userdata` when the context is destroyed, after the last method
    /// call, when all handles are stale. For an extension it is called when that is removed
    /// (`rk_class_extend()`). For a class of a plugin it is called when the plugin is deactivated
    /// or ends. Not called if `rk_class_define()` fails. May be NULL.
    pub drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>,
    /// Methods of controls; only for a subclass of Control; may be NULL. See control.h.
    pub control_methods: *const RKControlMethods,
    /// Methods of gesture recognisers; only for a subclass of GestureRecognizer, which takes no
    /// responder_methods; may be NULL. See gesture.h.
    pub gesture_recognizer_methods: *const RKGestureRecognizerMethods,
    /// Methods of scroll views; only for a subclass of ScrollView; may be NULL. See scroll.h.
    pub scroll_view_methods: *const RKScrollViewMethods,
    /// The greatest distance from an instance's bounds, in points of its bounds space, at which
    /// point_inside or hit_test of this class accepts a point. Hit-testing skips instances that are
    /// farther away without calling their methods. 0 means no limit: the methods are called for
    /// every point. A negative number means that no point outside of the bounds is accepted. The
    /// test includes all four edges of the bounds enlarged by this distance. It applies when a
    /// superview hit-tests its subviews. Only valid together with `point_inside` or `hit_test` of
    /// the same class; not inherited by a subclass or an extension that overrides one of them. Must
    /// be finite.
    pub hit_test_outset: f64,
}

impl Default for RKClassDesc {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// How to make a context.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKContextDesc {
    /// sizeof(`RKContextDesc`); see `RK_INIT`.
    pub struct_size: u32,
    /// If not 0, the context starts without an application object, and events are dropped until
    /// `rk_application_create()` makes one (SPEC 296).
    pub without_application: u32,
    /// The greatest number of bytes that the context may allocate, its queue included; 0 means no
    /// limit. If too little memory is left, calls that begin a touch, press or trackpad gesture are
    /// refused. Those in progress may exceed the limit, so that they end properly (SPEC 352). The
    /// excess of one update is at most the sum of these, plus the lists of SPEC 352: 8192 bytes;
    /// 1536 for each touch, press or trackpad gesture that is down; 224 for each recogniser that
    /// tracks one; 224 for each pair of a recogniser and what it tracks.
    pub memory_limit: u64,
    /// Initial time of the context's clock, in seconds; must be finite.
    pub time: f64,
}

impl Default for RKContextDesc {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// One observed call. The struct and what it points to are valid only while the observer runs.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKObservation {
    /// The size of the struct that the library passes; it grows at its end.
    pub struct_size: u32,
    /// The method.
    pub method: RKObservedMethod,
    /// The event that the method receives; NULL if it receives none.
    pub event: RKEventRef,
    /// The touches or presses that the method receives; NULL if it receives none.
    pub objects: *const RKObjectRef,
    /// How many there are.
    pub count: usize,
    /// See `RKObservedMethod`. In points.
    pub point: RKPoint,
    /// See `RKObservedMethod`.
    pub value: i64,
    /// See `RKObservedMethod`; NULL if there is none.
    pub text: *const c_char,
}

impl Default for RKObservation {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// Methods of controls. A NULL entry is inherited.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKControlMethods {
    /// sizeof(`RKControlMethods`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// beginTrackingWithTouch:withEvent:; inherited: true; a Slider's: whether the touch is on the
    /// thumb (SPEC 143).
    pub begin_tracking: RKControlTrackingMethod,
    /// continueTrackingWithTouch:withEvent:; inherited: true (SPEC 144).
    pub continue_tracking: RKControlTrackingMethod,
    /// endTrackingWithTouch:withEvent: (SPEC 146).
    pub end_tracking: RKControlEndTrackingMethod,
    /// cancelTrackingWithEvent: (SPEC 147-149).
    pub cancel_tracking: RKControlCancelTrackingMethod,
    /// sendAction:to:forEvent:, once for each target and action; the inherited method sends it
    /// through the application (SPEC 141).
    pub send_action: RKControlSendActionMethod,
}

impl Default for RKControlMethods {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// Methods of view controllers. A NULL entry is inherited.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKViewControllerMethods {
    /// sizeof(`RKViewControllerMethods`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// loadView: must end in `rk_view_controller_set_view()`. The inherited method sets a plain
    /// View of zero size.
    pub load_view: RKViewControllerMethod,
    /// viewDidLoad.
    pub view_did_load: RKViewControllerMethod,
    /// viewWillAppear: before the view joins a visible window (SPEC 319).
    pub view_will_appear: RKViewControllerAppearanceMethod,
    /// viewIsAppearing: the view is in the window, with its size.
    pub view_is_appearing: RKViewControllerAppearanceMethod,
    /// viewDidAppear.
    pub view_did_appear: RKViewControllerAppearanceMethod,
    /// viewWillDisappear: before the view leaves the window, or the window is hidden.
    pub view_will_disappear: RKViewControllerAppearanceMethod,
    /// viewDidDisappear.
    pub view_did_disappear: RKViewControllerAppearanceMethod,
    /// shouldAutomaticallyForwardAppearanceMethods; inherited: true (SPEC 321).
    pub should_automatically_forward_appearance_methods: RKViewControllerQuestion,
}

impl Default for RKViewControllerMethods {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// A past or predicted sample of a touch. Coordinates are those of its window; in `RKTouchSample`,
/// the screen's. An array element: its layout is frozen.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RKTouchSnapshot {
    /// Seconds. In seconds.
    pub timestamp: f64,
    /// Window coordinates; screen coordinates for a touch without a window. In points.
    pub location: RKPoint,
}

impl Default for RKTouchSnapshot {
    /// Everything zero.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        unsafe { std::mem::zeroed() }
    }
}

/// Details of a touch that few devices report; all zero where unknown (SPEC 343-345).
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKTouchDetails {
    /// sizeof(`RKTouchDetails`); see `RK_INIT`.
    pub struct_size: u32,
    /// Properties of this sample that are estimates.
    pub estimated_properties: RKTouchProperties,
    /// Those of the estimated properties that the device will still report.
    pub estimated_properties_expecting_updates: RKTouchProperties,
    /// 0.
    pub reserved: u32,
    /// The host's number for the updates of this sample; not 0 if updates are expected.
    pub estimation_update_index: i64,
    /// Type pencil: how far it is rolled about its own axis, in radians; finite.
    pub roll_angle: f64,
    /// Offset from `location` to the precise location, in screen coordinates; finite. In points.
    pub precise_offset: RKPoint,
    /// Tolerance of `major_radius`, in points; finite.
    pub major_radius_tolerance: f64,
    /// The greatest force that the device can report; finite.
    pub maximum_possible_force: f64,
}

impl Default for RKTouchDetails {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// One finger in one update. An array of these is read with the stride of its first element's
/// `struct_size`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKTouchSample {
    /// sizeof(`RKTouchSample`), the same in every element; see `RK_INIT`.
    pub struct_size: u32,
    /// began, moved, ended or cancelled.
    pub phase: RKTouchPhase,
    /// The host's number for this finger while it is down; any number. In the trace and in
    /// problems, 0 also means that no touch is concerned. So a host that reads the trace or
    /// problems should number its fingers from 1.
    pub id: i64,
    /// Screen coordinates; finite (SPEC 75). In points.
    pub location: RKPoint,
    /// The device that made the touch; read at began.
    pub r#type: RKTouchType,
    /// The screen it is on; read at began (SPEC 43).
    pub screen: u32,
    /// Force, 1 being an ordinary touch; 0 where unknown.
    pub force: f64,
    /// Radius of the contact in points; 0 where unknown.
    pub major_radius: f64,
    /// Type indirectPointer: buttons that are down, one bit each; the primary (usually left) button
    /// is 1. While the touch is down, 0 means the primary button. In a sample that ends the touch,
    /// 0 keeps the last mask.
    pub buttons: u32,
    /// Modifier keys that are down.
    pub modifiers: RKKeyModifierFlags,
    /// Type pencil: angle above the surface in radians, pi/2 being upright; 0 where unknown.
    pub altitude_angle: f64,
    /// Type pencil: direction in which it leans, in radians clockwise from the x axis; 0 where
    /// unknown.
    pub azimuth_angle: f64,
    /// Samples of the hardware since the last update, oldest first, without this one, in screen
    /// coordinates; NULL for none (SPEC 71). Times must not decrease or exceed the update's time.
    /// Times before the previous update are accepted.
    pub coalesced: *const RKTouchSnapshot,
    /// Number of entries in `coalesced`, at most 4,096; only for a touch that moves, ends or is
    /// cancelled.
    pub coalesced_count: usize,
    /// Details that few devices report; copied; NULL for none.
    pub details: *const RKTouchDetails,
}

impl Default for RKTouchSample {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// A later report of a device about one sample of a touch (SPEC 354). An array of these is read
/// with the stride of its first element's `struct_size`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKEstimationUpdate {
    /// sizeof(`RKEstimationUpdate`), the same in every element; see `RK_INIT`.
    pub struct_size: u32,
    /// Properties whose values follow; they are no longer estimates.
    pub updated_properties: RKTouchProperties,
    /// Properties that will not be updated; they stay estimates.
    pub unavailable_properties: RKTouchProperties,
    /// 0.
    pub reserved: u32,
    /// The sample's number, as in `RKTouchDetails`; not 0.
    pub estimation_update_index: i64,
    /// The force, with `RKTouchPropertyForce`; finite, as all that follow.
    pub force: f64,
    /// The azimuth angle, with `RKTouchPropertyAzimuth`. In radians.
    pub azimuth_angle: f64,
    /// The altitude angle, with `RKTouchPropertyAltitude`. In radians.
    pub altitude_angle: f64,
    /// The roll angle, with `RKTouchPropertyRoll`. In radians.
    pub roll_angle: f64,
    /// The location in screen coordinates, with `RKTouchPropertyLocation`. In points.
    pub location: RKPoint,
}

impl Default for RKEstimationUpdate {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// A pointer (mouse, trackpad) that hovers. See `rk_context_send_pointer()`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKPointerSample {
    /// sizeof(`RKPointerSample`); see `RK_INIT`.
    pub struct_size: u32,
    /// The screen it is on.
    pub screen: u32,
    /// Screen coordinates; finite. In points.
    pub location: RKPoint,
    /// Buttons that are down, one bit each; hovering pauses while there are any (SPEC 239).
    pub buttons: u32,
    /// The pointer has left the screens.
    pub is_outside: bool,
    /// A pencil: its distance from the surface, from 0 (touching) to 1 (at the limit of detection);
    /// finite (SPEC 346).
    pub z_offset: f64,
    /// A pencil: angle above the surface in radians, pi/2 being upright; finite.
    pub altitude_angle: f64,
    /// A pencil: direction in which it leans, in radians clockwise from the x axis; finite.
    pub azimuth_angle: f64,
    /// A pencil: how far it is rolled about its own axis, in radians; finite.
    pub roll_angle: f64,
}

impl Default for RKPointerSample {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// One report of a wheel or of two fingers on a trackpad.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKScrollSample {
    /// sizeof(`RKScrollSample`); see `RK_INIT`.
    pub struct_size: u32,
    /// The screen the pointer is on.
    pub screen: u32,
    /// The pointer's location in screen coordinates; finite. Read at began, or for each notch. In
    /// points.
    pub location: RKPoint,
    /// Distance in points, with the sign of a finger that drags the content: y \> 0 moves the
    /// content down. Finite.
    pub delta: RKPoint,
    /// Notches of a wheel: each report is a whole gesture, and `phase` is not read.
    pub is_discrete: bool,
    /// began, changed, ended or cancelled; the deltas of all phases count.
    pub phase: RKGestureInputPhase,
    /// Modifier keys that are down.
    pub modifiers: RKKeyModifierFlags,
}

impl Default for RKScrollSample {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// One report of a pinch or rotation on a trackpad.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKTransformSample {
    /// sizeof(`RKTransformSample`); see `RK_INIT`.
    pub struct_size: u32,
    /// The screen the pointer is on.
    pub screen: u32,
    /// The pointer's location in screen coordinates; finite. Read at began. In points.
    pub location: RKPoint,
    /// began, changed, ended or cancelled.
    pub phase: RKGestureInputPhase,
    /// Modifier keys that are down.
    pub modifiers: RKKeyModifierFlags,
    /// Distance of the fingers relative to that at began; finite, above 0; 1 at began.
    pub scale: f64,
    /// Angle since began in radians, clockwise positive; finite; 0 at began.
    pub rotation: f64,
}

impl Default for RKTransformSample {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// A point, in points.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RKPoint {
    /// From the left. In points.
    pub x: f64,
    /// From the top. In points.
    pub y: f64,
}

impl Default for RKPoint {
    /// Everything zero.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        unsafe { std::mem::zeroed() }
    }
}

/// A width and a height, in points. Negative values are allowed; functions standardise them first.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RKSize {
    /// Along x. In points.
    pub width: f64,
    /// Along y. In points.
    pub height: f64,
}

impl Default for RKSize {
    /// Everything zero.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        unsafe { std::mem::zeroed() }
    }
}

/// A rectangle: origin and size.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RKRect {
    /// The corner at the upper left, if the size is not negative. In points.
    pub origin: RKPoint,
    /// Width and height from the origin. In points.
    pub size: RKSize,
}

impl Default for RKRect {
    /// Everything zero.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        unsafe { std::mem::zeroed() }
    }
}

/// Distances from the four edges of a rectangle, inward; in points.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RKEdgeInsets {
    /// From the upper edge. In points.
    pub top: f64,
    /// From the left edge. In points.
    pub left: f64,
    /// From the lower edge. In points.
    pub bottom: f64,
    /// From the right edge. In points.
    pub right: f64,
}

impl Default for RKEdgeInsets {
    /// Everything zero.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        unsafe { std::mem::zeroed() }
    }
}

/// An affine transform: x' = a x + c y + tx, y' = b x + d y + ty.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RKTransform {
    /// Factor of x in x'.
    pub a: f64,
    /// Factor of x in y'.
    pub b: f64,
    /// Factor of y in x'.
    pub c: f64,
    /// Factor of y in y'.
    pub d: f64,
    /// Translation along x, in points.
    pub tx: f64,
    /// Translation along y, in points.
    pub ty: f64,
}

impl Default for RKTransform {
    /// Everything zero.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        unsafe { std::mem::zeroed() }
    }
}

/// Methods of gesture recognisers. A NULL entry is inherited. Overrides call super (SPEC 174).
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKGestureRecognizerMethods {
    /// sizeof(`RKGestureRecognizerMethods`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// touchesBegan:withEvent:. May set the state and ignore touches (SPEC 240).
    /// GestureRecognizer's own methods do nothing; those of Tap and the other built-in classes
    /// recognise.
    pub touches_began: RKGestureTouchesMethod,
    /// touchesMoved:withEvent:.
    pub touches_moved: RKGestureTouchesMethod,
    /// touchesEnded:withEvent:.
    pub touches_ended: RKGestureTouchesMethod,
    /// touchesCancelled:withEvent:.
    pub touches_cancelled: RKGestureTouchesMethod,
    /// reset: once per attempt, after its last action; the state is possible right after it (SPEC
    /// 173).
    pub reset: RKGestureMethod,
    /// canPreventGestureRecognizer:; inherited: true (SPEC 184), but see SPEC 188 for taps.
    pub can_prevent: RKGestureQuestion,
    /// canBePreventedByGestureRecognizer:; inherited: true.
    pub can_be_prevented_by: RKGestureQuestion,
    /// shouldRequireFailureOfGestureRecognizer:; inherited: false (SPEC 181).
    pub should_require_failure_of: RKGestureQuestion,
    /// shouldBeRequiredToFailByGestureRecognizer:; inherited: false (SPEC 181).
    pub should_be_required_to_fail_by: RKGestureQuestion,
    /// shouldReceiveEvent:; inherited: true (SPEC 169).
    pub should_receive_event: RKGestureEventQuestion,
    /// pressesBegan:withEvent:. GestureRecognizer's own press methods do nothing; Tap and LongPress
    /// recognise in them (SPEC 240, 271).
    pub presses_began: RKGesturePressesMethod,
    /// pressesChanged:withEvent:.
    pub presses_changed: RKGesturePressesMethod,
    /// pressesEnded:withEvent:.
    pub presses_ended: RKGesturePressesMethod,
    /// pressesCancelled:withEvent:.
    pub presses_cancelled: RKGesturePressesMethod,
    /// touchesEstimatedPropertiesUpdated:; inherited: nothing. Called in every state of the attempt
    /// (SPEC 354).
    pub touches_estimated_properties_updated: RKGestureTouchesUpdatedMethod,
}

impl Default for RKGestureRecognizerMethods {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// The delegate of a recogniser. A function that is NULL has the default result (SPEC 306).
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKGestureRecognizerDelegate {
    /// sizeof(`RKGestureRecognizerDelegate`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// The delegate object, weak; may be NULL. When it is destroyed, the delegate is removed. In
    /// each attempt gestureRecognizerShouldBegin is called at most once on each view, also on a
    /// view that is the delegate. If `should_begin` is NULL and the delegate is a view, the view's
    /// own method is called (SPEC 167).
    pub object: RKObjectRef,
    /// gestureRecognizerShouldBegin:; default true (SPEC 166).
    pub should_begin: RKGestureSelfQuestion,
    /// gestureRecognizer:shouldReceiveTouch:; default true (SPEC 169).
    pub should_receive_touch: RKGestureTouchQuestion,
    /// gestureRecognizer:shouldReceiveEvent:; default true (SPEC 169).
    pub should_receive_event: RKGestureEventQuestion,
    /// gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:; default false (SPEC
    /// 185).
    pub should_recognize_simultaneously_with: RKGestureQuestion,
    /// gestureRecognizer:shouldRequireFailureOfGestureRecognizer:; default false (SPEC 181).
    pub should_require_failure_of: RKGestureQuestion,
    /// gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:; default false (SPEC 181).
    pub should_be_required_to_fail_by: RKGestureQuestion,
    /// Last argument of every function.
    pub userdata: *mut c_void,
    /// Called exactly once with `userdata`: when the delegate is replaced or removed, or the
    /// recogniser is destroyed. It is not called if setting the delegate fails. May be NULL.
    pub drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>,
    /// gestureRecognizer:shouldReceivePress:; default true (SPEC 271).
    pub should_receive_press: RKGesturePressQuestion,
}

impl Default for RKGestureRecognizerDelegate {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// An action with a signature of its own.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKTypedActionDesc {
    /// sizeof(`RKTypedActionDesc`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// Selector, such as "moveBy:animated:"; UTF-8, 1 to 255 bytes; copied.
    pub selector: *const c_char,
    /// Result and arguments, such as "B{`RKPoint`=dd}B"; at most 1,024 bytes; copied.
    pub encoding: *const c_char,
    /// A function (receiver, arguments..., userdata) of exactly that signature, cast to this type.
    pub function: Option<unsafe extern "C" fn()>,
    /// Passed to `function` as the last argument.
    pub userdata: *mut c_void,
    /// Called exactly once with `userdata` when the context is destroyed or the extension with the
    /// action is removed; not if the call fails. May be NULL.
    pub drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>,
}

impl Default for RKTypedActionDesc {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// The host's policy for plugins. Everything is copied.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKPluginPolicy {
    /// sizeof(`RKPluginPolicy`); see `RK_INIT`.
    pub struct_size: u32,
    /// Whether `rk_plugin_load_environment()` may read RESPONDERKIT_PLUGIN_PATH.
    pub allows_environment: bool,
    /// Whether the check of permissions (above) is skipped; for tests on machines without other
    /// users.
    pub allows_shared_files: bool,
    /// Must be 0.
    pub reserved: u16,
    /// Absolute paths of the folders from which plugins may be loaded, folders below them included.
    /// Their symbolic links are resolved once, by `rk_plugin_policy()`. Without folders nothing
    /// loads.
    pub folders: *const *const c_char,
    /// Number of entries in `folders`, at most 256.
    pub folder_count: usize,
    /// SHA-256 digests as 64 hexadecimal digits. If there are any, only files with one of them
    /// load.
    pub digests: *const *const c_char,
    /// Number of entries in `digests`, at most 65,536.
    pub digest_count: usize,
    /// The greatest duration of one call of an override or action, in seconds; a longer call is a
    /// fault. 0: not measured. The machine's clock is read twice per call; nested calls of the
    /// library count. `init` and `deinit` are not measured.
    pub budget: f64,
    /// The number of faults after which a plugin's overrides are switched off; 0 means 8.
    pub fault_limit: u32,
    /// Must be 0.
    pub reserved2: u32,
}

impl Default for RKPluginPolicy {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// The host's functions for a plugin: one table for each plugin and context. A plugin that writes
/// to it commits a fault (loader.h), and the table is restored. `RKFunctions` is in read-only
/// memory. Newer versions append.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKHost {
    /// Size of the library's table; check it before using a later member.
    pub struct_size: u32,
    /// Version of the library's binary interface: `RK_ABI_MAJOR`.
    pub abi_major: u16,
    /// `RK_ABI_MINOR`.
    pub abi_minor: u16,
    /// Version of the library, such as "0.1.0".
    pub library_version: *const c_char,
    /// The context that loads the plugin.
    pub context: RKContextRef,
    /// The resolved path of the plugin's file; "" for one that was registered by the program
    /// itself.
    pub path: *const c_char,
    /// For the library's own use.
    pub host_data: *const c_void,
    /// Find a table of functions that the host provides, an *extension* of the host, by its id and
    /// revision. It has nothing to do with extensions of classes (`rk_class_extend()`).
    ///
    /// Returns NULL for an unknown id, for NULL, and where the system has no memory for the table.
    ///
    /// On any thread.
    pub get_extension: Option<unsafe extern "C" fn(host: *const RKHost, id: *const c_char) -> *const c_void>,
    /// `rk_class_define()` in the plugin's name.
    ///
    /// Returns as there; `RKStatusInvalidArgument` (`host` is not the plugin's table);
    /// `RKStatusBusy` once the plugin is switched off.
    ///
    /// On the context's thread only.
    pub register_class: Option<unsafe extern "C" fn(host: *const RKHost, desc: *const RKClassDesc, out: *mut RKClassRef) -> RKStatus>,
    /// `rk_class_extend()` in the plugin's name: methods layered over an existing class, found by
    /// name.
    ///
    /// Returns as `rk_class_extend()`; also `RKStatusNotFound` (no class of this name);
    /// `RKStatusInvalidArgument` (`host` is not the plugin's table); `RKStatusBusy` once the plugin
    /// is switched off.
    ///
    /// On the context's thread only.
    pub extend_class: Option<unsafe extern "C" fn(host: *const RKHost, class_name: *const c_char, desc: *const RKClassDesc, out: *mut RKClassRef) -> RKStatus>,
    /// Report something to the host in the plugin's name: a diagnostic ("pluginReport").
    ///
    /// Returns also `RKStatusInvalidArgument` (`host` is not the plugin's table, an unknown
    /// severity).
    ///
    /// Re-entrancy: the diagnostic handler runs inside the call.
    ///
    /// On the context's thread only.
    pub report: Option<unsafe extern "C" fn(host: *const RKHost, severity: RKPluginSeverity, text: *const c_char) -> RKStatus>,
}

impl Default for RKHost {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// A plugin's identity, version and functions.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKPluginEntry {
    /// sizeof(`RKPluginEntry`) of the header that the plugin was built with.
    pub struct_size: u32,
    /// `RK_PLUGIN_MAGIC`.
    pub magic: u32,
    /// `RK_ABI_MAJOR` of the header that the plugin was built with.
    pub abi_major: u16,
    /// `RK_ABI_MINOR` of it.
    pub abi_minor: u16,
    /// Must be 0.
    pub reserved: u32,
    /// Reverse domain name, 1 to 255 bytes of letters, digits, '.', '-' and '_'. A context loads
    /// one plugin of an id.
    pub id: *const c_char,
    /// The plugin's version, such as "1.0.0"; 1 to 255 bytes without control characters.
    pub version: *const c_char,
    /// Register classes and extensions. Called once each time the plugin becomes active in a
    /// context.
    ///
    /// Returns `RKStatusOK`, or an error: then all registrations are removed, and `deinit` is not
    /// called.
    ///
    /// The library calls it, on the context's thread.
    pub init: Option<unsafe extern "C" fn(host: *const RKHost, data: *mut *mut c_void) -> RKStatus>,
    /// Free what `init` made. When it is called, the plugin's classes have no instances, its
    /// extensions are removed, and the `drop` functions of its classes have run. May be NULL.
    ///
    /// The library calls it, on the context's thread.
    pub deinit: Option<unsafe extern "C" fn(host: *const RKHost, data: *mut c_void)>,
}

impl Default for RKPluginEntry {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// One button in one report. An array of these is read with the stride of its first element's
/// `struct_size`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKPressSample {
    /// sizeof(`RKPressSample`), the same in every element; see `RK_INIT`.
    pub struct_size: u32,
    /// began, changed, ended or cancelled.
    pub phase: RKPressPhase,
    /// The host's number for this button while it is down.
    pub id: i64,
    /// Which button; read at began.
    pub r#type: RKPressType,
    /// Keys: usage in page 7 of the USB HID tables; read at began; 0 where unknown.
    pub key_code: u32,
    /// Modifier keys that are down; `RKKeyModifierFlags`.
    pub modifiers: RKKeyModifierFlags,
    /// Must be 0.
    pub reserved: u32,
    /// 0 to 1, the travel of an analogue button; 1 or 0 for other buttons.
    pub force: f64,
    /// Keys: the characters of the key, UTF-8, at most 255 bytes; read at began; copied; may be
    /// NULL.
    pub characters: *const c_char,
    /// Keys: the characters without modifiers except shift, UTF-8, at most 255 bytes; read at
    /// began; copied; NULL: as `characters`.
    pub characters_ignoring_modifiers: *const c_char,
}

impl Default for RKPressSample {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// One problem. An array of these is written with the stride of its first element's `struct_size`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKProblem {
    /// sizeof(`RKProblem`); set it before reading; see `RK_INIT`.
    pub struct_size: u32,
    /// What went wrong.
    pub kind: RKProblemKind,
    /// How serious it is.
    pub severity: RKProblemSeverity,
    /// The reason of the record that shows the problem.
    pub reason: RKReason,
    /// What `value` and `limit` are counted in.
    pub unit: RKUnit,
    /// Number of the rule in Behaviour.md behind the reason.
    pub rule: u32,
    /// How often it was found.
    pub count: u64,
    /// Sequence number of the last record that shows it (`RKTraceRecord`). 0: no record does; it is
    /// true now.
    pub sequence: u64,
    /// Sequence number of the first record that shows it; 0 as for `sequence`.
    pub first_sequence: u64,
    /// Time of the last record that shows it, in seconds of the context's clock; the present time
    /// if no record does.
    pub time: f64,
    /// Time of the first record that shows it. In seconds.
    pub first_time: f64,
    /// See `RKProblemKind`; may be stale by now; NULL if there is none.
    pub victim: RKObjectRef,
    /// See `RKProblemKind`; may be stale by now; NULL if there is none.
    pub culprit: RKObjectRef,
    /// Where the touch was, in the coordinates of `window`; (0, 0) if no touch is concerned. In
    /// points.
    pub point: RKPoint,
    /// What was measured; see `RKProblemKind`.
    pub value: f64,
    /// What it was compared with.
    pub limit: f64,
    /// The host's number of the touch; 0 if none is concerned.
    pub touch_id: i64,
    /// The window in which the touch began; may be stale by now. NULL: no touch is concerned, or it
    /// hit no window and `point` is in screen coordinates.
    pub window: RKObjectRef,
}

impl Default for RKProblem {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// Where a recording goes. Everything is copied; the pointers need to be valid during
/// `rk_recorder_start()` only.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKRecorderDesc {
    /// sizeof(`RKRecorderDesc`); see `RK_INIT`.
    pub struct_size: u32,
    /// `RKRecorderOptions`.
    pub options: u32,
    /// Path of a file, in the system's own encoding. A new file is readable by its owner only; an
    /// existing one is emptied. NULL with a `writer`.
    pub path: *const c_char,
    /// Receives the bytes instead of a file; NULL with a `path`.
    pub writer: RKRecorderWriter,
    /// Passed to `writer`.
    pub userdata: *mut c_void,
    /// Called exactly once with `userdata` when the recorder has stopped; not if
    /// `rk_recorder_start()` fails. May be NULL.
    pub drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>,
}

impl Default for RKRecorderDesc {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// Methods of every responder. A NULL entry is inherited.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKResponderMethods {
    /// sizeof(`RKResponderMethods`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// nextResponder. Called at every step of every walk; results are not cached (SPEC 120).
    pub next_responder: RKNextResponderMethod,
    /// touchesBegan:withEvent:. The inherited method forwards to the next responder (SPEC 90).
    pub touches_began: RKTouchesMethod,
    /// touchesMoved:withEvent:.
    pub touches_moved: RKTouchesMethod,
    /// touchesEnded:withEvent:.
    pub touches_ended: RKTouchesMethod,
    /// touchesCancelled:withEvent:.
    pub touches_cancelled: RKTouchesMethod,
    /// canBecomeFirstResponder (SPEC 126).
    pub can_become_first_responder: RKResponderQuestion,
    /// becomeFirstResponder (SPEC 127).
    pub become_first_responder: RKResponderQuestion,
    /// canResignFirstResponder (SPEC 126).
    pub can_resign_first_responder: RKResponderQuestion,
    /// resignFirstResponder (SPEC 128).
    pub resign_first_responder: RKResponderQuestion,
    /// canPerformAction:withSender: (SPEC 133).
    pub can_perform_action: RKCanPerformActionMethod,
    /// targetForAction:withSender: (SPEC 133).
    pub target_for_action: RKTargetForActionMethod,
    /// pressesBegan:withEvent:. The inherited method forwards to the next responder (SPEC 272).
    pub presses_began: RKPressesMethod,
    /// pressesChanged:withEvent:, for analogue buttons.
    pub presses_changed: RKPressesMethod,
    /// pressesEnded:withEvent:.
    pub presses_ended: RKPressesMethod,
    /// pressesCancelled:withEvent:.
    pub presses_cancelled: RKPressesMethod,
    /// motionBegan:withEvent:. The inherited method forwards to the next responder (SPEC 274).
    pub motion_began: RKMotionMethod,
    /// motionEnded:withEvent:.
    pub motion_ended: RKMotionMethod,
    /// motionCancelled:withEvent:.
    pub motion_cancelled: RKMotionMethod,
    /// remoteControlReceivedWithEvent:. The inherited method forwards to the next responder (SPEC
    /// 276).
    pub remote_control_received: RKRemoteControlMethod,
    /// insertText:. A class that implements it accepts key input (SPEC 279).
    pub insert_text: RKInsertTextMethod,
    /// deleteBackward.
    pub delete_backward: RKDeleteBackwardMethod,
    /// hasText.
    pub has_text: RKResponderQuestion,
    /// touchesEstimatedPropertiesUpdated:. The inherited method forwards to the next responder
    /// (SPEC 354).
    pub touches_estimated_properties_updated: RKTouchesUpdatedMethod,
}

impl Default for RKResponderMethods {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// An action that instances of a class implement. An array element: its layout is frozen.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKActionDesc {
    /// Selector, such as "tap:"; UTF-8, 1 to 255 bytes; copied.
    pub selector: *const c_char,
    /// The function of the action.
    pub function: RKActionFunction,
}

impl Default for RKActionDesc {
    /// Everything zero.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        unsafe { std::mem::zeroed() }
    }
}

/// Methods of scroll views. A NULL entry is inherited.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKScrollViewMethods {
    /// sizeof(`RKScrollViewMethods`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// touchesShouldBegin:withEvent:inContentView:, called before a subview's first touchesBegan.
    /// If false, the subview never receives these touches. Inherited: true (SPEC 247, 248, 251).
    pub touches_should_begin: RKScrollViewTouchesShouldBeginMethod,
    /// touchesShouldCancelInContentView:, called before scrolling begins when a subview has had its
    /// touchesBegan. If false, scrolling does not begin. Inherited: false for a Control, else true
    /// (SPEC 250).
    pub touches_should_cancel: RKScrollViewTouchesShouldCancelMethod,
}

impl Default for RKScrollViewMethods {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// The delegate of a scroll view. Every function may be NULL (SPEC 306). Any of them may remove or
/// destroy the scroll view.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKScrollViewDelegate {
    /// sizeof(`RKScrollViewDelegate`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// The delegate object, weak; may be NULL. When it ends, the delegate is removed.
    pub object: RKObjectRef,
    /// scrollViewDidScroll: contentOffset has changed, whatever the cause.
    pub did_scroll: RKScrollViewNotice,
    /// scrollViewDidZoom: zoomScale has changed.
    pub did_zoom: RKScrollViewNotice,
    /// scrollViewWillBeginDragging: (SPEC 260).
    pub will_begin_dragging: RKScrollViewNotice,
    /// scrollViewWillEndDragging:withVelocity:targetContentOffset: (SPEC 260, 261).
    pub will_end_dragging: RKScrollViewWillEndDragging,
    /// scrollViewDidEndDragging:willDecelerate: (SPEC 260, 262).
    pub did_end_dragging: RKScrollViewDidEndDragging,
    /// scrollViewWillBeginDecelerating: (SPEC 260).
    pub will_begin_decelerating: RKScrollViewNotice,
    /// scrollViewDidEndDecelerating: (SPEC 259, 260, 263).
    pub did_end_decelerating: RKScrollViewNotice,
    /// scrollViewDidEndScrollingAnimation: (SPEC 267).
    pub did_end_scrolling_animation: RKScrollViewNotice,
    /// viewForZoomingInScrollView:; without it nothing zooms (SPEC 268).
    pub view_for_zooming: RKScrollViewViewForZooming,
    /// scrollViewWillBeginZooming:withView:.
    pub will_begin_zooming: RKScrollViewWillBeginZooming,
    /// scrollViewDidEndZooming:withView:atScale:, after the scale has bounced back.
    pub did_end_zooming: RKScrollViewDidEndZooming,
    /// scrollViewShouldScrollToTop:; default true.
    pub should_scroll_to_top: RKScrollViewQuestion,
    /// scrollViewDidScrollToTop:.
    pub did_scroll_to_top: RKScrollViewNotice,
    /// Last argument of every function.
    pub userdata: *mut c_void,
    /// Called exactly once with `userdata`: when the delegate is replaced or removed, or the scroll
    /// view is destroyed. It is not called if setting the delegate fails. May be NULL.
    pub drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>,
}

impl Default for RKScrollViewDelegate {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// The delegate of a text field. Every function may be NULL (SPEC 306). Any of them may remove or
/// destroy the text field.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKTextFieldDelegate {
    /// sizeof(`RKTextFieldDelegate`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// The delegate object, weak; may be NULL. When it ends, the delegate is removed.
    pub object: RKObjectRef,
    /// textFieldShouldBeginEditing:, called by canBecomeFirstResponder; default true (SPEC 325).
    pub should_begin_editing: RKTextFieldQuestion,
    /// textFieldDidBeginEditing:, before editingDidBegin (SPEC 325).
    pub did_begin_editing: RKTextFieldNotice,
    /// textFieldShouldEndEditing:, called by canResignFirstResponder; default true (SPEC 325).
    pub should_end_editing: RKTextFieldQuestion,
    /// textFieldDidEndEditing:reason:, before editingDidEnd (SPEC 325).
    pub did_end_editing: RKTextFieldDidEndEditing,
    /// textField:shouldChangeCharactersInRange:replacementString:; default true (SPEC 326).
    pub should_change_characters: RKTextFieldShouldChange,
    /// textFieldDidChangeSelection:, for every cause (SPEC 328).
    pub did_change_selection: RKTextFieldNotice,
    /// textFieldShouldClear:; default true (SPEC 333).
    pub should_clear: RKTextFieldQuestion,
    /// textFieldShouldReturn:, whether the return key sends editingDidEndOnExit and
    /// primaryActionTriggered; default true (SPEC 279).
    pub should_return: RKTextFieldQuestion,
    /// Where a touch puts the insertion point; default: at the end (SPEC 334).
    pub closest_position: RKTextFieldClosestPosition,
    /// Last argument of every function.
    pub userdata: *mut c_void,
    /// Called exactly once with `userdata` when the delegate is replaced or removed or the text
    /// field ends; not if setting it fails. May be NULL.
    pub drop: Option<unsafe extern "C" fn(userdata: *mut c_void)>,
}

impl Default for RKTextFieldDelegate {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// One decision. An array of these is written with the stride of its first element's `struct_size`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKTraceRecord {
    /// sizeof(`RKTraceRecord`); set it before reading; see `RK_INIT`.
    pub struct_size: u32,
    /// The reason.
    pub reason: RKReason,
    /// Counts all records of the context, from 1.
    pub sequence: u64,
    /// Seconds of the context's clock. In seconds.
    pub time: f64,
    /// The subject; may be stale by now; NULL if there is none.
    pub object: RKObjectRef,
    /// The other object; may be stale by now; NULL if there is none.
    pub other: RKObjectRef,
    /// See `RKReason`. In points.
    pub point: RKPoint,
    /// See `RKReason`.
    pub value: f64,
    /// The host's number of the touch concerned; 0 if none is.
    pub touch_id: i64,
    /// Number of the rule in Behaviour.md.
    pub rule: u32,
    /// Nesting depth of the hit-test, or the number of steps up the chain of the delivery.
    pub depth: u32,
}

impl Default for RKTraceRecord {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// One cause of an explanation. An array of these is written with the stride of its first element's
/// `struct_size`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKExplanationStep {
    /// sizeof(`RKExplanationStep`); set it before reading; see `RK_INIT`.
    pub struct_size: u32,
    /// The cause.
    pub reason: RKReason,
    /// Number of the rule in Behaviour.md; 0 if there is none.
    pub rule: u32,
    /// What `value` and `limit` are counted in.
    pub unit: RKUnit,
    /// Seconds of the context's clock; NaN for what is true now. In seconds.
    pub time: f64,
    /// The object that the cause is about; may be stale by now; NULL if there is none.
    pub subject: RKObjectRef,
    /// The object that decided: an ancestor, a view in front, a recogniser or the subject itself;
    /// may be stale by now; may be NULL.
    pub culprit: RKObjectRef,
    /// The place, in coordinates of the culprit's view, or else of the subject's; (0, 0) if the
    /// cause has no place. In points.
    pub point: RKPoint,
    /// What was measured.
    pub value: f64,
    /// What it was compared with.
    pub limit: f64,
    /// The host's number of the touch; 0 if none is concerned.
    pub touch_id: i64,
}

impl Default for RKExplanationStep {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// Methods of views. A NULL entry is inherited.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKViewMethods {
    /// sizeof(`RKViewMethods`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// hitTest:withEvent:. Called also for hidden views: the filters are part of the inherited
    /// method (SPEC 32, 33). The result is used as it is (SPEC 38).
    pub hit_test: RKHitTestMethod,
    /// pointInside:withEvent:. Called by the inherited hitTest after its filters (SPEC 32, 40).
    pub point_inside: RKPointInsideMethod,
    /// willMoveToSuperview: (SPEC 26, 27, 299).
    pub will_move_to_superview: RKViewTreeMethod,
    /// didMoveToSuperview.
    pub did_move_to_superview: RKViewMethod,
    /// willMoveToWindow:.
    pub will_move_to_window: RKViewWindowMethod,
    /// didMoveToWindow.
    pub did_move_to_window: RKViewMethod,
    /// didAddSubview:.
    pub did_add_subview: RKViewTreeMethod,
    /// willRemoveSubview:.
    pub will_remove_subview: RKViewTreeMethod,
    /// gestureRecognizerShouldBegin:. Called before a recogniser leaves possible (SPEC 167). The
    /// inherited method returns true; standard controls refuse some recognisers (SPEC 152).
    pub gesture_recognizer_should_begin: RKViewShouldBeginMethod,
}

impl Default for RKViewMethods {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// The views that `rk_view_create_many()` creates. Initialise with `RK_INIT`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKViewsDesc {
    /// sizeof(`RKViewsDesc`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// Views to make; 0 makes nothing.
    pub count: usize,
    /// `count` frames, each in its superview's bounds space. In points.
    pub frames: *const RKRect,
    /// The superview of views without one in `superviews`; may be NULL.
    pub superview: RKViewRef,
    /// `count` numbers, or NULL: `superview` for all. A number k \>= 0 stands for an earlier view
    /// of this call, entry k; -1 stands for `superview`.
    pub superviews: *const i64,
    /// The class of all of them, as in `rk_view_create()`; NULL: View.
    pub cls: RKClassRef,
    /// `count` classes, or NULL. An entry of NULL stands for `cls`.
    pub classes: *const RKClassRef,
}

impl Default for RKViewsDesc {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}

/// Methods of windows. A NULL entry is inherited.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct RKWindowMethods {
    /// sizeof(`RKWindowMethods`); see `RK_INIT`.
    pub struct_size: u32,
    /// Must be 0.
    pub reserved: u32,
    /// sendEvent: (SPEC 76-78).
    pub send_event: RKWindowSendEventMethod,
    /// becomeKeyWindow (SPEC 281).
    pub become_key_window: RKWindowMethod,
    /// resignKeyWindow (SPEC 281).
    pub resign_key_window: RKWindowMethod,
    /// canBecomeKeyWindow; inherited: true. Called before the window becomes key (SPEC 281).
    pub can_become_key_window: RKWindowQuestion,
}

impl Default for RKWindowMethods {
    /// Everything zero, `struct_size` filled in.
    fn default() -> Self {
        // Zero is a value of every field: numbers, pointers, functions that may be NULL.
        let mut made: Self = unsafe { std::mem::zeroed() };
        made.struct_size = std::mem::size_of::<Self>() as u32;
        made
    }
}
