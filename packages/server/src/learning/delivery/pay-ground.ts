import type { Locale } from "@trilha/contract/core/locale.ts";
import { localDay, mondayOf } from "@trilha/contract/core/zoned-days.ts";
import {
  type ActivityEvaluation,
  evaluateActivity,
} from "@trilha/contract/loyalty/earning/evaluate-activity.ts";
import type { Counters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { Tx } from "../../db/database.ts";
import {
  type CountryWindow,
  type EarningFacts,
  earningFacts,
  type RunningCampaign,
  runningCampaign,
} from "../../loyalty/campaigns/index.ts";
import { paidWithin } from "./course-payments.queries.ts";

/** Ground of the pay for finishing. */
export interface PayGround {
  campaign: EarningFacts["campaign"] & { title: Partial<Record<Locale, string>> };
  rules: NonNullable<EarningFacts["rules"]>;
  window: CountryWindow;
  counters: Counters;
  /** Theirs, in the campaign. */
  day: string;
  week: string;
  /** Pay for finishing this course or trail, which has paid nothing yet, with counters as they are. */
  evaluate(courseId: string, counters: Counters): ActivityEvaluation;
}

/** The campaign somebody earns in now, where it was asked for already. */
export interface Running {
  campaign: RunningCampaign | undefined;
}

/** Undefined: no campaign they are in runs, or it has no rules yet. */
export async function payGround(
  tx: Tx,
  who: { clientId: string; userId: string },
  now: Date,
  given?: Running,
): Promise<PayGround | undefined> {
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
      evaluateActivity(rules.ruleSet, { kind: "training", objectId, date: day, country, level }, counted, {
        object: false,
        ...already,
      }),
  };
}
