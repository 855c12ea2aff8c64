import type { readPointsFigure as spec } from "@trilha/contract/insight/reports/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { countedAt, movedBy, pointValue } from "./reports.queries.ts";
import { pointsSpans } from "./rules/points-spans.ts";

/** Points by span or campaign: what moved, and what people had at the end, which the programme owes them. */
export const readPoints: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const counted = await countedAt(tx, "days");
    const rows = await movedBy(tx, { ...query, clientId: call.actor.clientId });
    const { total, spans } = pointsSpans(rows, query.by === "campaign");
    const worth = await pointValue(tx, call.actor.clientId);
    return {
      countedAt: counted?.toISOString() ?? null,
      total,
      money: worth ? { currency: worth.currency, liability: total.liability * worth.value } : null,
      rows: spans.map(({ row, ...figures }) => ({
        key: row.key,
        label: row.title ? textIn(row.title, call.locale) : row.key,
        ...figures,
      })),
    };
  });
