// §1 CSV awards: the same file proposed twice is known by what it gives to whom. Saved again by another program, with
// its columns or lines in another order, it is still the same; a day that is not written is no day of its own.
import { createHash } from "node:crypto";
import type { AwardLine } from "./award-line.ts";
import type { KnownPerson } from "./award-plan.ts";

/** A fingerprint of lines that were found right, 32 bytes. */
export function contentHash(
  lines: readonly AwardLine[],
  peopleOf: (key: string) => readonly KnownPerson[],
): Buffer {
  const said = lines.map(({ person, points, experience, note, date, storeId }) => {
    const [known] = peopleOf(person);
    return JSON.stringify([known?.userId ?? person, points, experience, note, date, storeId]);
  });
  return createHash("sha256").update(said.sort().join("\n")).digest();
}
