// The inspector: what went wrong in a session, what happened, moment by moment, and why.

import { Drawing } from "../common/drawing.js";
import { hitTest } from "../common/hit.js";
import { ownersOf } from "../common/owners.js";
import { colour } from "../common/theme.js";
import { Address } from "./address.js";
import { connect } from "./controls.js";
import { describe } from "./describe.js";
import { Details } from "./details.js";
import { lanesOf, stateAt } from "./lanes.js";
import { Lists } from "./lists.js";
import { listenToBars, watchWidth } from "./panes.js";
import { Player } from "./player.js";
import { rolesOf, showNoProblem, showProblem } from "./problems.js";
import { make, seconds } from "./sentences.js";
import { Session, lastAtMost } from "./session.js";
import { Timeline } from "./timeline.js";

const byId = (id) => document.getElementById(id);

class Inspector {
  constructor(session) {
    this.session = session;
    this.moment = 0;
    /** Seconds; at the moment's own, or after it. */
    this.clock = session.start;
    this.target = null;
    this.point = null;
    this.problem = null;
    this.isPhone = false;
    this.showsAllPaths = false;
    this.lanes = lanesOf(session);
    this.laneOf = new Map(this.lanes.filter((lane) => lane.target.object !== undefined).map((lane) => [lane.target.object, lane]));
    this.details = new Details(session, { select: (target) => this.select(target), go: (moment) => this.go(moment) });
    this.lists = new Lists(this);
    this.drawing = new Drawing(byId("drawing"), {
      config: session.config,
      onPoint: (point) => this.ask(point),
      onHover: (point) => this.hover(point),
    });
    this.timeline = new Timeline(session, this.lanes, {
      names: byId("lane-names"), view: byId("lane-view"), canvas: byId("lane-canvas"), scroll: byId("lane-scroll"), space: byId("lane-space"), tip: byId("tip"),
    }, { go: (moment) => this.go(moment), goToTime: (time) => this.goToTime(time), choose: (target) => this.select(target) });
    this.player = new Player(this);
    this.address = new Address(this);
    this.frame = this.wholeFrame();
    describe(this);
    listenToBars();
    watchWidth((isPhone) => {
      this.isPhone = isPhone;
      this.openTab(this.session.problems.length ? "problems" : "views");
    });
    connect(this);
    this.drawing.setTree(session.tree, this.frame);
    this.timeline.resized();
    this.details.showNothing(byId("selection"));
    showNoProblem(byId("why"), session);
    byId("point").replaceChildren(make("p", "dim", "Click into the drawing."));
    this.show();
    this.open();
  }

  /** What the page begins with: what its address describes, else the first problem, else where the first finger comes down. */
  open() {
    this.openTab(this.session.problems.length ? "problems" : "views");
    if (this.address.read()) return;
    if (this.session.problems.length) {
      this.showProblem(0);
      // On a phone there is one pane: the list comes first.
      this.openTab("problems");
    } else {
      if (!this.isPhone) this.openTab("moment");
      this.go(this.session.firstTouch);
    }
  }

  get listed() {
    return this.lists.listed;
  }

  get outline() {
    return this.lists.outline;
  }

  /** What any window covers at any moment, so that the drawing does not jump. */
  wholeFrame() {
    const first = this.session.tree.frame();
    const windows = new Set(this.session.tree.windows.map((node) => node.id));
    const changes = this.session.moments.some((moment) => (moment.views || []).some((view) => view.kind === "window" && !windows.has(view.id)));
    return changes ? null : first;
  }

  // ---- Going and selecting ----

  go(moment) {
    this.player.stop();
    const next = Math.min(this.session.count - 1, Math.max(0, moment));
    this.clock = this.session.moments[next].t;
    this.goTo(next);
  }

  /** To a time, whose moment is the last one up to it. */
  goToTime(time) {
    this.clock = Math.min(this.session.end, Math.max(this.session.start, time));
    this.goTo(this.session.atTime(this.clock));
  }

  goTo(moment) {
    if (moment === this.moment) {
      this.showTime();
      return;
    }
    this.moment = moment;
    const changed = this.session.goTo(moment);
    if (changed.views || changed.order) {
      this.outline.setTree(this.session.tree);
      this.drawing.setTree(this.session.tree, this.frame);
    }
    this.show();
  }

