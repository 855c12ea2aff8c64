// Bridge between what a SCO says (the data model) and what is known of its activity (RTE 4.2).
import type { CmiValues } from "../document.ts";
import type { ObjectiveField, Sequencer, TreeActivity } from "./activity-tree.ts";
import { knownOf, type ReportedActivity, type ReportedObjective } from "./tracking.ts";

const numbers: readonly [ObjectiveField & keyof ReportedObjective, element: string][] = [
  ["measure", "score.scaled"],
  ["raw", "score.raw"],
  ["min", "score.min"],
  ["max", "score.max"],
  ["progress", "progress_measure"],
];

/** Values a SCO finds because sequencing knows them: its objectives by their ids, and what maps say of them. */
export function knownValues(sequencer: Sequencer, activity: TreeActivity, values: CmiValues): CmiValues {
  const known = new Map(values);
  const places = objectivePlaces(values);
  for (const [index, { id }] of activity.objectives.entries()) {
    if (id === "") continue;
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    known.set(`objectives.${place}.id`, id);
    tell(sequencer, activity, index, `objectives.${place}.`, known);
  }
  return known;
}

function tell(
  sequencer: Sequencer,
  activity: TreeActivity,
  index: number,
  prefix: string,
  into: Map<string, string>,
): void {
  const known = knownOf(sequencer, activity, index);
  const { satisfied, completed } = known;
  if (satisfied !== undefined) into.set(`${prefix}success_status`, satisfied ? "passed" : "failed");
  if (completed !== undefined) into.set(`${prefix}completion_status`, completed ? "completed" : "incomplete");
  for (const [field, element] of numbers)
    if (known[field] !== undefined) into.set(`${prefix}${element}`, String(known[field]));
}

/** Places of objectives in a document, by their ids. */
function objectivePlaces(values: CmiValues): Map<string, number> {
  const places = new Map<string, number>();
  for (const [name, id] of values) {
    const [, place] = /^objectives\.(\d+)\.id$/.exec(name) ?? [];
    if (place !== undefined) places.set(id, Number(place));
  }
  return places;
}

/** Report of a document on its activity. */
export function reportedIn(values: CmiValues, words: readonly string[] = []): ReportedActivity {
  const objectives = [...objectivePlaces(values)].map(
    ([id, place]) => [id, objectiveAt(values, `objectives.${place}.`)] as const,
  );
  return {
    words,
    suspended: values.get("exit") === "suspend",
    own: objectiveAt(values, ""),
    objectives: new Map(objectives),
  };
}

function objectiveAt(values: CmiValues, prefix: string): ReportedObjective {
  const objective: ReportedObjective = {
    success: values.get(`${prefix}success_status`),
    completion: values.get(`${prefix}completion_status`),
  };
  for (const [field, element] of numbers) {
    const value = values.get(`${prefix}${element}`);
    if (value !== undefined) objective[field] = Number(value);
  }
  return objective;
}
