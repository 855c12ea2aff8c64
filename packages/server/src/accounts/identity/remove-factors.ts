import type { Tx } from "../../db/database.ts";
import { deleteTotp, factorsOf, replaceRecoveryCodes } from "./identity.factors.queries.ts";
import { deletePasskeys } from "./identity.passkeys.queries.ts";

/**
 * Security row 8: takes every second factor from somebody who lost theirs, in a transaction of system scope. Whoever
 * calls it has checked who may, keeps the reason and tells the person. False: there was none.
 */
export async function removeFactorsOf(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const { hasTotp, hasPasskey } = await factorsOf(tx, userId);
  await deleteTotp(tx, userId);
  await deletePasskeys(tx, userId);
  await replaceRecoveryCodes(tx, userId, [], now);
  return hasTotp || hasPasskey;
}
