import { scormProblems } from "@trilha/contract/learning/scorm/problems.ts";
import { hashOfToken } from "../../core/random-token.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { type PackageVisit, packageOf } from "../content/index.ts";
import { beginRun, completeAsset, lockOpening, storedDocument, totalSecondsOf } from "./launches.queries.ts";
import { packageTree } from "./package-tree.ts";
import { reportPackageResult } from "./report-package-result.ts";
import type { CmiValues } from "./rules/document.ts";
import { scosOf, sharedWith } from "./rules/plan.ts";
import { preloadOf } from "./rules/preload.ts";
import { standingOf } from "./rules/sequencing/activity-tree.ts";
import { type ValidRequests, validRequests } from "./rules/sequencing/menu.ts";
import { knownValues } from "./rules/sequencing/run-time.ts";

/** Facts of the launch page. */
export interface LaunchFacts {
  /** False: it is only looked at, and nothing that is said leaves the page. */
  keeps: boolean;
  token: string;
  attempt: string;
  launch: string;
  run: number;
  /** How far the opening before had come: what a page could not save may go on only from there. */
  before: { launch: string; run: number; sequence: number } | null;
  standard: "1.2" | "2004";
  sco: string;
  title: string;
  /** Null: the page says nothing of itself and gets no API. */
  cmi: object | null;
  /** Address of the SCO. */
  href: string;
  /** In their order. */
  scos: string[];
  /** Which requests the package's own sequence would answer; null: it has none. */
  valid: ValidRequests | null;
  shared: object;
  /** Shared data the SCO may look at. */
  sharedMaps: object[];
  /** Origins our player may have. */
  players: string[];
}

/**
 * Begins a run of a launch: from now on this page writes, and pages of earlier openings are refused. Only who was given
 * the token, on the package it was given for.
 */
export function beginLaunch(visit: PackageVisit, token: string): Promise<LaunchFacts | Refusal> {
  return visit.call.write(async (tx) => {
    const { call } = visit;
    const { clientId, userId } = call.actor;
    const row = await lockOpening(tx, { clientId, userId, tokenHash: hashOfToken(token) });
    if (!row || row.package_id !== visit.packageId || row.revision !== visit.revision)
      return refuse(scormProblems.launchOver);
    if (row.close_reason === "replaced") return refuse(scormProblems.replaced);
    const usable = await packageOf(tx, { clientId, packageId: row.package_id, revision: row.revision });
    const plan = usable?.manifest && scosOf(usable.manifest.items).find(({ id }) => id === row.sco);
    if (!usable?.manifest || !plan) return refuse(scormProblems.unknownSco);

    const work = { clientId, enrolmentId: row.enrolment_id, activityId: row.activity_id, number: row.number };
    const tree = await packageTree(tx, usable.manifest, { ...work, userId }, "read");
    const activity = tree?.sequencer.byId.get(row.sco);
    const standing = tree && activity ? standingOf(tree.sequencer, activity) : undefined;
    const activityAttempt = standing ? Math.max(1, standing.attempts) : row.activity_attempt;
    const resumed = standing?.resumed ?? false;
    const fresh = activityAttempt !== row.activity_attempt;
    const opened = row.live_launch_id !== null;
    const { attempt_id: attemptId, launch_id: launchId } = row;
    const last = await beginRun(tx, { clientId, attemptId, launchId, activityAttempt }, call.now);
    const totalSeconds = await totalSecondsOf(tx, clientId, attemptId);
    if (!plan.talks) await completeAsset(tx, clientId, attemptId);
    if (!opened) await reportPackageResult(tx, call, row);
    const cmi = await storedDocument(tx, clientId, attemptId);
    const before = { cmi, opened: opened && !fresh, resumed, exit: fresh ? null : row.exit, totalSeconds };
    const known = tree && activity && ((values: CmiValues) => knownValues(tree.sequencer, activity, values));
    return {
      ...{ keeps: true, token, attempt: attemptId, launch: launchId, run: row.run + 1 },
      before: last && !fresh ? { launch: last.id, run: last.run, sequence: last.sequence } : null,
      ...{ standard: row.standard, sco: plan.id, title: plan.title },
      cmi: plan.talks ? preloadOf(row.standard, plan, learnerOf(call), before, known) : null,
      href: visit.base + plan.href,
      scos: scosOf(usable.manifest.items).map(({ id }) => id),
      valid: tree ? validRequests(tree.sequencer) : null,
      ...{ shared: sharedWith(plan, tree?.shared ?? {}), sharedMaps: plan.sharedDataMaps },
      players: playersOf(visit),
    };
  });
}

/** Learner as a package is told. */
export const learnerOf = ({ actor }: PackageVisit["call"]): { id: string; name: string } => ({
  id: actor.userId,
  name: lastFirst(actor.name),
});

/** Where our player may live: the origin people type, the host it was called by, and the listed ones (mobile app). */
export function playersOf({ call, callerHost }: PackageVisit): string[] {
  const { publicUrl, corsOrigins } = call.parts.settings.http;
  return [...new Set([publicUrl, `${new URL(publicUrl).protocol}//${callerHost}`, ...corsOrigins])];
}

/** Both standards write "last name, first names". */
function lastFirst(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? "";
  return words.length > 0 ? `${last}, ${words.join(" ")}` : last;
}
