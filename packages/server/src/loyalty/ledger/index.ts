/**
 * Points and experience: who got what for what, and what became of it. Every function works in the caller's
 * transaction, takes its time from the caller, and is single by its key.
 */
export { adjust } from "./adjust.ts";
export { type Award, award, awardMany } from "./award.ts";
export { settleDebt, writeOff } from "./debt.ts";
export { expirePot } from "./expire.ts";
export { capture, hold, holdOf, lockPot, ordersWaitingFor, waitingFor } from "./hold.ts";
export { ledgerJobs } from "./jobs.ts";
export { judge } from "./judge.ts";
export { releaseAndExpireAll } from "./leave.ts";
export type { LedgerType } from "./ledger.post.queries.ts";
export {
  balances,
  givenIn,
  lotsOfSources,
  peopleToExpire,
  potTotals,
} from "./read-balances.ts";
export { type StatementEntry, statementPage } from "./read-statement.ts";
export { refund } from "./refund.ts";
export { release } from "./release.ts";
export type { Accepted } from "./rules/accepted-share.ts";
export { confirmTransfer, returnTransfer, sendTransfer } from "./transfer.ts";
export { type LedgerCheck, verifyLedger } from "./verify.ts";
