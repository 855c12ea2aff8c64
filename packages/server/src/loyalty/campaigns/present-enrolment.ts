import type { enrolment } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { enrolledStores, enrolmentOf, seenCampaign } from "./campaigns.queries.ts";
import { pointsIn } from "./points-in.ts";
import { lookerOf, presentCampaign } from "./present-campaign.ts";

/** Sign-up of the caller; undefined when they did not. */
export async function loadEnrolment(
  tx: Tx,
  call: MemberCall,
  campaignId: string,
): Promise<z.output<typeof enrolment> | undefined> {
  const looker = lookerOf(call);
  const campaign = await seenCampaign(tx, looker, campaignId);
  const row = await enrolmentOf(tx, looker, campaignId);
  if (!campaign || !row) return undefined;
  const stores = await enrolledStores(tx, looker, campaignId);
  const points = await pointsIn(tx, looker, [campaignId]);
  return {
    campaign: presentCampaign(call, campaign, points.get(campaignId) ?? null),
    company: row.company,
    brands: row.brands,
    stores: stores.map((store) => ({
      id: store.id,
      name: store.name,
      city: store.city,
      retailerId: store.retailer_id,
      retailer: store.retailer,
      timeZone: store.time_zone,
      photosAllowed: store.photos_allowed,
      groupIds: store.group_ids,
    })),
    termsVersion: row.terms_version,
    enrolledAt: row.enrolled_at.toISOString(),
    reportingDays: campaign.reporting_days,
  };
}
