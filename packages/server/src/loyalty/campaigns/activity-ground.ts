import type { Locale } from "@trilha/contract/core/locale.ts";
import { localDay, mondayOf } from "@trilha/contract/core/zoned-days.ts";
import {
  type ActivityEvaluation,
  type AlreadyAwarded,
  evaluateActivity,
} from "@trilha/contract/loyalty/earning/evaluate-activity.ts";
import type { Counters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { ActivityRule } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { Tx } from "../../db/database.ts";
import { type RunningCampaign, runningCampaign } from "./campaigns.facts.queries.ts";
import { type CountryWindow, type EarningFacts, earningFacts } from "./earning-facts.ts";

/** Kind of activity, and the room that knows what it has paid. */
export interface PaidActivity {
  readonly kind: ActivityRule["kind"];
  /** Whether activities of this kind have paid somebody in a campaign: on this day, in this week, at all. */
  paidWithin(
    tx: Tx,
    participant: { clientId: string; userId: string; campaignId: string; day: string; week: string },
  ): Promise<Omit<AlreadyAwarded, "object">>;
}

/** Facts by which activities of one kind pay a person now. */
export interface ActivityGround {
  campaign: EarningFacts["campaign"] & { title: Partial<Record<Locale, string>> };
  rules: NonNullable<EarningFacts["rules"]>;
  window: CountryWindow;
  counters: Counters;
  /** Theirs, in the campaign. */
  day: string;
  week: string;
  /** Pay for this object, which has paid nothing yet, with counters as they are. */
  evaluate(objectId: string, counters: Counters): ActivityEvaluation;
}

/** The campaign somebody earns in now, where it was asked for already. */
export interface Running {
  campaign: RunningCampaign | undefined;
}

/** Undefined: no campaign they are in runs, or it has no rules yet. */
export async function activityGround(
  tx: Tx,
  who: { clientId: string; userId: string },
  now: Date,
  { kind, paidWithin }: PaidActivity,
  given?: Running,
): Promise<ActivityGround | undefined> {
  const running = given ? given.campaign : await runningCampaign(tx, who, now);
  if (!running) return undefined;
  const day = localDay(now, running.time_zone);
  const week = mondayOf(day);
  const participant = { ...who, campaignId: running.id };
  const [facts, already] = await Promise.all([
    earningFacts(tx, { ...participant, storeId: null, date: day }),
    paidWithin(tx, { ...participant, day, week }),
  ]);
  if (!facts?.rules || !facts.window) return undefined;
  const { campaign, rules, window, counters, level } = facts;
  const { country } = window;
  return {
    ...{ campaign, rules, window, counters, day, week },
    evaluate: (objectId, counted) =>
      evaluateActivity(rules.ruleSet, { kind, objectId, date: day, country, level }, counted, {
        object: false,
        ...already,
      }),
  };
}
