// The playground: a scene, the screen that it describes, and what the library does with the touches that one makes there.

import { Drawing } from "../common/drawing.js";
import { hitTest } from "../common/hit.js";
import { watchTheme } from "../common/theme.js";
import { Tree, nameOf } from "../common/tree.js";
import { Bubble } from "./bubble.js";
import { Code } from "./code.js";
import { Core } from "./core.js";
import { Editor } from "./editor.js";
import { Fingers } from "./fingers.js";
import { Form } from "./form.js";
import { Gallery } from "./gallery.js";
import { Log } from "./log.js";
import { loadModule } from "./module.js";
import { Offers } from "./offers.js";
import { Quiz } from "./quiz.js";
import { Rulebook } from "./rulebook.js";
import { Session } from "./session.js";
import { fromFragment, toFragment } from "./share.js";
import { States } from "./states.js";
import { Tabs } from "./tabs.js";
import { Typing } from "./typing.js";

const byId = (id) => document.getElementById(id);
/** Text that is as it was makes the browser no work. */
const write = (id, text) => {
  if (byId(id).textContent !== text) byId(id).textContent = text;
};
const config = { alphaHitThreshold: 0.01, disabledControlsHitTestNil: false };

class Playground {
  constructor(modules, { chapters, rules, version }) {
    this.modules = modules;
    this.tree = new Tree();
    this.names = new Map();
    this.session = new Session(modules, {
      heard: (title, report, step) => this.heard(title, report, step),
      changed: () => this.show(),
      failed: (error) => this.broke(error),
      isHeld: () => this.fingers.isBusy || this.fingers.isScrolling,
    });
    this.drawing = new Drawing(byId("drawing"), { config });
    this.drawing.showScreen();
    this.editor = new Editor({ text: byId("text"), gutter: byId("gutter"), problem: byId("problem"), changed: () => this.restart() });
    this.offers = new Offers(this.editor, byId("offers"), modules);
    this.form = new Form(byId("form"), this.editor, () => this.restart());
    this.fingers = new Fingers(this.drawing, {
      perform: (step) => this.perform(step),
      changed: () => this.drawing.setTouches(this.fingers.shown),
      hover: (point) => this.hover(point),
      isTaken: (id) => this.session.taken.has(id),
      touched: (point) => this.touched(point),
    });
    this.typing = new Typing(byId("drawing"), { states: () => this.values, perform: (step) => this.perform(step) });
    const point = (name) => this.drawing.set({ hovered: (name && this.names.get(name)) || null });
    this.rules = new Rulebook(rules);
    byId("version").textContent = "ResponderKit " + version;
    this.log = new Log(byId("log"), { names: () => this.names, point, rules: this.rules });
    this.states = new States(byId("states"), { point });
    this.bubble = new Bubble(byId("bubble"), this.drawing, (id) => this.explain(id), (point) => this.ask(point));
    this.quiz = new Quiz(byId("quiz"), { mend: (step) => this.mended(step), say: (text, tone) => this.bubble.say(text, tone) });
    this.gallery = new Gallery(byId("gallery"), { chapters, modules, config, choose: (scene) => this.choose(scene), counter: byId("seen") });
    this.code = new Code({
      whole: () => this.session.whole,
      logOf: (text) => new Core(this.modules).run(text).log || [],
      copy: (text) => this.copy(text, "The code has been copied.", "select the code and copy it."),
    });
    this.tabs = new Tabs(document.querySelector(".tabs"), (name) => ({ code: () => this.code.show(), states: () => this.states.show(), json: () => this.form.show() })[name]?.());
    this.connect();
    if (this.rules.showOf(location.hash)) this.open(this.gallery.scenes[0].text);
    else if (!this.openShared()) this.openFirst();
  }

