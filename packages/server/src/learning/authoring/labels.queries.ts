import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CourseLabel } from "@trilha/contract/learning/authoring/shapes.ts";
import type { LabelKind } from "@trilha/contract/learning/delivery/shapes.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

type Localized = Partial<Record<Locale, string>>;

/** Lets one change of a client's labels come after the other, so that names stay apart and the order whole. */
export async function lockLabels(tx: Tx, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('course labels ' || ${clientId}, 0))`.execute(tx);
}

/** Labels in their order, each with how many courses and trails wear it, as a draft or as published. */
export async function labelsOf(
  tx: Tx,
  clientId: string,
  filter: { kind?: LabelKind | undefined; id?: string } = {},
): Promise<CourseLabel[]> {
  const { rows } = await sql<CourseLabel>`
    with worn as (
      select w.id, count(distinct c.id)::integer as courses
      from courses c
      cross join lateral (
        select jsonb_array_elements_text(c.draft->'labelIds')::uuid as id union select unnest(c.label_ids)) w
      where c.client_id = ${clientId}
      group by w.id)
    select l.id, l.kind, l.name, l.active, l.version, coalesce(w.courses, 0) as courses
    from course_labels l left join worn w on w.id = l.id
    where l.client_id = ${clientId} and (${filter.kind ?? null}::text is null or l.kind = ${filter.kind ?? null})
      and (${filter.id ?? null}::uuid is null or l.id = ${filter.id ?? null}::uuid)
    order by array_position(array['area', 'group', 'category', 'tag'], l.kind), l.position, l.id`.execute(tx);
  return rows;
}

/** Adds one at the end of its kind; answers its id. */
export async function insertLabel(
  tx: Tx,
  clientId: string,
  label: { kind: LabelKind; name: Localized },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into course_labels (client_id, kind, name, position)
    select ${clientId}::uuid, ${label.kind}, ${JSON.stringify(label.name)}::jsonb, coalesce(max(position), 0) + 1
    from course_labels where client_id = ${clientId} and kind = ${label.kind}
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("no label was made");
  return row.id;
}

/** False when it is no longer of that version. */
export async function updateLabel(
  tx: Tx,
  labelKey: { clientId: string; id: string; version: number },
  label: { name: Localized; active: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("course_labels")
    .set({ name: JSON.stringify(label.name), active: label.active, version: labelKey.version + 1 })
    .where("client_id", "=", labelKey.clientId)
    .where("id", "=", labelKey.id)
    .where("version", "=", labelKey.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes the order of a kind, whose labels these are. */
export async function writeOrder(tx: Tx, clientId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update course_labels l set position = w.position
    from unnest(${[...ids]}::uuid[]) with ordinality as w (id, position)
    where l.client_id = ${clientId} and l.id = w.id and l.position <> w.position`.execute(tx);
}

export async function deleteLabel(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx.deleteFrom("course_labels").where("client_id", "=", clientId).where("id", "=", id).execute();
}
