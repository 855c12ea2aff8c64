import type { Database } from "../../db/database.ts";
import type { LedgerCheck } from "../ledger/index.ts";
import { isLeftOut } from "./rules/left-out.ts";
import { type ListedParticipants, participantsByFacts, wrongStandings } from "./standings.check.queries.ts";

/** Checks that rankings and sums are what the books say of everybody who was counted since they changed. */
export async function verifyStandings(db: Database): Promise<LedgerCheck> {
  return db.read({ system: true }, async (tx) => ({
    name: "standings, their counts and sums agree with the books",
    note: "",
    faults: [...(await wrongStandings(tx)), ...(await participantsByFacts(tx)).flatMap(faultOfPlace)],
  }));
}

function faultOfPlace({ listed, campaignId, userId, people, ...facts }: ListedParticipants): string[] {
  if (listed !== isLeftOut(facts)) return [];
  const where = listed ? "stand in the ranking" : "are missing in the ranking";
  return [`person ${userId} in campaign ${campaignId} and ${people - 1} more ${where}`];
}
