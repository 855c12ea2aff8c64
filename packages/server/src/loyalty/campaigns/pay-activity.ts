import type { Locale } from "@trilha/contract/core/locale.ts";
import { type ActivityLimit, limitedBy } from "@trilha/contract/loyalty/earning/evaluate-activity.ts";
import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import type { ActivityGround } from "./activity-ground.ts";
import { earnPoints } from "./earn-points.ts";
import { expiresAtFor } from "./rules/expiry.ts";
import { textIn } from "./rules/text-in.ts";

/** Award of an activity, as the room that knows it writes it down. */
export interface PaidAward {
  clientId: string;
  userId: string;
  campaignId: string;
  ruleSetVersionId: string;
  points: number;
  experience: number;
  trace: TraceStep[];
  day: string;
  week: string;
  at: Date;
}

/** Activity of one object that a person did just now, and that has paid nothing yet. */
export interface DoneActivity {
  clientId: string;
  userId: string;
  objectId: string;
  /** Object as the statement names it; in the reader's language, `locale` is theirs. */
  source: { type: string; title: string };
  /** `award:…`: what makes the posting single. */
  key: string;
  locale: Locale;
  now: Date;
  insertAward(award: PaidAward): Promise<void>;
}

/**
 * §earning-rules#training-points Points and experience for an activity, by the frozen rules of the campaign that runs for
 * the person: straight to what they may spend, within the limits. Call with payments of the person held. Null: it gives
 * nothing; a limit that leaves nothing is told.
 */
export async function payActivity(
  tx: Tx,
  ground: ActivityGround,
  done: DoneActivity,
): Promise<{ campaign: string; points: number; experience: number; limitedBy: ActivityLimit | null } | null> {
  const { clientId, userId, objectId, now } = done;
  const { campaign, rules, window, day, week } = ground;
  const who = { clientId, userId };
  const given = await earnPoints(tx, {
    counted: { ...who, campaignId: campaign.id, storeId: null, date: day, ruleSet: rules.ruleSet },
    counters: ground.counters,
    evaluate: (counters) => {
      const evaluated = ground.evaluate(objectId, counters);
      return evaluated.awarded ? evaluated : undefined;
    },
    record: {
      write: ({ points, experience, trace }) =>
        points + experience === 0
          ? []
          : [
              done.insertAward({
                ...{ ...who, campaignId: campaign.id, ruleSetVersionId: rules.versionId },
                ...{ points, experience, trace, day, week, at: now },
              }),
            ],
      awards: ({ points, experience, trace }) => [
        {
          ...{ ...who, potId: campaign.id, points, experience, now, key: done.key },
          audit: "cleared",
          source: { type: done.source.type, id: objectId },
          ruleSetVersionId: rules.versionId,
          occurredAt: now,
          expiresAt: expiresAtFor(campaign, window),
          actorId: userId,
          details: { trace, document: { title: done.source.title } },
        },
      ],
    },
  });
  if (isRefusal(given)) throw new Error(`an activity was refused: ${given.refused.code}`);
  if (!given) return null;
  const { points, experience, trace } = given;
  const limited = limitedBy(trace);
  if (points + experience === 0 && !limited) return null;
  return { campaign: textIn(campaign.title, done.locale), points, experience, limitedBy: limited };
}
