import { timingSafeEqual } from "node:crypto";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { takeCloudProgress as spec } from "@trilha/contract/learning/scorm/endpoints.ts";
import type { CloudProgress } from "@trilha/contract/learning/scorm/shapes.ts";
import * as z from "zod/mini";
import type { GuestCall } from "../../../core/call.ts";
import { hashOfToken } from "../../../core/random-token.ts";
import { refuse } from "../../../core/refusal.ts";
import type { UseCase } from "../../../core/use-case.ts";
import type { Tx } from "../../../db/database.ts";
import { packageOf } from "../../content/index.ts";
import { reportResult } from "../report-result.ts";
import { resultAfter } from "../rules/cloud-result.ts";
import { packageFacts } from "../rules/plan.ts";
import { verdictOf } from "../rules/sco-results.ts";
import { type CloudRegistrationRow, keepResult, lockRegistration } from "./registrations.queries.ts";

/**
 * §entities#type-scorm-cloud scorm_cloud: what SCORM Cloud says of a registration, under the secret that only it was told. Said twice it changes
 * nothing; a wrong secret and a registration there is not are answered alike.
 */
export const takeCloudProgress: UseCase<typeof spec> = async (call, { params, body }) => {
  const done = await call.system.write(async (tx) => {
    const row = await lockRegistration(tx, params.id);
    const known = timingSafeEqual(hashOfToken(params.secret), row?.secret_hash ?? hashOfToken(""));
    if (!row || !known) return refuse(genericProblems.notFound);
    await takeProgress(tx, row, body, call);
    return undefined;
  });
  return done;
};

/** Keeps what was said of a registration the caller holds, and tells learning if anything moved. */
export async function takeProgress(
  tx: Tx,
  row: CloudRegistrationRow,
  progress: CloudProgress,
  call: Pick<GuestCall, "now" | "locale">,
): Promise<void> {
  const before = { ...row, totalSeconds: row.total_seconds };
  const after = resultAfter(before, progress);
  await keepResult(tx, row, after, call.now);
  const moved =
    after.completion !== row.completion || after.success !== row.success || after.score !== row.score;
  if (!moved) return;
  const record = { ...after, progress: null };
  const verdict = verdictOf("2004", [{ id: row.id, record }]);
  const { client_id: clientId, user_id: userId, sitting_id: sittingId } = row;
  // Courses sent from here have the id of their package there; another course is one lesson of which nothing is known.
  const usable = z.uuid().safeParse(row.course).success
    ? await packageOf(tx, { clientId, packageId: row.course })
    : undefined;
  const facts = packageFacts(usable?.manifest ?? null);
  await reportResult(
    tx,
    { clientId, userId, sittingId, package: facts, since: row.opened_at },
    verdict,
    call,
  );
}
