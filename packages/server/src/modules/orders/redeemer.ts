import { daysBetween, localDay } from "@trilha/contract/earning/zoned-days.ts";
import type { GateFacts } from "@trilha/contract/gates/evaluate.ts";
import { type Gate, leavesOf } from "@trilha/contract/gates/gate.ts";
import type { Country } from "@trilha/contract/kernel/country.ts";
import type { Tx } from "../../db/database.ts";
import type { MemberCall } from "../../http/call.ts";
import { expiresAtFor, textIn } from "../campaigns/index.ts";
import { redeemerRow, trainingTitles } from "./redeemer.queries.ts";
import type { RedeemWords } from "./rules/redeem.ts";

/** Who wants to redeem with a campaign's points. */
export interface Redeemer {
  /** Where they signed up; null: they did not. */
  readonly country: Country | null;
  /** The campaign has begun there, and its points have not expired. */
  readonly open: boolean;
  readonly frozen: boolean;
  readonly facts: GateFacts;
  readonly timeZone: string;
  readonly clientZone: string;
}

/** A person in a campaign as an order sees them; undefined when the client has no such campaign people may see. */
export async function redeemerOf(
  tx: Tx,
  of: { clientId: string; campaignId: string; userId: string },
  now: Date,
): Promise<Redeemer | undefined> {
  const row = await redeemerRow(tx, of);
  if (!row || row.campaign_state === "draft" || row.campaign_state === "validated") return undefined;
  const { country, time_zone, begins_at, ends_on, enrolled_at, settlement_days: settlementDays } = row;
  const timeZone = time_zone ?? row.client_zone;
  const expiresAt = ends_on && expiresAtFor({ settlementDays }, { timeZone, endsOn: ends_on });
  return {
    country,
    open:
      row.campaign_state !== "settled" &&
      begins_at !== null &&
      expiresAt instanceof Date &&
      now >= begins_at &&
      now < expiresAt,
    frozen: row.status !== "active",
    facts: {
      level: row.level,
      country,
      retailerIds: row.retailer_ids ?? [],
      storeGroupIds: row.group_ids,
      companyId: row.company_id,
      jobProfile: row.job_profile,
      trainingIds: new Set(row.training_ids),
      enrolledDays: enrolled_at && daysBetween(localDay(enrolled_at, timeZone), localDay(now, timeZone)),
    },
    timeZone,
    clientZone: row.client_zone,
  };
}

/** How a refusal names what it speaks of, in the caller's language. */
export async function wordsFor(tx: Tx, call: MemberCall, who: Redeemer, gate: Gate): Promise<RedeemWords> {
  const needed = leavesOf(gate).flatMap((leaf) => ("training" in leaf ? [leaf.training] : []));
  const titles = await trainingTitles(tx, call.actor.clientId, needed);
  const format = new Intl.DateTimeFormat(call.locale, {
    ...{ dateStyle: "long", timeStyle: "short", timeZone: who.timeZone },
  });
  return {
    moment: (at) => format.format(at),
    training: (id) => textIn(titles.get(id) ?? {}, call.locale),
  };
}
