import type { Country } from "@trilha/contract/core/country.ts";
import { formatLongMoment } from "@trilha/contract/core/dates.ts";
import { type Eligibility, leavesOf } from "@trilha/contract/members/eligibility/conditions.ts";
import type { EligibilityFacts } from "@trilha/contract/members/eligibility/evaluate.ts";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { loadEligibilityFacts } from "../../members/eligibility/index.ts";
import { trainingsNamed } from "../../members/requirements/index.ts";
import { expiresAtFor, textIn } from "../campaigns/index.ts";
import { redeemerRow } from "./redeemer.queries.ts";
import type { RedeemWords } from "./rules/redeem.ts";

/** Redeemer with a campaign's points. */
export interface Redeemer {
  /** Where they signed up; null: they did not. */
  readonly country: Country | null;
  /** The campaign has begun there, and its points have not expired. */
  readonly open: boolean;
  readonly frozen: boolean;
  readonly facts: EligibilityFacts;
  readonly timeZone: string;
  readonly clientZone: string;
}

/** A person in a campaign as an order sees them; undefined when the client has no such campaign people may see. */
export async function redeemerOf(
  tx: Tx,
  participant: { clientId: string; campaignId: string; userId: string },
  now: Date,
): Promise<Redeemer | undefined> {
  const row = await redeemerRow(tx, participant);
  if (!row || row.state === "draft" || row.state === "validated") return undefined;
  const { country, begins_at, ends_on, settlement_days: settlementDays, client_zone: clientZone } = row;
  const timeZone = row.time_zone ?? clientZone;
  const expiresAt = ends_on && expiresAtFor({ settlementDays }, { timeZone, endsOn: ends_on });
  const begun = begins_at !== null && now >= begins_at;
  return {
    country,
    open: row.state !== "settled" && begun && expiresAt instanceof Date && now < expiresAt,
    frozen: row.status !== "active",
    facts: await loadEligibilityFacts(tx, { ...participant, now }),
    timeZone,
    clientZone,
  };
}

/** How a refusal names what it speaks of, in the caller's language. */
export async function wordsFor(
  tx: Tx,
  call: MemberCall,
  who: Redeemer,
  eligibility: Eligibility,
): Promise<RedeemWords> {
  const needed = leavesOf(eligibility).flatMap((leaf) => ("training" in leaf ? [leaf.training] : []));
  const trainings = await trainingsNamed(tx, call.actor.clientId, needed);
  return {
    moment: (at) => formatLongMoment(at, call.locale, who.timeZone),
    training: (id) => textIn(trainings.get(id)?.title ?? {}, call.locale),
  };
}
