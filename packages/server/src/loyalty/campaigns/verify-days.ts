import type { Database } from "../../db/database.ts";
import type { LedgerCheck } from "../ledger/index.ts";
import { wrongDays } from "./campaigns.days.queries.ts";

/** Checks that the days a burn-down is read from are the sums of the ledger. */
export async function verifyDays(db: Database): Promise<LedgerCheck> {
  return db.read({ system: true }, async (tx) => ({
    name: "days of campaigns are the sums of what was posted",
    note: "",
    faults: await wrongDays(tx),
  }));
}
