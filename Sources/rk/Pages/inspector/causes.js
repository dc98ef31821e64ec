// The causes of an explanation, one after the other: what happened, because of what, because of what.

import { numberText, rounded } from "../common/geometry.js";
import { make, seconds } from "./sentences.js";

/** By RKUnit; nothing is shown of plain numbers, whose meaning only the sentence has. */
const UNITS = { 1: "points", 2: "seconds", 3: "fingers", 4: "opacity", 6: "degrees" };

/** A list of causes; null if there is nothing in it that the sentence above it does not have. `details` makes the links. */
export function causes(details, steps, sentence) {
  const isFirstKnown = steps.length > 0 && !isMeasured(steps[0]) && (steps[0].text === sentence || steps.length === 1);
  const rest = isFirstKnown ? steps.slice(1) : steps;
  if (!rest.length) return null;
  const list = make("ol", "causes");
  if (isFirstKnown) list.setAttribute("aria-label", "because");
  rest.forEach((step, place) => list.append(cause(details, step, place)));
  return list;
}

/** Whether it has a value with a limit. */
export function isMeasured(step) {
  return step.unit in UNITS && Number.isFinite(step.value) && Number.isFinite(step.limit) && step.limit > 0;
}

function cause(details, step, place) {
  const line = make("li", "cause");
  line.dataset.reason = details.session.data.names[step.reason] || "";
  line.append(make("span", "place", String(place + 1)));
  const words = make("div", "words", details.story(step.text));
  const facts = make("div", "dim");
  if (step.time !== null && step.time !== undefined) {
    const moment = details.session.atTime(step.time);
    facts.append(details.momentLink(seconds(step.time) + " s", moment));
  } else {
    facts.append("as it is now");
  }
  if (isMeasured(step)) {
    const [text, bar] = measured(step);
    facts.append(", " + text);
    words.append(facts, bar);
  } else {
    words.append(facts);
  }
  line.append(words);
  return line;
}

/** A value and its limit in words, rounded, and as a bar. */
export function measured(step) {
  return [round(step.value) + " " + UNITS[step.unit] + ", limit " + round(step.limit), meter(step)];
}

/** Whether the limit had to be reached, by which a gesture began. */
function isReached(step) {
  return step.reason >= 520 && step.reason < 540;
}

/** How far a value is from its limit. */
function meter(step) {
  const most = Math.max(step.value, step.limit) * 1.15 || 1;
  const bar = make("div", "meter");
  bar.setAttribute("role", "img");
  bar.setAttribute("aria-label", round(step.value) + " of " + round(step.limit));
  const value = make("span", step.value > step.limit && !isReached(step) ? "value over" : "value");
  value.style.width = Math.min(100, Math.max(0, (step.value / most) * 100)) + "%";
  const limit = make("span", "limit");
  limit.style.left = Math.min(100, (step.limit / most) * 100) + "%";
  bar.append(value, limit);
  return bar;
}

function round(value) {
  return numberText(rounded(value, Math.abs(value) < 1 ? 3 : 2));
}
