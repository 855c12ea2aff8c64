import type { Member } from "../../core/actor.ts";
import type { Tx } from "../../db/database.ts";
import { countRequests } from "./requests.queries.ts";

/** How many ask to be enrolled and wait for somebody; 0 for whoever decides on none. */
export async function requestsToDecide(
  tx: Tx,
  who: Pick<Member, "clientId" | "permissions">,
): Promise<number> {
  return who.permissions.has("courses.enrol") ? countRequests(tx, who.clientId) : 0;
}
