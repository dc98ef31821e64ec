// The playground: a scenario, the screen that it describes, and what the library does with the touches that one makes there.

import { Drawing } from "../common/drawing.js";
import { hitTest } from "../common/hit.js";
import { watchTheme } from "../common/theme.js";
import { Tree, nameOf } from "../common/tree.js";
import { Core } from "./core.js";
import { Editor } from "./editor.js";
import { Fingers } from "./fingers.js";
import { Log } from "./log.js";
import { loadModule } from "./module.js";
import { fingersOf, withSteps } from "./places.js";
import { fromFragment, toFragment } from "./share.js";
import { States } from "./states.js";

const byId = (id) => document.getElementById(id);
const config = { alphaHitThreshold: 0.01, disabledControlsHitTestNil: false };

class Playground {
  constructor(modules, examples) {
    this.modules = modules;
    this.examples = examples;
    this.tree = new Tree();
    this.core = null;
    this.steps = [];
    this.position = 0;
    this.made = [];
    this.time = 0;
    this.delay = 0;
    this.deadline = null;
    this.isPlaying = false;
    this.wrongCount = 0;
    this.names = new Map();
    this.taken = new Set();
    this.drawing = new Drawing(byId("drawing"), { config });
    this.editor = new Editor({ text: byId("text"), gutter: byId("gutter"), problem: byId("problem"), changed: () => this.restart() });
    this.fingers = new Fingers(this.drawing, {
      perform: (step) => this.perform(step),
      changed: () => this.drawing.setTouches(this.fingers.shown),
      hover: (point) => this.hover(point),
      isTaken: (id) => this.taken.has(id),
    });
    const point = (name) => this.drawing.set({ hovered: (name && this.names.get(name)) || null });
    this.log = new Log(byId("log"), { names: () => this.names, point });
    this.states = new States(byId("states"), { point });
    this.connect();
    if (!this.openShared()) this.open(examples[0].text);
  }

