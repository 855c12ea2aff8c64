import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { proposeMysteryCustomer as spec } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { awardProblems } from "@trilha/contract/loyalty/adjustments/problems.ts";
import type { mysteryRefusals } from "@trilha/contract/loyalty/adjustments/shapes.ts";
import { evaluateActivity } from "@trilha/contract/loyalty/earning/evaluate-activity.ts";
import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { earningFacts } from "../campaigns/index.ts";
import {
  type AwardPersonRow,
  enrolledPeople,
  lockMysteryProposals,
  mysteryAwards,
  storeById,
} from "./adjustments.people.queries.ts";
import { type AwardingCampaign, groundOf } from "./campaign-ground.ts";
import { propose } from "./propose.ts";
import { isInside } from "./rules/award-plan.ts";
import { alreadyAwarded, type EarlierAward } from "./rules/mystery-reach.ts";

type Body = Input<typeof spec>["body"];
type Refused = (typeof mysteryRefusals)[number];

/** Award of one person. */
interface Given {
  points: number;
  experience: number;
  trace: TraceStep[];
  refused: Refused | null;
}
const nothing = (refused: Refused): Given => ({ points: 0, experience: 0, trace: [], refused });

/**
 * §earning-rules#mystery-customer Mystery-customer actions: what the rules in force on that day pay everybody who was there. Where somebody would
 * get nothing, nothing is proposed and the answer says who and why. Limits are looked at again when it is approved.
 */
export const proposeMysteryCustomer: UseCase<typeof spec> = async (call, { body }) => {
  const { clientId } = call.actor;
  const { campaignId, storeId, reason } = body;
  const userIds = [...new Set(body.userIds)];
  return call.write(async (tx) => {
    const ground = await groundOf(tx, clientId, campaignId, call.now);
    const store = await storeById(tx, clientId, storeId);
    if (!ground || !store) return refuse(genericProblems.notFound);
    if (!ground.open) return refuse(awardProblems.campaignClosed);
    await lockMysteryProposals(tx, clientId, campaignId);
    const enrolled = await enrolledPeople(
      tx,
      { clientId, campaignId, storeId, userIds },
      { after: undefined, rows: userIds.length },
    );
    const strangers = userIds.filter((id) => !enrolled.some(({ user_id }) => user_id === id));
    if (strangers.length > 0) {
      const fields = strangers.map((id) => ({
        path: `body.userIds.${body.userIds.indexOf(id)}`,
        code: "not_in_campaign" as const,
      }));
      return refuse(genericProblems.invalidInput, {}, fields);
    }
    const earlier = await mysteryAwards(tx, { clientId, campaignId }, userIds);
    const people: (Given & { userId: string; name: string })[] = [];
    for (const person of enrolled) {
      const own = earlier.filter(({ userId }) => userId === person.user_id);
      const given = await judge(tx, call, { body, ground, person, earlier: own });
      people.push({ userId: person.user_id, name: person.name, ...given });
    }
    const ok = people.every(({ refused }) => refused === null);
    const awards = people.map(({ userId, points, experience, trace }) => ({
      ...{ userId, storeId, points, experience, note: "", occurredOn: body.date, trace },
    }));
    const batch = { kind: "mystery_customer", campaignId, reason, name: store.name } as const;
    return {
      id: ok && !body.dryRun ? await propose(tx, call, batch, awards) : null,
      ok,
      points: people.reduce((sum, { points }) => sum + points, 0),
      experience: people.reduce((sum, { experience }) => sum + experience, 0),
      people,
    };
  });
};

async function judge(
  tx: Tx,
  call: MemberCall,
  about: { body: Body; ground: AwardingCampaign; person: AwardPersonRow; earlier: readonly EarlierAward[] },
): Promise<Given> {
  const { clientId } = call.actor;
  const { campaignId, storeId, date } = about.body;
  const { user_id: userId, country } = about.person;
  if (userId === call.actor.userId) return nothing("own_points");
  const days = about.ground.daysIn(country);
  if (!days?.open || !isInside(date, days)) return nothing("outside_campaign");
  const facts = await earningFacts(tx, { clientId, campaignId, userId, storeId, date });
  if (!facts?.rules) return nothing("no_rule");
  const evaluation = evaluateActivity(
    facts.rules.ruleSet,
    { kind: "mystery_customer", objectId: storeId, date, country, level: facts.level },
    facts.counters,
    alreadyAwarded(about.earlier, { storeId, date }),
  );
  if (!evaluation.awarded) return nothing(evaluation.reason.kind);
  const { points, experience, trace } = evaluation;
  return { points, experience, trace, refused: null };
}
