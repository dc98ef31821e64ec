// The names of the timeline's rows, beside the lanes.

/** The button of a row: a group's folds it, a lane's selects what it is about. */
export function nameOfRow(timeline, row) {
  return row.lane ? laneRow(timeline, row) : groupRow(timeline, row);
}

function groupRow(timeline, { group, name, about, isFolded, height }) {
  const row = document.createElement("button");
  row.type = "button";
  row.className = "lane-name group";
  row.style.height = height + "px";
  row.setAttribute("aria-expanded", String(!isFolded));
  const parts = [[isFolded ? "▸" : "▾", "fold"], [name.slice(0, 200), "name"], [about, "rest"]];
  for (const [text, className] of parts) {
    const part = document.createElement("span");
    part.className = className;
    part.textContent = text;
    if (className === "fold") part.setAttribute("aria-hidden", "true");
    row.append(part);
  }
  row.addEventListener("click", () => timeline.fold(group));
  return row;
}

function laneRow(timeline, { lane, isMember, height }) {
  const row = document.createElement("button");
  row.type = "button";
  row.className = "lane-name" + (isMember ? " member" : "");
  row.style.height = height + "px";
  const swatch = document.createElement("span");
  swatch.className = "swatch " + lane.kind;
  const object = timeline.session.objects[lane.target.object];
  if (object && object.kind === "recognizer" && object.view >= 0) row.title = "of " + timeline.session.objects[object.view].name.slice(0, 200);
  const name = document.createElement("span");
  name.textContent = lane.name.slice(0, 200);
  row.append(swatch, name);
  row.addEventListener("click", () => timeline.choose(timeline.targetOf(lane)));
  return row;
}
