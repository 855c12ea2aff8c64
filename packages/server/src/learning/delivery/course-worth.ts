import type { Locale } from "@trilha/contract/core/locale.ts";
import type {
  CompletionEarnings,
  CompletionWorth,
} from "@trilha/contract/learning/delivery/player-shapes.ts";
import { limitedBy } from "@trilha/contract/loyalty/earning/evaluate-activity.ts";
import type { Tx } from "../../db/database.ts";
import { type ActivityGround, activityGround, type Running, textIn } from "../../loyalty/campaigns/index.ts";
import { courseCompletions, type PaidRow, paidFor } from "./course-payments.queries.ts";

/** Worth of finishing a course or trail now, and what it has given. */
export interface CourseWorth {
  /** Null: no campaign runs for them, its rules give nothing for it, or it has paid. */
  worth: CompletionWorth | null;
  earned: CompletionEarnings | null;
}

/** Payments for some courses that were read with other things. */
export interface KnownPayments {
  of: readonly string[];
  paid: readonly PaidRow[];
}

/**
 * §earning-rules#training-points What courses and trails are worth to somebody now, by the function that pays them: limits and what has been paid
 * included. Three statements, whatever their number.
 */
export async function worthOf(
  tx: Tx,
  reader: { clientId: string; userId: string; locale: Locale; now: Date },
  courseIds: readonly string[],
  running?: Running,
  known: KnownPayments = { of: [], paid: [] },
): Promise<ReadonlyMap<string, CourseWorth>> {
  const { locale, now } = reader;
  const unknown = courseIds.filter((id) => !known.of.includes(id));
  const [others, ground] = await Promise.all([
    unknown.length > 0 ? paidFor(tx, reader, unknown) : [],
    activityGround(tx, reader, now, courseCompletions, running),
  ]);
  const paid = [...known.paid, ...others];
  const earned = new Map(
    paid.map(({ courseId, title, points, experience, trace }): [string, CompletionEarnings] => [
      courseId,
      { campaign: textIn(title, locale), points, experience, limitedBy: limitedBy(trace) },
    ]),
  );
  return new Map(
    courseIds.map((id) => {
      const had = earned.get(id) ?? null;
      return [id, { earned: had, worth: had || !ground ? null : worthNow(ground, id, locale) }];
    }),
  );
}

function worthNow(ground: ActivityGround, courseId: string, locale: Locale): CompletionWorth | null {
  const campaign = textIn(ground.campaign.title, locale);
  const earning = ground.evaluate(courseId, ground.counters);
  if (earning.awarded) {
    const { points, experience, trace } = earning;
    return { campaign, points, experience, limitedBy: limitedBy(trace), paidPer: null };
  }
  // Payment of this very course is told as earned.
  if (earning.reason.kind === "no_rule" || earning.reason.once === "object") return null;
  return { campaign, points: 0, experience: 0, limitedBy: null, paidPer: earning.reason.once };
}
