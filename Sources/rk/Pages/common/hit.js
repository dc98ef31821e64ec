// Hit-testing as the library does it (SPEC 32-53), with the same sentences, on the views of one moment. Where it is not known what an override answers, the
// inherited method is taken in its place, and `doubts` names the views of which that is so.

import { answersInside, convert, isUnknown } from "./answers.js";
import { contains, isSingular, numberText, pointText, rounded, roundedText, toLocal } from "./geometry.js";
import { isDisabledControl, nameOf } from "./tree.js";

/** What decides without being asked; the words are those of the library's sentences. */
function filter(view, config) {
  if (isSingular(view)) return ["its transform cannot be inverted", 13];
  if (view.hidden) return ["it is hidden", 32];
  if (view.interaction === false) return ["userInteractionEnabled is false", 32];
  const alpha = view.alpha ?? 1;
  if (alpha < config.alphaHitThreshold) {
    return ["its alpha " + numberText(rounded(alpha, 6)) + " is below " + numberText(config.alphaHitThreshold), 32];
  }
  if (view.animating) return ["it is animating without interaction", 53];
  if (config.disabledControlsHitTestNil && isDisabledControl(view)) return ["it is a disabled control and disabledControlsHitTestNil is on", 51];
  return null;
}

function boundsText(b) {
  return " (" + roundedText(b[0]) + " " + roundedText(b[1]) + "; " + roundedText(b[2]) + " " + roundedText(b[3]) + ")";
}

/** Overrides that call one another never end; the library ends that much later, with the same result. */
const DEEPEST = 60;

/** One hit-test. Without `explains` nothing is put in words. */
class Test {
  constructor(tree, config, explains) {
    this.tree = tree;
    this.config = config;
    this.explains = explains;
    this.visits = [];
    this.doubts = new Set();
    this.depth = 0;
  }

  /** `text` is called only where it is shown. */
  visit(node, local, taken, text) {
    if (this.explains) this.visits.push({ node, local, taken, text: nameOf(node.view) + text() });
  }

  /** hitTest of a view; x and y in its own coordinates. */
  hit(node, x, y) {
    if (isUnknown(node.view)) this.doubts.add(node);
    const how = node.view.answers && node.view.answers.hit;
    if (how === undefined) return this.inherited(node, x, y);
    let found = null;
    if (this.depth >= DEEPEST) {
      this.doubts.add(node);
    } else {
      this.depth += 1;
      found = this.overridden(node, how, x, y);
      this.depth -= 1;
    }
    this.visit(node, [x, y], found !== null, () => (found ? "'s hitTest override returned " + nameOf(found.view) : "'s hitTest override returned nil") + " (SPEC 38)");
    return found;
  }

  /** SPEC 32. */
  inherited(start, startX, startY) {
    let node = start;
    let [x, y] = [startX, startY];
    if (!this.accepts(node, x, y)) return null;
    descend: for (;;) {
      // That of the node, which was asked just now.
      const own = this.visits[this.visits.length - 1];
      for (let k = node.children.length - 1; k >= 0; k -= 1) {
        const child = node.children[k];
        const { view } = child;
        const local = toLocal(view, x, y);
        if (view.answers && view.answers.hit !== undefined && !isSingular(view)) {
          const found = this.hit(child, ...local);
          if (found) return found;
        } else {
          if (isUnknown(view)) this.doubts.add(child);
          if (this.accepts(child, ...local)) {
            node = child;
            [x, y] = local;
            continue descend;
          }
        }
      }
      if (this.explains) own.text = nameOf(node.view) + " was hit: it contains the point and no subview took it (SPEC 32)";
      return node;
    }
  }

  /** The filters and pointInside of a view whose hitTest is the inherited one. */
  accepts(node, x, y) {
    const { view } = node;
    const rejected = filter(view, this.config);
    if (rejected) {
      this.visit(node, [x, y], false, () => " was not hit: " + rejected[0] + " (SPEC " + rejected[1] + ")");
      return false;
    }
    if (view.answers && view.answers.inside !== undefined) {
      const inside = answersInside(node, x, y);
      this.visit(node, [x, y], inside, () => (inside
        ? " accepts " + pointText(x, y) + " by its pointInside override; its subviews are hit-tested (SPEC 40)"
        : " was not hit: its pointInside override returned false for " + pointText(x, y) + " (SPEC 40)"));
      return inside;
    }
    const inside = contains(view.bounds, x, y);
    this.visit(node, [x, y], inside, () => (inside
      ? " contains " + pointText(x, y) + "; its subviews are hit-tested (SPEC 11)"
      : " was not hit: " + pointText(x, y) + " is outside of its bounds" + boundsText(view.bounds) + " (SPEC 11)"));
    return inside;
  }

  // ---- Overrides of hitTest ----

  overridden(node, how, x, y) {
    if (how === "self") return node;
    if (how === "nil") return null;
    if (how === "lastWins") return this.handMade(node, x, y, true, false);
    if (how === "unconverted") return this.handMade(node, x, y, false, true);
    const found = this.inherited(node, x, y);
    if (found) return found;
    for (const name of how) {
      const other = this.tree.named(name);
      if (!other) {
        // It is in no window: what would be asked is not in the report.
        this.doubts.add(node);
        continue;
      }
      const next = this.hit(other, ...convert(node, other, x, y));
      if (next) return next;
    }
    return null;
  }

  /** As people write it by hand: without conversion, or without an early end. */
  handMade(node, x, y, converts, stops) {
    const { view } = node;
    if (view.hidden || view.interaction === false || (view.alpha ?? 1) < 0.01) return null;
    if (!(view.answers.inside === undefined ? contains(view.bounds, x, y) : answersInside(node, x, y))) return null;
    let result = null;
    for (let k = node.children.length - 1; k >= 0; k -= 1) {
      const child = node.children[k];
      result = this.hit(child, ...(converts ? toLocal(child.view, x, y) : [x, y]));
      if (stops && result) break;
    }
    return result || node;
  }
}

/**
 * What a finger at a point of the screen would hit: `node` (null for nothing), `visits` in the order in which views are asked, each `{node, local, taken,
 * text}`, `passed`, windows that are not asked because they cannot be seen, and `doubts`, the nodes whose overrides may decide otherwise. Without `explains` there
 * are no visits.
 */
export function hitTest(tree, x, y, config, explains = true) {
  const test = new Test(tree, config, explains);
  const passed = [];
  let node = null;
  for (let k = tree.windows.length - 1; k >= 0 && !node; k -= 1) {
    const window = tree.windows[k];
    if ((window.view.screen || 0) !== 0) continue;
    // A window that cannot be seen is no candidate, whatever it overrides (SPEC 43).
    if (window.view.hidden || isSingular(window.view)) passed.push(window);
    else node = test.hit(window, ...toLocal(window.view, x, y));
  }
  return { node, visits: test.visits, passed, doubts: [...test.doubts] };
}
