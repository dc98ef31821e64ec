// What happened, a block for each step: what it was, the lines that it logged, and why.

const MOST = 600;

/** Signs that would change the line around them are written as the tool writes them; those that turn the direction of a text, too. */
function printable(text) {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, (sign) => "\\u{" + sign.codePointAt(0).toString(16) + "}");
}

export class Log {
  /** `names()` answers the ids of a scenario's objects; `point(name)` is called with one that the pointer is over, or null. */
  constructor(element, { names, point }) {
    this.element = element;
    this.names = names;
    element.addEventListener("pointerover", (event) => point(event.target.dataset.object || null));
    element.addEventListener("pointerleave", () => point(null));
    element.addEventListener("focusin", (event) => point(event.target.dataset.object || null));
  }

  clear() {
    this.element.replaceChildren();
  }

  /** Adds a report of the library about a step that is called `title`. One in which nothing happened leaves no trace. */
  add(title, report) {
    const { lines, reasons, differences, notes } = report;
    if (!lines.length && !reasons.length && !differences.length && !notes.length) return;
    const follows = this.element.scrollHeight - this.element.scrollTop - this.element.clientHeight < 40;
    const block = document.createElement("div");
    block.className = "event";
    block.classList.toggle("quiet", !lines.length && !differences.length && !notes.length);
    const names = this.names();
    const put = (className, text) => {
      const line = document.createElement("div");
      line.className = className;
      this.fill(line, text, names);
      block.append(line);
    };
    put("head", report.time.toFixed(3) + " s · " + title);
    for (const line of lines) put(line.startsWith("act:") || line.startsWith("do:") ? "line act" : "line", line);
    for (const [, sentence] of reasons) put("reason", sentence);
    for (const difference of differences) put("wrong", difference);
    for (const note of notes) put("note", note);
    this.element.append(block);
    while (this.element.childElementCount > MOST) this.element.firstElementChild.remove();
    if (follows) this.element.scrollTop = this.element.scrollHeight;
  }

  /** Text in which the names of objects can be pointed at. */
  fill(line, text, names) {
    let plain = "";
    for (const part of printable(text.slice(0, 4000)).split(/([A-Za-z0-9_-]+)/)) {
      if (names.has(part)) {
        line.append(plain);
        plain = "";
        const name = document.createElement("span");
        name.dataset.object = part;
        name.textContent = part;
        line.append(name);
      } else {
        plain += part;
      }
    }
    line.append(plain);
  }
}
