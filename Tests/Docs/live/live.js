// Live scenes of the documentation: each figure with a scenario becomes a screen that can be touched, with the library's reasons beside it.

import { Drawing } from "../../../Sources/rk/Pages/common/drawing.js";
import { hitTest } from "../../../Sources/rk/Pages/common/hit.js";
import { forgetColours } from "../../../Sources/rk/Pages/common/theme.js";
import { Tree } from "../../../Sources/rk/Pages/common/tree.js";
import { Bubble } from "../../../Sources/rk/Pages/playground/bubble.js";
import { Fingers } from "../../../Sources/rk/Pages/playground/fingers.js";
import { loadModule } from "../../../Sources/rk/Pages/playground/module.js";
import { Session } from "../../../Sources/rk/Pages/playground/session.js";
import { Typing } from "../../../Sources/rk/Pages/playground/typing.js";

const config = { alphaHitThreshold: 0.01, disabledControlsHitTestNil: false };
/** Lines of the list of reasons; older ones go. */
const LINES = 60;

class LiveScene {
  /** `base`: the way from the page to the folder of this script. */
  constructor(figure, modules, base) {
    this.figure = figure;
    this.base = base;
    this.text = figure.querySelector("script").textContent;
    this.scene = { ask: figure.dataset.ask };
    this.tree = new Tree();
    this.recognizers = [];
    this.values = [];
    this.build();
    this.session = new Session(modules, {
      heard: (title, report, step) => this.heard(title, report, step),
      changed: () => this.show(),
      failed: (error) => this.fail(error),
      isHeld: () => this.fingers.isBusy || this.fingers.isScrolling,
    });
    this.drawing = new Drawing(this.canvas, { config });
    this.drawing.showScreen();
    this.fingers = new Fingers(this.drawing, {
      perform: (step) => this.perform(step),
      changed: () => this.drawing.setTouches(this.fingers.shown),
      hover: () => {},
      isTaken: (id) => this.session.taken.has(id),
      touched: (point) => this.touched(point),
      takesWheel: this.text.includes('"scrollView"'),
    });
    this.typing = new Typing(this.canvas, { states: () => this.values, perform: (step) => this.perform(step) });
    this.bubble = new Bubble(this.bubbleElement, this.drawing, (id) => this.session.core.call("explain", JSON.stringify([id])), (point) => this.ask(point));
    this.restart();
    figure.dataset.ready = "";
  }

  /** The screen, two buttons and the list of reasons, in the place of what stands there without scripts. */
  build() {
    const { figure } = this;
    const make = (kind, values = {}, attributes = {}) => {
      const element = Object.assign(document.createElement(kind), values);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    };
    const caption = figure.querySelector("figcaption");
    this.canvas = make("canvas", { tabIndex: 0 }, {
      role: "application",
      "aria-label": "The screen of this scene. Arrow keys move a finger, space puts it down and lifts it, escape cancels it.",
      "aria-describedby": caption.id,
    });
    this.bubbleElement = make("div", { className: "bubble", hidden: true });
    const stage = make("div", { className: "stage" });
    stage.append(this.canvas, this.bubbleElement);
    this.playButton = make("button", { type: "button", textContent: "Show me", className: "main" });
    this.playButton.addEventListener("click", () => this.play());
    const restart = make("button", { type: "button", textContent: "Restart" });
    restart.addEventListener("click", () => this.restart());
    const tools = make("div", { className: "tools" });
    tools.append(this.playButton, restart);
    this.list = make("div", { className: "log", tabIndex: 0 }, { role: "log", "aria-label": "Reasons" });
    const side = make("div", { className: "side" });
    side.append(tools, this.list);
    const live = make("div", { className: "live" });
    live.append(stage, side);
    figure.querySelector(".off").replaceWith(live);
  }

  restart() {
    this.session.guard(() => {
      const error = this.session.open(this.text);
      if (error) throw new Error(error.message);
      this.fingers.reset();
      this.drawing.screen.reset();
      this.drawing.mark = null;
      this.bubble.hide();
      this.list.replaceChildren(Object.assign(document.createElement("p"), { className: "hint", textContent: "What the library decides, and why, appears here." }));
      this.show();
    });
  }

  play() {
    if (this.session.core && this.session.isOver) this.restart();
    this.session.play();
  }

  fail(error) {
    this.fingers.reset();
    this.line("wrong", error.message + ". Restart builds the scene anew.");
    this.show();
  }

  // ---- What happens ----

  perform(step) {
    if (this.session.isPlaying && (step.down || step.update)) this.restart();
    const refusal = this.session.perform(step);
    if (refusal) this.line("wrong", refusal);
    else this.bubble.follow(step);
  }

  touched(point) {
    if (this.session.isPlaying) this.restart();
    this.ask(point);
  }

  ask(point) {
    const { node } = hitTest(this.tree, point[0], point[1], config, false);
    this.bubble.ask(node, point, this.tree, this.recognizers, this.scene);
  }

  heard(title, report, step) {
    this.fingers.follow(step);
    if (step) this.bubble.follow(step);
    this.bubble.hear(report);
    const sentences = report.reasons.map(([, sentence]) => sentence);
    this.drawing.screen.hear(sentences, performance.now());
    for (const text of report.lines) this.line("act", text);
    for (const sentence of sentences) this.line("reason", sentence);
  }

  line(kind, text) {
    const { list } = this;
    list.querySelector(".hint")?.remove();
    const line = Object.assign(document.createElement("p"), { className: kind });
    // Each rule leads to its words.
    for (const [index, part] of text.split(/(?<=SPEC )(\d+)/).entries()) {
      if (index % 2) line.append(Object.assign(document.createElement("a"), { href: this.base + "../pages/Behaviour.html#rule-" + part, textContent: part }));
      else line.append(part);
    }
    list.append(line);
    while (list.children.length > LINES) list.firstChild.remove();
    list.scrollTop = list.scrollHeight;
  }

  show() {
    const { core } = this.session;
    this.playButton.textContent = this.session.isPlaying ? "Pause" : "Show me";
    if (!core) return;
    const picture = core.picture();
    this.values = core.states();
    this.recognizers = picture.recognizers;
    this.tree.setPicture(picture);
    this.drawing.screen.setValues(this.values, performance.now());
    this.drawing.setTree(this.tree);
    this.typing.attend();
  }
}

/** Both modules, compiled once for all scenes of a page. */
let modules = null;

async function open(figure, base) {
  try {
    modules ??= Promise.all(["responderkit.wasm", "scenario.wasm"].map((name) => loadModule(base + name)));
    const [core, engine] = await modules;
    scenes.push(new LiveScene(figure, { core, engine }, base));
  } catch (error) {
    figure.querySelector(".off").textContent = "This scene needs WebAssembly: " + error.message;
  }
}

/** Tests and curious people find the page's scenes here. */
const scenes = (globalThis.liveScenes = []);

/** A scene is built when it is nearly in sight. */
function start() {
  const figures = document.querySelectorAll("figure.rk-live");
  const base = document.querySelector("script[data-live]").getAttribute("src").replace(/[^/]*$/, "");
  const watcher = new IntersectionObserver((entries) => {
    for (const { target } of entries.filter((entry) => entry.isIntersecting)) {
      watcher.unobserve(target);
      open(target, base);
    }
  }, { rootMargin: "400px" });
  for (const figure of figures) watcher.observe(figure);
  const recolour = () => {
    forgetColours();
    for (const scene of scenes) scene.drawing.redraw();
  };
  new MutationObserver(recolour).observe(document.body, { attributes: true, attributeFilter: ["data-md-color-scheme"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", recolour);
}

start();
