import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { SignedCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { proofFacts } from "./identity.factors.queries.ts";
import { isFresh } from "./rules/fresh-proof.ts";

/**
 * Security row 12: says no unless the caller proved in this session, within the last five minutes, who they are
 * (by coming in, or by `POST /api/session/proof`). The refusal says by what they can: `ways` is a list of password, totp, passkey and
 * recovery_code, or "sign_in" for who has none of them and signs in anew. With `tx` it looks in that transaction.
 */
export async function freshProof(call: SignedCall, tx?: Tx): Promise<Refusal | undefined> {
  const { userId, sessionId } = call.actor;
  const look = (within: Tx) => proofFacts(within, { userId, sessionId });
  const facts = tx ? await look(tx) : await call.read(look);
  if (!facts) return refuse(identityProblems.sessionEnded);
  if (isFresh(facts.provedAt, call.now)) return undefined;
  const ways = [
    ...(facts.hasPassword ? ["password"] : []),
    ...(facts.hasTotp ? ["totp"] : []),
    ...(facts.hasPasskey ? ["passkey"] : []),
    ...(facts.hasRecoveryCode ? ["recovery_code"] : []),
  ];
  return refuse(identityProblems.proofNeeded, { ways: ways.join(",") || "sign_in" });
}
