import { scormProblems } from "@trilha/contract/learning/scorm/problems.ts";
import type { LaunchAnswer } from "@trilha/contract/learning/scorm/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { hashOfToken, randomToken } from "../../core/random-token.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { contentAddress, type UsablePackage } from "../content/index.ts";
import type { OpenSitting } from "../delivery/index.ts";
import { attemptAt, insertLaunch, newestAttempt, resultsOf, type ScoAttemptRow } from "./launches.queries.ts";
import { countedOf, scosOf } from "./rules/plan.ts";
import { scoToOpen, stateOf } from "./rules/sco-results.ts";
import { standardOf } from "./rules/standard.ts";

/** Opens a package of ours: finds or makes the attempt and gives the address of its launch page. */
export async function launchPackage(
  tx: Tx,
  call: MemberCall,
  sitting: OpenSitting,
  usable: UsablePackage,
  wish: { sco?: string | undefined; again?: boolean | undefined },
): Promise<LaunchAnswer | Refusal> {
  const { clientId, userId, sessionId } = call.actor;
  const { manifest } = usable;
  if (!manifest) return refuse(scormProblems.notPackage);
  const work = { clientId, enrolmentId: sitting.enrolmentId, activityId: sitting.placed.activity.id };
  const rows = await newestAttempt(tx, work);
  const number = numberFor(rows, sitting.attempt, wish.again ?? false);
  const present = rows.filter((row) => row.number === number);
  const scos = scosOf(manifest.items);
  const standard = standardOf(manifest.version);
  const last = present.filter(({ launch_id }) => launch_id !== null);
  const results = resultsOf(scos, present);
  const counted = new Set(countedOf(scos).map(({ id }) => id));
  const sco = scoToOpen(
    standard,
    wish.sco === undefined ? results.filter(({ id }) => counted.has(id)) : results,
    { asked: wish.sco, last: latest(last)?.sco ?? null },
  );
  const plan = scos.find(({ id }) => id === sco);
  if (!plan) return refuse(scormProblems.unknownSco);

  const opening = { ...work, userId, sco: plan.id, number, courseAttempt: sitting.attempt, standard };
  const attemptId = await attemptAt(tx, opening, call.now);
  const token = randomToken();
  const { id: packageId, revision } = usable;
  const launch = { clientId, attemptId, sittingId: sitting.id, userId, sessionId, packageId, revision };
  const { demands } = plan;
  await insertLaunch(
    tx,
    { ...launch, demands, tokenHash: hashOfToken(token), locale: sitting.locale },
    call.now,
  );
  const { base, origin } = contentAddress(call, { package: usable, sittingId: sitting.id });
  const states = new Map(results.map(({ id, record }) => [id, record]));
  return {
    ...{ shown: "frame", url: `${base}_/launch?t=${token}`, origin, attempt: number, current: plan.id },
    scos: scos
      .filter(({ visible, id }) => visible || id === plan.id)
      .map(({ id, title }) => {
        const record = states.get(id) ?? null;
        return { id, title: title || id, state: stateOf(record), score: record?.score ?? null };
      }),
  };
}

/** A new attempt begins where the learner or the course starts over; one nobody opened yet is taken again. */
function numberFor(rows: readonly ScoAttemptRow[], courseAttempt: number, again: boolean): number {
  const [any] = rows;
  if (!any) return 1;
  const begun = rows.some(({ launch_id }) => launch_id !== null);
  return any.course_attempt !== courseAttempt || (again && begun) ? any.number + 1 : any.number;
}

const latest = (rows: readonly ScoAttemptRow[]) =>
  rows.toSorted((a, b) => b.last_at.getTime() - a.last_at.getTime())[0];
