import type { readPoints as spec } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { balances } from "../ledger/index.ts";
import { namedCampaigns } from "./campaigns.points.queries.ts";
import { lookerOf } from "./present-campaign.ts";
import { textIn } from "./rules/text-in.ts";

/** §loyalty#statement My points: by campaign, the one that ends last first, with what goes when. */
export const readPoints: UseCase<typeof spec> = (call) =>
  call.read(async (tx) => {
    const looker = lookerOf(call);
    const pots = await balances(tx, looker);
    const names = await namedCampaigns(
      tx,
      looker,
      pots.map(({ potId }) => potId),
    );
    const own = pots.flatMap(({ potId, earned: _, expiring, ...balance }) => {
      const campaign = names.get(potId);
      if (!campaign) return [];
      return {
        campaignId: potId,
        campaign: textIn(campaign.title, call.locale),
        endsAt: campaign.ends_at.toISOString(),
        ...balance,
        expiring: expiring.map(({ points, at }) => ({ points, at: at.toISOString() })),
      };
    });
    return { balances: own.toSorted((a, b) => (a.endsAt < b.endsAt ? 1 : -1)) };
  });
