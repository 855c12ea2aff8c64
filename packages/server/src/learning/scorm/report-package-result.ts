import type { CloudProgress } from "@trilha/contract/learning/scorm/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { packageOf } from "../content/index.ts";
import { newestRegistration } from "./cloud/registrations.queries.ts";
import { takeProgress } from "./cloud/take-progress.ts";
import { newestAttempt, type OpeningRow, resultsOf } from "./launches.queries.ts";
import { packageTree } from "./package-tree.ts";
import { reportResult } from "./report-result.ts";
import { countedOf, packageFacts, scosOf } from "./rules/plan.ts";
import { type ScormResult, verdictOf } from "./rules/sco-results.ts";
import { wholeOf } from "./rules/sequencing/menu.ts";

/**
 * Tells learning what the package says as a whole now: of the attempt that is under way, over all its SCOs. Where our
 * player stands in for SCORM Cloud it goes the way of a post-back.
 */
export async function reportPackageResult(
  tx: Tx,
  call: Pick<MemberCall, "actor" | "now" | "locale">,
  row: Pick<
    OpeningRow,
    "enrolment_id" | "activity_id" | "number" | "standard" | "sitting_id" | "package_id" | "revision"
  >,
): Promise<void> {
  const { clientId, userId } = call.actor;
  const { package_id: packageId, revision } = row;
  const usable = await packageOf(tx, { clientId, packageId, revision });
  if (!usable?.manifest) return;
  const work = { clientId, enrolmentId: row.enrolment_id, activityId: row.activity_id };
  const rows = await newestAttempt(tx, work);
  // Reports to an attempt left for a new one stay in the history.
  if (rows[0]?.number !== row.number) return;
  const attempt = { ...work, userId, number: row.number };
  const tree = await packageTree(tx, usable.manifest, attempt, "read");
  const whole = tree && wholeOf(tree.sequencer);
  const results = resultsOf(countedOf(scosOf(usable.manifest.items)), rows);
  const verdict = verdictOf(row.standard, results, whole);
  const since = new Date(Math.min(...rows.map(({ started_at }) => started_at.getTime())));
  const registration = await newestRegistration(tx, work);
  if (registration) return takeProgress(tx, registration, asPostBack(verdict), call);
  await reportResult(
    tx,
    { clientId, userId, sittingId: row.sitting_id, package: packageFacts(usable.manifest), since },
    verdict,
    call,
  );
}

function asPostBack({ verdict, score }: ScormResult): CloudProgress {
  return {
    registrationCompletion: verdict === null ? "INCOMPLETE" : "COMPLETED",
    registrationSuccess: verdict === "passed" ? "PASSED" : verdict === "failed" ? "FAILED" : "UNKNOWN",
    score: score === null ? null : { scaled: score },
  };
}
