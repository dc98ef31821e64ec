// What stands at the head of the page, and what depends on the session as a whole.

import { statesIn } from "./lanes.js";
import { plural } from "./lists.js";

const byId = (id) => document.getElementById(id);

/** Names the session and counts what is in it; sets the switches and the legend. */
export function describe(inspector) {
  const { data, objects, touches, records, count, problems } = inspector.session;
  document.title = data.title.slice(0, 200) + " – ResponderKit";
  byId("title").textContent = data.title.slice(0, 2000);
  byId("title").title = data.title.slice(0, 2000);
  const views = objects.filter((object) => ["view", "window", "control", "scrollView"].includes(object.kind)).length;
  const parts = [data.file, plural(count - 1, "event"), plural(views, "view"), plural(touches.length, "touch", "touches"), plural(records.length, "decision"), "ResponderKit " + data.version];
  byId("about").textContent = parts.filter((part) => part !== data.title).join(" · ");
  byId("threshold").textContent = inspector.session.config.alphaHitThreshold;
  byId("axis").setAttribute("aria-pressed", String(inspector.timeline.byEvent));
  byId("grouped").setAttribute("aria-pressed", String(inspector.timeline.isGrouped));
  byId("problem-count").textContent = problems.length > 99 ? "99+" : problems.length ? String(problems.length) : "";
  const states = statesIn(inspector.lanes);
  for (const entry of document.querySelectorAll(".states [data-state]")) entry.hidden = !states.has(entry.dataset.state);
  // A few lanes need little room; the drawing has the rest.
  document.documentElement.style.setProperty("--lanes", inspector.timeline.height + "px");
}
