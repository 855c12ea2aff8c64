import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { settleCampaign as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { expirePot, peopleToExpire } from "../ledger/index.ts";
import { totalsOf } from "./campaign-totals.ts";
import { pendingAwards } from "./campaigns.awards.queries.ts";
import { lockCampaign } from "./campaigns.office.queries.ts";
import { waitingOrders, waitingReports } from "./campaigns.settling.queries.ts";
import { loadMoments } from "./load-windows.ts";
import { moveCampaign } from "./move-campaign.ts";
import { loadCampaign } from "./present-office.ts";
import { expiresAtFor } from "./rules/expiry.ts";

/** People the job did not come to yet; more than these it may well finish first. */
const stragglers = 500;

/**
 * Closes a campaign that ended: its time to settle is over in every country, no report waits for audit, no approved
 * award for the books, no order for a decision, and every point is redeemed, taken back, expired or transferred.
 */
export const settleCampaign: UseCase<typeof spec> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const { now } = call;
    const campaign = await lockCampaign(tx, clientId, params.id, { closing: true });
    if (!campaign) return refuse(genericProblems.notFound);
    const windows = await loadMoments(tx, clientId, campaign.id);
    const over = windows.every((window) => {
      return expiresAtFor({ settlementDays: campaign.settlement_days }, window) <= now;
    });
    if (campaign.state !== "ended" || !over) return refuse(campaignProblems.wrongState);
    const claims = await waitingReports(tx, clientId, campaign.id);
    if (claims > 0) return refuse(campaignProblems.unsettled, { claims });
    const awards = await pendingAwards(tx, clientId, campaign.id);
    if (awards > 0) return refuse(campaignProblems.awardsOnTheWay, { awards });
    const orders = await waitingOrders(tx, clientId, campaign.id);
    if (orders > 0) return refuse(campaignProblems.ordersWaiting, { orders });
    await expireStragglers(tx, clientId, campaign.id, now);
    const totals = await totalsOf(tx, clientId, campaign.id);
    if (totals.uncleared + totals.cleared + totals.held + totals.transferring !== 0) {
      return refuse(campaignProblems.wrongState);
    }
    await moveCampaign(tx, { clientId, campaign, to: "settled", actor: call.actor, now });
    await recordAudit(tx, call, {
      action: "campaigns.settle",
      entity: "campaign",
      entityId: campaign.id,
      entityName: Object.values(campaign.title)[0] ?? "",
      after: { ...totals },
    });
    return (await loadCampaign(tx, call, campaign.id)) ?? refuse(genericProblems.notFound);
  });

async function expireStragglers(tx: Tx, clientId: string, potId: string, now: Date): Promise<void> {
  for (const userId of await peopleToExpire(tx, { clientId, potId, rows: stragglers })) {
    await expirePot(tx, { clientId, potId, userId, now, reason: null });
  }
}
