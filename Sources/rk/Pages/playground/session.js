// A scenario that is played: the library's instance, its steps and those that are made by touching the page, and the clock.

import { Core } from "./core.js";
import { fingersOf, withSteps } from "./places.js";

export class Session {
  /**
   * `heard(title, report, step)`: a step has been done; `step` is the scenario's own, or null. `changed()`: what is to be seen may be another. `failed(error)`: the
   * library has ended.
   */
  constructor(modules, { heard, changed, failed, isHeld }) {
    this.modules = modules;
    this.heard = heard;
    this.changed = changed;
    this.failed = failed;
    this.isHeld = isHeld;
    this.core = null;
    this.forget();
  }

  forget() {
    this.made = [];
    this.wrongCount = 0;
    this.time = 0;
    this.delay = 0;
    this.deadline = null;
    this.position = 0;
    this.isPlaying = false;
    this.clockRuns = false;
  }

  /** Builds what a text describes and answers the error, if it is wrong; then everything is as it was. */
  open(text) {
    const core = new Core(this.modules);
    const answer = core.open(text);
    if (answer.error) return answer.error;
    this.core = core;
    this.text = text;
    this.steps = answer.steps;
    this.plan = planOf(text);
    this.taken = fingersOf(this.plan.steps);
    this.forget();
    return null;
  }

  /** Runs what may end the library. */
  guard(body) {
    try {
      body();
    } catch (error) {
      this.core = null;
      this.isPlaying = false;
      this.failed(error);
    }
  }

  get isOver() {
    return !this.core || this.position >= this.steps.length;
  }

  /** The scenario with the touches made so far. */
  get whole() {
    return (this.made.length && withSteps(this.text, this.made)) || this.text;
  }

  // ---- Steps ----

  take(title, report, step) {
    if (!report) return;
    this.time = report.time;
    this.deadline = report.deadline;
    this.wrongCount += report.differences.length;
    this.heard(title, report, step);
  }

  advance() {
    const step = this.plan.steps[this.position];
    const title = "step " + (this.position + 1) + (step ? " · " + titleOfStep(step) : "");
    const report = this.core.advance();
    const due = this.steps[this.position];
    this.position = report.position;
    // Touches made meanwhile make what comes behind them later.
    if (due !== null) this.delay = Math.max(0, report.time - due);
    this.take(title, report, step);
  }

  step() {
    if (this.isOver) return;
    this.guard(() => {
      this.advance();
      this.changed();
    });
  }

  /** All steps at once, up to one. */
  finish(count = Infinity) {
    if (!this.core) return;
    this.isPlaying = false;
    this.guard(() => {
      while (this.position < Math.min(count, this.steps.length)) this.advance();
      this.changed();
    });
  }

  play() {
    if (this.isOver) return;
    this.isPlaying = !this.isPlaying;
    this.changed();
    if (this.isPlaying) this.run();
  }

  /** Does a step that is made by touching the page, at the present time, and answers what the library refuses about it. */
  perform(step) {
    let refusal = null;
    if (!this.core) return refusal;
    this.guard(() => {
      const timed = { t: this.now(), ...step };
      const report = this.core.perform(timed);
      if (report.error) {
        refusal = report.error.message;
        return;
      }
      this.made.push({ after: this.position, step: timed });
      this.take(titleOfStep(step), report, null);
      this.changed();
      this.run();
    });
    return refusal;
  }

  // ---- Time ----

  /** The scenario's clock goes while a finger is down, something is due or the scenario plays; otherwise it stands. */
  get isRunning() {
    return this.core !== null && (this.isHeld() || this.deadline !== null || this.isPlaying);
  }

  now() {
    const wall = performance.now() / 1000;
    if (this.started === undefined || !this.clockRuns) {
      this.started = wall - this.time;
      this.clockRuns = true;
    }
    return Math.max(this.time, Math.round((wall - this.started) * 1000) / 1000);
  }

  run() {
    if (this.waits || !this.isRunning) {
      if (!this.isRunning) this.clockRuns = false;
      return;
    }
    this.now();
    this.waits = true;
    requestAnimationFrame(() => {
      this.waits = false;
      if (!this.isRunning) {
        this.clockRuns = false;
        return;
      }
      this.guard(() => this.tick());
      this.run();
    });
  }

  tick() {
    const now = this.now();
    let changes = false;
    while (this.isPlaying && this.position < this.steps.length && (this.steps[this.position] ?? this.time - this.delay) + this.delay <= now) {
      this.advance();
      changes = true;
    }
    if (this.isPlaying && this.position >= this.steps.length) {
      this.isPlaying = false;
      changes = true;
    }
    // Nothing but a timer can happen by itself.
    if (this.deadline !== null && this.deadline <= now && !(this.isPlaying && (this.steps[this.position] ?? 0) + this.delay <= this.deadline)) {
      const step = { t: now };
      const report = this.core.perform(step);
      // While the scenario plays, its own next step lets the same time pass.
      if (!this.isPlaying) this.made.push({ after: this.position, step });
      this.take("time passes", report, null);
      changes = true;
    }
    if (changes) this.changed();
  }
}

/** The scenario as JavaScript reads it, for what is only shown. */
function planOf(text) {
  try {
    const { name, note, steps } = JSON.parse(text);
    return { name: typeof name === "string" ? name : "", note: typeof note === "string" ? note : "", steps: Array.isArray(steps) ? steps : [] };
  } catch {
    return { name: "", note: "", steps: [] };
  }
}

function titleOfStep(step) {
  const [verb, value] = Object.entries(step).find(([key]) => key !== "t") || ["time passes", null];
  const place = ([id, x, y]) => id + (x === undefined ? "" : " at (" + x + ", " + y + ")");
  if (["down", "move", "up"].includes(verb)) return verb + " " + place(value);
  if (verb === "update") return value.map(([phase, ...rest]) => phase + " " + place(rest)).join(", ");
  return value === null || value === true ? verb : (verb + " " + JSON.stringify(value)).slice(0, 120);
}
