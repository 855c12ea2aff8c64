import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface PeopleGroupRow {
  id: string;
  name: string;
  members: number;
  version: number;
}

const groups = (clientId: string): RawBuilder<PeopleGroupRow> => sql<PeopleGroupRow>`
  select g.id, g.name, g.version,
         (select count(*)::integer from membership_groups m
          where m.client_id = g.client_id and m.group_id = g.id) as members
  from people_groups g where g.client_id = ${clientId}`;

/** Groups by name. */
export async function groupPage(
  tx: Tx,
  filter: { clientId: string; search: string },
  page: { after: readonly [name: string, id: string] | undefined; rows: number },
): Promise<PeopleGroupRow[]> {
  const [name, id] = page.after ?? [null, null];
  const { rows } = await sql<PeopleGroupRow>`
    ${groups(filter.clientId)}
      and (${filter.search}::text = '' or strpos(fold(g.name), fold(${filter.search}::text)) > 0)
      and (${name}::text is null or (g.name, g.id) > (${name}::text, ${id}::uuid))
    order by g.name, g.id limit ${page.rows}`.execute(tx);
  return rows;
}

export async function groupById(tx: Tx, clientId: string, id: string): Promise<PeopleGroupRow | undefined> {
  const { rows } = await sql<PeopleGroupRow>`${groups(clientId)} and g.id = ${id}`.execute(tx);
  return rows[0];
}

/** Undefined where another group has this name. */
export async function insertGroup(tx: Tx, clientId: string, name: string): Promise<string | undefined> {
  const row = await tx
    .insertInto("people_groups")
    .values({ client_id: clientId, name })
    .onConflict((conflict) => conflict.columns(["client_id", "name"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function isNameUsed(
  tx: Tx,
  scope: { clientId: string; name: string; exceptId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom("people_groups")
    .select("id")
    .where("client_id", "=", scope.clientId)
    .where("name", "=", scope.name)
    .where("id", "<>", scope.exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it is no longer of that version. */
export async function renameGroup(
  tx: Tx,
  group: { clientId: string; id: string; version: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("people_groups")
    .set({ name: group.name, version: group.version + 1 })
    .where("client_id", "=", group.clientId)
    .where("id", "=", group.id)
    .where("version", "=", group.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a course, a draft of one, a campaign, reward, event, drill, badge or segment is for this group. */
export async function isGroupInUse(tx: Tx, clientId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ asked: boolean }>`
    select exists (select from courses c where c.client_id = ${clientId}
             and (strpos(c.audience::text, ${id}) > 0 or strpos((c.draft -> 'audience')::text, ${id}) > 0))
        or exists (select from campaigns c where c.client_id = ${clientId} and strpos(c.audience::text, ${id}) > 0)
        or exists (select from rewards r where r.client_id = ${clientId} and strpos(r.eligibility::text, ${id}) > 0)
        or exists (select from live_sessions l
             where l.client_id = ${clientId} and strpos(l.audience::text, ${id}) > 0)
        or exists (select from drills d where d.client_id = ${clientId} and strpos(d.audience::text, ${id}) > 0)
        or exists (select from badges b where b.client_id = ${clientId} and strpos(b.rule::text, ${id}) > 0)
        or exists (select from segments s join segment_versions v
             on v.client_id = s.client_id and v.segment_id = s.id and v.version = s.conditions_version
             where s.client_id = ${clientId} and s.state = 'active' and strpos(v.conditions::text, ${id}) > 0)
      as asked`.execute(tx);
  return rows[0]?.asked === true;
}

export async function deleteGroup(tx: Tx, clientId: string, id: string): Promise<void> {
  await tx.deleteFrom("people_groups").where("client_id", "=", clientId).where("id", "=", id).execute();
}

export interface GroupMemberRow {
  id: string;
  sort_name: string;
  store: string | null;
}

/**
 * A page of who is in a group: by name, or, of a search, the newest first (`people_page` in the database). By name only:
 * what else people are found by is not for everybody who may read groups, so a page of a search may be short.
 */
export async function memberPage(
  tx: Tx,
  filter: { groupId: string; search: string },
  page: { after: readonly [name: string, id: string] | undefined; rows: number },
): Promise<GroupMemberRow[]> {
  const [name, id] = page.after ?? [null, null];
  const { rows } = await sql<GroupMemberRow>`
    select p.id, p.sort_name, s.name as store
    from people_page(${filter.search}, null, null, null, null, ${filter.groupId}::uuid, ${name}, ${id}::uuid, ${page.rows}, false, false)
      with ordinality as p (id, sort_name, place)
    join memberships m on m.id = p.id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where ${filter.search}::text = '' or strpos(fold(p.sort_name), fold(${filter.search}::text)) > 0
    order by p.place`.execute(tx);
  return rows;
}

/** Count of these memberships in the client. */
export async function countMemberships(tx: Tx, clientId: string, ids: readonly string[]): Promise<number> {
  const { count } = await tx
    .selectFrom("memberships")
    .select((from) => from.fn.countAll<number>().as("count"))
    .where("client_id", "=", clientId)
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function addMembers(
  tx: Tx,
  group: { clientId: string; groupId: string },
  membershipIds: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into membership_groups (client_id, membership_id, group_id)
    select m.client_id, m.id, ${group.groupId} from memberships m
    where m.client_id = ${group.clientId} and m.id = any(${[...membershipIds]}::uuid[]) order by m.id
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function removeMembers(
  tx: Tx,
  group: { clientId: string; groupId: string },
  membershipIds: readonly string[],
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("membership_groups")
    .where("client_id", "=", group.clientId)
    .where("group_id", "=", group.groupId)
    .where("membership_id", "=", sql<string>`any(${[...membershipIds]}::uuid[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Which of these memberships are in a group. */
export async function insideAmong(
  tx: Tx,
  group: { clientId: string; groupId: string },
  membershipIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("membership_groups")
    .select("membership_id")
    .where("client_id", "=", group.clientId)
    .where("group_id", "=", group.groupId)
    .where("membership_id", "=", sql<string>`any(${[...membershipIds]}::uuid[])`)
    .execute();
  return new Set(rows.map((row) => row.membership_id));
}

export interface KeyedMember {
  user_id: string;
  membership_id: string;
  username: string;
  email: string | null;
  /** Only where the person opened it to this client. */
  document: string | null;
}

/** Members by key; keys are lower case, documents bare. */
export async function membersByKeys(
  tx: Tx,
  clientId: string,
  keys: readonly string[],
  documents: readonly string[],
): Promise<KeyedMember[]> {
  const { rows } = await sql<KeyedMember>`
    select m.user_id, m.id as membership_id, lower(u.username) as username, lower(u.email) as email,
           case when m.personal_data_open and m.document_key is not null then u.document end as document
    from memberships m
    join users u on u.id = m.user_id and u.deleted_at is null
    where m.client_id = ${clientId}
      and (lower(u.username) = any (${[...keys]}::text[]) or lower(u.email) = any (${[...keys]}::text[])
        or (m.personal_data_open and u.document = any (${[...documents]}::text[])))`.execute(tx);
  return rows;
}
