import type { Database } from "../../db/database.ts";
import type { LedgerCheck } from "../ledger/index.ts";
import { wrongStandings } from "./standings.check.queries.ts";

/** Checks that rankings and sums are what the books say of everybody who was counted since they changed. */
export async function verifyStandings(db: Database): Promise<LedgerCheck> {
  return db.read({ system: true }, async (tx) => ({
    name: "standings, their counts and sums agree with the books",
    note: "",
    faults: await wrongStandings(tx),
  }));
}
