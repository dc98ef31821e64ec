// The scene as a test, as a program in C, as one in Python: to be copied.

import { cOf } from "./code_c.js";
import { pythonOf } from "./code_python.js";
import { withSteps } from "./places.js";
import { programOf } from "./program.js";

const HOW = {
  test: "Save it as scene.json: rk run scene.json plays it and compares. The touches that you made are steps, and what they did is expected.",
  c: "Save it as scene.c. It makes the same views, does the same touches and prints each action.",
  python: "Save it as scene.py. It makes the same views, does the same touches and prints each action.",
};

const byId = (id) => document.getElementById(id);

export class Code {
  /** `whole()`: the scenario with the touches made so far; `logOf(text)`: the lines that it logs; `copy(text)`. */
  constructor({ whole, logOf, copy }) {
    this.whole = whole;
    this.logOf = logOf;
    this.language = "test";
    for (const language of Object.keys(HOW)) {
      byId("as-" + language).addEventListener("click", () => {
        this.language = language;
        for (const other of Object.keys(HOW)) byId("as-" + other).setAttribute("aria-pressed", String(other === language));
        this.show();
      });
    }
    byId("code-copy").addEventListener("click", () => copy(this.text()));
  }

  /** In one of the languages; a text that is no scenario stays as it is. */
  text(language = this.language) {
    const text = this.whole();
    let scenario;
    try {
      scenario = JSON.parse(text);
    } catch {
      return text;
    }
    const name = typeof scenario.name === "string" ? scenario.name : "A scene";
    if (language === "c") return cOf(programOf(scenario), name);
    if (language === "python") return pythonOf(programOf(scenario), name);
    return this.test(text, scenario);
  }

  /** The scenario with all that it logs expected, so that it fails where that changes. Each of its own expectations takes the lines since the one before. */
  test(text, scenario) {
    if (!Array.isArray(scenario.steps)) return text;
    const expected = scenario.steps.reduce((sum, step) => sum + ((step && step.expect) || []).length, 0);
    const rest = this.logOf(text).slice(expected);
    if (!rest.length && expected) return text;
    return withSteps(text, [{ after: scenario.steps.length, step: { expect: rest } }]) || text;
  }

  show() {
    byId("code-how").textContent = HOW[this.language];
    byId("code").textContent = this.text();
  }
}
