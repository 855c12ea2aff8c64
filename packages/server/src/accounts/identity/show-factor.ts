import type { FactorKind, FactorProof } from "@trilha/contract/accounts/identity/factor-shapes.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { GuestCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { unseal } from "../../core/seal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { Tx } from "../../db/database.ts";
import { recoveryCodeBy, takeRecoveryCode, takeTotpStep, totpOf } from "./identity.factors.queries.ts";
import { notePasskeyUse } from "./identity.passkeys.queries.ts";
import { type PasskeyChallenge, readAssertion } from "./passkeys.ts";
import { passwordIsRight } from "./password-hash.ts";
import { partsOfCode } from "./recovery-codes.ts";
import { ownTries } from "./slow-down.ts";
import { stepOfCode } from "./totp.ts";

/** A second factor that holds; `take` uses it up in the transaction it opens, and is false if that came too late. */
export interface ShownFactor {
  readonly kind: FactorKind;
  take(tx: Tx): Promise<boolean>;
}

/**
 * Looks at a second factor. Wrong ones slow down by person and address, so that who guesses from elsewhere locks
 * nobody out; they are kept in the security log.
 */
export async function showFactor(
  call: GuestCall,
  who: { userId: string; sessionId: string | null },
  proof: FactorProof,
): Promise<ShownFactor | Refusal> {
  const tries = await ownTries(call, `factor of ${who.userId}`, who.userId);
  const early = await tries.refuseEarly();
  if (early) return early;
  const take = await judge(call, { ...who, purpose: "proof" }, proof);
  if (!take) {
    await tries.fail();
    await call.system.write((tx) =>
      recordSecurityEvent(tx, call, {
        event: "factor.failed",
        userId: who.userId,
        details: { kind: proof.kind },
      }),
    );
    return refuse(identityProblems.factorWrong);
  }
  await tries.succeed();
  return { kind: proof.kind, take };
}

function judge(
  call: GuestCall,
  who: PasskeyChallenge & { userId: string },
  proof: FactorProof,
): Promise<((tx: Tx) => Promise<boolean>) | undefined> {
  switch (proof.kind) {
    case "totp":
      return judgeTotp(call, who.userId, proof.code);
    case "recovery_code":
      return judgeRecoveryCode(call, who.userId, proof.code);
    case "passkey":
      return judgePasskey(call, who, proof.passkey);
  }
}

async function judgeTotp(call: GuestCall, userId: string, code: string) {
  const { now, parts } = call;
  const factor = await call.system.read((tx) => totpOf(tx, userId));
  if (!factor?.confirmed_at) return undefined;
  const step = stepOfCode(unseal(parts.keys, "totp-secret", factor.secret), code, now, factor.last_step);
  if (step === undefined) return undefined;
  return (tx: Tx) => takeTotpStep(tx, { userId, step, now, confirms: false });
}

async function judgeRecoveryCode(call: GuestCall, userId: string, code: string) {
  const { now } = call;
  const { lookup, secret } = partsOfCode(code);
  const stored = await call.system.read((tx) => recoveryCodeBy(tx, userId, lookup));
  if (!(await passwordIsRight(secret, stored?.code_hash))) return undefined;
  return (tx: Tx) => takeRecoveryCode(tx, { userId, lookup, now });
}

async function judgePasskey(
  call: GuestCall,
  challenge: PasskeyChallenge & { userId: string },
  given: Extract<FactorProof, { kind: "passkey" }>["passkey"],
) {
  const signed = await readAssertion(call, challenge, given);
  if (!signed) return undefined;
  return (tx: Tx) => notePasskeyUse(tx, { id: signed.id, counter: signed.counter, now: call.now });
}
