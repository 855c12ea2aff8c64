// §earning-rules#adjustments CSV awards: the same file proposed twice is known by what it gives to whom. Saved again by another program, with
// its columns or lines in another order, it is still the same; a day that is not written is no day of its own.
import type { AwardLine } from "./award-line.ts";
import type { KnownPerson } from "./award-plan.ts";

/** Content of valid lines as one text: what they give to whom. */
export function contentOf(
  lines: readonly AwardLine[],
  peopleOf: (key: string) => readonly KnownPerson[],
): string {
  const content = lines.map(({ person, points, experience, note, date, storeId }) => {
    const [known] = peopleOf(person);
    return JSON.stringify([known?.userId ?? person, points, experience, note, date, storeId]);
  });
  return content.sort().join("\n");
}
