import type * as contract from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { BatchSize } from "../../core/jobs/batch-size.ts";
import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Database } from "../../db/database.ts";
import type { LedgerCheck } from "../ledger/index.ts";
import { sampleOf } from "./acceptance.queries.ts";
import {
  addToCounts,
  countsByDay,
  medianSeconds,
  oldestQueued,
  waitingReports,
  wrongCounts,
} from "./audit-statistics.queries.ts";
import { auditDays, decidedIn } from "./rules/audit-days.ts";
import { falseAcceptanceOf } from "./rules/false-acceptance.ts";

/** Days that are shown. */
const shown = 30;

/** How the audit goes: queue, pace of the last 30 days, and what the random sample says slips through. */
export const readAuditFigures: UseCase<typeof contract.readAuditFigures> = (call, { query }) =>
  call.read(async (tx) => {
    const campaign = { clientId: call.actor.clientId, campaignId: query.campaignId, now: call.now };
    const [waiting, oldest, seconds, parts, sample] = await Promise.all([
      waitingReports(tx, campaign),
      oldestQueued(tx, campaign),
      medianSeconds(tx, campaign),
      countsByDay(tx, campaign),
      sampleOf(tx, campaign),
    ]);
    return {
      waiting,
      oldestQueuedAt: oldest?.toISOString() ?? null,
      ...decidedIn(parts),
      medianSeconds: seconds,
      sample: falseAcceptanceOf(sample),
      byDay: auditDays(parts, shown),
    };
  });

/** Changes taken into the counts in one transaction. */
const foldSize = new BatchSize("sales.count_statistics", { start: 5_000, least: 200, most: 20_000 });

/** Folds what changed into the counts, so that figures read few rows. */
export const countAuditStatistics: JobHandler<"sales.count_statistics"> = async ({ db }) => {
  const foldSome = (changes: number) => db.write({ system: true }, (tx) => addToCounts(tx, changes));
  const isFull = (more: Awaited<ReturnType<typeof foldSome>>) => more === true;
  return drainInBatches(timeBox(), async () => isFull(await foldSize.run(foldSome, isFull)));
};

/** Checks that the figures of the audit are the sums of reports, verdicts and the queue. */
export async function verifyFigures(db: Database): Promise<LedgerCheck> {
  return db.read({ system: true }, async (tx) => ({
    name: "figures of the audit are the sums of reports, verdicts and the queue",
    note: "",
    faults: await wrongCounts(tx),
  }));
}
