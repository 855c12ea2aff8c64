import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import type { Running } from "../../loyalty/campaigns/index.ts";
import { runningCampaign } from "../../loyalty/campaigns/index.ts";
import type { WorthOf } from "./course-card.ts";
import { type CourseWorth, type KnownPayments, worthOf } from "./course-worth.ts";

/** The campaign whose rules the caller earns by now; asked together with other things, worth needs one trip less. */
export async function runningFor(tx: Tx, { actor, now }: MemberCall): Promise<Running> {
  const { clientId, userId } = actor;
  return { campaign: await runningCampaign(tx, { clientId, userId }, now) };
}

/** Worth of courses to the caller now, and what they have given. */
export function worthOfAll(
  tx: Tx,
  { actor, locale, now }: MemberCall,
  courseIds: readonly string[],
  running?: Running,
  known?: KnownPayments,
): Promise<ReadonlyMap<string, CourseWorth>> {
  const { clientId, userId } = actor;
  return worthOf(tx, { clientId, userId, locale, now }, courseIds, running, known);
}

/** The same as cards say it: nothing where there is nothing, or no more, to get. */
export function completionRewardOf(worth: ReadonlyMap<string, CourseWorth>): WorthOf {
  return ({ id }) => {
    const now = worth.get(id)?.worth;
    if (!now || now.points + now.experience === 0) return null;
    return { points: now.points, experience: now.experience };
  };
}
