// Choosing an activity by name.
import {
  availableChildren,
  commonAncestor,
  control,
  currentOf,
  pathTo,
  type Sequencer,
  standingOf,
  type TreeActivity,
} from "./activity-tree.ts";
import { type Direction, nextChoosable } from "./flow.ts";
import { isRuled } from "./sequencing-rules.ts";

/** Whether an activity may be chosen now (SB.2.9, up to where flow begins). */
export function isChoosable(sequencer: Sequencer, target: TreeActivity): boolean {
  for (const each of pathTo(target)) {
    if (each.parent && !availableChildren(sequencer, each.parent).includes(each)) return false;
    if (isRuled(sequencer, each, "hiddenFromChoice")) return false;
  }
  if (target.parent && !control(target.parent, "choice", true)) return false;
  const current = currentOf(sequencer);
  if (current === target) return true;
  if (current?.parent && current.parent === target.parent) return isWayOpen(sequencer, current, target);
  const shared = current ? commonAncestor(current, target) : sequencer.root;
  if (current === undefined || current === shared) return mayGoDown(sequencer, shared, target);
  const above = pathTo(current).filter((each) => each !== shared && !pathTo(shared).includes(each));
  if (target === shared) return above.every((each) => control(each, "choiceExit", true));
  return mayCross(sequencer, current, shared, target, above);
}

/** Both directions of the activities of one parent. */
function isWayOpen(sequencer: Sequencer, from: TreeActivity, to: TreeActivity): boolean {
  const siblings = from.parent ? availableChildren(sequencer, from.parent) : [];
  const [start, end] = [siblings.indexOf(from), siblings.indexOf(to)];
  return start < end
    ? siblings.slice(start, end).every((each) => mayPass(sequencer, each, "forward"))
    : siblings.slice(end + 1, start + 1).every((each) => mayPass(sequencer, each, "backward"));
}

/** Choice Activity Traversal (SB.2.4). */
function mayPass(sequencer: Sequencer, activity: TreeActivity, direction: Direction): boolean {
  if (direction === "forward") return !isRuled(sequencer, activity, "stopForwardTraversal");
  return activity.parent !== null && !control(activity.parent, "forwardOnly");
}

const isPrevented = (sequencer: Sequencer, activity: TreeActivity, shared: TreeActivity): boolean =>
  activity !== shared && !standingOf(sequencer, activity).active && control(activity, "preventActivation");

/** From an activity above the target, down to it. */
function mayGoDown(sequencer: Sequencer, shared: TreeActivity, target: TreeActivity): boolean {
  return wayDown(shared, target).every(
    (each) => mayPass(sequencer, each, "forward") && !isPrevented(sequencer, each, shared),
  );
}

/** Activities from one above another down to it, without the last. */
const wayDown = (shared: TreeActivity, target: TreeActivity): TreeActivity[] => {
  const path = pathTo(target);
  return path.slice(path.indexOf(shared), -1);
};

/** Out of one branch and into another. */
function mayCross(
  sequencer: Sequencer,
  current: TreeActivity,
  shared: TreeActivity,
  target: TreeActivity,
  above: readonly TreeActivity[],
): boolean {
  if (!above.every((each) => control(each, "choiceExit", true))) return false;
  // Constraint of an activity: on choice out of the cluster it is, not out of itself.
  const constrained = above.findLast((each) => each !== current && control(each, "constrainChoice"));
  if (constrained) {
    const next = nextChoosable(
      sequencer,
      constrained,
      target.place > constrained.place ? "forward" : "backward",
    );
    if (target !== constrained && !pathTo(target).includes(next)) return false;
  }
  const forward = target.place > current.place;
  const branch = childrenBetween(sequencer, shared, current, target);
  if (forward && !branch.every((each) => mayPass(sequencer, each, "forward"))) return false;
  return wayDown(shared, target).every(
    (each) =>
      (!forward || each === shared || mayPass(sequencer, each, "forward")) &&
      !isPrevented(sequencer, each, shared),
  );
}

/** Branches of the shared activity that are left or passed on the way. */
function childrenBetween(
  sequencer: Sequencer,
  shared: TreeActivity,
  from: TreeActivity,
  to: TreeActivity,
): TreeActivity[] {
  const siblings = availableChildren(sequencer, shared);
  const place = (activity: TreeActivity) => siblings.findIndex((each) => pathTo(activity).includes(each));
  return siblings.slice(place(from), place(to));
}
