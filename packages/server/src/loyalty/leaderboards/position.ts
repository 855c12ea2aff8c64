import type { Keys } from "../../core/keys.ts";
import { seal, unseal } from "../../core/seal.ts";
import { readCursor } from "../../db/cursor.ts";
import type { RankingPosition } from "./standings.queries.ts";

// Where a page ends may be somebody hidden: their id, open in a cursor, would tell them again wherever they are not.

/** A position as a cursor's parts: whose it is, is for us alone. */
export function sealPosition(
  keys: Keys,
  { score, userId }: RankingPosition,
): [score: number, sealed: string] {
  return [score, seal(keys, "list-position", userId).toString("base64url")];
}

/** The position a cursor names, or undefined when it is none of ours. */
export function readPosition(keys: Keys, cursor: string | undefined): RankingPosition | undefined {
  const position = readCursor(cursor, ["number", "string"]);
  if (!position) return undefined;
  try {
    const [score, sealed] = position;
    return { score, userId: unseal(keys, "list-position", Buffer.from(sealed, "base64url")) };
  } catch {
    return undefined;
  }
}
