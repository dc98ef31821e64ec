// The inspector: what happened in a session, moment by moment, and why.

import { Drawing } from "../common/drawing.js";
import { hitTest } from "../common/hit.js";
import { RowList } from "../common/list.js";
import { Outline } from "../common/outline.js";
import { ownersOf } from "../common/owners.js";
import { colour } from "../common/theme.js";
import { connect } from "./controls.js";
import { Details } from "./details.js";
import { lanesOf, stateAt, stateWord } from "./lanes.js";
import { make, seconds } from "./sentences.js";
import { Session, lastAtMost } from "./session.js";
import { Timeline } from "./timeline.js";

const byId = (id) => document.getElementById(id);

class Inspector {
  constructor(session) {
    this.session = session;
    this.moment = 0;
    this.target = null;
    this.point = null;
    this.showsAllPaths = false;
    this.lanes = lanesOf(session);
    this.laneOf = new Map(this.lanes.filter((lane) => lane.target.object !== undefined).map((lane) => [lane.target.object, lane]));
    this.listed = session.objects.filter((object) => object.kind === "recognizer" || object.kind === "control");
    this.details = new Details(session, { select: (target) => this.select(target), go: (moment) => this.go(moment) });
    this.outline = new Outline(byId("views"), { config: session.config, choose: (id) => this.select({ object: id }) });
    this.drawing = new Drawing(byId("drawing"), {
      config: session.config,
      onPoint: (point) => this.ask(point),
      onHover: (point) => this.hover(point),
    });
    this.shownEvents = session.moments.map((_, m) => m);
    // What was decided in an event that a search found by that.
    this.sentencesFound = new Map();
    this.events = new RowList(byId("events"), {
      rowHeight: 24,
      fill: (row, index) => this.fillEvent(row, this.shownEvents[index]),
      choose: (index) => this.go(this.shownEvents[index]),
    });
    this.shownObjects = this.listed;
    this.objects = new RowList(byId("objects"), {
      rowHeight: 24,
      fill: (row, index) => this.fillObject(row, this.shownObjects[index]),
      choose: (index) => this.select({ object: this.shownObjects[index].id }),
    });
    this.timeline = new Timeline(session, this.lanes, {
      names: byId("lane-names"), view: byId("lane-view"), canvas: byId("lane-canvas"), scroll: byId("lane-scroll"), space: byId("lane-space"), tip: byId("tip"),
    }, { go: (moment) => this.go(moment), choose: (target) => this.select(target) });
    this.frame = this.wholeFrame();
    this.describe();
    connect(this);
    this.outline.setTree(session.tree);
    this.drawing.setTree(session.tree, this.frame);
    this.events.setCount(this.shownEvents.length);
    this.objects.setCount(this.shownObjects.length);
    this.timeline.resized();
    this.show();
    this.details.showNothing(byId("selection"));
    byId("point").replaceChildren(make("p", "dim", "Click into the drawing."));
  }

  /** What any window covers at any moment, so that the drawing does not jump. */
  wholeFrame() {
    const first = this.session.tree.frame();
    const windows = new Set(this.session.tree.windows.map((node) => node.id));
    const changes = this.session.moments.some((moment) => (moment.views || []).some((view) => view.kind === "window" && !windows.has(view.id)));
    return changes ? null : first;
  }

  describe() {
    const { data, objects, touches, records, count } = this.session;
    document.title = data.title.slice(0, 200) + " – ResponderKit";
    byId("title").textContent = data.title.slice(0, 2000);
    byId("title").title = data.title.slice(0, 2000);
    const views = objects.filter((object) => ["view", "window", "control", "scrollView"].includes(object.kind)).length;
    const parts = [data.file, plural(count - 1, "event"), plural(views, "view"), plural(touches.length, "touch", "touches"), plural(records.length, "decision"), "ResponderKit " + data.version];
    byId("about").textContent = parts.filter((part) => part !== data.title).join(" · ");
    byId("threshold").textContent = this.session.config.alphaHitThreshold;
    byId("axis").setAttribute("aria-pressed", String(this.timeline.byEvent));
  }

  // ---- Going and selecting ----

