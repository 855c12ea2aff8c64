import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/certificates/endpoints.ts";
import { certificateProblems } from "@trilha/contract/learning/certificates/problems.ts";
import type { CertificateRun } from "@trilha/contract/learning/certificates/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { signedUntil } from "../../core/picture-address.ts";
import { readerOf } from "../../core/reader.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { countCompleted, hasTemplate } from "./issue.queries.ts";
import { type CertificateRunRow, courseToBundle, insertRun, runById } from "./runs.queries.ts";

/** Begins a job over all who finished a course: what is missing is issued, or all of it put into one ZIP. */
export const startRun: UseCase<typeof contract.startRun> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const { kind, courseId, locale = call.locale } = body;
    const course = await courseToBundle(tx, { clientId, courseId });
    if (!course) return refuse(genericProblems.notFound);
    if (kind === "issue" && !(await hasTemplate(tx, { clientId, courseId })))
      return refuse(certificateProblems.noTemplate);
    const total = kind === "issue" ? await countCompleted(tx, { clientId, courseId }) : course.issued;
    const about = { client_id: clientId, kind, course_id: courseId, locale, total };
    const id = await insertRun(tx, { ...about, started_by: userId, started_at: call.now });
    if (!id) return refuse(certificateProblems.running);
    await enqueue(tx, "certificates.run", { clientId, runId: id }, { maxAttempts: 4 });
    const run = await runById(tx, clientId, id);
    if (!run) throw new Error("a run vanished inside a transaction");
    const shown = presentRun(call, run);
    await recordAudit(tx, call, {
      ...{
        action: `certificates.${kind}`,
        entity: "course",
        entityId: courseId,
        entityName: shown.course.title,
      },
      after: { people: total },
    });
    return shown;
  });

export const readRun: UseCase<typeof contract.readRun> = async (call, { params }) => {
  const run = await call.read((tx) => runById(tx, call.actor.clientId, params.id));
  return run ? presentRun(call, run) : refuse(genericProblems.notFound);
};

function presentRun(call: MemberCall, run: CertificateRunRow): CertificateRun {
  const title = inLanguage(run.title, call.locale, run.course_locale)?.value ?? "";
  const url =
    run.file_key &&
    call.parts.outside.store.readUrl(run.file_key, {
      type: "application/zip",
      fileName: `${title.replace(/[^\p{L}\p{N} -]/gu, "").slice(0, 80) || "certificates"}.zip`,
      expiresAt: signedUntil(call.now),
      reader: readerOf(call.actor),
    });
  return {
    ...{ id: run.id, kind: run.kind, done: run.done, total: run.total, state: run.state, url },
    course: { id: run.course_id, kind: run.course_kind, title },
    startedAt: run.started_at.toISOString(),
    endedAt: run.ended_at?.toISOString() ?? null,
  };
}
