import type { Rating } from "@trilha/contract/games/moves.ts";
import type { Tx } from "../../db/database.ts";
import { keepMemory, memoriesHeld, type Rememberer, type Subject } from "./memories.queries.ts";
import { afterRating } from "./rules/memory.ts";

/** §2 Notes how well somebody knew a thing, and with it when it should come again. */
export async function remember(
  tx: Tx,
  who: Rememberer,
  { kind, subject }: Subject,
  { rating, now }: { rating: Rating; now: Date },
): Promise<void> {
  const held = await memoriesHeld(tx, who, { kind, subjects: [subject] });
  await keepMemory(tx, who, { kind, subject }, afterRating(held.get(subject), rating, now), now);
}
