// Where values stand in a JSON text, by the paths that the library's messages use: `steps[3].down[1]`.

/** `{start, end}`, offsets of the value, by path; of a text that is no JSON, those up to where it stops being some. */
export function placesIn(text) {
  const places = new Map();
  let at = 0;

  const space = () => {
    while (at < text.length && " \n\r\t".includes(text[at])) at += 1;
  };
  const string = () => {
    const start = at;
    at += 1;
    while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
    at += 1;
    return text.slice(start, at);
  };
  const list = (path, close, item) => {
    at += 1;
    space();
    for (let index = 0; at < text.length && text[at] !== close; index += 1) {
      item(path, index);
      space();
      if (text[at] === ",") at += 1;
      else if (text[at] !== close) throw at;
      space();
    }
    at += 1;
  };
  const member = (path) => {
    if (text[at] !== '"') throw at;
    const key = JSON.parse(string());
    space();
    if (text[at] !== ":") throw at;
    at += 1;
    space();
    value(path === "" ? key : path + "." + key);
  };
  const value = (path) => {
    const start = at;
    if (text[at] === "{") list(path, "}", member);
    else if (text[at] === "[") list(path, "]", (above, index) => value(above + "[" + index + "]"));
    else if (text[at] === '"') string();
    else while (at < text.length && !",]} \n\r\t".includes(text[at])) at += 1;
    if (at === start) throw at;
    places.set(path, { start, end: at });
  };

  try {
    space();
    value("");
  } catch {
    // What has been found so far is all that there is.
  }
  return places;
}

/** The line of an offset, counted from 1. */
export function lineOf(text, offset) {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}

/** The numbers of all fingers in a list of steps, also in steps within steps. */
export function fingersOf(steps, ids = new Set()) {
  for (const [key, value] of Object.entries(steps || {})) {
    if (["down", "move", "up"].includes(key) && Array.isArray(value)) ids.add(value[0]);
    else if (key === "update" && Array.isArray(value)) value.forEach((sample) => Array.isArray(sample) && ids.add(sample[1]));
    else if (typeof value === "object") fingersOf(value, ids);
  }
  return ids;
}

/** The text with the times of its own steps moved on, each as far as it came later because of what was `made` before it. Only `{after, step}` with a time are made. */
function moved(text, places, made) {
  const times = [];
  for (const [path, place] of places) {
    const [, index, within] = /^steps\[([0-9]+)\](.*)\.t$/.exec(path) || [];
    if (index !== undefined) (times[index] ??= []).push({ ...place, time: Number(text.slice(place.start, place.end)), isOwn: within === "" });
  }
  // As LiveScenario.swift has it.
  const later = [];
  let [clock, delay, next, isDelayed] = [0, 0, 0, false];
  times.forEach((list, index) => {
    for (; next < made.length && made[next].after <= index; next += 1) {
      clock = Math.max(clock, made[next].step.t);
      isDelayed = true;
    }
    const own = list.find(({ isOwn }) => isOwn);
    if (own && isDelayed) {
      delay = Math.max(delay, clock - own.time);
      isDelayed = false;
    }
    if (own) clock = Math.max(clock, own.time + delay);
    if (delay > 0) for (const { start, end, time } of list) later.push({ start, end, time: Math.round((time + delay) * 1e6) / 1e6 });
  });
  let result = text;
  for (const { start, end, time } of later.reverse()) result = result.slice(0, start) + time + result.slice(end);
  return result;
}

/**
 * The text with more steps in it: `[{after, step}]`, `after` being how many of the text's own steps come before. Its own steps that are still to come then come later by as much as it
 * takes, as time never goes backwards. Null if it has no list of steps.
 */
export function withSteps(original, made) {
  const text = moved(original, placesIn(original), made);
  const places = placesIn(text);
  const steps = places.get("steps");
  if (!steps) return null;
  let result = text;
  for (const { after, step } of [...made].reverse()) {
    const before = after > 0 ? places.get("steps[" + (after - 1) + "]") : null;
    const isEmpty = !places.has("steps[0]");
    const line = "\n    " + JSON.stringify(step);
    if (before) result = result.slice(0, before.end) + "," + line + result.slice(before.end);
    else result = result.slice(0, steps.start + 1) + line + (isEmpty && made[made.length - 1].step === step ? "" : ",") + result.slice(steps.start + 1);
  }
  return result;
}
