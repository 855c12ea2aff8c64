import { accessCodeDays, writeAccessCode } from "@trilha/contract/accounts/sign-in-methods/access-code.ts";
import type { MemberCall } from "../../core/call.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { Tx } from "../../db/database.ts";
import { hashOfAccessCode, newAccessCode } from "./access-code-secrets.ts";
import { saveAccessCodes } from "./entrances.access-codes.queries.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * New codes for members of the selected client, as they are written, in the order of `people`; whoever may be given one
 * is the caller's to judge. Nothing but their hashes is kept.
 */
export async function issueCodes(
  tx: Tx,
  call: MemberCall,
  people: readonly { id: string; userId: string }[],
): Promise<{ codes: string[]; until: Date }> {
  const { now, parts } = call;
  const { clientId, userId: issuerId } = call.actor;
  const until = new Date(now.getTime() + accessCodeDays * dayMs);
  const codes = people.map(newAccessCode);
  const rows = people.map(({ id }, index) => ({
    membershipId: id,
    hash: hashOfAccessCode(parts.keys, id, codes[index] ?? ""),
  }));
  await saveAccessCodes(tx, clientId, rows, { issuerId, now, until });
  for (const { userId } of people) {
    const details = { by: issuerId };
    await recordSecurityEvent(tx, call, { event: "access_code.issued", userId, clientId, details });
  }
  return { codes: codes.map(writeAccessCode), until };
}
