import type { Tx } from "../../db/database.ts";
import type { MemberCall } from "../../http/call.ts";
import type { Gives } from "./course-card.ts";
import { type CourseWorth, worthOf } from "./worth-of.ts";

/** What courses are worth to the caller now, and what they have given. */
export function worthOfAll(
  tx: Tx,
  { actor, locale, now }: MemberCall,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, CourseWorth>> {
  return worthOf(tx, { clientId: actor.clientId, userId: actor.userId, locale, now }, courseIds);
}

/** The same as cards say it: nothing where there is nothing, or no more, to get. */
export function givesOf(worth: ReadonlyMap<string, CourseWorth>): Gives {
  return ({ id }) => {
    const now = worth.get(id)?.worth;
    if (!now || now.points + now.experience === 0) return null;
    return { points: now.points, experience: now.experience };
  };
}
