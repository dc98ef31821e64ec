// SPDX-License-Identifier: MIT
import CResponderKit

/// The methods that a class may override: places in its table.
enum Method: Int {
  // Responders
  case nextResponder = 0
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case canBecomeFirstResponder, becomeFirstResponder, canResignFirstResponder, resignFirstResponder
  case canPerformAction, targetForAction
  // Views
  case hitTest, pointInside
  case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, didAddSubview, willRemoveSubview
  // Windows
  case windowSendEvent, becomeKeyWindow, resignKeyWindow
  // View controllers
  case loadView, viewDidLoad
  // The application
  case applicationSendEvent
  // Views again
  case gestureRecognizerShouldBegin
  // Gesture recognisers; their touch methods have the places of the responders'
  case reset, canPrevent, canBePreventedBy, shouldRequireFailureOf, shouldBeRequiredToFailBy, shouldReceiveEvent
  // Controls
  case beginTracking, continueTracking, endTracking, cancelTracking, sendAction
  // Responders again; the press methods of gesture recognisers have the same places
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled, remoteControlReceived
  case insertText, deleteBackward, hasText
  // Scroll views
  case touchesShouldBegin, touchesShouldCancel
  // View controllers and windows again
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear, forwardsAppearance
  case canBecomeKeyWindow
  // Responders and gesture recognisers again
  case touchesEstimatedPropertiesUpdated

  static let count = 58

  @inline(__always) var bit: UInt64 { 1 << UInt64(rawValue) }

  static let treeCallbacks: UInt64 =
    willMoveToSuperview.bit | didMoveToSuperview.bit | willMoveToWindow.bit | didMoveToWindow.bit | didAddSubview.bit | willRemoveSubview.bit

  static let hitQuestions: UInt64 = hitTest.bit | pointInside.bit

  static let pairQuestions: UInt64 = shouldRequireFailureOf.bit | shouldBeRequiredToFailBy.bit

  /// The method that delivers a phase.
  @inline(__always) static func touches(_ phase: RKTouchPhase) -> Method {
    switch phase {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    default: .touchesCancelled
    }
  }
}
