// The way from one activity to the next, forwards and back.
import {
  availableChildren,
  control,
  isLeaf,
  pathTo,
  type Sequencer,
  type TreeActivity,
} from "./activity-tree.ts";
import { isClosed, isRuled } from "./sequencing-rules.ts";

export type Direction = "forward" | "backward";

/** An activity met on the way; `ended`: there is nothing after the last one. */
type Step = { next: TreeActivity; direction: Direction } | { next: undefined; ended: boolean };

const nowhere: Step = { next: undefined, ended: false };

const siblingsOf = (sequencer: Sequencer, activity: TreeActivity): TreeActivity[] =>
  activity.parent ? availableChildren(sequencer, activity.parent) : [activity];

/** Whether nothing comes after an activity in the whole tree. */
const isLastOfAll = (sequencer: Sequencer, activity: TreeActivity): boolean =>
  pathTo(activity).every((each) => siblingsOf(sequencer, each).at(-1) === each);

/** Flow Tree Traversal (SB.2.1). */
function step(
  sequencer: Sequencer,
  activity: TreeActivity,
  direction: Direction,
  before: Direction | undefined,
  intoChildren: boolean,
): Step {
  const siblings = siblingsOf(sequencer, activity);
  let [at, heading, reversed] = [activity, direction, false];
  if (before === "backward" && siblings.at(-1) === activity) {
    [at, heading, reversed] = [siblings[0] ?? activity, "backward", true];
  }
  const place = siblings.indexOf(at);
  const children = availableChildren(sequencer, at);
  const past = isLeaf(at) || !intoChildren;
  if (heading === "forward") {
    if (!at.parent && !intoChildren) return { next: undefined, ended: true };
    if (past && isLastOfAll(sequencer, at)) return { next: undefined, ended: true };
    if (past) {
      const next = siblings[place + 1];
      if (next) return { next, direction: heading };
      return at.parent ? step(sequencer, at.parent, "forward", undefined, false) : nowhere;
    }
    return children[0] ? { next: children[0], direction: heading } : nowhere;
  }
  if (!at.parent) return nowhere;
  if (past) {
    if (!reversed && control(at.parent, "forwardOnly")) return nowhere;
    const next = siblings[place - 1];
    if (next) return { next, direction: heading };
    return step(sequencer, at.parent, "backward", undefined, false);
  }
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last) return nowhere;
  return control(at, "forwardOnly")
    ? { next: first, direction: "forward" }
    : { next: last, direction: heading };
}

export interface FlowEnd {
  /** The activity to deliver; undefined: there is none that way. */
  delivered: TreeActivity | undefined;
  /** How far it came. */
  reached: TreeActivity;
  ended: boolean;
}

/** Flow Activity Traversal (SB.2.2): from an activity on the way to the leaf that can be delivered. */
function seek(
  sequencer: Sequencer,
  activity: TreeActivity,
  direction: Direction,
  before: Direction | undefined,
): FlowEnd {
  const stopped: FlowEnd = { delivered: undefined, reached: activity, ended: false };
  if (activity.parent && !control(activity.parent, "flow")) return stopped;
  if (isRuled(sequencer, activity, "skip")) {
    const further = step(sequencer, activity, direction, before, false);
    if (!further.next) return { ...stopped, ended: further.ended };
    const again = before === "backward" && further.direction === "backward";
    return seek(sequencer, further.next, again ? "backward" : direction, again ? undefined : before);
  }
  if (isClosed(sequencer, activity)) return stopped;
  if (isLeaf(activity)) return { delivered: activity, reached: activity, ended: false };
  const inside = step(sequencer, activity, direction, undefined, true);
  if (!inside.next) return { ...stopped, ended: inside.ended };
  return direction === "backward" && inside.direction === "forward"
    ? seek(sequencer, inside.next, "forward", "backward")
    : seek(sequencer, inside.next, direction, undefined);
}

/** Flow (SB.2.3). */
export function flow(
  sequencer: Sequencer,
  activity: TreeActivity,
  direction: Direction,
  intoChildren: boolean,
): FlowEnd {
  const first = step(sequencer, activity, direction, undefined, intoChildren);
  if (!first.next) return { delivered: undefined, reached: activity, ended: first.ended };
  return seek(sequencer, first.next, first.direction, undefined);
}

/** Choice Flow (SB.2.9.1): how far a constrained activity lets somebody choose in a direction. */
export function nextChoosable(
  sequencer: Sequencer,
  activity: TreeActivity,
  direction: Direction,
): TreeActivity {
  const siblings = siblingsOf(sequencer, activity);
  const next = siblings[siblings.indexOf(activity) + (direction === "forward" ? 1 : -1)];
  if (next) return next;
  return activity.parent?.parent ? nextChoosable(sequencer, activity.parent, direction) : activity;
}
