// The texts of the rules: beside the page, and read when the first one is asked for.

import { openRule, showRule } from "../common/rules.js";
import { loadScript } from "./module.js";

export class Rulebook {
  /** `file`: the script with the texts; `last`: the number of the last rule. */
  constructor({ file, last }) {
    this.file = file;
    this.last = last;
  }

  has(number) {
    return number >= 1 && number <= this.last;
  }

  async show(number) {
    try {
      if (!globalThis.responderKitRules) await loadScript(this.file);
      showRule(globalThis.responderKitRules, number);
    } catch (error) {
      openRule(number).textContent = "The rules could not be loaded: " + error.message + ".";
    }
  }

  /** Shows the rule that an address names, and returns whether it names one. */
  showOf(fragment) {
    const match = /^#rule=(\d+)$/.exec(fragment);
    if (!match || !this.has(Number(match[1]))) return false;
    this.show(Number(match[1]));
    return true;
  }
}
