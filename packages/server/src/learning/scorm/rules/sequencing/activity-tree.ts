// The activity tree of a 2004 organization, and where somebody stands in it (SCORM 2004 4th edition, Sequencing and
// Navigation). Function names of this folder cite its pseudo code (UP, RB, SB …).
import type {
  ManifestItem,
  ManifestObjective,
  ManifestSequencing,
  PackageManifest,
} from "@trilha/contract/learning/content/manifest.ts";

/** Values of an objective; the first of an activity holds its own completion too. Absent: unknown. */
export interface ObjectiveValues {
  satisfied?: boolean;
  measure?: number;
  completed?: boolean;
  progress?: number;
  raw?: number;
  min?: number;
  max?: number;
}

/** Standing of one activity; absent fields are as before its first attempt. */
export interface TreeStanding {
  attempts: number;
  active?: boolean;
  suspended?: boolean;
  /** Resumed after a suspension, and not left since: what its content finds as cmi.entry (RTE 4.2.7). */
  resumed?: boolean;
  /** Values of an attempt before the current one on the parent: not looked at (`useCurrentAttempt…`). */
  stale?: { objective: boolean; progress: boolean };
  /** Words (`success_status`, `completion_status`) the content itself set, whatever to. */
  words?: string[];
  /** By their place: the primary objective, then the others. */
  objectives: ObjectiveValues[];
  /** Children that take part, in their order, where some were selected or their order was drawn. */
  available?: string[];
}

/** Where sequencing stands; a document that is kept. */
export interface SequencingState {
  current: string | null;
  /** Activity to come back to after "suspend all". */
  suspended: string | null;
  activities: Record<string, TreeStanding>;
  /** Shared objectives by their id. */
  globals: Record<string, ObjectiveValues>;
}

export interface TreeObjective {
  id: string;
  byMeasure: boolean;
  least: number;
  maps: { target: string; reads: ReadonlySet<ObjectiveField>; writes: ReadonlySet<ObjectiveField> }[];
}
export type ObjectiveField = keyof ObjectiveValues;

/** An activity with what its manifest says. */
export interface TreeActivity {
  id: string;
  title: string;
  visible: boolean;
  /** Place in the whole tree, each before its children. */
  place: number;
  parent: TreeActivity | null;
  children: TreeActivity[];
  definition: ManifestSequencing;
  objectives: [TreeObjective, ...TreeObjective[]];
  completion: { byMeasure: boolean; least: number; weight: number };
}

/** A tree with a standing in it, and where its chances come from. */
export interface Sequencer {
  root: TreeActivity;
  byId: ReadonlyMap<string, TreeActivity>;
  state: SequencingState;
  /** Whether shared objectives outlive an attempt at the whole (`objectivesGlobalToSystem`). */
  lasting: boolean;
  /** 0 up to 1. */
  random: () => number;
}

const fields: readonly [ObjectiveField, read: string, write: string, usual: boolean][] = [
  ["satisfied", "readSatisfiedStatus", "writeSatisfiedStatus", true],
  ["measure", "readNormalizedMeasure", "writeNormalizedMeasure", true],
  ["completed", "readCompletionStatus", "writeCompletionStatus", true],
  ["progress", "readProgressMeasure", "writeProgressMeasure", true],
  ["raw", "readRawScore", "writeRawScore", true],
  ["min", "readMinScore", "writeMinScore", true],
  ["max", "readMaxScore", "writeMaxScore", true],
];

function objectiveOf(objective: ManifestObjective | undefined): TreeObjective {
  return {
    id: objective?.objectiveID ?? "",
    byMeasure: objective?.satisfiedByMeasure ?? false,
    least: objective?.minNormalizedMeasure ?? 1,
    maps: (objective?.mapInfo ?? []).map((map) => ({
      target: map.targetObjectiveID,
      reads: new Set(fields.flatMap(([field, read, , usual]) => ((map[read] ?? usual) ? [field] : []))),
      writes: new Set(fields.flatMap(([field, , write]) => (map[write] ? [field] : []))),
    })),
  };
}

