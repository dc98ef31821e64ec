"""A slow telephone: the work of a frame, with a finger that moves, stays below the sixtieth of a second."""

from __future__ import annotations

import statistics

import pytest

from test_playground import module, playground, served  # noqa: F401
from test_scenes import choose

#: Milliseconds that a frame has, at 60 frames a second.
FRAME = 1000 / 60
#: How much slower than this machine the processor is made.
SLOWER = 4

FRAMES = """
async ([path, count]) => {
  const { fingers, drawing } = playground;
  const ids = path.map(([x, y]) => fingers.put([x, y], null));
  const spent = [];
  for (let at = 1; at <= count; at += 1) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    ids.forEach((id, index) => fingers.drag(id, [path[index][0] + path[index][2] * at / count, path[index][1] + path[index][3] * at / count]));
    fingers.flush();
    drawing.draw();
    document.body.offsetHeight; // layout is work, too
    spent.push(performance.now() - start);
  }
  for (const id of ids) fingers.lift(id);
  return spent;
}
"""


@pytest.mark.parametrize(
    ("file", "path"),
    [("list", [[160, 400, 0, -300]]), ("map", [[130, 240, -60, -80], [190, 240, 60, 80]]), ("controls", [[104, 57, 120, 0]]), ("nested-scroll-views", [[200, 160, -120, 0]])],
)
def test_sixty_frames_a_second(playground, file, path):
    page = playground(width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2)
    choose(page, file)
    page.evaluate(FRAMES, [path, 10])  # compiled once
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    spent = page.evaluate(FRAMES, [path, 60])
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    print(f"{file}: median {statistics.median(spent):.1f} ms, 9 of 10 within {sorted(spent)[53]:.1f} ms, {SLOWER} times slower")
    assert statistics.median(spent) < FRAME
