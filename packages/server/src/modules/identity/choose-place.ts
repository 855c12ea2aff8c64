import { identityProblems } from "@trilha/contract/identity/problems.ts";
import type { Tx } from "../../db/database.ts";
import type { GuestCall } from "../../http/call.ts";
import { findClientAtDoor, firstClient, standings } from "./identity.accounts.queries.ts";
import { type Selection, selectClient } from "./rules/select-client.ts";

/** What a person hears who may not enter. */
export const denials = {
  blocked: identityProblems.blocked,
  awaiting_approval: identityProblems.awaitingApproval,
  no_access: identityProblems.noAccess,
} as const;

/** Loads what decides which client a new session selects, and decides. */
export async function placeOf(
  tx: Tx,
  call: GuestCall,
  who: { userId: string; isSuperuser: boolean; slug: string | undefined; last: string | null },
): Promise<Selection> {
  const { userId, isSuperuser, slug, last } = who;
  const [atDoor = null, member, first] = await Promise.all([
    findClientAtDoor(tx, { slug, host: call.host }),
    standings(tx, userId),
    isSuperuser ? firstClient(tx) : null,
  ]);
  return selectClient({ isSuperuser, atDoor: atDoor ?? null, standings: member, last, first });
}
