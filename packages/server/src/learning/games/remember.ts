import type { Rating } from "@trilha/contract/learning/games/moves.ts";
import type { MemoryCard } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";
import { keepMemory, type MemorySubject, memoriesHeld, type Rememberer } from "./memories.queries.ts";
import { afterRating } from "./rules/memory.ts";

/** §learning#flashcards Notes how well somebody knew a thing, and with it when it should come again. `before`: where it is known already. */
export async function remember(
  tx: Tx,
  who: Rememberer,
  { kind, subject }: MemorySubject,
  { before, rating, now }: { before?: MemoryCard | undefined; rating: Rating; now: Date },
): Promise<void> {
  const held = before ?? (await memoriesHeld(tx, who, { kind, subjects: [subject] })).get(subject);
  await keepMemory(tx, who, { kind, subject }, afterRating(held, rating, now), now);
}
