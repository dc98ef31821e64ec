// What recognisers, controls and scroll views are at, a row for each.

/** What stands elsewhere in the row, or is as in the scenario and stays so. */
const QUIET = new Set([
  "id", "class", "state", "view", "enabled", "minimumValue", "maximumValue", "stepValue", "continuous", "autorepeat", "wraps", "momentary", "numberOfSegments",
  "numberOfPages", "verticalScrollIndicator", "horizontalScrollIndicator", "verticalScrollIndicatorVisible", "horizontalScrollIndicatorVisible",
]);

function text(value) {
  if (typeof value === "number") return String(Math.round(value * 1000) / 1000);
  if (Array.isArray(value)) return "(" + value.map(text).join(", ") + ")";
  return String(value);
}

function chip(word, name) {
  const element = document.createElement("span");
  element.className = "chip " + (name || word);
  element.textContent = word;
  return element;
}

export class States {
  constructor(element, { point }) {
    this.element = element;
    this.shown = "";
    element.addEventListener("pointerover", (event) => {
      const row = event.target.closest(".state");
      point(row ? row.dataset.object : null);
    });
    element.addEventListener("pointerleave", () => point(null));
  }

  /** What is to be shown when it is in sight again. */
  keep(states) {
    this.kept = states;
  }

  show(states = this.kept || []) {
    this.kept = states;
    const shown = JSON.stringify(states);
    if (shown === this.shown) return;
    this.shown = shown;
    if (states.length === 0) {
      const empty = document.createElement("p");
      empty.className = "empty";
      empty.textContent = "No recognisers, controls or scroll views in this scenario.";
      this.element.replaceChildren(empty);
      return;
    }
    this.element.replaceChildren(...states.slice(0, 500).map((object) => this.row(object)));
  }

  row(object) {
    const row = document.createElement("div");
    row.className = "state";
    row.dataset.object = typeof object.view === "string" ? object.view : object.id;
    row.dataset.id = object.id;
    const isOn = object.tracking || object.dragging || object.decelerating;
    const dot = document.createElement("span");
    dot.className = "dot " + (object.state || (isOn ? "on" : ""));
    const name = document.createElement("span");
    name.className = "name";
    name.textContent = object.id;
    const rest = document.createElement("span");
    rest.className = "rest";
    const values = Object.entries(object).filter(([key, value]) => !QUIET.has(key) && typeof value !== "boolean" && !(key === "numberOfTouches" && value === 0));
    rest.textContent = [object.class + (object.view ? " on " + object.view : ""), ...values.map(([key, value]) => key + " " + text(value))].join(" · ");
    rest.title = rest.textContent;
    row.append(dot, name, rest);
    if (object.enabled === false) row.append(chip("disabled"));
    for (const [key, value] of Object.entries(object)) if (value === true && !QUIET.has(key) && (key !== "touchInside" || object.tracking)) row.append(chip(key, "on"));
    if (object.state) row.append(chip(object.state));
    return row;
  }
}
