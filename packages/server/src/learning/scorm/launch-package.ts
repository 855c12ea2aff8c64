import { scormProblems } from "@trilha/contract/learning/scorm/problems.ts";
import type { LaunchAnswer, launchRequest } from "@trilha/contract/learning/scorm/shapes.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import { hashOfToken, randomToken } from "../../core/random-token.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { contentAddress, type UsablePackage } from "../content/index.ts";
import type { OpenSitting } from "../delivery/index.ts";
import { arrive } from "./arrive.ts";
import {
  attemptAt,
  insertLaunch,
  lockAttempts,
  newestAttempt,
  resultsOf,
  type ScoAttemptRow,
} from "./launches.queries.ts";
import { keepTree, packageTree } from "./package-tree.ts";
import { contentsOfItems, contentsOfTree, controlsOf } from "./rules/contents.ts";
import type { Standard } from "./rules/elements.ts";
import { countedOf, type ScoPlan, scosOf } from "./rules/plan.ts";
import { type ScoResult, scoToOpen } from "./rules/sco-results.ts";
import { standardOf } from "./rules/standard.ts";

/** Opens a package of ours: finds or makes the attempt and gives the address of its launch page. */
export async function launchPackage(
  tx: Tx,
  call: MemberCall,
  sitting: OpenSitting,
  usable: UsablePackage,
  wish: Omit<z.output<typeof launchRequest>, "sittingId">,
): Promise<LaunchAnswer | Refusal> {
  const { clientId, userId, sessionId } = call.actor;
  const { manifest } = usable;
  if (!manifest) return refuse(scormProblems.notPackage);
  const work = { clientId, enrolmentId: sitting.enrolmentId, activityId: sitting.placed.activity.id };
  await lockAttempts(tx, work);
  const rows = await newestAttempt(tx, work);
  const number = numberFor(rows, sitting.attempt, wish.again ?? false);
  const present = rows.filter((row) => row.number === number);
  const scos = scosOf(manifest.items);
  const standard = standardOf(manifest.version);
  const results = resultsOf(scos, present);
  const tree = await packageTree(tx, manifest, { ...work, userId, number }, "held");
  const arrival = tree ? await arrive(tx, tree, wish) : undefined;
  if (tree) await keepTree(tx, tree);
  const records = new Map(results.map(({ id, record }) => [id, record]));
  const listed = tree ? contentsOfTree(tree.sequencer, records) : undefined;
  if (arrival === "contents" || arrival === "ended") {
    const nothing = { url: "", origin: null, attempt: number, current: null, controls: null };
    return { shown: arrival, ...nothing, contents: listed ?? [] };
  }
  const sco = arrival?.sco ?? byResults(standard, scos, results, present, wish.sco);
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
  return {
    ...{ shown: "frame", url: `${base}_/launch?t=${token}`, origin, attempt: number, current: plan.id },
    contents: listed ?? contentsOfItems(manifest.items, records, plan.id),
    controls: tree ? controlsOf(tree.sequencer, plan.hideLmsUi) : null,
  };
}

/** Without a tree: the part asked for, or the one to go on with. */
function byResults(
  standard: Standard,
  scos: readonly ScoPlan[],
  results: readonly ScoResult[],
  rows: readonly ScoAttemptRow[],
  wanted: string | undefined,
): string | undefined {
  const counted = new Set(countedOf(scos).map(({ id }) => id));
  const opened = rows.filter(({ launch_id }) => launch_id !== null);
  return scoToOpen(standard, wanted === undefined ? results.filter(({ id }) => counted.has(id)) : results, {
    asked: wanted,
    last: latest(opened)?.sco ?? null,
  });
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
