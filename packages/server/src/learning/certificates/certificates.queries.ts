import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CertificateDesign } from "@trilha/contract/learning/certificates/design.ts";
import type { CertificateState } from "@trilha/contract/learning/certificates/states.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import { type RawBuilder, sql } from "kysely";
import type { CertificateBranding } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";

export interface CertificateRow {
  id: string;
  clientId: string;
  number: string;
  userId: string;
  courseId: string;
  enrolmentId: string;
  attempt: number;
  kind: CourseKind;
  name: string;
  courseTitle: Partial<Record<Locale, string>>;
  branding: CertificateBranding;
  locale: Locale;
  minutes: number;
  score: number | null;
  completedOn: string;
  validUntil: string | null;
  issuedAt: Date;
  replacedAt: Date | null;
  revokedAt: Date | null;
  /** Why it was revoked, else why it was issued anew. */
  reason: string | null;
  template: string;
  templateVersion: number;
  design: CertificateDesign;
  /** Time zone of the client today. */
  timeZone: string;
  host: string | null;
  /** Score of the enrolment today; null where it is not completed. */
  scoreNow: number | null;
  membershipId: string | null;
  store: string | null;
}

const columns = sql`
  i.id, i.client_id as "clientId", i.number, i.user_id as "userId", i.course_id as "courseId",
  i.enrolment_id as "enrolmentId", i.attempt, i.kind, i.name, i.course_title as "courseTitle", i.branding, i.locale,
  i.minutes, i.score::float8 as score, i.completed_on::text as "completedOn", i.valid_until::text as "validUntil",
  i.issued_at as "issuedAt", i.replaced_at as "replacedAt", i.revoked_at as "revokedAt",
  coalesce(i.revoke_reason, i.reason) as reason, t.name as template, i.template_version as "templateVersion", v.design,
  k.time_zone as "timeZone", (select min(h.host) from client_hosts h where h.client_id = i.client_id) as host,
  case when e.state in ('finished', 'approved', 'improved') then e.score::float8 end as "scoreNow",
  m.id as "membershipId", s.name as store`;
const source = sql`
  certificates i
  join clients k on k.id = i.client_id
  join certificate_templates t on t.client_id = i.client_id and t.id = i.template_id
  join certificate_template_versions v
    on v.client_id = i.client_id and v.template_id = i.template_id and v.version = i.template_version
  join course_enrolments e on e.client_id = i.client_id and e.id = i.enrolment_id
  left join memberships m on m.client_id = i.client_id and m.user_id = i.user_id
  left join stores s on s.client_id = m.client_id and s.id = m.store_id`;

/** One of a client's; of one person where it must be theirs. */
export async function certificateById(
  tx: Tx,
  certificate: { clientId: string; id: string; userId?: string },
): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    select ${columns} from ${source}
    where i.client_id = ${certificate.clientId} and i.id = ${certificate.id}
      and (${certificate.userId ?? null}::uuid is null or i.user_id = ${certificate.userId ?? null}::uuid)`.execute(
    tx,
  );
  return rows[0];
}

/** All a client ever issued, by id. */
export async function certificateIds(
  tx: Tx,
  clientId: string,
  page: { after: string | undefined; rows: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from certificates
    where client_id = ${clientId} and (${page.after ?? null}::uuid is null or id > ${page.after ?? null}::uuid)
    order by id limit ${page.rows}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Takes one for a change, by its id: whoever else would change it waits. */
export async function lockCertificate(tx: Tx, certificate: { clientId: string; id: string }): Promise<void> {
  await sql`select from certificates where client_id = ${certificate.clientId} and id = ${certificate.id} for update`.execute(
    tx,
  );
}

/** One by its number, whoever's client it is: for anybody who has it. */
export async function certificateByNumber(tx: Tx, number: string): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    select ${columns} from ${source} where i.number = ${number}`.execute(tx);
  return rows[0];
}

