// The view tree as an outline: rows that fold, searched by name and class.

import { RowList } from "./list.js";
import { nameOf, obstacles } from "./tree.js";

/** `choose(id)` is called when a view is chosen; `config` as hit.js has it. */
export class Outline {
  constructor(element, { config, choose }) {
    this.config = config;
    this.chooseView = choose;
    this.tree = null;
    this.folded = new Set();
    this.wanted = "";
    this.lines = [];
    this.selected = null;
    this.list = new RowList(element, {
      role: "tree",
      fill: (row, index) => this.fill(row, this.lines[index]),
      choose: (index) => this.chooseView(this.lines[index].node.id),
    });
    element.addEventListener("keydown", (event) => this.pressed(event));
  }

  /** The tree, changed or another one. */
  setTree(tree) {
    this.tree = tree;
    this.arrange();
  }

  search(text) {
    this.wanted = text.trim().toLowerCase();
    this.arrange();
  }

  /** How many views match what is searched for. */
  get matches() {
    return this.wanted ? this.lines.filter((line) => line.matches).length : this.tree.list.length;
  }

  /** One of them, by its place. */
  match(place) {
    return this.lines.filter((line) => line.matches)[place].node.id;
  }

  select(id) {
    this.selected = id;
    const node = this.tree && this.tree.node(id);
    if (node) {
      let opened = false;
      for (let up = node.parent; up; up = up.parent) opened = this.folded.delete(up.id) || opened;
      if (opened) this.arrange();
    }
    this.list.setChosen(this.lines.findIndex((line) => line.node.id === id));
  }

  matchesSearch(node) {
    const { name, class: className } = node.view;
    return (name || "").toLowerCase().includes(this.wanted) || (className || "").toLowerCase().includes(this.wanted);
  }

  arrange() {
    if (!this.tree) return;
    let shown = null;
    let matching = null;
    if (this.wanted) {
      matching = new Set(this.tree.list.filter((node) => this.matchesSearch(node)));
      shown = new Set();
      for (const node of matching) for (let up = node; up && !shown.has(up); up = up.parent) shown.add(up);
    }
    this.lines = [];
    const waiting = [...this.tree.windows].reverse();
    while (waiting.length) {
      const node = waiting.pop();
      if (shown && !shown.has(node)) continue;
      this.lines.push({ node, matches: matching ? matching.has(node) : true });
      if (!shown && this.folded.has(node.id)) continue;
      for (let k = node.children.length - 1; k >= 0; k -= 1) waiting.push(node.children[k]);
    }
    this.list.chosen = this.lines.findIndex((line) => line.node.id === this.selected);
    this.list.setCount(this.lines.length);
  }

  fill(row, { node, matches }) {
    const { view } = node;
    row.style.paddingInlineStart = 6 + Math.min(node.depth, 40) * 13 + "px";
    row.setAttribute("aria-level", node.depth + 1);
    const fold = document.createElement("span");
    fold.className = "fold";
    if (node.children.length) {
      const open = !this.folded.has(node.id) || this.wanted !== "";
      row.setAttribute("aria-expanded", String(open));
      fold.textContent = open ? "▾" : "▸";
      fold.addEventListener("click", (event) => {
        event.preventDefault();
        this.fold(node, open);
      });
    } else {
      row.removeAttribute("aria-expanded");
    }
    const swatch = document.createElement("span");
    swatch.className = "swatch " + view.kind;
    const name = document.createElement("span");
    name.className = "name";
    name.textContent = nameOf(view).slice(0, 200);
    const rest = document.createElement("span");
    rest.className = "rest";
    rest.textContent = view.name ? view.class : "";
    row.append(fold, swatch, name, rest);
    const words = obstacles(view, this.config);
    for (const word of words) {
      const tag = document.createElement("span");
      tag.className = "tag";
      tag.textContent = word;
      row.append(tag);
    }
    row.classList.toggle("ghost", words.length > 0);
    if (!matches) row.style.opacity = 0.6;
  }

  fold(node, folds) {
    if (folds) this.folded.add(node.id);
    else this.folded.delete(node.id);
    this.arrange();
  }

  pressed(event) {
    const line = this.lines[this.list.chosen];
    if (!line || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    event.preventDefault();
    event.stopPropagation();
    const { node } = line;
    const open = node.children.length > 0 && !this.folded.has(node.id);
    if (event.key === "ArrowLeft") {
      if (open) this.fold(node, true);
      else if (node.parent) this.chooseView(node.parent.id);
    } else if (node.children.length) {
      if (open) this.chooseView(node.children[0].id);
      else this.fold(node, false);
    }
  }
}
