"""The work of a frame with a finger that moves stays small: what changes in the page, and how often the browser computes styles and layout.

The time is printed with `pytest -s`, with RK_SLOWER=4 on a processor made four times slower; it is no verdict.
"""

from __future__ import annotations

import os
import statistics

import pytest

from test_playground import module, served  # noqa: F401
from test_scenes import choose

#: How much slower than this machine the processor is made for the printed time: made so, it is busy all the while.
SLOWER = int(os.environ.get("RK_SLOWER", 1))
FRAME_COUNT = 60
#: What a frame may do, whatever the machine: today it changes 3 or 4 places, adds 2 nodes, and is laid out once.
CHANGES, NODES, LAYOUTS, STYLES = 6, 4, 2, 2

FRAMES = """
async ([path, count]) => {
  const { fingers, drawing } = playground;
  const ids = path.map(([x, y]) => fingers.put([x, y], null));
  const watch = new MutationObserver(() => {});
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const spent = [], changes = [], made = [];
  for (let at = 1; at <= count; at += 1) {
    await new Promise(requestAnimationFrame);
    watch.takeRecords();
    const start = performance.now();
    ids.forEach((id, index) => fingers.drag(id, [path[index][0] + path[index][2] * at / count, path[index][1] + path[index][3] * at / count]));
    fingers.flush();
    drawing.draw();
    document.body.offsetHeight; // layout is work, too
    spent.push(performance.now() - start);
    const records = watch.takeRecords();
    changes.push(records.length);
    made.push(records.reduce((sum, record) => sum + record.addedNodes.length, 0));
  }
  watch.disconnect();
  for (const id of ids) fingers.lift(id);
  return { spent, changes, made };
}
"""


@pytest.mark.parametrize(
    ("file", "path"),
    [("list", [[160, 400, 0, -300]]), ("map", [[130, 240, -60, -80], [190, 240, 60, 80]]), ("controls", [[104, 57, 120, 0]]), ("nested-scroll-views", [[200, 160, -120, 0]])],
)
def test_a_moving_finger_changes_little(pages, served, file, path):
    # With the browser's own clock: time is measured.
    page = pages.show(served, width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2, reduced_motion="no-preference")
    page.locator("body[data-ready]").wait_for()
    choose(page, file)
    page.evaluate(FRAMES, [path, 10])  # compiled once
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def counts() -> dict[str, float]:
        return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}

    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    before = counts()
    frames = page.evaluate(FRAMES, [path, FRAME_COUNT])
    after = counts()
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    layouts, styles = ((after[name] - before[name]) / FRAME_COUNT for name in ("LayoutCount", "RecalcStyleCount"))
    spent = frames["spent"]
    print(f"{file}: median {statistics.median(spent):.1f} ms, 9 of 10 within {sorted(spent)[FRAME_COUNT * 9 // 10 - 1]:.1f} ms, {SLOWER} times slower; {layouts:.1f} layouts, {styles:.1f} styles, "
          f"{statistics.median(frames['changes'])} changes, {statistics.median(frames['made'])} nodes a frame")
    assert statistics.median(frames["changes"]) <= CHANGES and statistics.median(frames["made"]) <= NODES
    assert layouts <= LAYOUTS and styles <= STYLES
