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
  // What was set is to be seen; what is as usual is folded.
  const [set, usual] = [0, 1].map((isUsual) => {
    const properties = make("dl", "facts wide");
    for (const [name, value] of facts.properties.filter((property) => property[2] === isUsual)) properties.append(make("dt", "", name), make("dd", isUsual ? "dim" : "", value));
    return properties;
  });
  parts.push(make("h2", "", "Properties"));
  if (set.childElementCount) parts.push(set);
  if (usual.childElementCount) parts.push(make("details", "", make("summary", "", usual.childElementCount / 2 + " with default values"), usual));
  return parts;
}
