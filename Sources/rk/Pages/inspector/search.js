// The search: what matches in each list, and Enter, which goes through all matches, list by list.

const byId = (id) => document.getElementById(id);

/** Searches the lists of an inspector: `lists` has for each of its tabs `{tab, count(), go(index)}`; `find(text)` makes the lists show what matches. */
export class Search {
  constructor(lists, { find, open, report }) {
    this.lists = lists;
    this.find = find;
    this.open = open;
    this.report = report;
    this.wanted = "";
    this.at = null;
    const field = byId("search");
    field.addEventListener("input", () => this.set(field.value));
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter") {
        event.preventDefault();
        this.next(event.shiftKey ? -1 : 1);
      }
      if (event.key === "Escape") this.clear();
    });
  }

  set(text) {
    this.wanted = text.trim().toLowerCase();
    this.at = null;
    this.find(this.wanted);
    this.report(this.wanted);
  }

  clear() {
    byId("search").value = "";
    this.set("");
    byId("search").blur();
  }

  /** The lists that have matches, the open one first. */
  get ring() {
    const place = Math.max(0, this.lists.findIndex((list) => byId("tab-" + list.tab).getAttribute("aria-selected") === "true"));
    const from = this.at ? this.at.first : place;
    return { first: from, lists: [...this.lists.slice(from), ...this.lists.slice(0, from)].filter((list) => list.count() > 0) };
  }

  /** The match after the one that was gone to last, or before it; at first the first of the open list, or of the next one that has any. */
  next(direction) {
    if (!this.wanted) return;
    const { first, lists } = this.ring;
    if (!lists.length) return;
    const total = lists.reduce((sum, list) => sum + list.count(), 0);
    let place = this.at === null ? (direction > 0 ? 0 : total - 1) : (this.at.place + direction + total) % total;
    this.at = { first, place };
    const list = lists.find((one) => {
      if (place < one.count()) return true;
      place -= one.count();
      return false;
    });
    this.open(list.tab);
    list.go(place);
  }
}
