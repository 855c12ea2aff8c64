import type { Tx } from "../../db/database.ts";
import { insertSuperuser, type NewSuperuser } from "./identity.accounts.queries.ts";

/**
 * A person with every right in every client; needs a transaction in system scope. The hash comes from
 * `hashPassword`, made before the transaction opens.
 */
export function createSuperuser(tx: Tx, person: NewSuperuser, now: Date): Promise<string> {
  return insertSuperuser(tx, person, now);
}
