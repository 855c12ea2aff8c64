import { trainingsIn } from "@trilha/contract/members/eligibility/conditions.ts";
import { type AudienceLock, audienceLocksOf } from "@trilha/contract/members/eligibility/locks.ts";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import {
  type ActivityGround,
  activityGround,
  runningCampaign,
  textIn,
} from "../../loyalty/campaigns/index.ts";
import { loadEligibilityFacts, namesInTrees } from "../../members/eligibility/index.ts";
import { trainingsNamed } from "../../members/requirements/index.ts";
import { eventCheckIns } from "./payments.queries.ts";
import { registrationsIn, type SeatHolderRow } from "./registrations.queries.ts";
import type { SessionRow } from "./sessions.queries.ts";

/** One person before some sessions: what opens them, where they stand, and what being there gives. */
export interface PersonIn {
  /** Undefined: no campaign pays them now. */
  readonly ground: ActivityGround | undefined;
  registration(sessionId: string): SeatHolderRow | undefined;
  locks(session: Pick<SessionRow, "audience">): AudienceLock[];
}

/** Facts of the caller, in as few statements whatever the number of sessions. */
export async function personIn(tx: Tx, call: MemberCall, sessions: readonly SessionRow[]): Promise<PersonIn> {
  const { clientId, userId } = call.actor;
  const who = { clientId, userId };
  const trees = sessions.map(({ audience }) => audience);
  const [running, registrations, names, trainings] = await Promise.all([
    runningCampaign(tx, who, call.now),
    registrationsIn(tx, { ...who, sessionIds: sessions.map(({ id }) => id) }),
    namesInTrees(tx, clientId, trees),
    trainingsNamed(tx, clientId, [...new Set(trees.flatMap(trainingsIn))]),
  ]);
  const [facts, ground] = await Promise.all([
    loadEligibilityFacts(tx, { ...who, campaignId: running?.id ?? null, now: call.now }),
    activityGround(tx, who, call.now, eventCheckIns, { campaign: running }),
  ]);
  return {
    ground,
    registration: (sessionId) => registrations.get(sessionId),
    locks: ({ audience }) =>
      audienceLocksOf(audience, facts, {
        name: (id) => names.get(id) ?? "",
        training: (id) => {
          const training = trainings.get(id);
          return { id, title: textIn(training?.title ?? {}, call.locale), link: training?.link ?? null };
        },
      }),
  };
}
