import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import type { SegmentUse, SegmentWrite } from "@trilha/contract/members/segments/shapes.ts";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";
import { judgedPeople } from "../eligibility/index.ts";

export type SegmentRow = Selectable<Tables["segments"]> &
  Pick<Selectable<Tables["segment_versions"]>, "conditions">;

const segments = sql`segments s
  join segment_versions v on v.client_id = s.client_id and v.segment_id = s.id and v.version = s.conditions_version`;

/**
 * Copies of segments in what is for their people, a row for each thing and segment with the oldest version it holds.
 * Things that are over or archived, and people enrolled by a segment once, are no use of it.
 */
const uses = (clientId: string, now: Date): RawBuilder<unknown> => sql`(
  select o.kind, o.id, o.title, (c.source ->> 'id')::uuid as segment_id, min((c.source ->> 'version')::integer) as version
  from (
    select 'campaign' as kind, c.id, c.title, c.audience as trees
    from campaigns c where c.client_id = ${clientId} and c.state not in ('ended', 'settled')
    union all
    select k.kind, k.id, case when k.published_version is null then k.draft -> 'title' else k.title end,
           jsonb_build_array(k.audience, k.draft -> 'audience')
    from courses k where k.client_id = ${clientId} and k.state <> 'archived'
    union all
    select 'reward', r.id, r.name, r.eligibility
    from rewards r where r.client_id = ${clientId} and r.state <> 'archived'
    union all
    select 'drill', d.id, d.title, d.audience
    from drills d where d.client_id = ${clientId} and d.state = 'active'
    union all
    select 'badge', b.id, b.name, b.rule
    from badges b where b.client_id = ${clientId} and b.state = 'on'
    union all
    select 'event', l.id, l.title, l.audience
    from live_sessions l where l.client_id = ${clientId} and l.state <> 'canceled' and l.ends_at > ${now}
  ) o
  cross join lateral jsonb_path_query(o.trees, '$.**.segment') as c (source)
  where strpos(o.trees::text, '"segment"') > 0
  group by o.kind, o.id, o.title, c.source ->> 'id')`;

export interface SegmentFilter {
  clientId: string;
  search: string;
  state: "active" | "archived" | "all";
  used: boolean | null;
  now: Date;
}

/** Segments by name, with how many things use each. */
export async function segmentPage(
  tx: Tx,
  { clientId, search, state, used, now }: SegmentFilter,
  page: { after: readonly [name: string, id: string] | undefined; rows: number },
): Promise<(SegmentRow & { uses: number })[]> {
  const [name, id] = page.after ?? [null, null];
  const { rows } = await sql<SegmentRow & { uses: number }>`
    select s.*, v.conditions, coalesce(u.uses, 0)::integer as uses
    from ${segments}
    left join (select u.segment_id, count(*) as uses from ${uses(clientId, now)} u group by u.segment_id) u
      on u.segment_id = s.id
    where s.client_id = ${clientId} and (${state}::text = 'all' or s.state = ${state})
      and (${used}::boolean is null or ${used}::boolean = (u.uses is not null))
      and (${search}::text = '' or strpos(fold(s.name || ' ' || s.description), fold(${search}::text)) > 0)
      and (${name}::text is null or (s.name, s.id) > (${name}::text, ${id}::uuid))
    order by s.name, s.id limit ${page.rows}`.execute(tx);
  return rows;
}

/** Segments to choose from: active ones first, each by name. */
export async function segmentChoices(tx: Tx, clientId: string, most: number): Promise<SegmentRow[]> {
  const { rows } = await sql<SegmentRow>`
    select s.*, v.conditions from ${segments}
    where s.client_id = ${clientId} order by s.state, s.name, s.id limit ${most}`.execute(tx);
  return rows;
}

export async function segmentById(tx: Tx, clientId: string, id: string): Promise<SegmentRow | undefined> {
  const { rows } = await sql<SegmentRow>`
    select s.*, v.conditions from ${segments} where s.client_id = ${clientId} and s.id = ${id}`.execute(tx);
  return rows[0];
}

