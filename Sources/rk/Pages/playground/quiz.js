// A puzzle: why does something not happen? Answers to choose from; the right one mends it, and then the visitor sees that it does.

export class Quiz {
  /** `mend(step)`: does the step that mends; `say(text, tone)`: beside the finger. */
  constructor(element, { mend, say }) {
    this.element = element;
    this.mend = mend;
    this.say = say;
    this.scene = null;
  }

  set(scene) {
    this.scene = scene && scene.puzzle ? scene : null;
    this.isMended = false;
    this.isSolved = false;
    this.element.hidden = !this.scene;
    if (!this.scene) return;
    this.element.replaceChildren(...this.scene.answers.map((answer, index) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "answer";
      button.textContent = answer;
      button.addEventListener("click", () => this.answer(button, index));
      return button;
    }));
  }

  answer(button, index) {
    if (this.isMended) return;
    const isRight = index === this.scene.right;
    button.classList.add(isRight ? "right" : "wrong");
    button.disabled = true;
    if (!isRight) {
      this.say("Not that. Touch it, and read the sentence beside the finger.", "");
      return;
    }
    this.isMended = true;
    for (const other of this.element.children) other.disabled = true;
    this.mend(this.scene.mend);
    this.say(this.scene.mended + " Now touch it.", "");
  }

  /** Lines of the log: the promise of the mended scene. */
  hear(lines) {
    if (!this.isMended || this.isSolved || !lines.includes(this.scene.fires)) return;
    this.isSolved = true;
    const done = document.createElement("p");
    done.className = "solved";
    done.textContent = "Solved.";
    this.element.append(done);
  }
}
