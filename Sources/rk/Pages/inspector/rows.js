// Which lanes the timeline shows, and in which rows: all, those that a filter leaves, or one row for all lanes of a view.

import { LANE_HEIGHT, STRIPE } from "./scale.js";

/** More lanes than this are grouped by view at first, and groups are folded. */
export const MANY = 16;

/** A lane or a group as a row: `{lane}`, or `{group, lanes, name, isFolded}`, with its place. */
function placed(rows) {
  let top = 0;
  for (const row of rows) {
    row.top = top;
    row.height = row.isFolded ? Math.max(LANE_HEIGHT, row.lanes.length * STRIPE + 8) : LANE_HEIGHT;
    top += row.height;
  }
  return rows;
}

/** The view to which a lane belongs: a number, or "fingers". */
function groupOf(lane, session) {
  if (lane.kind === "touch") return "fingers";
  const object = session.objects[lane.target.object];
  return object.kind === "recognizer" ? object.view : object.id;
}

function words(count, one, many) {
  return count + " " + (count === 1 ? one : many);
}

/** What is in a group: "3 recognisers", "button, 2 recognisers". */
function contents(lanes) {
  if (lanes[0].kind === "touch") return words(lanes.length, "finger", "fingers");
  const recognizers = lanes.filter((lane) => lane.kind === "recognizer").length;
  const others = lanes.filter((lane) => lane.kind !== "recognizer").map((lane) => (lane.kind === "control" ? "control" : "scroll view"));
  return [...others, ...(recognizers ? [words(recognizers, "recogniser", "recognisers")] : [])].join(", ");
}

/** Whether a lane is wanted by a filter: each word of it stands in its name, its class or its view's name, or is what happened to it. */
function isWanted(lane, session, wanted) {
  const object = lane.target.object === undefined ? null : session.objects[lane.target.object];
  const view = object && object.kind === "recognizer" && object.view >= 0 ? session.objects[object.view].name : "";
  const states = lane.bars.map((bar) => bar.state);
  const text = [lane.name, lane.kind === "touch" ? "finger" : "", object ? object.className : "", view].join("\n").toLowerCase();
  return wanted.every((word) => text.includes(word) || states.includes(word));
}

/** The rows of a timeline. `folded` has the groups that are folded. */
export function rowsOf(session, lanes, { filter = "", isGrouped = false, folded = new Set() } = {}) {
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length) return placed(lanes.filter((lane) => isWanted(lane, session, wanted)).map((lane) => ({ lane })));
  if (!isGrouped) return placed(lanes.map((lane) => ({ lane })));
  const groups = new Map();
  for (const lane of lanes) {
    const key = groupOf(lane, session);
    if (groups.has(key)) groups.get(key).push(lane);
    else groups.set(key, [lane]);
  }
  const rows = [];
  for (const [group, members] of groups) {
    if (members.length === 1) {
      rows.push({ lane: members[0] });
      continue;
    }
    const name = group === "fingers" ? contents(members) : group >= 0 ? session.objects[group].name : "no view";
    const isFolded = folded.has(group);
    rows.push({ group, lanes: members, name, about: group === "fingers" ? "" : contents(members), isFolded });
    if (!isFolded) for (const lane of members) rows.push({ lane, isMember: true });
  }
  return placed(rows);
}

/** The groups of all lanes, by which they can be folded. */
export function groupsOf(session, lanes) {
  return new Set(lanes.map((lane) => groupOf(lane, session)));
}
