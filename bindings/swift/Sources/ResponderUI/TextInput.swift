// SPDX-License-Identifier: MIT
import CResponderKit

/// A place in the text of a text field, between two characters: UITextPosition.
public struct TextPosition: Hashable, Comparable, Sendable {
  /// Bytes of UTF-8 from the beginning.
  public let offset: Int

  /// By bytes of UTF-8; to be between characters.
  public init(offset: Int) { self.offset = offset }

  /// Nearer to the beginning.
  public static func < (first: TextPosition, second: TextPosition) -> Bool { first.offset < second.offset }
}

/// What is between two places: UITextRange. An empty selection is the insertion point.
public struct TextRange: Hashable, Sendable {
  /// Its beginning.
  public let start: TextPosition
  /// Its end.
  public let end: TextPosition
  /// Whether both are one place.
  public var isEmpty: Bool { start == end }

  /// Between two places, in either order.
  public init(from first: TextPosition, to second: TextPosition) { (start, end) = (min(first, second), max(first, second)) }
}

/// `.forward`, `.backward`: UITextStorageDirection.
public typealias TextDirection = RKTextDirection
/// `.character`, `.word`, `.line`: UITextGranularity.
public typealias TextGranularity = RKTextGranularity

/// A text field as UITextInput has it, for what edits its text: keys, an input method, a menu. The delegate decides about each change.
extension TextField {
  // MARK: Places

  /// The place before the first character.
  public final var beginningOfDocument: TextPosition { TextPosition(offset: 0) }
  /// The place after the last character.
  public final var endOfDocument: TextPosition { TextPosition(offset: (text ?? "").utf8.count) }
  /// What is between two places.
  public final func textRange(from first: TextPosition, to second: TextPosition) -> TextRange? { TextRange(from: first, to: second) }
  /// So many characters on, backward below 0; nil beyond the text. A character is a user-perceived one.
  public final func position(from position: TextPosition, offset: Int) -> TextPosition? {
    self.position(from: position, offset: offset, by: .character)
  }
  /// So many words, for example, on.
  public final func position(from position: TextPosition, offset: Int, by granularity: TextGranularity) -> TextPosition? {
    var out = 0
    let status = rk_text_field_get_position(handle, position.offset, Int64(offset), granularity, &out)
    guard status != .notFound else { return nil }
    check(status)
    return status == .OK ? TextPosition(offset: out) : nil
  }
  /// How many characters there are between two places, below 0 if the second is before the first.
  public final func offset(from first: TextPosition, to second: TextPosition) -> Int {
    guard first <= second else { return -offset(from: second, to: first) }
    return text(in: TextRange(from: first, to: second))?.count ?? 0
  }
  /// The text between two places.
  public final func text(in range: TextRange) -> String? {
    ResponderUI.text { rk_text_field_get_text_in_range(handle, range.start.offset, range.end.offset, $0, $1, $2) }
  }

  // MARK: Selection

  /// What is selected; empty: the insertion point.
  public final var selectedTextRange: TextRange? {
    get { range { rk_text_field_get_selected_range(handle, &$0, &$1, nil) } }
    set {
      let range = newValue ?? TextRange(from: endOfDocument, to: endOfDocument)
      check(rk_text_field_set_selected_range(handle, range.start.offset, range.end.offset, .forward))
    }
  }
  /// Move the insertion point by a step, as an arrow key does; `extending` keeps the other end of the selection, as with shift held.
  public final func moveSelection(_ direction: TextDirection, by granularity: TextGranularity = .character, extending: Bool = false) {
    check(rk_text_field_move(handle, direction, granularity, extending))
  }

  // MARK: Changes, as by the user's keys

  /// Delete the selection, or a step from the insertion point.
  public final func delete(_ direction: TextDirection, by granularity: TextGranularity = .character) {
    check(rk_text_field_delete(handle, direction, granularity))
  }
  /// Replace what is between two places.
  public final func replace(_ range: TextRange, withText text: String) {
    check(rk_text_field_replace_range(handle, range.start.offset, range.end.offset, text))
  }
  /// As a clear button does, if the delegate agrees: whether it did.
  @discardableResult public final func clear() -> Bool { value(false) { rk_text_field_clear(handle, &$0) } }

  // MARK: Marked text

  /// What an input method is composing; nil if it is not.
  public final var markedTextRange: TextRange? { range { rk_text_field_get_marked_range(handle, &$0, &$1) } }
  /// Replace the marked text, or else the selection, by what is composed. `selectedRange` is a part of this text; "" ends the composition.
  public final func setMarkedText(_ markedText: String?, selectedRange: CharacterRange) {
    let text = markedText ?? ""
    let range = selectedRange.range(in: text) ?? text.endIndex..<text.endIndex
    let bytes = (text.utf8.distance(from: text.startIndex, to: range.lowerBound), text.utf8.distance(from: text.startIndex, to: range.upperBound))
    check(rk_text_field_set_marked_text(handle, text, bytes.0, bytes.1))
  }
  /// End the composition and keep its text.
  public final func unmarkText() { check(rk_text_field_unmark_text(handle)) }

  private func range(_ read: (inout Int, inout Int) -> RKStatus) -> TextRange? {
    var (start, end) = (0, 0)
    let status = read(&start, &end)
    guard status != .notFound else { return nil }
    check(status)
    return TextRange(from: TextPosition(offset: start), to: TextPosition(offset: end))
  }
}
