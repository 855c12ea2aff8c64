import * as z from "zod/mini";
import { id, localizedText } from "../../core/shapes.ts";
import { courseTextLimits } from "../delivery/limits.ts";
import { activitiesOf, type Outline } from "../delivery/outline.ts";

export const courseChangeKinds = [
  "added",
  "removed",
  "moved",
  "renamed",
  "content",
  "rule",
  "mandatory",
  "optional",
  "conditions",
  "order",
  "texts",
] as const;
export type CourseChangeKind = (typeof courseChangeKinds)[number];

/** One difference between the published version and the draft. */
export const courseChange = z.strictObject({
  change: z.enum(courseChangeKinds),
  part: z.enum(["course", "module", "activity", "item"]),
  /** Null: the course itself. */
  partId: z.nullable(id),
  /** Title as the draft has it; of what was removed, as it was. */
  title: localizedText(courseTextLimits.title),
});
export type CourseChange = z.output<typeof courseChange>;

interface Part {
  part: "module" | "activity" | "item";
  id: string;
  title: Outline["title"];
  /** Enclosing part. */
  within: string;
  /** Compared as a whole, each its own kind of change. */
  content: unknown;
  rule: unknown;
  mandatory: boolean;
  conditions: unknown;
}

/** Differences for learners, in the draft's order; what was removed comes last. */
export function changesBetween(before: Outline, after: Outline): CourseChange[] {
  const changes: CourseChange[] = [];
  const course = (change: CourseChangeKind) =>
    changes.push({ change, part: "course", partId: null, title: after.title });
  const texts = ({ title, summary, description, coverFileId, defaultLocale }: Outline) => [
    ...[title, summary, description].map(inOrder),
    ...[coverFileId, defaultLocale],
  ];
  if (!same(texts(before), texts(after))) course("texts");
  if (before.order !== after.order) course("order");
  const old = new Map(partsOf(before).map((part) => [part.id, part]));
  const parts = partsOf(after);
  const moved = movedAmong([...old.values()], parts);
  for (const part of parts) {
    const was = old.get(part.id);
    for (const change of was ? differences(was, part, moved.has(part.id)) : (["added"] as const))
      changes.push({ change, part: part.part, partId: part.id, title: part.title });
  }
  const remaining = new Set(parts.map(({ id }) => id));
  for (const part of old.values())
    if (!remaining.has(part.id))
      changes.push({ change: "removed", part: part.part, partId: part.id, title: part.title });
  return changes;
}

function differences(was: Part, is: Part, moved: boolean): CourseChangeKind[] {
  const kinds: CourseChangeKind[] = [];
  if (moved || was.within !== is.within) kinds.push("moved");
  if (!same(inOrder(was.title), inOrder(is.title))) kinds.push("renamed");
  if (!same(was.content, is.content)) kinds.push("content");
  if (!same(was.rule, is.rule)) kinds.push("rule");
  if (was.mandatory !== is.mandatory) kinds.push(is.mandatory ? "mandatory" : "optional");
  if (!same(was.conditions, is.conditions)) kinds.push("conditions");
  return kinds;
}

function partsOf(outline: Outline): Part[] {
  const modules = outline.modules.map(
    ({ id, title, requires }): Part => ({
      ...{ part: "module", id, title, within: "", content: null, rule: null, mandatory: false },
      conditions: requires.toSorted(),
    }),
  );
  const activities = activitiesOf(outline).map(
    ({ module, activity }): Part => ({
      ...{ part: "activity", id: activity.id, title: activity.title, within: module.id },
      content: [activity.type, inOrder(activity.data)],
      rule: inOrder(activity.completion),
      mandatory: activity.mandatory,
      conditions: [activity.requires.toSorted(), activity.authorised],
    }),
  );
  const items = outline.items.map(
    ({ id, title, kind, referenceId, mandatory, requires }): Part => ({
      ...{ part: "item", id, title, within: "", content: [kind, referenceId], rule: null, mandatory },
      conditions: requires.toSorted(),
    }),
  );
  return [...modules, ...activities, ...items];
}

/** The fewest parts that have to be taken up and put elsewhere: all but the longest run that kept its order. */
function movedAmong(before: readonly Part[], after: readonly Part[]): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const within of new Set(after.map((part) => `${part.part} ${part.within}`))) {
    const here = (parts: readonly Part[]) =>
      parts.filter((part) => `${part.part} ${part.within}` === within).map(({ id }) => id);
    const placeBefore = new Map(here(before).map((id, index) => [id, index]));
    const stayed = here(after).flatMap((id) => {
      const place = placeBefore.get(id);
      return place === undefined ? [] : [{ id, place }];
    });
    const steady = longestRise(stayed.map(({ place }) => place));
    for (const { id, place } of stayed) if (!steady.has(place)) moved.add(id);
  }
  return moved;
}

/** The longest part of a list of different numbers that rises, as it stands in it. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const [at, number] of numbers.entries()) {
    let longest: number[] = [];
    for (let earlier = 0; earlier < at; earlier += 1) {
      const run = best[earlier] ?? [];
      if ((numbers[earlier] ?? 0) < number && run.length > longest.length) longest = run;
    }
    best.push([...longest, number]);
  }
  return new Set(best.reduce((most, run) => (run.length > most.length ? run : most), []));
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The same with keys in one order: written anew by another hand, it is no change. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, inOrder(each)]),
  );
}
