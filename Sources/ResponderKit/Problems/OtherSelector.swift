// SPDX-License-Identifier: MIT
import CResponderKit

// A selector that is wrong by its colons: "buy" was added, and the class implements "buy:".

extension Context {
  /// Of the target of a problem's action, or of the views from its sender up: the selector that is implemented instead, and who implements it.
  func otherSelector(_ p: RKProblem) -> (selector: UnsafePointer<CChar>, object: Object)? {
    guard let wanted = selector(ofActionIn: p) else { return nil }
    if p.reason != .actionNobody {
      guard let target = liveObject(p.culprit, .instances), let found = otherSelector(wanted, of: target) else { return nil }
      return (found, target)
    }
    var next = liveView(p.victim)
    while let v = next {
      if let found = otherSelector(wanted, of: v.object) { return (found, v.object) }
      if let controller = v.controller, let found = otherSelector(wanted, of: controller.object) { return (found, controller.object) }
      next = v.superview
    }
    return nil
  }

  /// With another number of colons at its end.
  private func otherSelector(_ wanted: UnsafePointer<CChar>, of object: Object) -> UnsafePointer<CChar>? {
    let mark = arena.mark
    defer { arena.release(mark) }
    let own = interned(wanted)
    var length = textLength(wanted, limit: longestName)
    guard let text = arena.allocate(CChar.self, length + 3, unlimited) else { return nil }
    text.update(from: wanted, count: length)
    while length > 0, text[length - 1] == colon { length -= 1 }
    for colons in places(3) {
      text[length + colons] = 0
      let number = interned(text)
      // It may have been added since.
      if number != 0, number != own, action(object.base.classID, number) != nil { return self.text(number) }
      text[length + colons] = colon
    }
    return nil
  }
}

private let colon = CChar(UInt8(ascii: ":"))
