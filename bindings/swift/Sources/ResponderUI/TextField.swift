// SPDX-License-Identifier: MIT
import CResponderKit

/// A control that becomes first responder when it is tapped, and then takes text.
open class TextField: Control, KeyInput {
  override class var builtIn: String { "TextField" }

  override class func make(_ context: OpaquePointer, _ cls: OpaquePointer?, _ frame: Rect, _ out: inout OpaquePointer?) -> RKStatus {
    rk_text_field_create(context, cls, frame, &out)
  }

  /// The insertion point goes to the end.
  public final var text: String? {
    get { ResponderUI.text { rk_text_field_get_text(handle, $0, $1, $2) } }
    set { check(rk_text_field_set_text(handle, newValue)) }
  }

  // MARK: What keys do

  /// Whether there is text.
  open var hasText: Bool {
    guard let cls = inheriting(.hasText) else { return value(false) { rk_responder_has_text(handle, &$0) } }
    return value(false) { rk_super_has_text(cls, handle, &$0) }
  }
  /// Text was typed: it replaces the selection, if the delegate agrees.
  open func insertText(_ text: String) {
    guard let cls = inheriting(.insertText) else {
      if let range = selectedTextRange { replace(range, withText: text) }
      return
    }
    check(rk_super_insert_text(cls, handle, text))
  }
  /// The backward key: the selection is deleted, or the character before the insertion point, if the delegate agrees.
  open func deleteBackward() {
    guard let cls = inheriting(.deleteBackward) else { delete(.backward); return }
    check(rk_super_delete_backward(cls, handle))
  }

  /// Hears of the text field, and decides. It is weak.
  public final weak var delegate: (any TextFieldDelegate)? {
    didSet { updateDelegate() }
  }
}

/// A range of a text as UIKit counts it, in units of UTF-16: NSRange.
public struct CharacterRange: Hashable, Sendable {
  /// Where it begins.
  public var location: Int
  /// How much it is.
  public var length: Int

  /// From its parts.
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }

  /// What part of a text it is; nil if it ends beyond the text, or within a character of Unicode.
  public func range(in text: String) -> Range<String.Index>? {
    let units = text.utf16
    guard location >= 0, length >= 0, let start = units.index(units.startIndex, offsetBy: location, limitedBy: units.endIndex),
      let end = units.index(start, offsetBy: length, limitedBy: units.endIndex), let first = start.samePosition(in: text.unicodeScalars),
      let last = end.samePosition(in: text.unicodeScalars)
    else { return nil }
    return first..<last
  }

  /// From bytes of UTF-8.
  init(bytes: Range<Int>, of text: String) {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(start, offsetBy: bytes.count)
    self.init(location: text.utf16.distance(from: text.startIndex, to: start), length: text.utf16.distance(from: start, to: end))
  }
}

/// Hears of a text field. What a delegate does not implement has UIKit's default.
@MainActor public protocol TextFieldDelegate: AnyObject {
  /// Whether it may become first responder.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// It has become first responder.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether it may give up.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// It is no longer first responder.
  func textFieldDidEndEditing(_ textField: TextField)
  /// The same with the reason. What implements it is not called without.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)
  /// Whatever changed it.
  func textFieldDidChangeSelection(_ textField: TextField)
  /// Whether clear() may clear it.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// The return key: whether it does what it does without a delegate.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  /// Whether typing may replace this range of the present text.
  func textField(_ textField: TextField, shouldChangeCharactersIn range: CharacterRange, replacementString string: String) -> Bool
  /// Where a touch at a point of the bounds puts the insertion point; nil: at the end. A host that draws text knows.
  func textField(_ textField: TextField, closestPositionTo point: Point) -> TextPosition?
}

extension TextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Calls textFieldDidEndEditing(_:).
  public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) { textFieldDidEndEditing(textField) }
  public func textFieldDidChangeSelection(_ textField: TextField) {}
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  public func textField(_ textField: TextField, shouldChangeCharactersIn range: CharacterRange, replacementString string: String) -> Bool { true }
  public func textField(_ textField: TextField, closestPositionTo point: Point) -> TextPosition? { nil }
}

extension TextField {
  /// `.committed`, `.cancelled`.
  public typealias DidEndEditingReason = RKTextEndReason

  final func updateDelegate() {
    guard let delegate else { check(rk_text_field_set_delegate(handle, nil)); return }
    var made = sized(RKTextFieldDelegate(), \.struct_size)
    made.object = (delegate as? Object)?.handle
    made.should_begin_editing = { me, _ in ask(me) { $0.textFieldShouldBeginEditing($1) } }
    made.did_begin_editing = { me, _ in _ = ask(me) { $0.textFieldDidBeginEditing($1); return true } }
    made.should_end_editing = { me, _ in ask(me) { $0.textFieldShouldEndEditing($1) } }
    made.did_end_editing = { me, reason, _ in
      receive(me, reason, none: ()) { (field: TextField, reason) in field.delegate?.textFieldDidEndEditing(field, reason: reason) }
    }
    made.did_change_selection = { me, _ in _ = ask(me) { $0.textFieldDidChangeSelection($1); return true } }
    made.should_clear = { me, _ in ask(me) { $0.textFieldShouldClear($1) } }
    made.should_return = { me, _ in ask(me) { $0.textFieldShouldReturn($1) } }
    made.should_change_characters = { me, start, end, replacement, _ in
      receive(me, (start, end, String(cString: replacement!)), none: true) { (field: TextField, change) in
        guard let delegate = field.delegate else { return true }
        let range = CharacterRange(bytes: change.0..<change.1, of: field.text ?? "")
        return delegate.textField(field, shouldChangeCharactersIn: range, replacementString: change.2)
      }
    }
    made.closest_position = { me, point, _ in
      receive(me, point, none: .max) { (field: TextField, point) in
        field.delegate?.textField(field, closestPositionTo: point)?.offset ?? .max
      }
    }
    check(rk_text_field_set_delegate(handle, &made))
  }
}

private func ask(_ me: OpaquePointer?, _ question: @MainActor (any TextFieldDelegate, TextField) -> Bool) -> Bool {
  receive(me, (), none: true) { (field: TextField, _) in field.delegate.map { question($0, field) } ?? true }
}

// Where TextField has the methods of KeyInput in its table of methods (SwiftClass.swift).
private final class PlainTextField: TextField {}
private final class ProbeInsertText: TextField { override func insertText(_ text: String) { fatalError() } }
private final class ProbeDeleteBackward: TextField { override func deleteBackward() { fatalError() } }
private final class ProbeHasText: TextField { override var hasText: Bool { fatalError() } }

@MainActor func textProbe(_ method: Method) -> (base: AnyClass, plain: AnyClass, overriding: AnyClass) {
  switch method {
  case .insertText: (TextField.self, PlainTextField.self, ProbeInsertText.self)
  case .deleteBackward: (TextField.self, PlainTextField.self, ProbeDeleteBackward.self)
  default: (TextField.self, PlainTextField.self, ProbeHasText.self)
  }
}
