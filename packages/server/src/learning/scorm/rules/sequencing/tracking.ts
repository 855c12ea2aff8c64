// Knowledge of activities: their objectives, through the maps to shared ones.
import {
  isTracked,
  type ObjectiveField,
  type ObjectiveValues,
  type Sequencer,
  standingOf,
  type TreeActivity,
  type TreeObjective,
} from "./activity-tree.ts";

/**
 * A value as it is known: a shared one that is mapped comes first, as the standard's sample run-time has it. `earlier`:
 * also of an attempt before the current one on the parent, which rules look at and rollup does not.
 */
export function readValue<Field extends ObjectiveField>(
  sequencer: Sequencer,
  activity: TreeActivity,
  field: Field,
  index = 0,
  earlier = false,
): ObjectiveValues[Field] {
  const objective = activity.objectives[index];
  if (!objective) return undefined;
  const shared = sharedValue(sequencer, objective, field);
  if (shared !== undefined) return shared;
  const standing = standingOf(sequencer, activity);
  const isProgress = field === "completed" || field === "progress";
  const stale = isProgress ? standing.stale?.progress : standing.stale?.objective;
  return stale && !earlier ? undefined : standing.objectives[index]?.[field];
}

/** Value of a shared objective that is read. */
function sharedValue<Field extends ObjectiveField>(
  { state }: Sequencer,
  { maps }: TreeObjective,
  field: Field,
): ObjectiveValues[Field] {
  for (const { target, reads } of maps) {
    const value = reads.has(field) ? state.globals[target]?.[field] : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Whether an objective is satisfied: by its measure where the manifest says so. */
export function satisfiedOf(
  sequencer: Sequencer,
  activity: TreeActivity,
  index = 0,
  earlier = false,
): boolean | undefined {
  const objective = activity.objectives[index];
  if (!objective?.byMeasure) return readValue(sequencer, activity, "satisfied", index, earlier);
  const early = activity.definition.rollupConsiderations?.measureSatisfactionIfActive === false;
  if (early && standingOf(sequencer, activity).active) return undefined;
  const measure = readValue(sequencer, activity, "measure", index, earlier);
  return measure === undefined ? undefined : measure >= objective.least;
}

/** Whether an activity is completed: by its progress where the manifest says so. */
export function completedOf(
  sequencer: Sequencer,
  activity: TreeActivity,
  earlier = false,
): boolean | undefined {
  if (!activity.completion.byMeasure) return readValue(sequencer, activity, "completed", 0, earlier);
  const progress = readValue(sequencer, activity, "progress", 0, earlier);
  return progress === undefined ? undefined : progress >= activity.completion.least;
}

/** Sets a value, unknown too, and the shared ones that are written with it. */
export function setValue<Field extends ObjectiveField>(
  sequencer: Sequencer,
  activity: TreeActivity,
  field: Field,
  value: ObjectiveValues[Field],
  index = 0,
): void {
  const objective = activity.objectives[index];
  const values = standingOf(sequencer, activity).objectives[index];
  if (!objective || !values) return;
  put(values, field, value);
  share(sequencer, objective, field, value);
  if (field === "measure" && objective.byMeasure && value !== undefined)
    setValue(sequencer, activity, "satisfied", (value as number) >= objective.least, index);
  if (field === "progress" && index === 0 && activity.completion.byMeasure && value !== undefined)
    setValue(sequencer, activity, "completed", (value as number) >= activity.completion.least, index);
}

function share<Field extends ObjectiveField>(
  { state }: Sequencer,
  { maps }: TreeObjective,
  field: Field,
  value: ObjectiveValues[Field],
): void {
  if (value === undefined) return;
  for (const { target, writes } of maps) {
    if (!writes.has(field)) continue;
    state.globals[target] ??= {};
    state.globals[target][field] = value;
  }
}

function put<Field extends ObjectiveField>(
  values: ObjectiveValues,
  field: Field,
  value: ObjectiveValues[Field],
): void {
  if (value === undefined) delete values[field];
  else values[field] = value;
}

/** Words and numbers of content on an objective: `success` and `completion` in the words of the data model. */
export interface ReportedObjective extends Omit<ObjectiveValues, "satisfied" | "completed"> {
  success?: string | undefined;
  completion?: string | undefined;
}

/** Report of a SCO when it is left. */
export interface ReportedActivity {
  suspended: boolean;
  own: ReportedObjective;
  /** Words (`success_status`, `completion_status`) it set itself: nothing is put in their place at the end. */
  words: readonly string[];
  /** Objectives by the ids of the manifest. */
  objectives: ReadonlyMap<string, ReportedObjective>;
}

/** Takes what a SCO said into its activity (RTE 4.2). */
export function report(sequencer: Sequencer, activity: TreeActivity, reported: ReportedActivity): void {
  const standing = standingOf(sequencer, activity);
  standing.suspended = reported.suspended;
  delete standing.resumed;
  const before = knownOf(sequencer, activity, 0);
  standing.words = [
    ...reported.words,
    ...takenBack(before, reported.objectives.get(activity.objectives[0].id)),
  ];
  if (!isTracked(activity)) return;
  for (const [index, { id }] of activity.objectives.entries()) {
    const named = id === "" ? undefined : reported.objectives.get(id);
    if (named) take(sequencer, activity, named, index);
    // The primary objective has two names: what did not change under one of them is not news.
    if (index === 0) take(sequencer, activity, newsSince(before, reported), index);
  }
}

const truths: Readonly<Record<string, boolean>> = {
  ...{ passed: true, failed: false },
  ...{ completed: true, incomplete: false, "not attempted": false },
};
const measures = ["measure", "progress", "raw", "min", "max"] as const;

/** An objective as its SCO finds it. */
export function knownOf(sequencer: Sequencer, activity: TreeActivity, index: number): ObjectiveValues {
  const known: ObjectiveValues = {};
  put(known, "satisfied", satisfiedOf(sequencer, activity, index));
  const completed = readValue(sequencer, activity, "completed", index);
  put(known, "completed", completed ?? (index === 0 ? completedOf(sequencer, activity) : undefined));
  for (const field of measures) put(known, field, readValue(sequencer, activity, field, index));
  return known;
}

/** Words of the primary objective that its content found, and made unknown under the objective's own name. */
function takenBack(before: ObjectiveValues, named: ReportedObjective | undefined): string[] {
  const isUnknown = (value: string | undefined) => value !== undefined && truths[value] === undefined;
  return [
    ...(before.satisfied !== undefined && isUnknown(named?.success) ? ["success_status"] : []),
    ...(before.completed !== undefined && isUnknown(named?.completion) ? ["completion_status"] : []),
  ];
}

function newsSince(before: ObjectiveValues, { own, words }: ReportedActivity): ReportedObjective {
  const { success, completion, ...numbers } = own;
  const news: ReportedObjective = {};
  const isNews = (word: string, value: string | undefined, known: boolean | undefined) =>
    truths[value ?? ""] === undefined ? words.includes(word) : truths[value ?? ""] !== known;
  if (isNews("success_status", success, before.satisfied)) news.success = success;
  if (isNews("completion_status", completion, before.completed)) news.completion = completion;
  for (const field of measures) {
    const value = numbers[field];
    if (value !== undefined && value !== before[field]) news[field] = value;
  }
  return news;
}

function take(
  sequencer: Sequencer,
  activity: TreeActivity,
  { success, completion, ...numbers }: ReportedObjective,
  index: number,
): void {
  // Where a measure decides, a word of the content does not.
  const objective = activity.objectives[index];
  const completionByMeasure = index === 0 && activity.completion.byMeasure;
  if (success !== undefined && !objective?.byMeasure)
    setWord(sequencer, activity, "satisfied", success, index);
  if (completion !== undefined && !completionByMeasure)
    setWord(sequencer, activity, "completed", completion, index);
  for (const field of measures)
    if (numbers[field] !== undefined) setValue(sequencer, activity, field, numbers[field], index);
}

/** Sets a word; "unknown" in place of what the content found takes it back, from shared objectives too. */
function setWord(
  sequencer: Sequencer,
  activity: TreeActivity,
  field: "satisfied" | "completed",
  word: string,
  index: number,
): void {
  if (truths[word] === undefined)
    for (const { target, writes } of activity.objectives[index]?.maps ?? [])
      if (writes.has(field)) delete sequencer.state.globals[target]?.[field];
  setValue(sequencer, activity, field, truths[word], index);
}
