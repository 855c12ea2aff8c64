import type { Member } from "../../core/actor.ts";
import type { Tx } from "../../db/database.ts";
import { countWaiting } from "./essays.queries.ts";

/** How many essays wait for a mark that somebody else wrote; 0 for whoever marks none. */
export async function essaysToMark(
  tx: Tx,
  { clientId, userId, permissions }: Pick<Member, "clientId" | "userId" | "permissions">,
): Promise<number> {
  return permissions.has("results.mark") ? countWaiting(tx, { clientId, notOf: userId }) : 0;
}
