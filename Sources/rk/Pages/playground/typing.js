// The keyboard as the keyboard of the screen: a text field that is being edited takes what is typed while the drawing has the focus.

export class Typing {
  /** `states()`: properties of controls; `perform(step)`: does a step. */
  constructor(canvas, { states, perform }) {
    this.canvas = canvas;
    this.states = states;
    this.field = null;
    canvas.addEventListener("keydown", (event) => {
      if (!this.field || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Backspace") perform({ deleteBackward: true });
      else if ([...event.key].length === 1) perform({ text: event.key });
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
  }

  /** Looks whether a field is being edited. */
  attend() {
    const field = (this.states() || []).find((object) => object.class === "TextField" && object.editing);
    this.field = field ? field.id : null;
  }
}
