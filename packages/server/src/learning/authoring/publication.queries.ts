import type { CourseDraft, CourseKind, Outline } from "@trilha/contract/learning/delivery/outline.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { CourseAuthor } from "./courses.queries.ts";
import type { PublishedColumns } from "./rules/published-columns.ts";

export async function outlineOfVersion(
  tx: Tx,
  course: { clientId: string; id: string },
  version: number,
): Promise<Outline | undefined> {
  const row = await tx
    .selectFrom("course_versions")
    .select("outline")
    .where("client_id", "=", course.clientId)
    .where("course_id", "=", course.id)
    .where("version", "=", version)
    .executeTakeFirst();
  return row?.outline;
}

/** Writes a version and all that is read of the published one. The course is held. */
export async function insertVersion(
  tx: Tx,
  published: { clientId: string; id: string; kind: CourseKind; version: number; draftVersion: number },
  written: {
    outline: Outline;
    columns: PublishedColumns;
    requires: Pick<CourseDraft, "prerequisiteIds" | "items">;
  },
  about: { by: CourseAuthor; note: string | null },
): Promise<void> {
  const { clientId: client_id, id, version } = published;
  const { by: author } = about;
  await tx
    .insertInto("course_versions")
    .values({
      ...{ client_id, course_id: id, version, note: about.note, outline: JSON.stringify(written.outline) },
      ...{ published_by: author.userId, publisher_name: author.name, published_at: author.at },
    })
    .execute();
  await tx
    .updateTable("courses")
    .set(({ fn, val }) => ({
      ...written.columns,
      ...{ state: "published" as const, published_version: version, published_draft: published.draftVersion },
      published_at: fn.coalesce("published_at", val(author.at)),
      republished_at: author.at,
    }))
    .where("client_id", "=", client_id)
    .where("id", "=", id)
    .execute();
  await writeRequired(tx, published, written.requires);
}

/** Prerequisites of a version, as it is published now; of a trail also what this version holds. */
async function writeRequired(
  tx: Tx,
  version: { clientId: string; id: string; kind: CourseKind; version: number },
  { prerequisiteIds, items }: Pick<CourseDraft, "prerequisiteIds" | "items">,
): Promise<void> {
  await sql`
    delete from course_prerequisites
    where client_id = ${version.clientId} and course_id = ${version.id}::uuid
      and requires_id <> all(${prerequisiteIds}::uuid[])`.execute(tx);
  await sql`
    insert into course_prerequisites (client_id, course_id, requires_id)
    select ${version.clientId}::uuid, ${version.id}::uuid, r.id from unnest(${prerequisiteIds}::uuid[]) as r (id)
    on conflict do nothing`.execute(tx);
  if (version.kind !== "trail") return;
  const held = items.flatMap(({ id, kind, referenceId, mandatory }, position) =>
    kind === "course" && referenceId !== null ? [{ id, referenceId, mandatory, position }] : [],
  );
  await sql`
    insert into trail_courses (client_id, trail_id, version, item_id, course_id, position, mandatory)
    select ${version.clientId}::uuid, ${version.id}::uuid, ${version.version}, i.id, i."referenceId", i.position, i.mandatory
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb)
      as i (id uuid, "referenceId" uuid, position integer, mandatory boolean)`.execute(tx);
}

export interface PublishedVersionRow {
  version: number;
  publisher_name: string;
  published_at: Date;
  note: string | null;
  learners: number;
}

/** Versions, the newest first; who has not begun counts to the newest. */
export async function versionPage(
  tx: Tx,
  course: { clientId: string; id: string },
  page: { before: number | undefined; rows: number },
): Promise<PublishedVersionRow[]> {
  const { rows } = await sql<PublishedVersionRow>`
    select v.version, v.publisher_name, v.published_at, v.note,
           (select coalesce(sum(e.people), 0)::integer from course_people e
            where e.client_id = v.client_id and e.course_id = v.course_id
              and coalesce(e.version, c.published_version) = v.version
              and e.state not in ('requested', 'invited', 'unenrolled')) as learners
    from course_versions v
    join courses c on c.client_id = v.client_id and c.id = v.course_id
    where v.client_id = ${course.clientId} and v.course_id = ${course.id}::uuid
      and (${page.before ?? null}::integer is null or v.version < ${page.before ?? null}::integer)
    order by v.version desc limit ${page.rows}`.execute(tx);
  return rows;
}
