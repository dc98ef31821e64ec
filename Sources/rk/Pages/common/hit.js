// Hit-testing as the library does it (SPEC 32-53), with the same sentences, on the views of one moment. What an override answers is not known here:
// the inherited method is taken in its place, and `doubts` names the views of which that is so.

import { contains, isSingular, pointText, numberText, toLocal } from "./geometry.js";
import { isDisabledControl, nameOf } from "./tree.js";

/** What decides without being asked; the words are those of the library's sentences. */
function filter(view, config) {
  if (isSingular(view)) return ["its transform cannot be inverted", 13];
  if (view.hidden) return ["it is hidden", 32];
  if (view.interaction === false) return ["userInteractionEnabled is NO", 32];
  const alpha = view.alpha ?? 1;
  if (alpha < config.alphaHitThreshold) {
    const shown = numberText(roundedAway(alpha * 1e6) / 1e6);
    return ["its alpha " + shown + " is below " + numberText(config.alphaHitThreshold), 32];
  }
  if (view.animating || (config.disabledControlsHitTestNil && isDisabledControl(view))) return ["it is animating without interaction", 53];
  return null;
}

/** Halves go away from zero, as in the library. */
function roundedAway(number) {
  return Math.sign(number) * Math.round(Math.abs(number));
}

function boundsText(b) {
  return " (" + numberText(b[0]) + " " + numberText(b[1]) + "; " + numberText(b[2]) + " " + numberText(b[3]) + ")";
}

/** Asks one view; its local point if it contains the point. */
function ask(node, x, y, config, visits) {
  const { view } = node;
  const rejected = filter(view, config);
  const local = toLocal(view, x, y);
  if (rejected) {
    visits.push({ node, local, taken: false, text: nameOf(view) + " was not hit: " + rejected[0] + " (SPEC " + rejected[1] + ")" });
    return null;
  }
  const at = pointText(local[0], local[1]);
  if (!contains(view.bounds, local[0], local[1])) {
    visits.push({ node, local, taken: false, text: nameOf(view) + " was not hit: " + at + " is outside of its bounds" + boundsText(view.bounds) + " (SPEC 11)" });
    return null;
  }
  visits.push({ node, local, taken: true, text: nameOf(view) + " contains " + at + "; its subviews are asked (SPEC 11)" });
  return local;
}

/** Below one window or view; x and y in its superview's coordinates. */
function walk(start, x, y, config, visits) {
  let local = ask(start, x, y, config, visits);
  if (!local) return null;
  let node = start;
  let visit = visits[visits.length - 1];
  descend: for (;;) {
    for (let k = node.children.length - 1; k >= 0; k -= 1) {
      const inside = ask(node.children[k], local[0], local[1], config, visits);
      if (inside) {
        node = node.children[k];
        local = inside;
        visit = visits[visits.length - 1];
        continue descend;
      }
    }
    visit.text = nameOf(node.view) + " was hit: it contains the point and no subview took it (SPEC 32)";
    return node;
  }
}

/**
 * What a finger at a point of the screen would hit: `node` (null for nothing), `visits` in the order in which views are asked, each `{node, local, taken,
 * text}`, and `doubts`, the nodes among them whose overrides may decide otherwise.
 */
export function hitTest(tree, x, y, config) {
  const visits = [];
  let node = null;
  for (let k = tree.windows.length - 1; k >= 0 && !node; k -= 1) {
    const window = tree.windows[k];
    if ((window.view.screen || 0) !== 0) continue;
    node = walk(window, x, y, config, visits);
  }
  return { node, visits, doubts: visits.map((visit) => visit.node).filter((asked) => asked.view.overrides) };
}
