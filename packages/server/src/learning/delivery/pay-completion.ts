import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { CompletionEarnings } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { limitedBy } from "@trilha/contract/loyalty/earning/evaluate-activity.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { earnPoints, expiresAtFor, textIn } from "../../loyalty/campaigns/index.ts";
import { insertCourseAward, lockPayments, paidFor } from "./course-payments.queries.ts";
import { payGround } from "./pay-ground.ts";

/** A course or trail somebody finished just now. */
export interface CourseCompletion {
  clientId: string;
  userId: string;
  enrolmentId: string;
  courseId: string;
  kind: CourseKind;
  /** In the reader's language; `locale` is theirs. */
  title: string;
  locale: Locale;
  now: Date;
}

/**
 * §earning-rules#training-points Points and experience for finishing, by the frozen rules of the campaign that runs for the person: straight to what
 * they may spend, within the limits, once for good, whatever is retried, restarted or taken in again. Null: it gives
 * nothing, or has given already; a limit that leaves nothing is told.
 */
export async function payCompletion(
  tx: Tx,
  completion: CourseCompletion,
): Promise<CompletionEarnings | null> {
  const { clientId, userId, courseId, enrolmentId, now } = completion;
  const who = { clientId, userId };
  await lockPayments(tx, who);
  const [[paid], ground] = await Promise.all([paidFor(tx, who, [courseId]), payGround(tx, who, now)]);
  if (paid || !ground) return null;
  const { campaign, rules, window, day, week } = ground;
  const given = await earnPoints(tx, {
    counted: { ...who, campaignId: campaign.id, storeId: null, date: day, ruleSet: rules.ruleSet },
    counters: ground.counters,
    evaluate: (counters) => {
      const evaluated = ground.evaluate(courseId, counters);
      return evaluated.awarded ? evaluated : undefined;
    },
    record: {
      write: ({ points, experience, trace }) =>
        points + experience === 0
          ? []
          : [
              insertCourseAward(tx, {
                ...{ clientId, courseId, userId, enrolmentId, campaignId: campaign.id },
                ...{ ruleSetVersionId: rules.versionId, points, experience, trace, day, week, at: now },
              }),
            ],
      awards: ({ points, experience, trace }) => [
        {
          ...{ clientId, userId, potId: campaign.id, points, experience, now },
          key: `award:course:${enrolmentId}:1`,
          audit: "cleared",
          source: { type: completion.kind, id: courseId },
          ruleSetVersionId: rules.versionId,
          occurredAt: now,
          expiresAt: expiresAtFor(campaign, window),
          actorId: userId,
          details: { trace, document: { title: completion.title } },
        },
      ],
    },
  });
  if (isRefusal(given)) throw new Error(`a completion was refused: ${given.refused.code}`);
  if (!given) return null;
  const { points, experience, trace } = given;
  const limited = limitedBy(trace);
  if (points + experience === 0 && !limited) return null;
  return { campaign: textIn(campaign.title, completion.locale), points, experience, limitedBy: limited };
}
