// The panes: bars between them that are dragged or moved by keys, and one row of tabs on a phone.

const byId = (id) => document.getElementById(id);

const KEY = "responderkit.panes";
const STEP = 16;

/** What a bar changes: a length of the page's grid. `sign`: whether the pane grows with the pointer's way. `room`: what must be left for the others. */
const BARS = {
  "bar-left": { name: "--left", pane: () => document.querySelector(".left"), axis: "x", sign: 1, least: 160, room: 520 },
  "bar-right": { name: "--right", pane: () => document.querySelector(".right"), axis: "x", sign: -1, least: 200, room: 480 },
  "bar-time": { name: "--time", pane: () => document.querySelector(".time"), axis: "y", sign: -1, least: 96, room: 260 },
  "bar-names": { name: "--names", pane: () => byId("lane-names"), axis: "x", sign: 1, least: 80, room: 240 },
};

/** The sizes that were chosen in this session of the browser; a page from a file may have no place to keep them. */
function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY)) || {};
  } catch {
    return {};
  }
}

function keep(sizes) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sizes));
  } catch {
    // Then they last as long as the page.
  }
}

/** Makes the bars between panes movable. */
export function listenToBars() {
  const sizes = kept();
  const { style } = document.documentElement;
  for (const [id, bar] of Object.entries(BARS)) {
    const element = byId(id);
    const most = () => Math.max(bar.least, (bar.axis === "x" ? innerWidth : innerHeight) - bar.room);
    const size = () => bar.pane().getBoundingClientRect()[bar.axis === "x" ? "width" : "height"];
    const report = () => {
      element.setAttribute("aria-valuemin", bar.least);
      element.setAttribute("aria-valuemax", Math.round(most()));
      element.setAttribute("aria-valuenow", Math.round(size()));
    };
    const set = (wanted) => {
      const length = Math.round(Math.min(most(), Math.max(bar.least, wanted)));
      style.setProperty(bar.name, length + "px");
      sizes[id] = length;
      keep(sizes);
      report();
    };
    const reset = () => {
      style.removeProperty(bar.name);
      delete sizes[id];
      keep(sizes);
      report();
    };
    if (Number.isFinite(sizes[id])) set(sizes[id]);
    let start = null;
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      start = { at: bar.axis === "x" ? event.clientX : event.clientY, size: size() };
      element.setPointerCapture(event.pointerId);
      event.preventDefault();
      element.focus();
    });
    element.addEventListener("pointermove", (event) => {
      if (start) set(start.size + bar.sign * ((bar.axis === "x" ? event.clientX : event.clientY) - start.at));
    });
    const stop = () => { start = null; };
    element.addEventListener("pointerup", stop);
    element.addEventListener("pointercancel", stop);
    element.addEventListener("dblclick", reset);
    element.addEventListener("focus", report);
    element.addEventListener("keydown", (event) => {
      const [less, more] = bar.axis === "x" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
      const actions = {
        [less]: () => set(size() - bar.sign * STEP),
        [more]: () => set(size() + bar.sign * STEP),
        Home: () => set(bar.least),
        End: () => set(most()),
        Enter: reset,
      };
      if (!actions[event.key] || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      actions[event.key]();
    });
    report();
  }
  addEventListener("resize", () => {
    for (const [id, bar] of Object.entries(BARS)) {
      const most = Math.max(bar.least, (bar.axis === "x" ? innerWidth : innerHeight) - bar.room);
      if (sizes[id] > most) style.setProperty(bar.name, most + "px");
      else if (sizes[id]) style.setProperty(bar.name, sizes[id] + "px");
    }
  });
}

/** Right of which tab the tabs of reasons stand on a phone: what a click explains comes into the one pane that is there. */
const BEFORE_REASONS = "tab-problems";

/** On a phone all lists and reasons share one row of tabs and one pane. `changed(isPhone)` is called at first and at each change. */
export function watchWidth(changed) {
  const narrow = matchMedia("screen and (max-width: 760px)");
  const left = document.querySelector(".left");
  const right = document.querySelector(".right");
  const tabs = [...right.querySelectorAll("[role=tab]")];
  const panels = tabs.map((tab) => byId(tab.getAttribute("aria-controls")));
  const arrange = () => {
    if (narrow.matches) {
      byId(BEFORE_REASONS).after(...tabs);
      left.append(...panels);
    } else {
      right.querySelector("[role=tablist]").append(...tabs);
      right.append(...panels);
    }
    right.hidden = narrow.matches;
    changed(narrow.matches);
  };
  narrow.addEventListener("change", arrange);
  arrange();
}
