import { sealLedger } from "./seal.ts";

/**
 * Points and experience: who got what for what, and what became of it. Every function works in the caller's
 * transaction, takes its time from the caller, and is single by its key.
 */
export { type Adjustment, adjust } from "./adjust.ts";
export { type Award, type Awarded, award, awardMany } from "./award.ts";
export { settleDebt, writeOff } from "./debt.ts";
export { expirePot } from "./expire.ts";
export { capture, type Held, type HoldName, hold, waitingFor } from "./hold.ts";
export { type BrokenHold, type Judged, judge, type Verdict } from "./judge.ts";
export { releaseAndExpireAll } from "./leave.ts";
export {
  balances,
  lotsOfSources,
  type PotBalance,
  type PotTotals,
  peopleToExpire,
  potTotals,
} from "./read-balances.ts";
export { type StatementLine, statementPage } from "./read-statement.ts";
export { release } from "./release.ts";
export type { Accepted } from "./rules/verdict.ts";
export { confirmTransfer, returnTransfer, sendTransfer, type Transfer } from "./transfer.ts";
export { type Checked, verifyLedger } from "./verify.ts";

export const ledgerJobs = { "ledger.seal": sealLedger };
