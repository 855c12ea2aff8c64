import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CertificateDesign } from "@trilha/contract/learning/certificates/design.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";
import type { Insertable } from "kysely";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

/** An enrolment with all that a certificate of it says, and the template that applies to its course today. */
export interface CertificateFactsRow {
  enrolmentId: string;
  attempt: number;
  state: LearningState;
  score: number | null;
  finishedAt: Date | null;
  userId: string;
  locale: Locale | null;
  names: string[];
  courseId: string;
  kind: CourseKind;
  title: Partial<Record<Locale, string>>;
  courseLocale: Locale;
  minutes: number;
  /** §roles#has-certificates has_certificates. */
  enabled: boolean;
  template: { id: string; version: number; design: CertificateDesign } | null;
}

/** Ground of a certificate: one enrolment, held. Whoever issues for it waits for another who does. */
export async function issueGround(
  tx: Tx,
  enrolment: { clientId: string; enrolmentId: string },
): Promise<CertificateFactsRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`certificates ${enrolment.enrolmentId}`}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<CertificateFactsRow>`
    select e.id as "enrolmentId", e.attempt, e.state, e.score::float8 as score, e.finished_at as "finishedAt",
           u.id as "userId", u.locale,
           array_remove(array[btrim(u.first_name || ' ' || u.last_name), u.nickname, u.username], null) as names,
           c.id as "courseId", c.kind, c.title, c.default_locale as "courseLocale", c.minutes,
           k.has_certificates as enabled,
           case when v.design is not null then
             jsonb_build_object('id', v.template_id, 'version', v.version, 'design', v.design) end as template
    from course_enrolments e
    join clients k on k.id = e.client_id
    join users u on u.id = e.user_id
    join courses c on c.client_id = e.client_id and c.id = e.course_id
    left join course_certificates o on o.client_id = e.client_id and o.course_id = e.course_id
    left join certificate_templates t on t.client_id = e.client_id and t.archived_at is null
      and (t.id = o.template_id or o.template_id is null
        and case c.kind when 'course' then t.default_for_courses else t.default_for_trails end)
    left join certificate_template_versions v
      on v.client_id = t.client_id and v.template_id = t.id and v.version = t.version
    where e.client_id = ${enrolment.clientId} and e.id = ${enrolment.enrolmentId}`.execute(tx);
  return rows[0];
}

/** Courses and trails with the template that applies to them. */
const coveredCourses = sql`
  courses c
  left join course_certificates o on o.client_id = c.client_id and o.course_id = c.id
  join certificate_templates t on t.client_id = c.client_id and t.archived_at is null
    and (t.id = o.template_id or o.template_id is null
      and case c.kind when 'course' then t.default_for_courses else t.default_for_trails end)`;

/** Whether any template applies to a course or trail. */
export async function hasTemplate(tx: Tx, course: { clientId: string; courseId: string }): Promise<boolean> {
  const { rows } = await sql`
    select from ${coveredCourses} where c.client_id = ${course.clientId} and c.id = ${course.courseId}`.execute(
    tx,
  );
  return rows.length > 0;
}

export interface CourseTemplateRow {
  design: CertificateDesign;
  title: Partial<Record<Locale, string>>;
  locale: Locale;
  client: string;
}

/** The template that applies to a course or trail as it stands, where the client gives certificates (§roles#has-certificates). */
export async function offerOf(
  tx: Tx,
  course: { clientId: string; courseId: string },
): Promise<CourseTemplateRow | undefined> {
  const { rows } = await sql<CourseTemplateRow>`
    select v.design, c.title, c.default_locale as locale, k.name as client
    from ${coveredCourses}
    join certificate_template_versions v
      on v.client_id = t.client_id and v.template_id = t.id and v.version = t.version
    join clients k on k.id = c.client_id and k.has_certificates
    where c.client_id = ${course.clientId} and c.id = ${course.courseId}`.execute(tx);
  return rows[0];
}

export interface EarlierRow {
  attempt: number;
  revokedAt: Date | null;
  replacedAt: Date | null;
  validUntil: string | null;
}

/** Certificates a person has of a course already. */
export async function earlierOf(
  tx: Tx,
  enrolment: { clientId: string; enrolmentId: string },
): Promise<EarlierRow[]> {
  const { rows } = await sql<EarlierRow>`
    select attempt, revoked_at as "revokedAt", replaced_at as "replacedAt", valid_until::text as "validUntil"
    from certificates where client_id = ${enrolment.clientId} and enrolment_id = ${enrolment.enrolmentId}`.execute(
    tx,
  );
  return rows;
}

/** Writes one; undefined: this completion has its certificate already. */
export async function insertCertificate(
  tx: Tx,
  row: Insertable<Tables["certificates"]>,
): Promise<string | undefined> {
  const made = await tx
    .insertInto("certificates")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["client_id", "enrolment_id", "attempt"]).where("replaces", "is", null).doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

/** Enrolments of a course that are completed, in steps by id. */
export async function completedEnrolments(
  tx: Tx,
  course: { clientId: string; courseId: string },
  page: { after: string | null; rows: number },
): Promise<{ id: string; attempt: number; finished_at: Date | null }[]> {
  const { rows } = await sql<{ id: string; attempt: number; finished_at: Date | null }>`
    select id, attempt, finished_at from course_enrolments
    where client_id = ${course.clientId} and course_id = ${course.courseId} and state in ('finished', 'approved', 'improved')
      and (${page.after}::uuid is null or id > ${page.after}::uuid)
    order by id limit ${page.rows}`.execute(tx);
  return rows;
}

export async function countCompleted(
  tx: Tx,
  course: { clientId: string; courseId: string },
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from course_enrolments
    where client_id = ${course.clientId} and course_id = ${course.courseId}
      and state in ('finished', 'approved', 'improved')`.execute(tx);
  return rows[0]?.people ?? 0;
}
