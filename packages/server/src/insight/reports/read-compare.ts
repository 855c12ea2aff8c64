import type { readCompareFigure as spec } from "@trilha/contract/insight/reports/endpoints.ts";
import { compareLimit } from "@trilha/contract/insight/reports/limits.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { comparedCampaigns, countedAt, judgedBy, movedBy, unitsByWeek } from "./reports.queries.ts";
import { alignWeeks } from "./rules/align-weeks.ts";
import { pointsSpans } from "./rules/points-spans.ts";

/** Campaigns side by side: what was sold and given in each, and how their weeks went. */
export const readCompare: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const ids = query.campaignIds?.toLowerCase().split(",");
    const campaigns = await comparedCampaigns(tx, clientId, { ids, most: compareLimit });
    const shown = campaigns.map(({ id }) => id);
    const units = shown.length > 0 ? await unitsByWeek(tx, clientId, shown) : [];
    const { spans } = pointsSpans(await movedBy(tx, { clientId, by: "campaign" }), true);
    const judged = await judgedBy(tx, { clientId, by: "campaign" });
    const ages = [await countedAt(tx, "sales"), await countedAt(tx, "days"), await countedAt(tx, "audit")];
    return {
      // As old as the oldest of what it is made of.
      countedAt: ages.every((age) => age !== null)
        ? new Date(Math.min(...ages.map(Number))).toISOString()
        : null,
      campaigns: campaigns.map(({ id, title, state, begins_on, ends_on, budget, people }) => {
        const points = spans.find(({ row }) => row.key === id);
        const verdicts = judged.find(({ key }) => key === id);
        const { accepted = 0, partial = 0, rejected = 0 } = verdicts ?? {};
        return {
          ...{
            id,
            title: textIn(title, call.locale),
            state,
            beginsOn: begins_on,
            endsOn: ends_on,
            budget,
            people,
          },
          units: units.reduce((sum, week) => sum + (week.campaignId === id ? week.units : 0), 0),
          given: points?.given ?? 0,
          reversed: points?.reversed ?? 0,
          redeemed: (points?.redeemed ?? 0) - (points?.refunded ?? 0),
          expired: points?.expired ?? 0,
          liability: points?.liability ?? 0,
          decided: accepted + partial + rejected,
          rejected,
        };
      }),
      weeks: alignWeeks(
        campaigns.map(({ id, begins_on }) => ({ id, beginsOn: begins_on })),
        units,
      ),
    };
  });
