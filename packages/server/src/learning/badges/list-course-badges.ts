import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { listCourseBadges as spec } from "@trilha/contract/learning/badges/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { kindFor } from "../delivery/index.ts";
import { badgesToAward, ownAwards } from "./badges.queries.ts";
import { callerFacts, missingWords, presentShown } from "./present-own.ts";
import { asksFor, missingAfterCourse } from "./rules/badge-after-course.ts";

/** §earning-rules#training-points What a course or trail gives: the badges that lean on it; those the caller has are theirs whatever they ask now. */
export const listCourseBadges: UseCase<typeof spec> = (call, { params: { id }, query: { trailId } }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const [kind, badges, awards] = await Promise.all([
      kindFor(tx, { clientId, userId, courseId: id, trailId, now: call.now }),
      badgesToAward(tx, clientId),
      ownAwards(tx, { clientId, userId }),
    ]);
    if (!kind) return refuse(genericProblems.notFound);
    if (badges.length === 0) return { items: [] };
    const facts = await callerFacts(tx, call);
    const mine = new Map(awards.map((award) => [award.badge_id, award]));
    const badgesShown = badges.flatMap((row) => {
      const award = mine.get(row.id);
      const toCome = award ? undefined : missingAfterCourse(row.rule, { id, kind }, facts);
      const missing = award && asksFor(row.rule, id) ? [] : toCome;
      return missing ? [{ row, award, missing }] : [];
    });
    const all = badgesShown.flatMap(({ missing }) => missing);
    const say = await missingWords(tx, call, all, facts);
    return {
      items: badgesShown.map(({ row, award, missing }) => ({
        ...presentShown(call, row, award),
        missing: say(missing),
      })),
    };
  });
