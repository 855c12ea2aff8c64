import type { Member } from "../../core/actor.ts";
import type { Tx } from "../../db/database.ts";
import { countReady } from "./office.queries.ts";

/** How many orders somebody may approve now, none of them their own; 0 for whoever decides on none. At most 10,000. */
export async function ordersToApprove(
  tx: Tx,
  who: Pick<Member, "clientId" | "userId" | "permissions">,
): Promise<number> {
  return who.permissions.has("orders.decide") ? countReady(tx, who) : 0;
}
