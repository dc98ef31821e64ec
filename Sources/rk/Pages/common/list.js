// A list of rows of one height of which only those that can be seen are in the document.

/** `fill(element, index)` makes a row show one item; `choose(index, how)` is called for a click ("click") and for the keys that move ("key"). */
export class RowList {
  constructor(element, { rowHeight = 24, role = "listbox", fill, choose }) {
    this.element = element;
    this.rowHeight = rowHeight;
    this.fill = fill;
    this.choose = choose;
    this.count = 0;
    this.chosen = -1;
    this.itemRole = role === "tree" ? "treeitem" : "option";
    this.rows = new Map();
    this.spare = [];
    this.space = document.createElement("div");
    this.space.className = "space";
    this.space.setAttribute("role", "presentation");
    element.classList.add("rows");
    element.setAttribute("role", role);
    element.tabIndex = 0;
    element.append(this.space);
    element.addEventListener("scroll", () => this.draw());
    element.addEventListener("keydown", (event) => this.pressed(event));
    element.addEventListener("click", (event) => {
      const row = event.target.closest(".row");
      if (row && !event.defaultPrevented) this.choose(Number(row.dataset.index), "click");
    });
    new ResizeObserver(() => this.draw()).observe(element);
  }

  setCount(count) {
    this.count = count;
    // Browsers stop at some tens of millions of pixels.
    this.space.style.height = Math.min(count * this.rowHeight, 15_000_000) + "px";
    this.redraw();
  }

  /** Marks a row as the chosen one and brings it into sight. */
  setChosen(index, { reveal = true } = {}) {
    this.chosen = index;
    if (reveal && index >= 0) this.reveal(index);
    this.redraw();
  }

  reveal(index) {
    const top = index * this.rowHeight;
    const { scrollTop, clientHeight } = this.element;
    if (clientHeight === 0) return;
    if (top < scrollTop) this.element.scrollTop = top;
    else if (top + this.rowHeight > scrollTop + clientHeight) this.element.scrollTop = top + this.rowHeight - clientHeight;
  }

  redraw() {
    for (const row of this.rows.values()) this.recycle(row);
    this.rows.clear();
    this.draw();
  }

  draw() {
    const { scrollTop, clientHeight } = this.element;
    const first = Math.max(0, Math.floor(scrollTop / this.rowHeight) - 4);
    const end = Math.min(this.count, Math.ceil((scrollTop + clientHeight) / this.rowHeight) + 4);
    for (const [index, row] of this.rows) {
      if (index < first || index >= end) {
        this.recycle(row);
        this.rows.delete(index);
      }
    }
    for (let index = first; index < end; index += 1) {
      if (!this.rows.has(index)) this.rows.set(index, this.show(index));
    }
    const active = this.rows.get(this.chosen);
    if (active) this.element.setAttribute("aria-activedescendant", active.id);
    else this.element.removeAttribute("aria-activedescendant");
  }

  recycle(row) {
    row.remove();
    this.spare.push(row);
  }

  show(index) {
    const row = this.spare.pop() || document.createElement("div");
    row.className = "row" + (index === this.chosen ? " chosen" : "");
    row.replaceChildren();
    row.removeAttribute("style");
    row.removeAttribute("title");
    row.id = this.element.id + "-" + index;
    row.dataset.index = index;
    row.setAttribute("role", this.itemRole);
    row.setAttribute("aria-selected", String(index === this.chosen));
    row.setAttribute("aria-setsize", this.count);
    row.setAttribute("aria-posinset", index + 1);
    row.style.top = index * this.rowHeight + "px";
    row.style.height = this.rowHeight + "px";
    this.fill(row, index);
    this.element.append(row);
    return row;
  }

  pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const page = Math.max(1, Math.floor(this.element.clientHeight / this.rowHeight) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    if (!(event.key in steps) || this.count === 0) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(Math.min(this.count - 1, Math.max(0, this.chosen + steps[event.key])), "key");
  }
}
