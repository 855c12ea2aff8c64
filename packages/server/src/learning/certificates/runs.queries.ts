import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { CertificateRow } from "./certificates.queries.ts";
import { issuedPage } from "./certificates.queries.ts";

export interface CertificateRunRow {
  id: string;
  client_id: string;
  kind: "issue" | "bundle";
  course_id: string;
  course_kind: CourseKind;
  title: Partial<Record<Locale, string>>;
  course_locale: Locale;
  locale: Locale;
  done: number;
  total: number;
  after_id: string | null;
  state: "running" | "done" | "failed";
  file_key: string | null;
  started_by: string;
  started_at: Date;
  ended_at: Date | null;
}

export async function runById(tx: Tx, clientId: string, id: string): Promise<CertificateRunRow | undefined> {
  const { rows } = await sql<CertificateRunRow>`
    select r.*, c.kind as course_kind, c.title, c.default_locale as course_locale
    from certificate_runs r join courses c on c.client_id = r.client_id and c.id = r.course_id
    where r.client_id = ${clientId} and r.id = ${id}`.execute(tx);
  return rows[0];
}

/** Begins one; undefined: such a run of this course is under way. */
export async function insertRun(
  tx: Tx,
  run: Pick<
    CertificateRunRow,
    "client_id" | "kind" | "course_id" | "locale" | "total" | "started_by" | "started_at"
  >,
): Promise<string | undefined> {
  const made = await tx
    .insertInto("certificate_runs")
    .values({ ...run, after_id: null, file_key: null, ended_at: null })
    .onConflict((conflict) =>
      conflict.columns(["client_id", "course_id", "kind"]).where("state", "=", "running").doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

/** Notes how far one is; `ends` what it ended as. */
export async function advanceRun(
  tx: Tx,
  run: { clientId: string; id: string },
  progress: { done: number; after: string | null; fileKey?: string; ends?: "done" | "failed" },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("certificate_runs")
    .set((eb) => ({
      done: eb("done", "+", progress.done),
      ...(progress.after && { after_id: progress.after }),
      ...(progress.fileKey && { file_key: progress.fileKey }),
      ...(progress.ends && { state: progress.ends, ended_at: now }),
    }))
    .where("client_id", "=", run.clientId)
    .where("id", "=", run.id)
    .execute();
}

/** A course's certificates that are good, or ended by time, the newest first. */
export async function bundled(
  tx: Tx,
  course: { clientId: string; courseId: string },
  page: { after: string | undefined; rows: number },
): Promise<CertificateRow[]> {
  const filter = {
    search: "",
    state: null,
    courseId: course.courseId,
    templateId: null,
    from: null,
    until: null,
  };
  return issuedPage(tx, { clientId: course.clientId, today: "9999-12-31", filter }, page);
}

/** Whether a client has a course or trail of this id, and how many of its certificates may be handed out. */
export async function courseToBundle(
  tx: Tx,
  course: { clientId: string; courseId: string },
): Promise<{ issued: number } | undefined> {
  const { rows } = await sql<{ issued: number }>`
    select (select count(*)::integer from certificates i
            where i.client_id = c.client_id and i.course_id = c.id and i.revoked_at is null
              and i.replaced_at is null) as issued
    from courses c where c.client_id = ${course.clientId} and c.id = ${course.courseId}`.execute(tx);
  return rows[0];
}

/** ZIPs past their days, forgotten; answers where they lie. */
export async function forgetBundles(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    with old as (select id, file_key from certificate_runs where file_key is not null and ended_at < ${before}
                 order by ended_at limit 200 for update skip locked)
    update certificate_runs r set file_key = null from old o where r.id = o.id returning o.file_key`.execute(
    tx,
  );
  return rows.map((row) => row.file_key);
}