/** Things a segment is used by, kind by kind. */
export async function usesOfSegment(
  tx: Tx,
  { clientId, id, now }: { clientId: string; id: string; now: Date },
): Promise<SegmentUse[]> {
  const { rows } = await sql<SegmentUse>`
    select u.kind, u.id, u.title, u.version from ${uses(clientId, now)} u
    where u.segment_id = ${id} order by u.kind, u.id`.execute(tx);
  return rows;
}

/** Active segments of a client; whoever adds to them waits for the end of this transaction. */
export async function countActive(tx: Tx, clientId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`segments ${clientId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ active: number }>`
    select count(*)::integer as active from segments
    where client_id = ${clientId} and state = 'active'`.execute(tx);
  return rows[0]?.active ?? 0;
}

/** Undefined where another segment has this name. */
export async function insertSegment(
  tx: Tx,
  author: { clientId: string; now: Date },
  { name, description, conditions }: SegmentWrite,
): Promise<string | undefined> {
  const { clientId, now } = author;
  const row = await tx
    .insertInto("segments")
    .values({ client_id: clientId, name, description, changed_at: now })
    .onConflict((conflict) => conflict.columns(["client_id", "name"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) await insertVersion(tx, { clientId, id: row.id, version: 1, now }, conditions);
  return row?.id;
}

export async function insertVersion(
  tx: Tx,
  segment: { clientId: string; id: string; version: number; now: Date },
  conditions: SegmentWrite["conditions"],
): Promise<void> {
  await tx
    .insertInto("segment_versions")
    .values({
      ...{ client_id: segment.clientId, segment_id: segment.id, version: segment.version },
      ...{ conditions: JSON.stringify(conditions), made_at: segment.now },
    })
    .execute();
}

/** Whether these are the conditions of the segment already, in whatever order a document's keys stand. */
export async function hasConditions(
  tx: Tx,
  clientId: string,
  segment: Pick<SegmentRow, "id" | "conditions_version">,
  conditions: SegmentWrite["conditions"],
): Promise<boolean> {
  const { rows } = await sql`
    select from segment_versions
    where client_id = ${clientId} and segment_id = ${segment.id} and version = ${segment.conditions_version}
      and conditions = ${JSON.stringify(conditions)}::jsonb`.execute(tx);
  return rows.length > 0;
}

/** Whether another segment has this name. */
export async function isSegmentNamed(
  tx: Tx,
  scope: { clientId: string; name: string; exceptId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom("segments")
    .select("id")
    .where("client_id", "=", scope.clientId)
    .where("name", "=", scope.name)
    .where("id", "<>", scope.exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

type SegmentChange = Partial<Pick<SegmentRow, "name" | "description" | "state" | "conditions_version">>;

/** False when it is no longer of that version. */
export async function updateSegment(
  tx: Tx,
  edited: { clientId: string; id: string; version: number; now: Date },
  change: SegmentChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("segments")
    .set({ ...change, version: edited.version + 1, changed_at: edited.now })
    .where("client_id", "=", edited.clientId)
    .where("id", "=", edited.id)
    .where("version", "=", edited.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface SegmentPersonRow {
  membershipId: string;
  name: string;
  store: string | null;
}

/** People a segment is met by, by name. */
export async function peopleOfSegment(
  tx: Tx,
  filter: { clientId: string; eligibility: Eligibility; now: Date; search: string },
  page: { after: readonly [name: string, id: string] | undefined; rows: number },
): Promise<SegmentPersonRow[]> {
  const [name, id] = page.after ?? [null, null];
  const { rows } = await sql<SegmentPersonRow>`
    select p.membership_id as "membershipId", p.sort_name as name, s.name as store
    from ${judgedPeople(filter)} p
    join memberships m on m.client_id = ${filter.clientId} and m.id = p.membership_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where p.open
      and (${filter.search}::text = '' or strpos(fold(p.sort_name), fold(${filter.search}::text)) > 0)
      and (${name}::text is null or (p.sort_name, p.membership_id) > (${name}::text, ${id}::uuid))
    order by p.sort_name, p.membership_id limit ${page.rows}`.execute(tx);
  return rows;
}
