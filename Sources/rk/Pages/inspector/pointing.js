// Pointers over the timeline: they choose, scrub, show what stands under them, and make it wider.

import { HEAD_HEIGHT } from "./scale.js";

/** Makes a timeline answer to pointers. */
export function listen(timeline) {
  const { scroll } = timeline;
  let scrubs = false;
  scroll.addEventListener("pointerdown", (event) => {
    const spot = spotOf(timeline, event);
    if (!spot) return;
    if (spot.y < HEAD_HEIGHT) {
      scrubs = true;
      scroll.setPointerCapture(event.pointerId);
      timeline.goTo(spot.x);
    }
  });
  scroll.addEventListener("pointermove", (event) => {
    const spot = spotOf(timeline, event);
    if (scrubs && spot) timeline.goTo(spot.x);
    else showTip(timeline, event, spot);
  });
  scroll.addEventListener("pointerup", () => { scrubs = false; });
  scroll.addEventListener("pointercancel", () => { scrubs = false; });
  scroll.addEventListener("pointerleave", () => { timeline.tip.hidden = true; });
  scroll.addEventListener("click", (event) => {
    const spot = spotOf(timeline, event);
    if (!spot || spot.y < HEAD_HEIGHT) return;
    const found = timeline.find(spot);
    // Where there is nothing, the click chooses the time.
    if (!found || !found.entry) timeline.goTo(spot.x);
    else {
      timeline.go(found.entry.moment);
      timeline.choose(found.entry.target);
    }
  });
  scroll.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    timeline.setZoom(Math.exp(-event.deltaY / 200));
  }, { passive: false });
}

/** Where a pointer is: x of the whole timeline, y of what is in sight. Nothing over the scroll bars. */
function spotOf(timeline, event) {
  const box = timeline.scroll.getBoundingClientRect();
  const [x, y] = [event.clientX - box.left, event.clientY - box.top];
  if (x < 0 || y < 0 || x > timeline.scroll.clientWidth || y > timeline.scroll.clientHeight) return null;
  return { x: x + timeline.scroll.scrollLeft, y };
}

function showTip(timeline, event, spot) {
  const found = spot && spot.y >= HEAD_HEIGHT ? timeline.find(spot) : null;
  timeline.tip.hidden = !(found && found.entry);
  if (timeline.tip.hidden) return;
  timeline.tip.replaceChildren(found.lane.name.slice(0, 200) + ", " + found.entry.time.toFixed(3) + " s: ", found.entry.record.text);
  const { innerWidth, innerHeight } = window;
  timeline.tip.style.left = Math.min(event.clientX + 14, innerWidth - timeline.tip.offsetWidth - 8) + "px";
  timeline.tip.style.top = Math.min(event.clientY + 14, innerHeight - timeline.tip.offsetHeight - 8) + "px";
}
