import type * as contract from "@trilha/contract/sales/audit-endpoints.ts";
import type { UseCase } from "../../http/bind.ts";
import { figuresByDay, queueFigures, sampleFigures } from "./audit-figures.queries.ts";
import { leakageOf } from "./rules/audit-leakage.ts";

/** How the audit goes: queue, pace of the last 30 days, and what the random sample says slips through. */
export const readAuditFigures: UseCase<typeof contract.readAuditFigures> = (call, { query }) =>
  call.read(async (tx) => {
    const of = { clientId: call.actor.clientId, campaignId: query.campaignId, now: call.now };
    const [queue, sample, byDay] = await Promise.all([
      queueFigures(tx, of),
      sampleFigures(tx, of),
      figuresByDay(tx, of),
    ]);
    const { points_looked: pointsLooked, points_rejected: pointsRejected } = sample;
    return {
      waiting: queue.waiting,
      oldestQueuedAt: queue.oldest?.toISOString() ?? null,
      decided: queue.decided,
      autoAccepted: queue.auto_accepted,
      medianSeconds: queue.median_seconds,
      sample: {
        looked: sample.looked,
        rejected: sample.rejected,
        pointsLooked,
        pointsRejected,
        leakage: leakageOf({ pointsLooked, pointsRejected }),
      },
      byDay,
    };
  });
