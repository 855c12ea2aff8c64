import type { Evidence } from "@trilha/contract/loyalty/tiers/shapes.ts";
import type { Tx } from "../../db/database.ts";
import { evidenceOf } from "../claims/index.ts";
import { type ReviewRow, weeksOf } from "./levels.review.queries.ts";

/** Evidence for and against a review's level, as of now. */
export async function evidenceNow(tx: Tx, clientId: string, row: ReviewRow): Promise<Evidence> {
  const participant = { clientId, userId: row.user_id, campaignId: row.campaign_id };
  const reports = await evidenceOf(tx, participant);
  const weeks = await weeksOf(tx, { ...participant, timeZone: row.time_zone });
  const { experience, audited } = row;
  return { experience: { credited: experience, audited, waiting: experience - audited }, ...reports, weeks };
}
