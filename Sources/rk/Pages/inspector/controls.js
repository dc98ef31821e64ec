// The keys and buttons of the page, and what they do with the inspector.

import { watchTheme } from "../common/theme.js";
import { HEAD_HEIGHT } from "./scale.js";

const byId = (id) => document.getElementById(id);

/** Makes the page's buttons and keys those of an inspector. */
export function connect(inspector) {
  watchTheme(byId("theme"), () => {
    inspector.drawing.redraw();
    inspector.timeline.redraw();
  });
  addEventListener("beforeprint", () => {
    inspector.drawing.drawSized(660, 470);
    const height = HEAD_HEIGHT + Math.min(inspector.timeline.height, 530);
    document.documentElement.style.setProperty("--lanes-height", height + "px");
    inspector.timeline.drawSized(520, height);
  });
  addEventListener("afterprint", () => {
    inspector.drawing.release();
    inspector.timeline.release();
  });
  byId("first").addEventListener("click", () => inspector.go(0));
  byId("previous").addEventListener("click", () => inspector.go(inspector.moment - 1));
  byId("next").addEventListener("click", () => inspector.go(inspector.moment + 1));
  byId("last").addEventListener("click", () => inspector.go(inspector.session.count - 1));
  byId("owners").addEventListener("click", () => inspector.toggle("owners"));
  byId("ghosts").addEventListener("click", () => inspector.toggle("ghosts"));
  byId("names").addEventListener("click", () => inspector.toggle("names"));
  byId("paths").addEventListener("click", () => inspector.toggle("paths"));
  byId("axis").addEventListener("click", () => inspector.toggle("axis"));
  byId("grouped").addEventListener("click", () => inspector.toggle("grouped"));
  byId("lane-filter").addEventListener("input", (event) => inspector.timeline.arrange({ filter: event.target.value }));
  byId("lane-filter").addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.target.value = "";
    inspector.timeline.arrange({ filter: "" });
    event.target.blur();
  });
  byId("wider").addEventListener("click", () => inspector.timeline.setZoom(2));
  byId("narrower").addEventListener("click", () => inspector.timeline.setZoom(0.5));
  byId("zoom-in").addEventListener("click", () => inspector.drawing.zoom(1.4));
  byId("zoom-out").addEventListener("click", () => inspector.drawing.zoom(1 / 1.4));
  byId("zoom-fit").addEventListener("click", () => inspector.drawing.fit());
  byId("help-open").addEventListener("click", () => byId("help").showModal());
  for (const tabs of document.querySelectorAll("[role=tablist]")) {
    tabs.addEventListener("click", (event) => {
      const tab = event.target.closest("[role=tab]");
      if (tab) inspector.openTab(tab.id.slice(4));
    });
  }
  for (const tab of document.querySelectorAll("[role=tab]")) {
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      // On a phone it has other neighbours.
      const list = [...tab.parentElement.querySelectorAll("[role=tab]")];
      const place = list.indexOf(tab);
      const next = list[(place + step + list.length) % list.length];
      inspector.openTab(next.id.slice(4));
      next.focus();
    });
  }
  addEventListener("keydown", (event) => pressed(inspector, event));
}

function pressed(inspector, event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || byId("help").open || byId("rule").open) return;
  if (event.target.closest("input, textarea, select")) return;
  // A button that has the focus is pressed by it.
  if (event.key === " " && event.target.closest("button, summary, [role=tab]")) return;
  const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (arrow && event.shiftKey) {
    event.preventDefault();
    inspector.movePoint(...arrow);
    return;
  }
  const actions = {
    ArrowLeft: () => inspector.go(inspector.moment - 1),
    ArrowRight: () => inspector.go(inspector.moment + 1),
    ",": () => inspector.go(inspector.moment - 1),
    ".": () => inspector.go(inspector.moment + 1),
    ArrowUp: () => inspector.goAlong(-1),
    ArrowDown: () => inspector.goAlong(1),
    PageUp: () => inspector.go(inspector.moment - 10),
    PageDown: () => inspector.go(inspector.moment + 10),
    Home: () => inspector.go(0),
    End: () => inspector.go(inspector.session.count - 1),
    " ": () => inspector.player.toggle(),
    "<": () => inspector.player.changeSpeed(-1),
    ">": () => inspector.player.changeSpeed(1),
    "/": () => byId("search").select(),
    "?": () => byId("help").showModal(),
    o: () => inspector.toggle("owners"),
    h: () => inspector.toggle("ghosts"),
    n: () => inspector.toggle("names"),
    p: () => inspector.toggle("paths"),
    t: () => inspector.toggle("axis"),
    g: () => inspector.toggle("grouped"),
    f: () => byId("lane-filter").select(),
    "+": () => inspector.drawing.zoom(1.4),
    "-": () => inspector.drawing.zoom(1 / 1.4),
    0: () => inspector.drawing.fit(),
    Escape: () => inspector.clear(),
  };
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
