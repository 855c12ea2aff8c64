import type { AccountNews } from "../../communication/messages/index.ts";
import type { SignedCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { Tx } from "../../db/database.ts";
import { factorsOf, replaceRecoveryCodes } from "./identity.factors.queries.ts";
import { noteProof } from "./identity.sessions.queries.ts";
import { hashPassword } from "./password-hash.ts";
import { newRecoveryCodes, partsOfCode, printedCode } from "./recovery-codes.ts";

/** Ten codes as they are shown, with what is kept of them. Hashing takes a moment: made before a transaction. */
export interface FreshCodes {
  readonly printed: string[];
  readonly kept: readonly { lookup: string; hash: string }[];
}

export async function freshCodes(): Promise<FreshCodes> {
  const codes = newRecoveryCodes();
  const hashed = await Promise.all(
    codes.map(async (code) => {
      const { lookup, secret } = partsOfCode(code);
      return { lookup, hash: await hashPassword(secret) };
    }),
  );
  return { printed: codes.map(printedCode), kept: hashed };
}

/** Codes for who has no factor yet and is about to: a first factor never comes without a way around its loss. */
export async function codesForFirstFactor(call: SignedCall): Promise<FreshCodes | undefined> {
  const { hasRecoveryCode } = await call.read((tx) => factorsOf(tx, call.actor.userId));
  return hasRecoveryCode ? undefined : freshCodes();
}

/** Consequences of a new factor: recovery codes with the first one, the session counts as proved, log and news. */
export async function afterEnrolling(
  tx: Tx,
  call: SignedCall,
  kind: "totp" | "passkey",
  codes: FreshCodes | undefined,
): Promise<string[] | null> {
  const { userId, sessionId } = call.actor;
  if (codes) await replaceRecoveryCodes(tx, userId, codes.kept, call.now);
  await noteProof(tx, sessionId, call.now, { withFactor: true });
  await announceSecurityChange(tx, call, "factor_added", { kind });
  return codes?.printed ?? null;
}

/** Consequences of a removed factor: without one, recovery codes are of no use. */
export async function afterRemoving(tx: Tx, call: SignedCall, kind: "totp" | "passkey"): Promise<void> {
  const { userId } = call.actor;
  const { hasTotp, hasPasskey } = await factorsOf(tx, userId);
  if (!hasTotp && !hasPasskey) await replaceRecoveryCodes(tx, userId, [], call.now);
  await announceSecurityChange(tx, call, "factor_removed", { kind });
}

/** Security row 11: the person hears of each change, and the security log keeps it. */
export async function announceSecurityChange(
  tx: Tx,
  call: SignedCall,
  event: AccountNews,
  details: Record<string, string> = {},
): Promise<void> {
  const { userId, clientId } = call.actor;
  await recordSecurityEvent(tx, call, { event: event.replace("_", "."), userId, clientId, details });
  await enqueue(tx, "messaging.notify_person", { userId, clientId, event, at: call.now.toISOString() });
}
