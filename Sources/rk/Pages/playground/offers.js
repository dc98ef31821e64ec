// Completion: the words that may stand at the caret. The library itself names them, when it is given a word that cannot stand there.

import { Core } from "./core.js";

/** In no scenario. */
const PROBE = "\u00a7";
const MOST = 200;

/** Around an offset: {start, end} of the word in quotes, or the empty place where one may be; null inside of anything else. */
export function wordAt(text, offset) {
  const line = text.lastIndexOf("\n", offset - 1) + 1;
  let start = -1;
  for (let at = line; at < offset; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') start = start < 0 ? at : -1;
  }
  if (start < 0) return /[\s{[,:]/.test(text[offset - 1] || "{") ? { start: offset, end: offset, typed: "" } : null;
  let end = offset;
  while (end < text.length && !'"\n,:{}[]'.includes(text[end])) end += 1;
  if (text[end] === '"') end += 1;
  return { start, end, typed: text.slice(start + 1, offset) };
}

/** `{word, isKey}` for each word that the library names for a place in a text; an error elsewhere hides them. */
export function offersFor(text, { start, end }, modules) {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isValued = /^\s*:/.test(after);
  const comma = /[}\]"0-9a-z]\s*$/.test(before) ? "," : "";
  const follows = /^\s*["{[0-9a-z-]/.test(after) ? "," : "";
  const tries = isValued ? [['"' + PROBE + '"', true]] : [['"' + PROBE + '"' + follows, false], [comma + '"' + PROBE + '": 0' + follows, true]];
  for (const [written, isKey] of tries) {
    const { error } = new Core(modules).open(before + written + after);
    const found = error && error.message.includes(PROBE) && /\(allowed: (.*)\)/s.exec(error.message);
    if (found) return found[1].split(", ").map((word) => ({ word: word.replace(/^"|"$/g, ""), isKey: isKey && !isValued, isPlain: /^[[{0-9]|^(true|false|null)$/.test(word) }));
  }
  return [];
}

export class Offers {
  /** `editor`: its text; `list`: where the words are shown; `modules`: the library's. */
  constructor(editor, list, modules) {
    this.editor = editor;
    this.area = editor.area;
    this.list = list;
    this.modules = modules;
    this.shown = [];
    this.chosen = 0;
    this.area.setAttribute("aria-controls", list.id);
    this.area.setAttribute("aria-autocomplete", "list");
    this.area.addEventListener("input", (event) => (event.inputType === "insertText" && /["\w]/.test(event.data || "") ? this.open() : this.close()));
    this.area.addEventListener("keydown", (event) => this.pressed(event));
    this.area.addEventListener("blur", () => this.close());
    this.area.addEventListener("scroll", () => !this.list.hidden && this.put());
    list.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      const item = event.target.closest("li");
      if (item) this.take([...list.children].indexOf(item));
    });
  }

  pressed(event) {
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      this.open();
      return;
    }
    if (this.list.hidden) return;
    if (event.key === "ArrowDown") this.point(this.chosen + 1);
    else if (event.key === "ArrowUp") this.point(this.chosen - 1);
    else if (event.key === "Enter" || event.key === "Tab") this.take(this.chosen);
    else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  open() {
    const { area } = this;
    const place = wordAt(area.value, area.selectionStart);
    const typed = place ? place.typed.toLowerCase() : "";
    this.place = place;
    this.shown = place ? offersFor(area.value, place, this.modules).filter(({ word }) => word.toLowerCase().startsWith(typed) && word !== place.typed).slice(0, MOST) : [];
    if (!this.shown.length) {
      this.close();
      return;
    }
    this.list.replaceChildren(...this.shown.map(({ word }, index) => {
      const item = document.createElement("li");
      item.id = "offer-" + index;
      item.setAttribute("role", "option");
      item.textContent = word;
      return item;
    }));
    this.list.hidden = false;
    this.put();
    this.point(0);
  }

  /** Under the caret: the text has letters of one width. */
  put() {
    const { area, list } = this;
    const before = area.value.slice(0, area.selectionStart);
    const line = before.split("\n").length;
    const column = before.length - before.lastIndexOf("\n") - 1;
    const left = area.offsetLeft + 8 + column * 7.2 - area.scrollLeft;
    const top = 8 + line * 18 - area.scrollTop;
    list.style.left = Math.max(0, Math.min(left, area.offsetLeft + area.clientWidth - 190)) + "px";
    list.style.top = Math.max(0, top + 205 > area.clientHeight ? Math.max(0, top - 22 - list.offsetHeight) : top) + "px";
  }

  point(index) {
    const count = this.shown.length;
    this.chosen = (index + count) % count;
    [...this.list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === this.chosen)));
    this.list.children[this.chosen].scrollIntoView({ block: "nearest" });
    this.area.setAttribute("aria-activedescendant", "offer-" + this.chosen);
  }

  take(index) {
    const { word, isKey, isPlain } = this.shown[index];
    const { start, end } = this.place;
    this.close();
    const written = isPlain ? word : JSON.stringify(word) + (isKey ? ": " : "");
    this.area.setRangeText(written, start, end, "end");
    this.area.dispatchEvent(new InputEvent("input", { inputType: "insertReplacementText" }));
  }

  close() {
    this.list.hidden = true;
    this.area.removeAttribute("aria-activedescendant");
  }
}
