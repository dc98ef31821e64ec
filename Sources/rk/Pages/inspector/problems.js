// What went wrong: the list, the most serious first, and one of it with its causes.

import { causes, isMeasured, measured } from "./causes.js";
import { heading, make, seconds } from "./sentences.js";

const MOST = 100;
const SIGNS = { 3: ["error", "✕", "Error"], 2: ["warning", "!", "Warning"], 1: ["hint", "i", "Hint"] };

function sign(problem) {
  const [className, letter, word] = SIGNS[problem.severity] || SIGNS[1];
  const mark = make("span", "severity " + className, letter);
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", word);
  mark.title = word;
  return mark;
}

/** The sentence without the rules at its end, for a list. */
function shortly(text) {
  return text.replace(/ \(SPEC [^()]*\)$/, "").slice(0, 400);
}

/** The list of problems in a pane; `choose(index)` is called for the one that is clicked. */
export class ProblemList {
  constructor(element, session, choose) {
    this.element = element;
    this.session = session;
    this.choose = choose;
    this.chosen = null;
    this.most = MOST;
    this.shown = session.problems;
    element.addEventListener("keydown", (event) => this.pressed(event));
    this.draw();
  }

  search(isWanted) {
    this.most = MOST;
    this.shown = this.session.problems.filter((problem) => isWanted(problem.sentence, problem.where, problem.help));
    this.draw();
  }

  setChosen(index) {
    this.chosen = index;
    const place = this.shown.findIndex((problem) => problem.index === index);
    if (place >= this.most) this.most = place + 1;
    this.draw();
    const row = this.element.querySelector("[aria-current]");
    if (row && row.offsetParent) row.scrollIntoView({ block: "nearest" });
  }

  draw() {
    const hadFocus = this.element.contains(document.activeElement) && document.activeElement !== this.element;
    const { problems, touches } = this.session;
    if (!problems.length) {
      const what = touches.length ? "Each touch was heard, nothing was missed by a little, and every recogniser can recognise." : "No finger came down in this session.";
      this.element.replaceChildren(make("p", "nothing", make("strong", "", "No problem was found. "), what));
      return;
    }
    const rows = this.shown.slice(0, this.most).map((problem) => this.row(problem));
    if (!rows.length) rows.push(make("p", "nothing", "No problem matches the search."));
    if (this.shown.length > this.most) {
      const more = make("button", "more", this.shown.length - this.most + " more");
      more.type = "button";
      more.addEventListener("click", () => {
        this.most += MOST;
        this.draw();
      });
      rows.push(more);
    }
    this.element.replaceChildren(...rows);
    const current = this.element.querySelector("[aria-current]");
    if (hadFocus && current) current.focus({ preventScroll: true });
  }

  row(problem) {
    const row = make("button", "problem");
    row.type = "button";
    if (problem.index === this.chosen) row.setAttribute("aria-current", "true");
    const meta = make("span", "meta", seconds(problem.time) + " s");
    row.append(sign(problem), make("span", "what", shortly(problem.sentence)), meta);
    row.addEventListener("click", () => this.choose(problem.index));
    return row;
  }

  pressed(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !this.shown.length) return;
    event.preventDefault();
    event.stopPropagation();
    const place = this.shown.findIndex((problem) => problem.index === this.chosen);
    const next = this.shown[Math.min(this.shown.length - 1, Math.max(0, place + step))];
    this.choose(next.index);
    const row = this.element.querySelector("[aria-current]");
    if (row) row.focus();
  }
}

/** Shows a problem in the pane of reasons; `details` makes links. */
export function showProblem(pane, details, problem) {
  const { session } = details;
  const parts = [];
  const head = make("div", "head", sign(problem), heading("Problem " + (problem.index + 1) + " of " + session.problems.length));
  parts.push(head, make("p", "story", details.story(problem.sentence)));
  const facts = make("dl", "facts");
  const fact = (name, ...value) => facts.append(make("dt", "", name), make("dd", "", ...value));
  const times = [details.momentLink(seconds(problem.time) + " s", problem.moment)];
  if (problem.count > 1) times.push(", first ", details.momentLink(seconds(problem.firstTime) + " s", problem.firstMoment), ", " + problem.count + " times");
  fact("when", ...times);
  if (problem.victim >= 0) fact("victim", details.objectLink(problem.victim));
  if (problem.culprit >= 0) fact("culprit", details.objectLink(problem.culprit));
  const touch = details.touchOf(problem.touch, problem.moment);
  if (touch) fact("touch", details.link(touch.name, { touch: touch.key }));
  if (isMeasured(problem)) fact("measured", ...measured(problem));
  parts.push(facts);
  const list = causes(details, problem.steps, problem.sentence);
  if (list || (problem.explanation && problem.explanation !== problem.sentence)) {
    parts.push(make("h2", "", "Why"));
    if (list) parts.push(list);
    else parts.push(make("p", "", details.story(problem.explanation)));
  }
  if (problem.where) parts.push(make("h2", "", "Where to look"), make("p", "", details.story(problem.where)));
  if (problem.help) parts.push(make("h2", "", "What would help"), make("p", "", details.story(problem.help)));
  pane.replaceChildren(...parts);
}

export function showNoProblem(pane, session) {
  pane.replaceChildren(make("p", "dim", session.problems.length ? "Choose a problem from the list." : "No problem was found in this session."));
}

/** The frames that a problem draws: its victim's and its culprit's views. */
export function rolesOf(session, problem) {
  const view = (id) => (id >= 0 && session.objects[id].kind === "recognizer" ? session.objects[id].view : id);
  return [["culprit", problem.culprit], ["victim", problem.victim]].filter(([, id]) => id >= 0).map(([role, id]) => ({ role, id: view(id) }));
}
