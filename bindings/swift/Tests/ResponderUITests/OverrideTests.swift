import Testing
@testable import ResponderUI

private class Middle: Button {
  override func hitTest(_ point: Point, with event: ResponderUI.Event?) -> View? { super.hitTest(point, with: event) }
}

private final class Bottom: Middle {
  override func touchesBegan(_ touches: Set<Touch>, with event: ResponderUI.Event?) { super.touchesBegan(touches, with: event) }
  override var canBecomeFirstResponder: Bool { true }
  override func beginTracking(_ touch: Touch, with event: ResponderUI.Event?) -> Bool { false }
}

private final class Untouched: Slider {}

private final class Recognizer: PanGestureRecognizer {
  override func reset() { super.reset() }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event) { super.touchesMoved(touches, with: event) }
}

private final class Typing: View, KeyInput {
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

@MainActor struct OverrideTests {
  private func overridden(_ type: Object.Type) -> Set<Method> {
    Set(zip(Method.allCases, Overrides.of(type)).filter(\.1).map(\.0))
  }

  @Test func onlyWhatAClassOverridesIsCalled() {
    #expect(overridden(Middle.self) == [.hitTest])
    #expect(overridden(Bottom.self) == [.hitTest, .touchesBegan, .canBecomeFirstResponder, .beginTracking])
    #expect(overridden(Untouched.self) == [])
    #expect(overridden(Recognizer.self) == [.reset, .touchesMovedOfGesture])
    #expect(overridden(Typing.self) == [.insertText, .deleteBackward, .hasText])
  }

  @Test func everyMethodHasAPlace() {
    // The place of a method is where its probe differs: each probe overrides its own method and no other.
    for (method, probe) in zip(Method.allCases, probes) where !method.isOfText {
      #expect(overridden(probe.overriding as! Object.Type) == [method])
    }
  }
}