  showTime() {
    const { session, moment } = this;
    byId("now").replaceChildren(make("span", "event", moment + " / " + (session.count - 1) + "   "), seconds(this.clock) + " s");
    this.timeline.setMoment(moment, this.clock);
    this.address.change();
  }

  show() {
    const { session, moment } = this;
    byId("label").textContent = session.moments[moment].label.slice(0, 300);
    byId("first").disabled = byId("previous").disabled = moment === 0;
    byId("last").disabled = byId("next").disabled = moment === session.count - 1;
    this.drawing.setTouches(session.fingersAt(moment, this.showsAllPaths));
    this.lists.setMoment(moment);
    this.details.showMoment(byId("moment"), moment);
    this.showTarget();
    this.showRoles();
    if (this.point) this.showPoint();
    this.showTime();
  }

  /** Playing has come to an end, or was interrupted. */
  stopped() {
    this.address.change();
  }

  /** Selects `{object}` or `{touch}`; null selects nothing. */
  select(target) {
    this.choose(target);
    if (target) this.openTab("selection");
  }

  choose(target) {
    this.target = target;
    const object = target && target.object !== undefined ? this.session.objects[target.object] : null;
    // A recogniser is shown by its view.
    const view = object ? (object.kind === "recognizer" ? object.view : object.id) : null;
    this.drawing.set({ selected: view });
    this.lists.setChosen(view, object);
    this.timeline.setChosen(target);
    this.showTarget();
    this.address.change();
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

  // ---- Problems ----

  /** Shows a problem: its moment, its victim and culprit in the drawing, and its causes. */
  showProblem(index) {
    const { session } = this;
    const problem = session.problems[index];
    this.problem = index;
    this.lists.problems.setChosen(index);
    this.forgetPoint();
    this.go(problem.moment);
    const touch = this.details.touchOf(problem.touch, problem.moment);
    this.choose(problem.victim >= 0 ? { object: problem.victim } : touch ? { touch: touch.key } : null);
    showProblem(byId("why"), this.details, problem);
    this.showRoles();
    this.openTab("why");
  }

  showRoles() {
    const problem = this.problem === null ? null : this.session.problems[this.problem];
    const isNow = problem !== null && problem.moment === this.moment;
    this.drawing.set({ roles: isNow ? rolesOf(this.session, problem) : [] });
    if (!this.point) this.drawing.set({ mark: (isNow && problem.point) || null });
    for (const entry of document.querySelectorAll("[data-role]")) entry.hidden = !isNow;
  }

  // ---- Points ----

  ask(point) {
    this.point = point;
    const node = this.showPoint();
    byId("verdict").textContent = "A finger here would hit " + (node ? this.session.objects[node.id].name.slice(0, 200) : "nothing");
    this.openTab("point");
    this.address.change();
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

  forgetPoint() {
    this.point = null;
    byId("pointer").textContent = "";
    this.drawing.set({ mark: null, asked: new Set() });
    byId("point").replaceChildren(make("p", "dim", "Click into the drawing."));
  }

  hover(point) {
    const found = point ? hitTest(this.session.tree, point[0], point[1], this.session.config, false) : null;
    this.drawing.set({ hovered: found && found.node ? found.node.id : null });
    byId("pointer").textContent = point ? this.pointText(point, found.node) : "";
  }

  // ---- Switches ----

  toggle(id) {
    const button = byId(id);
    const on = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(on));
    if (id === "owners") this.drawing.set({ showsOwners: on });
    if (id === "ghosts") this.drawing.set({ showsGhosts: on });
    if (id === "names") this.drawing.set({ showsNames: on });
    if (id === "axis") this.timeline.setAxis(on);
    if (id === "grouped") this.timeline.arrange({ isGrouped: on });
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
    const strip = tab.parentElement;
    if (tab.offsetLeft < strip.scrollLeft || tab.offsetLeft + tab.offsetWidth > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = tab.offsetLeft - 40;
    this.lists.opened(name);
    this.address.change();
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
    this.problem = null;
    this.lists.problems.setChosen(null);
    showNoProblem(byId("why"), this.session);
    this.forgetPoint();
    this.choose(null);
    this.showRoles();
    this.openTab("moment");
  }
}

const data = JSON.parse(byId("data").textContent);
if (data) {
  // By hand, from the browser's console: inspector.go(12).
  window.inspector = new Inspector(new Session(data));
  window.modulesOfPage = { colour, hit: hitTest, owners: ownersOf };
}