  go(moment) {
    const next = Math.min(this.session.count - 1, Math.max(0, moment));
    if (next === this.moment) return;
    this.moment = next;
    const changed = this.session.goTo(next);
    if (changed.views || changed.order) {
      this.outline.setTree(this.session.tree);
      this.drawing.setTree(this.session.tree, this.frame);
    }
    this.show();
  }

  show() {
    const { session, moment } = this;
    const { t, label } = session.moments[moment];
    byId("now").textContent = moment + " / " + (session.count - 1) + "   " + seconds(t) + " s";
    byId("label").textContent = label.slice(0, 300);
    byId("first").disabled = byId("previous").disabled = moment === 0;
    byId("last").disabled = byId("next").disabled = moment === session.count - 1;
    this.drawing.setTouches(session.fingersAt(moment, this.showsAllPaths));
    this.events.setChosen(this.shownEvents.indexOf(moment));
    this.objects.redraw();
    this.timeline.setMoment(moment);
    this.details.showMoment(byId("moment"), moment);
    this.showTarget();
    if (this.point) this.showPoint();
  }

  /** Selects `{object}` or `{touch}`; null selects nothing. */
  select(target) {
    this.target = target;
    const object = target && target.object !== undefined ? this.session.objects[target.object] : null;
    // A recogniser is shown by its view.
    const view = object ? (object.kind === "recognizer" ? object.view : object.id) : null;
    this.drawing.set({ selected: view });
    this.outline.select(view);
    this.objects.setChosen(object ? this.shownObjects.indexOf(object) : -1);
    this.timeline.setChosen(target);
    this.showTarget();
    if (target) this.openTab("selection");
  }

  showTarget() {
    const pane = byId("selection");
    const { target } = this;
    if (!target) this.details.showNothing(pane);
    else if (target.touch !== undefined) this.details.showTouch(pane, this.session.touches[target.touch], this.moment);
    else this.details.showObject(pane, target.object, this.moment, this.stateOf(target.object));
  }

  stateOf(id) {
    const lane = this.laneOf.get(id);
    return lane ? stateAt(lane, this.moment) : "";
  }

  // ---- Points ----

  ask(point) {
    this.point = point;
    const node = this.showPoint();
    byId("verdict").textContent = "A finger here would hit " + (node ? this.session.objects[node.id].name.slice(0, 200) : "nothing");
    this.openTab("point");
  }

  /** Asks about a point beside the one that was asked about last, so many steps of some pixels away; at first about the middle. */
  movePoint(across, down) {
    const { frame, scale } = this.drawing;
    const [x, y] = this.point || [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2];
    const step = this.point ? Math.max(1, Math.round(6 / scale)) : 0;
    this.ask([x + across * step, y + down * step]);
  }

  pointText(point, node) {
    return point[0].toFixed(1) + ", " + point[1].toFixed(1) + (node ? "  " + this.session.objects[node.id].name.slice(0, 40) : "");
  }

  showPoint() {
    const found = hitTest(this.session.tree, this.point[0], this.point[1], this.session.config);
    this.drawing.set({ mark: this.point, asked: new Set(found.visits.filter((visit) => visit.taken).map((visit) => visit.node.id)) });
    this.details.showPoint(byId("point"), this.point, found, this.moment);
    byId("pointer").textContent = this.pointText(this.point, found.node);
    return found.node;
  }

  hover(point) {
    const found = point ? hitTest(this.session.tree, point[0], point[1], this.session.config, false) : null;
    this.drawing.set({ hovered: found && found.node ? found.node.id : null });
    byId("pointer").textContent = point ? this.pointText(point, found.node) : "";
  }

  // ---- Lists ----

  fillEvent(row, m) {
    const moment = this.session.moments[m];
    const time = make("span", "mono dim", seconds(moment.t));
    const label = make("span", "name", moment.label.slice(0, 300));
    const rest = make("span", "rest", this.sentencesFound.get(m) || (moment.lines || []).slice(0, 8).join("  ").slice(0, 300));
    row.append(time, label, rest);
    if (moment.notes && moment.notes.length) row.append(make("span", "tag", "failed"));
    row.title = moment.label.slice(0, 300);
  }

