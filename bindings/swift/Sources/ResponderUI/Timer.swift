// SPDX-License-Identifier: MIT
import CResponderKit

/// A call planned on the context's clock, which moves with events and `Context.advance(to:)`: no time passes by itself.
///
/// The context keeps it until it has fired for the last time.
@MainActor public final class Timer {
  /// Seconds between two calls.
  public let timeInterval: Double
  /// Whether it fires again after it has fired.
  public let repeats: Bool
  /// The context's time of its next call.
  public private(set) var fireTime: Double
  private let block: @MainActor (Timer) -> Void
  private unowned let context: Context
  private var handle: OpaquePointer?

  init(_ context: Context, at time: Double, every interval: Double, repeats: Bool, block: @escaping @MainActor (Timer) -> Void) {
    (self.context, fireTime, timeInterval, self.repeats, self.block) = (context, time, interval, repeats, block)
    plan()
  }

  /// Call a function after so many seconds of the present context's clock, once or again and again.
  @discardableResult public static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    Timer(.current, at: Context.current.time + interval, every: interval, repeats: repeats, block: block)
  }

  /// Whether it will fire.
  public var isValid: Bool { handle != nil }

  /// It does not fire any more.
  public func invalidate() {
    guard let handle else { return }
    self.handle = nil
    check(rk_timer_cancel(handle))
  }

  private func plan() {
    let kept = Kept.out(self)
    let status = rk_context_add_timer(
      context.handle, fireTime,
      { _, _, kept in onMain(Kept<Timer>.value(kept)) { $0.fire() } }, kept, { drop($0) }, &handle)
    if status != .OK { drop(kept) }
    check(status)
  }

  private func fire() {
    handle = nil
    if repeats {
      fireTime += timeInterval
      plan()
    }
    block(self)
  }
}

extension Context {
  /// Call a function once, when the context's clock comes to this time.
  @discardableResult public func addTimer(at time: Double, block: @escaping @MainActor (Timer) -> Void) -> Timer {
    Timer(self, at: time, every: 0, repeats: false, block: block)
  }
}
