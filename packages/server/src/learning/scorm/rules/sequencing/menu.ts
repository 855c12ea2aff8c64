// Choices of a learner from where they stand: a way is open where trying it, on a copy, leads somewhere.
import { availableChildren, type Sequencer, standingOf, type TreeActivity } from "./activity-tree.ts";
import { choiceDelivers, type NavigationOutcome, type NavigationRequest, navigate } from "./navigate.ts";
import { isRuled } from "./sequencing-rules.ts";
import { completedOf, satisfiedOf } from "./tracking.ts";

/** An activity of the table of contents. */
export interface ContentsEntry {
  id: string;
  title: string;
  /** Under how many others it stands; the package itself is not among them. */
  depth: number;
  /** False: a cluster of others. */
  leaf: boolean;
  selectable: boolean;
  attempted: boolean;
  completed: boolean | undefined;
  satisfied: boolean | undefined;
}

/** Which requests would be answered now (`adl.nav.request_valid`). */
export interface ValidRequests {
  continue: boolean;
  previous: boolean;
  choice: Record<string, boolean>;
  jump: Record<string, boolean>;
}

/** Outcome of a request on a copy. */
function tried(sequencer: Sequencer, request: NavigationRequest): NavigationOutcome["outcome"] {
  return navigate({ ...sequencer, state: structuredClone(sequencer.state) }, request).outcome;
}

/** Activities that take part, in their order of now. */
const takingPart = (sequencer: Sequencer, activity: TreeActivity): TreeActivity[] => [
  activity,
  ...availableChildren(sequencer, activity).flatMap((child) => takingPart(sequencer, child)),
];

export function validRequests(sequencer: Sequencer): ValidRequests {
  const activities = [...sequencer.byId.values()];
  const mayChoose = choiceDelivers(sequencer);
  const inTree = new Set(takingPart(sequencer, sequencer.root));
  const opens = (request: NavigationRequest) => /^(delivered|ended)$/.test(tried(sequencer, request));
  return {
    continue: opens({ request: "continue" }),
    previous: opens({ request: "previous" }),
    choice: Object.fromEntries(activities.map((activity) => [activity.id, mayChoose(activity)])),
    jump: Object.fromEntries(activities.map((activity) => [activity.id, inTree.has(activity)])),
  };
}

/** The table of contents: what takes part and is not hidden, in its order of now. */
export function contentsOf(sequencer: Sequencer): ContentsEntry[] {
  const mayChoose = choiceDelivers(sequencer);
  const listed = (activity: TreeActivity, depth: number): ContentsEntry[] => {
    // A rule hides all below it as well; the manifest's word hides a line alone.
    if (isRuled(sequencer, activity, "hiddenFromChoice")) return [];
    const hidden = !activity.visible;
    const { id, title, children } = activity;
    const entry: ContentsEntry = {
      ...{ id, title, depth, leaf: children.length === 0 },
      selectable: mayChoose(activity),
      attempted: standingOf(sequencer, activity).attempts > 0,
      ...{ completed: completedOf(sequencer, activity), satisfied: satisfiedOf(sequencer, activity) },
    };
    const below = availableChildren(sequencer, activity).flatMap((child) =>
      listed(child, hidden ? depth : depth + 1),
    );
    return hidden ? below : [entry, ...below];
  };
  return availableChildren(sequencer, sequencer.root).flatMap((child) => listed(child, 0));
}

/** Result that rolled up to the package as a whole. */
export function wholeOf(sequencer: Sequencer) {
  const { root } = sequencer;
  return { completed: completedOf(sequencer, root) ?? false, satisfied: satisfiedOf(sequencer, root) };
}