type Organization = Pick<PackageManifest, "organization" | "title" | "sequencing" | "items">;

/** The tree of an organization; its root is the organization itself. */
export function activityTree(organization: Organization): TreeActivity {
  let place = 0;
  const activity = (
    { id, title, visible }: Pick<TreeActivity, "id" | "title" | "visible">,
    definition: ManifestSequencing,
    threshold: ManifestItem["completionThreshold"],
    items: readonly ManifestItem[],
    parent: TreeActivity | null,
  ): TreeActivity => {
    const made: TreeActivity = {
      ...{ id, title, visible, definition, parent, children: [], place: place++ },
      objectives: [
        objectiveOf(definition.primaryObjective),
        ...(definition.objectives ?? []).map(objectiveOf),
      ],
      completion: {
        byMeasure: threshold?.completedByMeasure ?? false,
        least: threshold?.minProgressMeasure ?? 1,
        weight: threshold?.progressWeight ?? 1,
      },
    };
    made.children = items.map((item) =>
      activity(
        { id: item.identifier, title: item.title, visible: item.isVisible },
        item.sequencing,
        item.completionThreshold,
        item.children,
        made,
      ),
    );
    return made;
  };
  const { organization: id, title, sequencing, items } = organization;
  return activity({ id, title, visible: true }, sequencing, null, items, null);
}

/** Activities of a tree, each before its children. */
export function preorder(activity: TreeActivity): TreeActivity[] {
  return [activity, ...activity.children.flatMap(preorder)];
}

/** A sequencer over a tree; without a state, at its beginning. */
export function sequencerOf(
  root: TreeActivity,
  state: SequencingState | null,
  globals: SequencingState["globals"],
  { lasting, random }: Pick<Sequencer, "lasting" | "random">,
): Sequencer {
  const all = preorder(root);
  const known = state ?? { current: null, suspended: null, activities: {}, globals: {} };
  const activities = all.map((activity) => {
    const standing = known.activities[activity.id];
    // Another revision may have other objectives.
    const objectives = activity.objectives.map((_, index) => ({ ...standing?.objectives[index] }));
    return [activity.id, { attempts: 0, ...structuredClone(standing), objectives }] as const;
  });
  const byId = new Map(all.map((activity) => [activity.id, activity]));
  const present = (id: string | null) => (id !== null && byId.has(id) ? id : null);
  return {
    ...{ root, byId, lasting, random },
    state: {
      current: present(known.current),
      suspended: present(known.suspended),
      activities: Object.fromEntries(activities),
      globals: structuredClone(globals),
    },
  };
}

export function standingOf({ state }: Sequencer, { id }: TreeActivity): TreeStanding {
  const standing = state.activities[id];
  if (!standing) throw new Error(`no activity ${id}`);
  return standing;
}

export const currentOf = ({ state, byId }: Sequencer): TreeActivity | undefined =>
  state.current === null ? undefined : byId.get(state.current);

/** Children that take part, in their order of now. */
export function availableChildren(sequencer: Sequencer, activity: TreeActivity): TreeActivity[] {
  const { available } = standingOf(sequencer, activity);
  if (!available) return activity.children;
  return available.flatMap((id) => {
    const child = sequencer.byId.get(id);
    return child?.parent === activity ? [child] : [];
  });
}

/** The activity and all above it, the root first. */
export function pathTo(activity: TreeActivity): TreeActivity[] {
  return activity.parent ? [...pathTo(activity.parent), activity] : [activity];
}

export function commonAncestor(one: TreeActivity, other: TreeActivity): TreeActivity {
  const path = new Set(pathTo(other));
  let at = one;
  while (!path.has(at) && at.parent) at = at.parent;
  return at;
}

export const isLeaf = (activity: TreeActivity): boolean => activity.children.length === 0;

/** A control mode of an activity; unless it is said, `usual`. */
export const control = (activity: TreeActivity, name: string, usual = false): boolean =>
  (activity.definition.sequencingControls?.[name] as boolean | undefined) ?? usual;

export const isTracked = ({ definition }: TreeActivity): boolean =>
  definition.deliveryControls?.tracked ?? true;