  fillObject(row, object) {
    const swatch = make("span", "swatch " + object.kind);
    const state = this.stateOf(object.id);
    row.append(swatch, make("span", "name", object.name.slice(0, 200)), make("span", "rest", object.className));
    if (state) row.append(make("span", "tag", stateWord(state)));
  }

  search(text) {
    const wanted = text.trim().toLowerCase();
    this.outline.search(wanted);
    const isWanted = (...texts) => texts.some((part) => part.toLowerCase().includes(wanted));
    const isNamed = (moment) => isWanted(moment.label, ...(moment.lines || []), ...(moment.notes || []));
    this.sentencesFound = wanted ? this.session.momentsThatSay(isWanted) : new Map();
    this.shownEvents = this.session.moments.map((_, m) => m).filter((m) => !wanted || this.sentencesFound.has(m) || isNamed(this.session.moments[m]));
    this.shownObjects = this.listed.filter((object) => !wanted || isWanted(object.name, object.className));
    this.events.chosen = this.shownEvents.indexOf(this.moment);
    this.events.setCount(this.shownEvents.length);
    this.objects.setCount(this.shownObjects.length);
    const parts = [plural(this.outline.matches, "view"), plural(this.shownEvents.length, "event")];
    byId("found").textContent = wanted ? parts.join(", ") : "";
  }

  /** Enter in the search: the next match in the list that is open. */
  nextMatch() {
    const open = document.querySelector(".left [role=tab][aria-selected=true]").id;
    if (open === "tab-events") {
      const next = this.shownEvents.find((m) => m > this.moment);
      this.go(next === undefined ? this.shownEvents[0] ?? this.moment : next);
      return;
    }
    if (open === "tab-objects") {
      const place = this.shownObjects.findIndex((object) => this.target && object.id === this.target.object);
      const next = this.shownObjects[(place + 1) % this.shownObjects.length];
      if (next) this.select({ object: next.id });
      return;
    }
    const id = this.outline.nextMatch();
    if (id !== null) this.select({ object: id });
  }

  // ---- Switches ----

  clearSearch() {
    byId("search").value = "";
    this.search("");
    byId("search").blur();
  }

  toggle(id) {
    const button = byId(id);
    const on = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(on));
    if (id === "owners") this.drawing.set({ showsOwners: on });
    if (id === "ghosts") this.drawing.set({ showsGhosts: on });
    if (id === "names") this.drawing.set({ showsNames: on });
    if (id === "axis") this.timeline.setAxis(on);
    if (id === "paths") {
      this.showsAllPaths = on;
      this.drawing.setTouches(this.session.fingersAt(this.moment, on));
    }
  }

  openTab(name) {
    const tab = byId("tab-" + name);
    for (const other of tab.parentElement.querySelectorAll("[role=tab]")) {
      const isIt = other === tab;
      other.setAttribute("aria-selected", String(isIt));
      other.tabIndex = isIt ? 0 : -1;
      byId(other.getAttribute("aria-controls")).hidden = !isIt;
    }
    // A list that was hidden could not bring its chosen row into sight.
    const list = { views: this.outline.list, events: this.events, objects: this.objects }[name];
    if (list && list.chosen >= 0) list.setChosen(list.chosen);
  }

  /** The event before or after this one in which something was decided about what is selected. */
  goAlong(direction) {
    const { target } = this;
    if (!target) return this.go(this.moment + direction);
    const records = target.touch !== undefined ? this.session.touches[target.touch].records : this.session.recordsAbout(target.object);
    const place = lastAtMost(records, direction > 0 ? this.moment : this.moment - 1, (record) => record.moment) + (direction > 0 ? 1 : 0);
    if (records[place]) this.go(records[place].moment);
  }

  clear() {
    this.point = null;
    byId("pointer").textContent = "";
    this.drawing.set({ mark: null, asked: new Set() });
    byId("point").replaceChildren(make("p", "dim", "Click into the drawing."));
    this.select(null);
    this.openTab("moment");
  }
}

function plural(count, one, many = one + "s") {
  return count.toLocaleString("en") + " " + (count === 1 ? one : many);
}

const data = JSON.parse(byId("data").textContent);
if (data) {
  // By hand, from the browser's console: inspector.go(12).
  window.inspector = new Inspector(new Session(data));
  window.modulesOfPage = { colour, hit: hitTest, owners: ownersOf };
}