  connect() {
    const select = byId("examples");
    for (const [index, example] of this.examples.entries()) {
      const option = document.createElement("option");
      option.value = index;
      option.textContent = example.name;
      select.append(option);
    }
    const own = document.createElement("option");
    own.value = "";
    own.textContent = "My scenario";
    select.append(own);
    select.addEventListener("change", () => {
      if (select.value === "") return;
      history.replaceState(null, "", location.pathname + location.search);
      this.open(this.examples[select.value].text);
    });
    const actions = { restart: () => this.restart(), step: () => this.step(), play: () => this.play(), finish: () => this.finish(), clear: () => this.log.clear() };
    for (const [id, action] of Object.entries(actions)) byId(id).addEventListener("click", action);
    for (const [id, value] of [["owners", "showsOwners"], ["names", "showsNames"]]) {
      byId(id).addEventListener("click", () => {
        this.drawing.set({ [value]: !this.drawing[value] });
        byId(id).setAttribute("aria-pressed", String(this.drawing[value]));
      });
    }
    byId("reasons").addEventListener("click", () => {
      const isPlain = byId("log").classList.toggle("plain");
      byId("reasons").setAttribute("aria-pressed", String(!isPlain));
    });
    byId("keep").addEventListener("click", () => this.keep());
    byId("copy").addEventListener("click", () => this.copy(this.whole(), "The scenario has been copied.", "select the text and copy it, or share the link."));
    byId("share").addEventListener("click", () => {
      history.replaceState(null, "", "#" + toFragment(this.whole()));
      this.copy(location.href, "The link has been copied; it stands in the address, too.", "the link stands in the address.");
    });
    byId("help-open").addEventListener("click", () => byId("help").showModal());
    addEventListener("hashchange", () => this.openShared());
    addEventListener("keydown", (event) => this.pressed(event));
    watchTheme(byId("theme"), () => this.drawing.redraw());
  }

  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("textarea, input, select, dialog")) return;
    const action = { s: () => this.step(), p: () => this.play(), e: () => this.finish(), r: () => this.restart(), "?": () => byId("help").showModal() }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  // ---- Scenarios ----

  open(text) {
    this.editor.text = text;
    const known = this.examples.findIndex((example) => example.text === text);
    byId("examples").value = known < 0 ? "" : String(known);
    this.drawing.isFitted = true;
    this.drawing.mark = null;
    this.restart();
  }

  /** Opens the scenario of the page's address and answers whether there is one. In place of a damaged one, whatever was there stays, or the first example comes. */
  openShared() {
    const shared = fromFragment(location.hash);
    if (!shared) return false;
    if (shared.text !== undefined) {
      this.open(shared.text);
      return true;
    }
    if (!this.core) this.open(this.examples[0].text);
    this.editor.setError({ message: shared.problem });
    return true;
  }

  /** Builds what the text describes; one that is wrong leaves the screen as it was. */
  restart() {
    const known = this.examples.findIndex((example) => example.text === this.editor.text);
    byId("examples").value = known < 0 ? "" : String(known);
    this.guard(() => {
      const core = new Core(this.modules);
      const answer = core.open(this.editor.text);
      this.editor.setError(answer.error || null);
      if (answer.error) return;
      this.core = core;
      this.steps = answer.steps;
      this.plan = planOf(this.editor.text);
      this.taken = fingersOf(this.plan.steps);
      this.isPlaying = false;
      this.made = [];
      this.wrongCount = 0;
      this.time = 0;
      this.delay = 0;
      this.deadline = null;
      this.position = 0;
      this.fingers.reset();
      this.log.clear();
      this.show();
      this.editor.say(typeof this.plan.note === "string" ? this.plan.note : "");
    });
  }

  /** Runs what may end the library: then the page reports that, and starts again with the next change or press of a button. */
  guard(body) {
    const banner = byId("broken");
    try {
      body();
      banner.hidden = true;
    } catch (error) {
      this.core = null;
      this.isPlaying = false;
      this.fingers.reset();
      banner.textContent = error.message + ". Everything has been put away; Restart builds it anew.";
      banner.hidden = false;
    }
    this.enable();
  }

  enable() {
    for (const id of ["step", "play", "finish"]) byId(id).disabled = !this.core || this.position >= this.steps.length;
    byId("keep").disabled = this.made.length === 0;
    byId("play").textContent = this.isPlaying ? "Pause" : "Play";
  }

  // ---- Steps ----

  take(title, report) {
    if (!report) return;
    this.time = report.time;
    this.deadline = report.deadline;
    this.wrongCount += report.differences.length;
    this.log.add(title, report);
  }

  advance() {
    const step = this.plan.steps[this.position];
    const title = "step " + (this.position + 1) + (step ? " · " + titleOf(step) : "");
    const report = this.core.advance();
    const due = this.steps[this.position];
    this.position = report.position;
    // Touches made meanwhile make what comes behind them later.
    if (due !== null) this.delay = Math.max(0, report.time - due);
    this.fingers.follow(step);
    this.take(title, report);
  }

  step() {
    if (!this.core || this.position >= this.steps.length) return;
    this.guard(() => {
      this.advance();
      this.show();
    });
  }

  finish() {
    if (!this.core) return;
    this.isPlaying = false;
    this.guard(() => {
      while (this.position < this.steps.length) this.advance();
      this.show();
    });
  }

  play() {
    if (!this.core || this.position >= this.steps.length) return;
    this.isPlaying = !this.isPlaying;
    this.enable();
    if (this.isPlaying) this.run();
  }

  /** Does a step that is made by touching the page, at the present time. */
  perform(step) {
    if (!this.core) return;
    this.guard(() => {
      const timed = { t: this.now(), ...step };
      const report = this.core.perform(timed);
      if (report.error) {
        this.editor.say(report.error.message);
        return;
      }
      this.made.push({ after: this.position, step: timed });
      this.fingers.follow(null);
      this.take(titleOf(step), report);
      this.show();
      this.run();
    });
  }

  // ---- Time ----

  /** The scenario's clock goes while a finger is down, something is due or the scenario plays; otherwise it stands. */
  get isRunning() {
    return this.core !== null && (this.fingers.isBusy || this.deadline !== null || this.isPlaying);
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
    if (this.position >= this.steps.length) this.isPlaying = false;
    // Nothing but a timer can happen by itself.
    if (!this.isPlaying && this.deadline !== null && this.deadline <= now) {
      const step = { t: now };
      const report = this.core.perform(step);
      this.made.push({ after: this.position, step });
      this.take("time passes", report);
      changes = true;
    }
    if (changes) this.show();
    else byId("clock").textContent = now.toFixed(3) + " s";
  }

  // ---- What is to be seen ----

  show() {
    const picture = this.core.picture();
    this.tree.setPicture(picture);
    this.names = new Map(picture.views.map((view) => [view.name, view.id]));
    for (const recognizer of picture.recognizers) this.names.set(recognizer.name, recognizer.view);
    this.drawing.setTree(this.tree);
    this.states.show(this.core.states());
    this.editor.setPosition(this.position);
    byId("clock").textContent = this.time.toFixed(3) + " s";
    const verdict = byId("verdict");
    const isOver = this.position >= this.steps.length && this.steps.length > 0;
    verdict.className = "verdict " + (this.wrongCount ? "bad" : isOver ? "good" : "");
    verdict.textContent = this.wrongCount ? this.wrongCount + (this.wrongCount === 1 ? " difference" : " differences") : isOver ? "as expected" : "";
    this.enable();
  }

  hover(point) {
    if (!point || !this.core) {
      byId("under").textContent = "";
      return;
    }
    const { node, doubts } = hitTest(this.tree, point[0], point[1], config);
    const place = "(" + point.map((at) => Math.round(at)).join(", ") + ") ";
    byId("under").textContent = place + (doubts.length ? "an override decides" : node ? nameOf(node.view) : "nothing");
  }

  // ---- Sharing ----

  /** The scenario with the touches made so far. */
  whole() {
    return (this.made.length && withSteps(this.editor.text, this.made)) || this.editor.text;
  }

  keep() {
    const text = this.whole();
    const count = this.position + this.made.length;
    this.editor.text = text;
    this.restart();
    if (!this.core) return;
    this.guard(() => {
      while (this.position < Math.min(count, this.steps.length)) this.advance();
      this.show();
    });
  }

  async copy(text, done, otherwise) {
    try {
      await navigator.clipboard.writeText(text);
      this.editor.say(done);
    } catch {
      this.editor.say("The browser does not let the page copy; " + otherwise);
    }
  }
}

/** The scenario as JavaScript reads it, for what is only shown. */
function planOf(text) {
  try {
    const { note, steps } = JSON.parse(text);
    return { note, steps: Array.isArray(steps) ? steps : [] };
  } catch {
    return { note: "", steps: [] };
  }
}

function titleOf(step) {
  const [verb, value] = Object.entries(step).find(([key]) => key !== "t") || ["time passes", null];
  const place = ([id, x, y]) => id + (x === undefined ? "" : " at (" + x + ", " + y + ")");
  if (["down", "move", "up"].includes(verb)) return verb + " " + place(value);
  if (verb === "update") return value.map(([phase, ...rest]) => phase + " " + place(rest)).join(", ");
  return value === null || value === true ? verb : (verb + " " + JSON.stringify(value)).slice(0, 120);
}

async function start() {
  const data = JSON.parse(byId("data").textContent);
  try {
    const [core, engine] = await Promise.all([loadModule(data.core), loadModule(data.engine)]);
    // Tests and curious people find the page's one object here.
    globalThis.playground = new Playground({ core, engine }, data.examples);
    document.body.dataset.ready = "";
  } catch (error) {
    byId("broken").textContent = "The library could not be loaded: " + error.message;
    byId("broken").hidden = false;
  }
}

start();
