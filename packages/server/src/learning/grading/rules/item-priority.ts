import type { ItemFlag } from "@trilha/contract/learning/grading/items.ts";

/** §learning#item-analysis What an author should look at first: what misleads, then what does not tell, then what tells little. */
const placeOfFlag: Readonly<Record<ItemFlag, number>> = {
  negative: 0,
  lures_best: 1,
  too_hard: 2,
  weak: 3,
  too_easy: 4,
  unused: 5,
  too_few: 7,
};
/** Priority of an item with nothing against it: those before it have something. */
export const unflaggedPlace = 6;

/** The place of an item among those of its test: its worst flag; what cannot be told yet comes last. */
export function placeOfItem(flags: readonly ItemFlag[]): number {
  return Math.min(...(flags.length > 0 ? flags.map((flag) => placeOfFlag[flag]) : [unflaggedPlace]));
}

/** Which of these versions stand for their question: of each the newest. */
export function newestOf(
  items: readonly { questionId: string; version: number }[],
): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const { questionId, version } of items)
    newest.set(questionId, Math.max(version, newest.get(questionId) ?? 0));
  return newest;
}
