import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { reasonIn } from "@trilha/contract/core/reasons.ts";
import type { listStatement as spec } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { type StatementEntry, statementPage } from "../ledger/index.ts";
import { namedCampaigns, versionNumbers } from "./campaigns.points.queries.ts";
import { lookerOf } from "./present-campaign.ts";
import { textIn } from "./rules/text-in.ts";
import { documentOf, movesPoints, stateShown, traceOf, typesOf } from "./statement-lines.ts";

type Item = Answer<typeof spec>["items"][number];

/** §loyalty#statement My points and statement: the newest first, every line with the reason for its number. */
export const listStatement: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const looker = lookerOf(call);
    const { clientId, userId } = looker;
    const page = await statementPage(tx, {
      ...{ clientId, userId, rows: query.limit, types: typesOf(query.kind) },
      ...(query.cursor && { cursor: query.cursor }),
      ...(query.campaignId && { potId: query.campaignId }),
    });
    const names = await namedCampaigns(
      tx,
      looker,
      page.items.map(({ potId }) => potId),
    );
    const versions = await versionNumbers(
      tx,
      clientId,
      page.items.flatMap(({ ruleSetVersionId }) => ruleSetVersionId ?? []),
    );
    const items = page.items.flatMap((line): Item[] => {
      if (!movesPoints(line.type)) return [];
      return [
        {
          ...presentLine(line, call.locale),
          type: line.type,
          campaign: textIn(names.get(line.potId)?.title ?? {}, call.locale),
          ruleSetVersion: line.ruleSetVersionId ? (versions.get(line.ruleSetVersionId) ?? null) : null,
        },
      ];
    });
    return { items, nextCursor: page.nextCursor };
  });

function presentLine(line: StatementEntry, locale: Locale) {
  return {
    id: String(line.id),
    campaignId: line.potId,
    at: line.at.toISOString(),
    // Usable points are what all lines together say: a hold is gone from it, and so is what paid a debt.
    points: line.available,
    debt: line.debt,
    experience: line.experience,
    source: line.source,
    document: documentOf(line.details),
    // Payment of a debt stands on the document it came from; how that was reckoned is the award's to say.
    trace: line.type === "repay" ? [] : traceOf(line.details),
    reason: reasonIn(line.reason, locale),
    states: line.lots.map(({ state, points }) => ({ state: stateShown(state), points })),
  };
}
