import { reasonIn } from "@trilha/contract/core/reasons.ts";
import type { readAuditFigure as spec } from "@trilha/contract/insight/reports/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { countedAt, type DecisionTotals, judgedBy } from "./reports.queries.ts";

const only = ({ accepted, partial, rejected, points }: DecisionTotals): DecisionTotals => ({
  ...{ accepted, partial, rejected, points },
});
const together = (one: DecisionTotals, other: DecisionTotals): DecisionTotals => ({
  accepted: one.accepted + other.accepted,
  partial: one.partial + other.partial,
  rejected: one.rejected + other.rejected,
  points: one.points + other.points,
});
const none: DecisionTotals = { accepted: 0, partial: 0, rejected: 0, points: 0 };

/** Decisions of auditors, and why; a reason of the list is told in the reader's language. */
export const readAudit: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const counted = await countedAt(tx, "audit");
    const rows = await judgedBy(tx, { ...query, clientId: call.actor.clientId });
    return {
      countedAt: counted?.toISOString() ?? null,
      total: rows.reduce<DecisionTotals>((sum, row) => together(sum, row), none),
      rows: rows.map((row) => ({
        key: row.key,
        label: (row.title ? textIn(row.title, call.locale) : reasonIn(row.key, call.locale)) ?? row.key,
        ...only(row),
      })),
    };
  });