/** Certificates of a person, the newest first; of one course or trail if it is named. */
export async function ownPage(
  tx: Tx,
  enrolment: { clientId: string; userId: string; courseId: string | null },
  page: { after: string | undefined; rows: number },
): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    select ${columns} from ${source}
    where i.client_id = ${enrolment.clientId} and i.user_id = ${enrolment.userId} and i.replaced_at is null
      and (${enrolment.courseId}::uuid is null or i.course_id = ${enrolment.courseId}::uuid)
      and (${page.after ?? null}::uuid is null or i.id < ${page.after ?? null}::uuid)
    order by i.id desc limit ${page.rows}`.execute(tx);
  return rows;
}

export interface IssuedFilter {
  search: string;
  state: CertificateState | null;
  courseId: string | null;
  templateId: string | null;
  /** Days of issuing, in the client's zone, both included. */
  from: string | null;
  until: string | null;
}

/** Certificates a client issued, the newest first. */
export async function issuedPage(
  tx: Tx,
  filter: { clientId: string; today: string; filter: IssuedFilter },
  page: { after: string | undefined; rows: number },
): Promise<CertificateRow[]> {
  const { search, state, courseId, templateId, from, until } = filter.filter;
  const { rows } = await sql<CertificateRow>`
    select ${columns} from ${source}
    where i.client_id = ${filter.clientId}
      and (${page.after ?? null}::uuid is null or i.id < ${page.after ?? null}::uuid)
      and (${search}::text = '' or strpos(i.search_text, fold(${search}::text)) > 0)
      and (${courseId}::uuid is null or i.course_id = ${courseId}::uuid)
      and (${templateId}::uuid is null or i.template_id = ${templateId}::uuid)
      and (${from}::date is null or i.issued_at >= ${from}::date::timestamp at time zone k.time_zone)
      and (${until}::date is null or i.issued_at < (${until}::date + 1)::timestamp at time zone k.time_zone)
      and ${isIn(state, filter.today)}
    order by i.id desc limit ${page.rows}`.execute(tx);
  return rows;
}

/** As the contract's `certificateState` says it. */
function isIn(state: CertificateState | null, today: string): RawBuilder<boolean> {
  const conditions: Record<CertificateState, RawBuilder<boolean>> = {
    revoked: sql`i.revoked_at is not null`,
    replaced: sql`i.revoked_at is null and i.replaced_at is not null`,
    expired: sql`i.revoked_at is null and i.replaced_at is null and i.valid_until < ${today}::date`,
    valid: sql`i.revoked_at is null and i.replaced_at is null and coalesce(i.valid_until >= ${today}::date, true)`,
  };
  return state ? sql<boolean>`(${conditions[state]})` : sql<boolean>`true`;
}

/** The newest certificate of somebody's course or trail that stands for it. */
export async function newestOf(
  tx: Tx,
  enrolment: { clientId: string; userId: string; courseId: string },
): Promise<CertificateRow | undefined> {
  const [row] = await ownPage(tx, enrolment, { after: undefined, rows: 1 });
  return row;
}

export async function replaceCertificate(
  tx: Tx,
  certificate: { clientId: string; id: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("certificates")
    .set({ replaced_at: certificate.now })
    .where("client_id", "=", certificate.clientId)
    .where("id", "=", certificate.id)
    .execute();
}

export async function revokeCertificate(
  tx: Tx,
  certificate: { clientId: string; id: string; by: string; reason: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("certificates")
    .set({ revoked_at: certificate.now, revoked_by: certificate.by, revoke_reason: certificate.reason })
    .where("client_id", "=", certificate.clientId)
    .where("id", "=", certificate.id)
    .execute();
}

/** Certificates that end within so many days and whose people were not told, noted as told; at most so many. */
export async function noteEnding(
  tx: Tx,
  ending: { days: number; now: Date; limit: number },
): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    with ending as (
      select c.id from certificates c join clients k on k.id = c.client_id and k.has_certificates
      where c.valid_until is not null and c.reminded_at is null and c.revoked_at is null and c.replaced_at is null
        and c.valid_until between (${ending.now}::timestamptz at time zone k.time_zone)::date
          and (${ending.now}::timestamptz at time zone k.time_zone)::date + ${ending.days}::int
      order by c.valid_until, c.id limit ${ending.limit} for update of c skip locked
    ), noted as (
      update certificates c set reminded_at = ${ending.now} from ending n where c.id = n.id returning c.id
    )
    select ${columns} from ${source} where i.id in (select id from noted)`.execute(tx);
  return rows;
}
