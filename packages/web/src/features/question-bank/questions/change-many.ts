import type { Difficulty } from "@trilha/contract/questions/kinds.ts";

/** What is changed of many questions at once. */
export type ManyChange = {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** Undefined: as it is. */
  readonly difficulty: Difficulty | undefined;
};

type Sorted = { readonly tags: readonly string[]; readonly difficulty: Difficulty };

const MOST_TAGS = 20;

/** A question's tags and difficulty after the change; undefined: nothing would be different. */
export function sortedAnew(
  { tags, difficulty }: Sorted,
  change: ManyChange,
): { tags: string[]; difficulty: Difficulty } | undefined {
  const kept = tags.filter((tag) => !change.remove.includes(tag));
  const next = {
    tags: [...new Set([...kept, ...change.add])].slice(0, MOST_TAGS),
    difficulty: change.difficulty ?? difficulty,
  };
  const same = next.tags.length === tags.length && next.tags.every((tag) => tags.includes(tag));
  return same && next.difficulty === difficulty ? undefined : next;
}
