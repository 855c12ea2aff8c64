import type { Locale } from "@trilha/contract/kernel/locale.ts";
import type { Earned, Worth } from "@trilha/contract/learning/player-shapes.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { paidFor } from "./course-awards.queries.ts";
import { type PayGround, payGround, type Running } from "./pay-ground.ts";

/** What finishing a course or trail would give now, and what it has given. */
export interface CourseWorth {
  /** Null: no campaign runs for them, its rules give nothing for it, or it has paid. */
  worth: Worth | null;
  earned: Earned | null;
}

/**
 * §1 What courses and trails are worth to somebody now, by the function that pays them: limits and what has been paid
 * included. Three statements, whatever their number.
 */
export async function worthOf(
  tx: Tx,
  reader: { clientId: string; userId: string; locale: Locale; now: Date },
  courseIds: readonly string[],
  running?: Running,
): Promise<ReadonlyMap<string, CourseWorth>> {
  const { locale, now } = reader;
  const [paid, ground] = await Promise.all([
    paidFor(tx, reader, courseIds),
    payGround(tx, reader, now, running),
  ]);
  const earned = new Map(
    paid.map(({ courseId, title, points, experience }): [string, Earned] => [
      courseId,
      { campaign: textIn(title, locale), points, experience },
    ]),
  );
  return new Map(
    courseIds.map((id) => {
      const had = earned.get(id) ?? null;
      return [id, { earned: had, worth: had || !ground ? null : worthNow(ground, id, locale) }];
    }),
  );
}

function worthNow(ground: PayGround, courseId: string, locale: Locale): Worth | null {
  const campaign = textIn(ground.campaign.title, locale);
  const gives = ground.evaluate(courseId, ground.counters);
  if (gives.awarded) {
    const { points, experience, trace } = gives;
    return {
      campaign,
      points,
      experience,
      paidAlready: false,
      trimmed: trace.some(({ step }) => step === "cap"),
    };
  }
  if (gives.reason.kind === "no_rule") return null;
  return { campaign, points: 0, experience: 0, trimmed: false, paidAlready: true };
}
