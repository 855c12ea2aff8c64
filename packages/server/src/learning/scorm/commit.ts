import type { PackageManifest } from "@trilha/contract/learning/content/manifest.ts";
import { scormProblems } from "@trilha/contract/learning/scorm/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { hashOfToken } from "../../core/random-token.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { type Tx, writeLast } from "../../db/database.ts";
import { packageOf } from "../content/index.ts";
import { keepCommit } from "./commits.queries.ts";
import { lockOpening, type OpeningRow } from "./launches.queries.ts";
import { keepTree, moveOn, packageTree, treeWorkOf } from "./package-tree.ts";
import type { ScormCommit } from "./read-commit.ts";
import { reportPackageResult } from "./report-package-result.ts";
import { asTree, type CmiValues, readDocument } from "./rules/document.ts";
import { type ScoPlan, scosOf, sharedAfter } from "./rules/plan.ts";
import { closingSeconds, newsOf, openingAfter, recordAfter, type ScoRun } from "./rules/record.ts";
import { currentOf } from "./rules/sequencing/activity-tree.ts";
import { type NavigationOutcome, requestOf } from "./rules/sequencing/navigate.ts";
import { reportedIn } from "./rules/sequencing/run-time.ts";
import { report as reportActivity } from "./rules/sequencing/tracking.ts";
import { endedValues, standingOf } from "./rules/status.ts";
import { keepStanding, lockStanding, type TreeWork } from "./standing.queries.ts";

/** Where the package's own sequence led after a SCO ended. */
type Moved = Exclude<NavigationOutcome["outcome"], "refused">;

/**
 * §entities#type-scorm scorm: takes what a SCO commits. The answer is given after the transaction, so what is acknowledged is kept. One
 * that came before changes nothing and is a success; one of a page that was loaded or opened anew since is refused.
 * Nothing else may be done in the transaction: where it is all there is to write, it ends with what is kept.
 */
export async function takeCommit(
  tx: Tx,
  call: Pick<MemberCall, "actor" | "now" | "locale">,
  report: ScormCommit,
): Promise<{ kept: boolean; moved?: Moved } | Refusal> {
  const { clientId, userId } = call.actor;
  const row = await lockOpening(tx, { clientId, userId, tokenHash: hashOfToken(report.t) });
  if (!row) return refuse(scormProblems.launchOver);
  if (row.live_launch_id !== row.launch_id) return refuse(scormProblems.replaced);
  const opening = openingOf(row);
  const news = newsOf(opening, report);
  if (news === "replaced") return refuse(scormProblems.replaced);
  if (news === "known") return { kept: false };
  const document = readDocument(row.standard, report.cmi);
  if (!document) return refuse(scormProblems.unreadable);

  const values = endedValues(row.standard, document.values, report.ended);
  const commit = { ...report, values };
  const after = openingAfter(opening, row.standard, commit, call.now.getTime());
  const added = after.closed ? closingSeconds(after) : 0;
  const standing = standingOf(row.standard, values, row.demands, report.ended);
  const before = {
    ...row,
    totalSeconds: row.total_seconds + added,
  };
  const record = recordAfter(before, row.standard, commit, standing);
  const changes = {
    opening: added > 0 ? { ...after, counted: after.seconds } : after,
    record,
    cmi: JSON.stringify(asTree(values)),
    journal: JSON.stringify(document.journal),
  };
  const { shared } = report;
  const ends = report.ended && row.standard === "2004";
  const moved =
    record.completion !== row.completion ||
    record.success !== row.success ||
    record.score !== row.score ||
    record.progress !== row.progress;
  const keep = (on: Tx) => keepCommit(on, { clientId, row }, changes, call.now);
  await (shared || moved || ends ? keep(tx) : writeLast(tx, keep));
  const work = {
    clientId,
    userId,
    enrolmentId: row.enrolment_id,
    activityId: row.activity_id,
    number: row.number,
  };
  const manifest = shared || ends ? await manifestOf(tx, clientId, row) : undefined;
  const plan = manifest && shared && scosOf(manifest.items).find(({ id }) => id === row.sco);
  if (manifest && shared && plan) await keepSharedData(tx, treeWorkOf(manifest, work), plan, shared);
  const led =
    manifest && ends
      ? await leaveActivity(tx, manifest, { ...work, sco: row.sco }, { ...commit, ...report })
      : undefined;
  if (moved || led) await reportPackageResult(tx, call, row);
  return { kept: true, ...(led && led !== "stays" && { moved: led }) };
}

async function manifestOf(tx: Tx, clientId: string, { package_id: packageId, revision }: OpeningRow) {
  return (await packageOf(tx, { clientId, packageId, revision }))?.manifest ?? undefined;
}

async function keepSharedData(
  tx: Tx,
  work: TreeWork,
  plan: ScoPlan,
  values: Record<string, string>,
): Promise<void> {
  const { shared } = await lockStanding(tx, work);
  await keepStanding(tx, work, { shared: sharedAfter(plan, shared, values) });
}

/**
 * §protocols#scorm-sequencing The end of a SCO: what it said goes to its activity, and where it asked to go is worked
 * out. `stays`: it asked for nothing, so the learner goes on. Undefined: sequencing is elsewhere by now.
 */
async function leaveActivity(
  tx: Tx,
  manifest: PackageManifest,
  { sco, ...attempt }: Parameters<typeof packageTree>[2] & { sco: string },
  {
    values,
    request,
    words = [],
  }: { values: CmiValues; request?: string | undefined; words?: string[] | undefined },
): Promise<Moved | "stays" | undefined> {
  const tree = await packageTree(tx, manifest, attempt, "held");
  const current = tree && currentOf(tree.sequencer);
  if (!tree || current?.id !== sco) return undefined;
  const wish = requestOf(request ?? "_none_", values.get("exit") ?? "");
  if (!wish || !/^abandon/.test(wish.request))
    reportActivity(tree.sequencer, current, reportedIn(values, words));
  const outcome = wish && (await moveOn(tx, tree, wish));
  await keepTree(tx, tree);
  if (!outcome || outcome.outcome === "refused") return "stays";
  return outcome.outcome;
}

function openingOf(row: OpeningRow): ScoRun {
  return {
    run: row.run,
    runAt: row.run_at?.getTime() ?? 0,
    sequence: row.launch_sequence,
    seconds: row.seconds,
    counted: row.counted,
    closed: row.closed_at !== null,
  };
}
