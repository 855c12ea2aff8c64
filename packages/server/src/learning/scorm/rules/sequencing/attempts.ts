// Attempts at activities: where they begin, end, are suspended, and which children take part.
import {
  availableChildren,
  commonAncestor,
  control,
  currentOf,
  isLeaf,
  isTracked,
  pathTo,
  type Sequencer,
  standingOf,
  type TreeActivity,
} from "./activity-tree.ts";
import { rollUp, rollUpReaders, writtenBy } from "./rollup.ts";
import { completedOf, satisfiedOf, setValue } from "./tracking.ts";

/** End Attempt (UP.4): what the content left unsaid is set where it is not its affair, and rolled up. */
export function endAttempt(sequencer: Sequencer, activity: TreeActivity): void {
  const standing = standingOf(sequencer, activity);
  if (isLeaf(activity)) {
    const { completionSetByContent, objectiveSetByContent } = activity.definition.deliveryControls ?? {};
    const isSet = (word: string) => standing.words?.includes(word) ?? false;
    if (isTracked(activity) && !standing.suspended) {
      if (
        !completionSetByContent &&
        completedOf(sequencer, activity) === undefined &&
        !isSet("completion_status")
      )
        setValue(sequencer, activity, "completed", true);
      if (
        !objectiveSetByContent &&
        satisfiedOf(sequencer, activity) === undefined &&
        !isSet("success_status")
      )
        setValue(sequencer, activity, "satisfied", true);
    }
  } else {
    standing.suspended = activity.children.some((child) => standingOf(sequencer, child).suspended);
  }
  standing.active = false;
  rollUp(sequencer, activity);
  rollUpReaders(sequencer, writtenBy(activity));
  if (!isLeaf(activity) && !standing.suspended) arrangeChildren(sequencer, activity, "onEachNewAttempt");
}

/** Terminate Descendent Attempts (UP.3): of the current activity and those above it, up to what they share. */
export function endDescendants(sequencer: Sequencer, activity: TreeActivity): void {
  const current = currentOf(sequencer);
  if (!current) return;
  const shared = commonAncestor(current, activity);
  for (const above of pathTo(current).toReversed()) {
    if (above === shared) break;
    if (above !== current) endAttempt(sequencer, above);
  }
}

/** Content Delivery (DB.2): the activity and all above it are under way; what was not suspended begins anew. */
export function beginAttempt(sequencer: Sequencer, activity: TreeActivity): void {
  clearSuspended(sequencer, activity);
  endDescendants(sequencer, activity);
  for (const each of pathTo(activity)) {
    const standing = standingOf(sequencer, each);
    if (!standing.active) {
      if (standing.suspended) {
        standing.suspended = false;
        standing.resumed = true;
      } else beginAnew(sequencer, each);
    }
    standing.active = true;
  }
  sequencer.state.current = activity.id;
  sequencer.state.suspended = null;
}

function beginAnew(sequencer: Sequencer, activity: TreeActivity): void {
  const standing = standingOf(sequencer, activity);
  standing.attempts += 1;
  standing.objectives = activity.objectives.map(() => ({}));
  delete standing.resumed;
  delete standing.stale;
  delete standing.words;
  if (standing.attempts === 1) return;
  if (activity === sequencer.root && !sequencer.lasting) sequencer.state.globals = {};
  const stale = {
    objective: control(activity, "useCurrentAttemptObjectiveInfo", true),
    progress: control(activity, "useCurrentAttemptProgressInfo", true),
  };
  for (const child of activity.children) standingOf(sequencer, child).stale = stale;
}

/** Clear Suspended Activity (DB.2.1). */
function clearSuspended(sequencer: Sequencer, delivered: TreeActivity): void {
  const suspended = sequencer.byId.get(sequencer.state.suspended ?? "");
  if (!suspended || suspended === delivered) return;
  const shared = commonAncestor(suspended, delivered);
  for (const each of pathTo(suspended).toReversed()) {
    if (each === shared) break;
    standingOf(sequencer, each).suspended = each.children.some(
      (child) => standingOf(sequencer, child).suspended,
    );
  }
}

/** Suspend all (TB.2.3): from the current activity, or from the one above it that is still under way. */
export function suspendAll(sequencer: Sequencer, current: TreeActivity): boolean {
  const { active, suspended } = standingOf(sequencer, current);
  const from = active || suspended ? current : current.parent;
  if (!from) return false;
  rollUp(sequencer, from);
  for (const each of pathTo(from)) {
    const standing = standingOf(sequencer, each);
    standing.active = false;
    standing.suspended = true;
  }
  sequencer.state.suspended = from.id;
  return true;
}

type Timing = "once" | "onEachNewAttempt";

/** Select Children and Randomize Children (SR.1, SR.2) of an activity nobody is at. */
function arrangeChildren(sequencer: Sequencer, activity: TreeActivity, timing: Timing): void {
  const controls = activity.definition.sequencingControls ?? {};
  const standing = standingOf(sequencer, activity);
  const begun = standing.attempts > 0;
  const due = (stated: unknown) => stated === timing || (stated === "onEachNewAttempt" && !begun);
  if (due(controls.selectionTiming) && controls.selectCount !== undefined) {
    const left = activity.children.map(({ id }) => id);
    while (left.length > Math.max(0, Number(controls.selectCount)))
      left.splice(Math.floor(sequencer.random() * left.length), 1);
    standing.available = left;
  }
  if (due(controls.randomizationTiming) && controls.randomizeChildren) {
    const left = availableChildren(sequencer, activity).map(({ id }) => id);
    standing.available = [];
    while (left.length > 0)
      standing.available.push(...left.splice(Math.floor(sequencer.random() * left.length), 1));
  }
}

/** Children of every cluster, before anybody has begun. */
export function arrangeAll(sequencer: Sequencer): void {
  for (const activity of sequencer.byId.values()) arrangeChildren(sequencer, activity, "once");
}
