import type { SignedCall } from "../../http/call.ts";
import { findPerson } from "./identity.accounts.queries.ts";
import { passwordIsRight } from "./password-hash.ts";

/** Is it the person's password? After the same work for somebody who has none. */
export async function proofOf(call: SignedCall, userId: string, password: string): Promise<boolean> {
  const person = await call.system.read((tx) => findPerson(tx, userId));
  return passwordIsRight(password, person?.password_hash);
}
