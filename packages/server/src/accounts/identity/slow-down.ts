import { createHash } from "node:crypto";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { GuestCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Parts } from "../../parts.ts";
import { knowsDevice } from "./identity.accounts.queries.ts";
import { failureDelay } from "./rules/failure-delay.ts";

const knownForMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Where guesses at an account are counted (security row 5): at the device where the account knows it, else at the
 * address. So whoever guesses behind the same address as the owner slows down strangers, and not the owner. The same
 * work for an account that does not exist.
 */
async function originOf(call: GuestCall, userId: string | undefined): Promise<string> {
  const { device, ip, now } = call;
  if (!device) return ip;
  const hash = createHash("sha256").update(device).digest();
  const since = new Date(now.getTime() - knownForMs);
  const known = await call.system.read((tx) => knowsDevice(tx, userId, { hash, since }));
  return known ? `device ${hash.toString("base64url")}` : ip;
}

/** Tries at one secret from one origin. */
export interface Tries {
  /** Failures since the last success. */
  failures(): Promise<number>;
  /** `request.too_many` while the next try has to wait. */
  refuseEarly(): Promise<Refusal | undefined>;
  fail(): Promise<void>;
  succeed(): Promise<void>;
}

/**
 * Tries at a secret such as an account's password, counted by their origin: the caller's address, or their device where
 * the account knows it. Strangers lock nobody out, elsewhere or behind the same address.
 */
export function triesAt(limits: Parts["limits"], secret: string, origin: string): Tries {
  const key = `${secret.toLowerCase().slice(0, 128)}|${origin}`;
  return {
    failures: () => limits.failures(key),
    refuseEarly: async () => {
      const seconds = await limits.delayLeft(key);
      return seconds === undefined ? undefined : refuse(genericProblems.tooMany, { seconds });
    },
    fail: async () => {
      const seconds = failureDelay(await limits.countFailure(key));
      if (seconds > 0) await limits.delay(key, seconds);
    },
    succeed: () => limits.forgetFailures(key),
  };
}

/** Tries at a secret of an account: its password, its second factor. `userId` undefined: the account does not exist. */
export async function ownTries(call: GuestCall, secret: string, userId: string | undefined): Promise<Tries> {
  return triesAt(call.parts.limits, secret, await originOf(call, userId));
}
