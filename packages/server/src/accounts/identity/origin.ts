import { createHash } from "node:crypto";
import type { GuestCall } from "../../core/call.ts";
import { knowsDevice } from "./identity.accounts.queries.ts";

const knownForMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Where guesses at an account are counted (security row 5): at the device where the account knows it, else at the
 * address. So whoever guesses behind the same address as the owner slows down strangers, and not the owner. The same
 * work for an account that does not exist.
 */
export async function originOf(call: GuestCall, userId: string | undefined): Promise<string> {
  const { device, ip, now } = call;
  if (!device) return ip;
  const hash = createHash("sha256").update(device).digest();
  const since = new Date(now.getTime() - knownForMs);
  const known = await call.system.read((tx) => knowsDevice(tx, userId, { hash, since }));
  return known ? `device ${hash.toString("base64url")}` : ip;
}
