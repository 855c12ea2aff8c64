import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/**
 * Lets one publication of a client come after the other: each looks at what all the others require, and two that would
 * close a circle together must see each other.
 */
export async function lockGraph(tx: Tx, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('courses ' || ${clientId}, 0))`.execute(tx);
}

/** Prerequisites of every course and trail ever published, and what a trail has to hold done. */
export async function publishedLinks(tx: Tx, clientId: string): Promise<{ id: string; needed: string }[]> {
  const { rows } = await sql<{ id: string; needed: string }>`
    select course_id as id, requires_id as needed from course_prerequisites where client_id = ${clientId}
    union all
    select t.trail_id, t.course_id from trail_courses t
    join courses c on c.client_id = t.client_id and c.id = t.trail_id and c.published_version = t.version
    where t.client_id = ${clientId} and (t.mandatory or not exists (
      select from trail_courses o
      where o.client_id = t.client_id and o.trail_id = t.trail_id and o.version = t.version and o.mandatory))`.execute(
    tx,
  );
  return rows;
}

/** Published courses and trails that are for people with some training. */
export async function audiencesWithTrainings(
  tx: Tx,
  clientId: string,
): Promise<{ id: string; audience: Eligibility }[]> {
  const { rows } = await sql<{ id: string; audience: Eligibility }>`
    select id, audience from courses
    where client_id = ${clientId} and published_version is not null and strpos(audience::text, '"training"') > 0`.execute(
    tx,
  );
  return rows;
}

/** Titles of courses, by id. */
export async function titlesOf(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Partial<Record<Locale, string>>>> {
  const { rows } = await sql<{ id: string; title: Partial<Record<Locale, string>> }>`
    select id, draft->'title' as title from courses
    where client_id = ${clientId} and id = any(${[...ids]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Archived prerequisite of a published course or trail; undefined: nothing. */
export async function archivedNeed(
  tx: Tx,
  course: { clientId: string; id: string },
): Promise<Partial<Record<Locale, string>> | undefined> {
  const { rows } = await sql<{ title: Partial<Record<Locale, string>> }>`
    select n.title from courses c
    join courses n on n.client_id = c.client_id and n.state = 'archived' and (
      exists (select from course_prerequisites p
              where p.client_id = c.client_id and p.course_id = c.id and p.requires_id = n.id)
      or exists (select from trail_courses t
                 where t.client_id = c.client_id and t.trail_id = c.id and t.version = c.published_version
                   and t.course_id = n.id))
    where c.client_id = ${course.clientId} and c.id = ${course.id}::uuid
    order by n.id limit 1`.execute(tx);
  return rows[0]?.title;
}
