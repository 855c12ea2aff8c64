import type {
  askProof as askProofSpec,
  readFactors as readSpec,
} from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { findPerson } from "./identity.accounts.queries.ts";
import { isRequiredOf, recoveryCodesLeft, totpOf } from "./identity.factors.queries.ts";
import { passkeysOf } from "./identity.passkeys.queries.ts";
import { askPasskey, partyOf } from "./passkeys.ts";

/** Factors of the caller's account. */
export const readOwnFactors: UseCase<typeof readSpec> = async (call) => {
  const { userId } = call.actor;
  const party = await partyOf(call);
  return call.system.read(async (tx) => {
    const person = await findPerson(tx, userId);
    if (!person) return refuse(identityProblems.sessionEnded);
    const [totp, passkeys, codes, required] = await Promise.all([
      totpOf(tx, userId),
      passkeysOf(tx, userId),
      recoveryCodesLeft(tx, userId),
      isRequiredOf(tx, userId),
    ]);
    return {
      totp: totp?.confirmed_at
        ? { since: totp.confirmed_at.toISOString(), lastUsedAt: totp.last_used_at?.toISOString() ?? null }
        : null,
      passkeys: passkeys.map(({ id, name, synced, rp_id, created_at, last_used_at }) => ({
        id,
        name,
        synced,
        host: rp_id,
        here: rp_id === party.id,
        createdAt: created_at.toISOString(),
        lastUsedAt: last_used_at?.toISOString() ?? null,
      })),
      recoveryCodes: codes.madeAt ? { left: codes.left, madeAt: codes.madeAt.toISOString() } : null,
      required,
      hasPassword: person.password_hash !== null,
    };
  });
};

/** Challenge for a passkey of the caller's, for re-authentication in this session. */
export const askOwnProof: UseCase<typeof askProofSpec> = (call) => {
  const { userId, sessionId } = call.actor;
  return askPasskey(call, { purpose: "proof", userId, sessionId });
};
