import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CertificateDesign } from "@trilha/contract/learning/certificates/design.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface TemplateRow {
  id: string;
  name: string;
  version: number;
  default_for_courses: boolean;
  default_for_trails: boolean;
  archived_at: Date | null;
  changed_at: Date;
  design: CertificateDesign;
  issued: number;
  courses: { id: string; kind: CourseKind; title: Partial<Record<Locale, string>>; locale: Locale }[];
}

/** Templates as their newest version says, with what uses them: all of a client, or one. */
export async function templateRows(
  tx: Tx,
  clientId: string,
  id: string | null = null,
): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select t.id, t.name, t.version, t.default_for_courses, t.default_for_trails, t.archived_at, t.changed_at, v.design,
           (select count(*)::integer from certificates i where i.client_id = t.client_id and i.template_id = t.id) as issued,
           coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'title', c.title, 'locale',
               c.default_locale) order by c.search_text, c.id)
             from course_certificates u join courses c on c.client_id = u.client_id and c.id = u.course_id
             where u.client_id = t.client_id and u.template_id = t.id), '[]') as courses
    from certificate_templates t
    join certificate_template_versions v
      on v.client_id = t.client_id and v.template_id = t.id and v.version = t.version
    where t.client_id = ${clientId} and (${id}::uuid is null or t.id = ${id}::uuid)
    order by t.archived_at is not null, fold(t.name), t.id limit 500`.execute(tx);
  return rows;
}

/** Takes a template for a change; undefined: there is none of this id. */
export async function lockTemplate(
  tx: Tx,
  clientId: string,
  id: string,
): Promise<{ version: number } | undefined> {
  return tx
    .selectFrom("certificate_templates")
    .select("version")
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertTemplate(
  tx: Tx,
  template: { clientId: string; name: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto("certificate_templates")
    .values({
      client_id: template.clientId,
      name: template.name,
      archived_at: null,
      changed_at: template.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a version; versions are only added. */
export async function insertVersion(
  tx: Tx,
  version: {
    clientId: string;
    id: string;
    version: number;
    design: CertificateDesign;
    by: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto("certificate_template_versions")
    .values({
      ...{ client_id: version.clientId, template_id: version.id, version: version.version },
      design: JSON.stringify(version.design),
      ...{ created_by: version.by, created_at: version.now },
    })
    .execute();
}

export async function updateTemplate(
  tx: Tx,
  template: { clientId: string; id: string; version: number; name: string; archived: boolean; now: Date },
): Promise<void> {
  await sql`
    update certificate_templates
    set name = ${template.name}, version = ${template.version}, changed_at = ${template.now},
        archived_at = case when ${template.archived} then coalesce(archived_at, ${template.now}::timestamptz) end,
        default_for_courses = default_for_courses and not ${template.archived},
        default_for_trails = default_for_trails and not ${template.archived}
    where client_id = ${template.clientId} and id = ${template.id}`.execute(tx);
}

/** Use of a template by defaults and courses, which have one each. */
export async function writeUse(
  tx: Tx,
  template: { clientId: string; id: string; defaultFor: readonly CourseKind[]; courseIds: readonly string[] },
): Promise<void> {
  const { clientId, id, defaultFor } = template;
  const [courses, trails] = [defaultFor.includes("course"), defaultFor.includes("trail")];
  await sql`
    update certificate_templates
    set default_for_courses = default_for_courses and not ${courses},
        default_for_trails = default_for_trails and not ${trails}
    where client_id = ${clientId} and id <> ${id}
      and (default_for_courses and ${courses} or default_for_trails and ${trails})`.execute(tx);
  await sql`
    update certificate_templates set default_for_courses = ${courses}, default_for_trails = ${trails}
    where client_id = ${clientId} and id = ${id}`.execute(tx);
  const courseIds = [...new Set(template.courseIds)];
  await sql`
    delete from course_certificates where client_id = ${clientId}
      and (template_id = ${id} or course_id = any(${courseIds}::uuid[]))`.execute(tx);
  await sql`
    insert into course_certificates (client_id, course_id, template_id)
    select ${clientId}, c, ${id} from unnest(${courseIds}::uuid[]) as c`.execute(tx);
}

/** Whether a client has all of these courses and trails. */
export async function hasCourses(tx: Tx, clientId: string, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from courses where client_id = ${clientId} and id = any(${wanted}::uuid[])`.execute(
    tx,
  );
  return rows[0]?.found === wanted.length;
}
