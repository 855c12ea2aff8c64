// Results of a cluster by those of its activities.
import type { ManifestRollupRule } from "@trilha/contract/learning/content/manifest.ts";
import {
  availableChildren,
  control,
  isLeaf,
  isTracked,
  pathTo,
  type Sequencer,
  standingOf,
  type TreeActivity,
} from "./activity-tree.ts";
import { combined, isRuled, negated, truthOf } from "./sequencing-rules.ts";
import { readValue, setValue } from "./tracking.ts";

/** Overall Rollup (RB.1.5): from an activity up to the root, each cluster by its children. */
export function rollUp(sequencer: Sequencer, activity: TreeActivity): void {
  for (const cluster of pathTo(activity).toReversed()) {
    if (isLeaf(cluster) || !isTracked(cluster)) continue;
    rollUpMeasure(sequencer, cluster);
    rollUpProgressMeasure(sequencer, cluster);
    rollUpObjective(sequencer, cluster);
    rollUpCompletion(sequencer, cluster);
  }
}

/** Activities above others that read shared objectives: they change with them (UP.4). */
export function rollUpReaders(sequencer: Sequencer, targets: ReadonlySet<string>): void {
  const readers = [...sequencer.byId.values()].filter(({ objectives }) =>
    objectives.some(({ maps }) => maps.some(({ target, reads }) => reads.size > 0 && targets.has(target))),
  );
  const parents = new Set(readers.flatMap(({ parent }) => parent ?? []));
  const deepest = [...parents].toSorted((a, b) => pathTo(b).length - pathTo(a).length);
  for (const parent of deepest) rollUp(sequencer, parent);
}

/** Shared objectives an activity writes, its own and of those above it. */
export function writtenBy(activity: TreeActivity): Set<string> {
  const written = pathTo(activity).flatMap(({ objectives }) =>
    objectives.flatMap(({ maps }) => maps.flatMap(({ target, writes }) => (writes.size > 0 ? [target] : []))),
  );
  return new Set(written);
}

/** Weighted mean over the children that count; what is unknown counts as nothing, unless all is. */
function meanOf(
  children: readonly TreeActivity[],
  weightOf: (child: TreeActivity) => number,
  measureOf: (child: TreeActivity) => number | undefined,
): number | undefined {
  const counted = children.filter((child) => isTracked(child) && weightOf(child) > 0);
  const weight = counted.reduce((sum, child) => sum + weightOf(child), 0);
  if (counted.every((child) => measureOf(child) === undefined)) return undefined;
  return counted.reduce((sum, child) => sum + weightOf(child) * (measureOf(child) ?? 0), 0) / weight;
}

/** Measure Rollup (RB.1.1 a). */
function rollUpMeasure(sequencer: Sequencer, cluster: TreeActivity): void {
  const weight = ({ definition }: TreeActivity) =>
    Number(definition.sequencingControls?.objectiveMeasureWeight ?? 1);
  const children = availableChildren(sequencer, cluster);
  setValue(
    sequencer,
    cluster,
    "measure",
    meanOf(children, weight, (child) => readValue(sequencer, child, "measure")),
  );
}

/** Completion Measure Rollup (RB.1.1 b). */
function rollUpProgressMeasure(sequencer: Sequencer, cluster: TreeActivity): void {
  const children = availableChildren(sequencer, cluster);
  const progress = meanOf(
    children,
    ({ completion }) => completion.weight,
    (child) => readValue(sequencer, child, "progress"),
  );
  setValue(sequencer, cluster, "progress", progress);
}

/** Objective Rollup (RB.1.2): by measure where the objective says so, else by rules. */
function rollUpObjective(sequencer: Sequencer, cluster: TreeActivity): void {
  const [primary] = cluster.objectives;
  if (primary.byMeasure) {
    // Satisfaction follows from the measure; shared objectives were written with it.
    return;
  }
  const satisfied = byRules(sequencer, cluster, ["satisfied", "notSatisfied"], {
    good: "satisfied",
    known: "objectiveStatusKnown",
  });
  if (satisfied !== undefined) setValue(sequencer, cluster, "satisfied", satisfied);
}

/** Activity Progress Rollup (RB.1.3). */
function rollUpCompletion(sequencer: Sequencer, cluster: TreeActivity): void {
  // Completion follows from the progress.
  if (cluster.completion.byMeasure) return;
  const completed = byRules(sequencer, cluster, ["completed", "incomplete"], {
    good: "completed",
    known: "progressKnown",
  });
  if (completed !== undefined) setValue(sequencer, cluster, "completed", completed);
}

/** Rules of two opposite actions, the good one last; without any, the standard's own. Undefined: nothing changes. */
function byRules(
  sequencer: Sequencer,
  cluster: TreeActivity,
  [good, bad]: readonly [string, string],
  usual: { good: string; known: string },
): boolean | undefined {
  const stated = (cluster.definition.rollupRules?.rules ?? []).filter(
    ({ action }) => action === good || action === bad,
  );
  const all = { conditionCombination: "any", consideration: "all" } as const;
  const rules: readonly ManifestRollupRule[] =
    stated.length > 0
      ? stated
      : [
          { ...all, action: bad, conditions: [{ condition: usual.known }] },
          { ...all, action: good, conditions: [{ condition: usual.good }] },
        ];
  const changes = (action: string) =>
    rules.some((rule) => rule.action === action && isRolledUp(sequencer, cluster, rule));
  if (changes(good)) return true;
  return changes(bad) ? false : undefined;
}

/** Rollup Rule Check (RB.1.4). */
function isRolledUp(sequencer: Sequencer, cluster: TreeActivity, rule: ManifestRollupRule): boolean {
  const bag = availableChildren(sequencer, cluster)
    .filter((child) => isTracked(child) && isConsidered(sequencer, child, rule.action))
    .map((child) =>
      combined(
        rule.conditions.map(({ condition, operator }) => {
          const truth = truthOf(sequencer, child, condition);
          return operator === "not" ? negated(truth) : truth;
        }),
        rule.conditionCombination,
      ),
    );
  const count = bag.filter((truth) => truth === true).length;
  switch (rule.consideration) {
    case "any":
      return count > 0;
    case "none":
      return bag.every((truth) => truth === false);
    case "atLeastCount":
      return count >= (rule.minimumCount ?? 0);
    case "atLeastPercent":
      return bag.length > 0 && count / bag.length >= (rule.minimumPercent ?? 0) / 100;
    default:
      return count === bag.length;
  }
}

const considerations: Readonly<Record<string, string>> = {
  satisfied: "requiredForSatisfied",
  notSatisfied: "requiredForNotSatisfied",
  completed: "requiredForCompleted",
  incomplete: "requiredForIncomplete",
};

/** Check Child for Rollup (RB.1.4.2). */
function isConsidered(sequencer: Sequencer, child: TreeActivity, action: string): boolean {
  const flag = /satisfied/i.test(action) ? "rollupObjectiveSatisfied" : "rollupProgressCompletion";
  if (!control(child, flag, true)) return false;
  const { attempts, suspended } = standingOf(sequencer, child);
  switch (child.definition.rollupConsiderations?.[considerations[action] ?? ""]) {
    case "ifNotSuspended":
      return attempts > 0 && !suspended;
    case "ifAttempted":
      return attempts > 0;
    case "ifNotSkipped":
      return !isRuled(sequencer, child, "skip");
    default:
      return true;
  }
}
