import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { proposeAdjustment as spec } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { awardProblems } from "@trilha/contract/loyalty/adjustments/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { enrolledPeople } from "./adjustments.people.queries.ts";
import { groundOf } from "./campaign-ground.ts";
import { manualTrace, propose } from "./propose.ts";
import { clamped } from "./rules/award-plan.ts";

/**
 * §earning-rules#adjustments Manual adjustments need a second person: what is proposed here counts only when somebody else approves. Nobody
 * proposes points for themselves, nor takes back more than a person has.
 */
export const proposeAdjustment: UseCase<typeof spec> = async (call, { body }) => {
  const { campaignId, userId, points, experience, reason } = body;
  if (points === 0 && experience === 0) {
    return refuse(genericProblems.invalidInput, {}, [{ path: "body.points", code: "required" }]);
  }
  if (points < 0 && experience > 0) {
    const params = { maximum: 0 };
    return refuse(genericProblems.invalidInput, {}, [{ path: "body.experience", code: "too_big", params }]);
  }
  const { clientId } = call.actor;
  return call.write(async (tx) => {
    const ground = await groundOf(tx, clientId, campaignId, call.now);
    if (!ground) return refuse(genericProblems.notFound);
    if (userId === call.actor.userId) return refuse(awardProblems.ownPoints);
    const [person] = await enrolledPeople(
      tx,
      { clientId, campaignId, userIds: [userId] },
      { after: undefined, rows: 1 },
    );
    if (!person) return refuse(awardProblems.notEnrolled);
    const days = ground.daysIn(person.country);
    if (!days?.open) return refuse(awardProblems.campaignClosed);
    if (person.available + points < 0) {
      return refuse(awardProblems.notEnoughPoints, { available: person.available });
    }
    const award = {
      userId,
      storeId: null,
      points,
      experience,
      note: "",
      occurredOn: clamped(days),
      trace: manualTrace(reason, points, experience),
    };
    const batch = { kind: "adjustment", campaignId, reason, name: person.name } as const;
    return { id: await propose(tx, call, batch, [award]) };
  });
};
