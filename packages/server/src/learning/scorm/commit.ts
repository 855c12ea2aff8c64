import { scormProblems } from "@trilha/contract/learning/scorm/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { hashOfToken } from "../../core/random-token.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { type Tx, writeLast } from "../../db/database.ts";
import { keepCommit, keepShared } from "./commits.queries.ts";
import { lockOpening, type OpeningRow } from "./launches.queries.ts";
import type { ScormCommit } from "./read-commit.ts";
import { reportPackageResult } from "./report-package-result.ts";
import { asTree, readDocument } from "./rules/document.ts";
import { closingSeconds, newsOf, openingAfter, recordAfter, type ScoRun } from "./rules/record.ts";
import { endedValues, standingOf } from "./rules/status.ts";

/**
 * §entities#type-scorm scorm: takes what a SCO commits. The answer is given after the transaction, so what is acknowledged is kept. One
 * that came before changes nothing and is a success; one of a page that was loaded or opened anew since is refused.
 * Nothing else may be done in the transaction: where it is all there is to write, it ends with what is kept.
 */
export async function takeCommit(
  tx: Tx,
  call: Pick<MemberCall, "actor" | "now" | "locale">,
  report: ScormCommit,
): Promise<{ kept: boolean } | Refusal> {
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
  const { objectives, shared, sequencing } = report;
  const shares = (objectives ?? shared ?? sequencing) !== undefined;
  const moved =
    record.completion !== row.completion ||
    record.success !== row.success ||
    record.score !== row.score ||
    record.progress !== row.progress;
  const keep = (on: Tx) => keepCommit(on, { clientId, row }, changes, call.now);
  await (shares || moved ? keep(tx) : writeLast(tx, keep));
  if (shares)
    await keepShared(
      tx,
      { clientId, enrolmentId: row.enrolment_id, activityId: row.activity_id, number: row.number },
      { objectives: asText(objectives), shared: asText(shared), sequencing: asText(sequencing) },
    );
  if (moved) await reportPackageResult(tx, call, row);
  return { kept: true };
}

const asText = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));

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
