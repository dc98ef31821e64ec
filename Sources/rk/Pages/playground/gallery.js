// The scenes in their chapters: a picture of each, what to try, and a mark where it has been seen.

import { Drawing } from "../common/drawing.js";
import { Tree } from "../common/tree.js";
import { Core } from "./core.js";

const KEY = "responderkit.playground.seen";
const SIZE = [92, 138];

/** Files whose scenes have been seen. A browser that keeps nothing forgets them with the page. */
class Memory {
  constructor() {
    try {
      this.files = new Set(JSON.parse(localStorage.getItem(KEY) || "[]"));
    } catch {
      this.files = new Set();
    }
  }

  add(file) {
    this.files.add(file);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.files]));
    } catch {
      // It lasts as long as the page.
    }
  }
}

export class Gallery {
  /** `chapters`: `[{title, scenes: [{file, text, …}]}]`; `choose(scene)` is called when one is chosen; `counter`: where it stands how many have been seen. */
  constructor(element, { chapters, modules, config, choose, counter }) {
    this.element = element;
    this.modules = modules;
    this.config = config;
    this.counter = counter;
    this.memory = new Memory();
    this.cards = new Map();
    this.scenes = [];
    for (const { title, scenes } of chapters) {
      const heading = document.createElement("h2");
      heading.textContent = title;
      const list = document.createElement("ul");
      for (const scene of scenes) {
        scene.chapter = title;
        this.scenes.push(scene);
        list.append(this.card(scene, choose));
      }
      element.append(heading, list);
    }
    // Pictures are made when they come into sight, one in a frame: a page that opens has something better to do.
    this.waiting = [];
    this.watcher = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) this.want(target);
    }, { root: null, rootMargin: "200px" });
    for (const { canvas } of this.cards.values()) this.watcher.observe(canvas);
    this.count();
  }

  card(scene, choose) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "scene";
    const canvas = document.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    [canvas.style.width, canvas.style.height] = SIZE.map((length) => length + "px");
    canvas.dataset.file = scene.file;
    const { name, note } = JSON.parse(scene.text);
    const words = document.createElement("span");
    words.className = "words";
    const title = document.createElement("strong");
    title.textContent = scene.puzzle || name;
    const sentence = document.createElement("span");
    sentence.textContent = note;
    const seen = document.createElement("span");
    seen.className = "seen";
    words.append(title, sentence, seen);
    button.append(canvas, words);
    button.addEventListener("click", () => choose(scene));
    item.append(button);
    this.cards.set(scene.file, { button, canvas, seen, scene });
    return item;
  }

  want(canvas) {
    if (canvas.dataset.painted !== undefined || this.waiting.includes(canvas)) return;
    this.waiting.push(canvas);
    if (this.waiting.length === 1) requestAnimationFrame(() => this.paintNext());
  }

  paintNext() {
    const canvas = this.waiting.shift();
    if (!canvas) return;
    this.paint(canvas);
    if (this.waiting.length) requestAnimationFrame(() => this.paintNext());
  }

  /** What the library makes of the scene, by the painter of the screen. */
  paint(canvas) {
    canvas.dataset.painted = "";
    const core = new Core(this.modules);
    if (core.open(this.cards.get(canvas.dataset.file).scene.text).error) return;
    const tree = new Tree();
    tree.setPicture(core.picture());
    Drawing.thumbnail(canvas, SIZE, tree, core.states(), this.config);
  }

  /** Colours are others now. */
  repaint() {
    for (const { canvas } of this.cards.values()) {
      if (canvas.dataset.painted === undefined) continue;
      delete canvas.dataset.painted;
      this.watcher.unobserve(canvas);
      this.watcher.observe(canvas);
    }
  }

  find(text) {
    return this.scenes.find((scene) => scene.text === text) || null;
  }

  after(scene) {
    return this.scenes[this.scenes.indexOf(scene) + 1] || null;
  }

  mark(scene) {
    for (const { button, scene: other } of this.cards.values()) {
      if (other === scene) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    const card = scene && this.cards.get(scene.file);
    if (card && this.element.clientHeight) {
      const { offsetTop: top, offsetHeight: height } = card.button;
      if (top < this.element.scrollTop || top + height > this.element.scrollTop + this.element.clientHeight) this.element.scrollTop = top - 60;
    }
  }

  see(scene) {
    if (!scene || this.memory.files.has(scene.file)) return;
    this.memory.add(scene.file);
    this.count();
  }

  count() {
    let count = 0;
    for (const [file, { seen, button }] of this.cards) {
      const isSeen = this.memory.files.has(file);
      if (isSeen) count += 1;
      seen.textContent = isSeen ? "✓ seen" : "";
      button.classList.toggle("is-seen", isSeen);
    }
    this.counter.textContent = count + "/" + this.scenes.length;
  }

  toggle(opener) {
    const isOpen = this.element.classList.toggle("open");
    opener.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) (this.element.querySelector("[aria-current]") || this.element.querySelector("button")).focus();
  }

  close(opener) {
    if (!this.element.classList.contains("open")) return;
    this.element.classList.remove("open");
    opener.setAttribute("aria-expanded", "false");
    opener.focus();
  }
}