  connect() {
    const actions = {
      restart: () => this.restart(), step: () => this.session.step(), play: () => this.play(), finish: () => this.session.finish(), clear: () => this.log.clear(),
      next: () => this.choose(this.gallery.after(this.scene)), xray: () => this.flip("xray", "showsPlain"), owners: () => this.flip("owners", "showsOwners"), keep: () => this.keep(),
      reasons: () => byId("reasons").setAttribute("aria-pressed", String(!byId("log").classList.toggle("plain"))),
      copy: () => this.copy(this.session.whole, "The scenario has been copied.", "select the text and copy it, or share the link."),
      share: () => {
        history.replaceState(null, "", "#" + toFragment(this.session.whole));
        this.copy(location.href, "The link has been copied; it stands in the address, too.", "the link stands in the address.");
      },
      "help-open": () => byId("help").showModal(),
      "scenes-open": () => this.gallery.toggle(byId("scenes-open")),
    };
    for (const [id, action] of Object.entries(actions)) byId(id).addEventListener("click", action);
    const keys = { s: "step", p: "play", e: "finish", r: "restart", n: "next", x: "xray", "?": "help-open" };
    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("textarea, input, select, dialog")) return;
      if (!keys[event.key] || byId(keys[event.key]).disabled) return;
      event.preventDefault();
      actions[keys[event.key]]();
    });
    addEventListener("hashchange", () => this.rules.showOf(location.hash) || this.openShared());
    watchTheme(byId("theme"), () => {
      this.drawing.redraw();
      this.gallery.repaint();
    });
  }

  flip(id, value) {
    this.drawing.set({ [value]: !this.drawing[value] });
    byId(id).setAttribute("aria-pressed", String(this.drawing[value]));
  }

  // ---- Scenes ----

  choose(scene) {
    history.replaceState(null, "", location.pathname + location.search);
    this.open(scene.text);
    this.gallery.close(byId("scenes-open"));
    if (matchMedia("(max-width: 1000px)").matches) scrollTo({ top: 0 });
  }

  /** The puzzle, which plays by itself; where motion is not wanted it waits. */
  openFirst() {
    this.open(this.gallery.scenes[0].text);
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.opening = setTimeout(() => this.session.play(), 700);
  }

  open(text) {
    this.editor.text = text;
    this.drawing.isFitted = true;
    this.drawing.mark = null;
    this.restart();
  }

  /** Opens the scenario of the page's address and answers whether there is one. In place of a damaged one, whatever was there stays, or the first scene comes. */
  openShared() {
    const shared = fromFragment(location.hash);
    if (!shared) return false;
    if (shared.text !== undefined) {
      this.open(shared.text);
      return true;
    }
    if (!this.session.core) this.open(this.gallery.scenes[0].text);
    this.editor.setError({ message: shared.problem });
    return true;
  }

  /** Builds what the text describes; one that is wrong leaves the screen as it was. */
  restart() {
    clearTimeout(this.opening);
    byId("broken").hidden = true;
    this.session.guard(() => {
      const error = this.session.open(this.editor.text);
      this.editor.setError(error);
      if (error) return;
      this.scene = this.gallery.find(this.editor.text);
      this.fingers.reset();
      this.drawing.screen.reset();
      this.bubble.hide();
      this.log.clear();
      this.introduce();
      this.show();
    });
    if (this.tabs && this.tabs.shown === "json") this.form.show();
    this.enable();
  }

  introduce() {
    const { name, note } = this.session.plan;
    byId("chapter").textContent = this.scene ? this.scene.chapter : "My scenario";
    byId("title").textContent = this.scene && this.scene.puzzle ? this.scene.puzzle : name || "Without a name";
    byId("try").textContent = note;
    this.quiz.set(this.scene);
    this.gallery.mark(this.scene);
  }

  broke(error) {
    this.fingers.reset();
    byId("broken").textContent = error.message + ". The scene was discarded; Restart builds it again.";
    byId("broken").hidden = false;
    this.enable();
  }

  enable() {
    const { session } = this;
    byId("step").disabled = byId("finish").disabled = session.isOver;
    byId("keep").disabled = session.made.length === 0;
    byId("next").disabled = !this.gallery.after(this.scene);
    byId("play").disabled = !session.core || !session.steps.length;
    write("play", session.isPlaying ? "Pause" : "Show me");
  }

  play() {
    clearTimeout(this.opening);
    if (this.session.core && this.session.isOver) this.restart();
    this.session.play();
  }

  // ---- What happens ----

  heard(title, report, step) {
    this.fingers.follow(step);
    this.log.add(title, report);
    // A touch begins before its reasons are read, and ends behind them.
    const begins = step && !this.bubble.isOpen;
    if (begins) this.bubble.follow(step);
    this.bubble.hear(report);
    if (step && !begins) this.bubble.follow(step);
    this.drawing.screen.hear(report.reasons.map(([, sentence]) => sentence), performance.now());
    this.quiz.hear(report.lines);
  }

  perform(step) {
    if (this.session.isPlaying && (step.down || step.update || step.pointer)) this.restart();
    const refusal = this.session.perform(step);
    if (refusal) this.editor.say(refusal);
    else this.bubble.follow(step);
  }

  /** A finger goes down at a point: the visitor has taken over. */
  touched(point) {
    clearTimeout(this.opening);
    if (this.session.isPlaying) this.restart();
    this.ask(point);
  }

  ask(point) {
    const { node } = hitTest(this.tree, point[0], point[1], config, false);
    this.bubble.ask(node, point, this.tree, this.recognizers, this.scene);
  }

  /** A puzzle that plays by itself does not give away its answer. */
  explain(id) {
    if (this.session.isPlaying && this.scene && this.scene.puzzle) return { sentence: "Nothing happens. Now you: touch it, and read why.", culprits: [] };
    const found = this.session.core.call("explain", JSON.stringify([id]));
    if (found && found.sentence) this.log.explain(found.sentence);
    return found;
  }

  mended(step) {
    this.perform(step);
    this.bubble.hide();
  }

  // ---- What is to be seen ----

  show() {
    const { session } = this;
    if (!session.core) return;
    const picture = session.core.picture();
    this.values = session.core.states();
    this.recognizers = picture.recognizers;
    this.tree.setPicture(picture);
    this.names = new Map(picture.views.map((view) => [view.name, view.id]));
    for (const recognizer of picture.recognizers) this.names.set(recognizer.name, recognizer.view);
    this.drawing.screen.setValues(this.values, performance.now());
    this.drawing.setTree(this.tree);
    if (this.tabs.shown === "states") this.states.show(this.values);
    else this.states.keep(this.values);
    this.editor.setPosition(session.position);
    write("clock", session.time.toFixed(3) + " s");
    const isOver = session.isOver && session.steps.length > 0;
    const className = "verdict " + (session.wrongCount ? "bad" : isOver ? "good" : "");
    if (byId("verdict").className !== className) byId("verdict").className = className;
    write("verdict", session.wrongCount ? session.wrongCount + (session.wrongCount === 1 ? " difference" : " differences") : isOver ? "as expected" : "");
    if (isOver || session.made.length > 1) this.gallery.see(this.scene);
    this.typing.attend();
    this.enable();
  }

  hover(point) {
    if (!point || !this.session.core) {
      byId("under").textContent = "";
      return;
    }
    const { node, doubts } = hitTest(this.tree, point[0], point[1], config);
    const place = "(" + point.map((at) => Math.round(at)).join(", ") + ") ";
    byId("under").textContent = place + (doubts.length ? "an override decides" : node ? nameOf(node.view) : "nothing");
  }

  // ---- Sharing ----

  keep() {
    const count = this.session.position + this.session.made.length;
    this.editor.text = this.session.whole;
    this.restart();
    this.session.finish(count);
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

async function start() {
  const data = JSON.parse(byId("data").textContent);
  try {
    const [core, engine] = await Promise.all([loadModule(data.core), loadModule(data.engine)]);
    // Tests and curious people find the page's one object here.
    globalThis.playground = new Playground({ core, engine }, data);
    document.body.dataset.ready = "";
  } catch (error) {
    byId("broken").textContent = "The library could not be loaded: " + error.message;
    byId("broken").hidden = false;
  }
}

start();
