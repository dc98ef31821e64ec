// What a recogniser is set to: properties, requirements, delegate.

import { make } from "./sentences.js";

/** Parts of the details of a recogniser at a moment; `details` makes the links. */
export function recognizerFacts(details, id, moment) {
  const { session } = details;
  const facts = session.factsOf(id, moment);
  if (!facts) return [];
  const parts = [];
  const links = (ids) => ids.flatMap((other, place) => [place ? ", " : "", details.objectLink(other)]);
  const list = make("dl", "facts");
  const fact = (name, ...value) => list.append(make("dt", "", name), make("dd", "", ...value));
  // Those that require this one to fail are found at them.
  const waiting = session.objects.filter((other) => other.kind === "recognizer" && other.id !== id && ((session.factsOf(other.id, moment) || {}).requires || []).includes(id));
  const excluding = facts.requires || [];
  fact("requires to fail", ...(excluding.length ? links(excluding) : [make("span", "dim", "none")]));
  if (waiting.length) fact("required by", ...links(waiting.map((other) => other.id)));
  if (facts.delegate !== undefined) fact("delegate", details.objectLink(facts.delegate));
  else fact("delegate", facts.answers ? "functions of the program" : make("span", "dim", "none"));
  if (facts.answers && facts.answers.length) fact("it answers", facts.answers.join(", "));
  parts.push(make("h2", "", "Arbitration"), list);
  const properties = make("dl", "facts");
  for (const [name, value, isUsual] of facts.properties) {
    properties.append(make("dt", "", name), make("dd", isUsual ? "dim" : "", value));
  }
  parts.push(make("h2", "", "Properties"), properties);
  return parts;
}
