// The lists of the page: problems, views, events, recognisers and controls; and the search through them.

import { RowList } from "../common/list.js";
import { Outline } from "../common/outline.js";
import { stateWord } from "./lanes.js";
import { ProblemList } from "./problems.js";
import { Search } from "./search.js";
import { make, seconds } from "./sentences.js";

const byId = (id) => document.getElementById(id);

export function plural(count, one, many = one + "s") {
  return count.toLocaleString("en") + " " + (count === 1 ? one : many);
}

/** The lists of an inspector. */
export class Lists {
  constructor(inspector) {
    const { session } = inspector;
    this.inspector = inspector;
    this.session = session;
    this.listed = session.objects.filter((object) => object.kind === "recognizer" || object.kind === "control");
    this.problems = new ProblemList(byId("problems"), session, (index) => inspector.showProblem(index));
    this.outline = new Outline(byId("views"), { config: session.config, choose: (id) => inspector.select({ object: id }) });
    this.shownEvents = session.moments.map((_, m) => m);
    // What was decided in an event that a search found by that.
    this.sentencesFound = new Map();
    this.events = new RowList(byId("events"), {
      rowHeight: 24,
      fill: (row, index) => this.fillEvent(row, this.shownEvents[index]),
      choose: (index) => inspector.go(this.shownEvents[index]),
    });
    this.shownObjects = this.listed;
    this.objects = new RowList(byId("objects"), {
      rowHeight: 24,
      fill: (row, index) => this.fillObject(row, this.shownObjects[index]),
      choose: (index) => inspector.select({ object: this.shownObjects[index].id }),
    });
    this.outline.setTree(session.tree);
    this.events.setCount(this.shownEvents.length);
    this.objects.setCount(this.shownObjects.length);
    this.search = new Search([
      { tab: "problems", count: () => this.problems.shown.length, go: (place) => inspector.showProblem(this.problems.shown[place].index) },
      { tab: "views", count: () => this.outline.matches, go: (place) => inspector.select({ object: this.outline.match(place) }) },
      { tab: "events", count: () => this.shownEvents.length, go: (place) => inspector.go(this.shownEvents[place]) },
      { tab: "objects", count: () => this.shownObjects.length, go: (place) => inspector.select({ object: this.shownObjects[place].id }) },
    ], { find: (wanted) => this.find(wanted), open: (tab) => inspector.openTab(tab), report: (wanted) => this.report(wanted) });
  }

  setMoment(moment) {
    this.events.setChosen(this.shownEvents.indexOf(moment));
    this.objects.redraw();
  }

  /** The view and the object that are selected. */
  setChosen(view, object) {
    this.outline.select(view);
    this.objects.setChosen(object ? this.shownObjects.indexOf(object) : -1);
  }

  /** A list that was hidden could not bring its chosen row into sight. */
  opened(name) {
    const list = { views: this.outline.list, events: this.events, objects: this.objects }[name];
    if (list && list.chosen >= 0) list.setChosen(list.chosen);
    if (name === "problems") this.problems.setChosen(this.problems.chosen);
  }

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
    const state = this.inspector.stateOf(object.id);
    row.append(swatch, make("span", "name", object.name.slice(0, 200)), make("span", "rest", object.className));
    if (state) row.append(make("span", "tag", stateWord(state)));
  }

  // ---- Search ----

  find(wanted) {
    const isWanted = (...texts) => !wanted || texts.some((part) => (part || "").toLowerCase().includes(wanted));
    const isNamed = (moment) => isWanted(moment.label, ...(moment.lines || []), ...(moment.notes || []));
    this.problems.search(isWanted);
    this.outline.search(wanted);
    this.sentencesFound = wanted ? this.session.momentsThatSay(isWanted) : new Map();
    this.shownEvents = this.session.moments.map((_, m) => m).filter((m) => !wanted || this.sentencesFound.has(m) || isNamed(this.session.moments[m]));
    this.shownObjects = this.listed.filter((object) => isWanted(object.name, object.className));
    this.events.chosen = this.shownEvents.indexOf(this.inspector.moment);
    this.events.setCount(this.shownEvents.length);
    this.objects.setCount(this.shownObjects.length);
  }

  /** How much there is of what is searched for, in words and at the tabs. */
  report(wanted) {
    const counts = { problems: this.problems.shown.length, views: this.outline.matches, events: this.shownEvents.length, objects: this.shownObjects.length };
    const parts = [counts.problems && plural(counts.problems, "problem"), plural(counts.views, "view"), plural(counts.events, "event")].filter(Boolean);
    byId("found").textContent = wanted ? parts.join(", ") : "";
    for (const [name, count] of Object.entries(counts)) byId("tab-" + name).classList.toggle("empty", wanted !== "" && count === 0);
  }
}
