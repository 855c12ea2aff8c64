import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { GuestCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { findClientByAddress } from "../../tenants/clients/index.ts";
import { firstClient, standings } from "./identity.accounts.queries.ts";
import { type ClientSelection, maySelect, selectClient } from "./rules/select-client.ts";

/** Refusal for a person who may not enter. */
export const denials = {
  blocked: identityProblems.blocked,
  awaiting_approval: identityProblems.awaitingApproval,
  no_access: identityProblems.noAccess,
  maintenance: genericProblems.maintenance,
} as const;

/** Loads what decides which client a new session selects, and decides. */
export async function placeOf(
  tx: Tx,
  call: GuestCall,
  who: { userId: string; isSuperuser: boolean; slug: string | undefined; last: string | null },
): Promise<ClientSelection> {
  const { userId, isSuperuser, slug, last } = who;
  const [atDoor = null, member, first] = await Promise.all([
    findClientByAddress(tx, { slug, host: call.host }),
    standings(tx, userId),
    isSuperuser ? firstClient(tx) : null,
  ]);
  return selectClient({ isSuperuser, atDoor: atDoor ?? null, standings: member, last, first });
}

/** The same where somebody vouches for a person in one client alone; a superuser's rights are nobody's to vouch for. */
export async function placeIn(
  tx: Tx,
  clientId: string,
  who: { userId: string; isSuperuser: boolean },
): Promise<ClientSelection> {
  if (who.isSuperuser) return { denied: "no_access" };
  const verdict = maySelect(clientId, { isSuperuser: false, standings: await standings(tx, who.userId) });
  return verdict === "yes" ? { clientId } : { denied: verdict };
}
