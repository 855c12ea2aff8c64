import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { permissionsByRole, roles } from "@trilha/contract/permissions.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { ClaimOrPhoto, SubjectType } from "./claim-transition.ts";
import type { Auditor } from "./rules/audit-policy.ts";
import type { SignalKind } from "./rules/signals.ts";

/** Stores somebody works in or signed up with for a campaign: what is sold there, others audit (§loyalty#no-own-audit). */
export async function auditorOf(tx: Tx, who: { clientId: string; userId: string }): Promise<Auditor> {
  const { clientId, userId } = who;
  const { rows } = await sql<{ id: string }>`
    select store_id as id from memberships
    where client_id = ${clientId} and user_id = ${userId} and store_id is not null
    union
    select unnest(store_ids) from campaign_enrolments where client_id = ${clientId} and user_id = ${userId}`.execute(
    tx,
  );
  return { userId, storeIds: new Set(rows.map(({ id }) => id)) };
}

export interface QueueFilter {
  subjectType?: SubjectType | undefined;
  campaignId?: string | undefined;
  country?: Country | undefined;
  storeId?: string | undefined;
  /** Auditor who has it open now. */
  auditorId?: string | undefined;
  /** Moment a lock has to last beyond to count. */
  lockedAt?: Date | undefined;
  signal?: SignalKind | undefined;
  risk?: number | undefined;
  points?: number | undefined;
  /** Queued at this moment or before it. */
  queuedBy?: Date | undefined;
}

export interface ListedRow {
  type: SubjectType;
  id: string;
  user_id: string;
  store_id: string;
  person: string;
  store: string;
  retailer: string;
  country: Country;
  campaign: string;
  points: number;
  risk: number;
  signals: SignalKind[];
  not_by: string | null;
  locked_by: string | null;
  queued_at: Date;
  version: number;
}
export type AuditQueueRow = ListedRow & { priority: number };

/** A campaign's title in a language, or in one it has. */
export function titleIn(locale: Locale): RawBuilder<string> {
  return sql<string>`coalesce(nullif(a.title ->> ${locale}, ''),
    (select t.value from jsonb_each_text(a.title) t where t.value <> '' order by t.key desc limit 1), '')`;
}

/** Places of a queue row. */
const places = sql`
  left join claims c on q.subject_type = 'claim' and c.client_id = q.client_id and c.id = q.subject_id
  left join store_photos p on q.subject_type = 'photo' and p.client_id = q.client_id and p.id = q.subject_id
  join stores s on s.client_id = q.client_id and s.id = q.store_id
  join retailers r on r.client_id = q.client_id and r.id = s.retailer_id
  join campaigns a on a.client_id = q.client_id and a.id = q.campaign_id`;

// A figure of the report is looked up for each row that is walked, as a signal is.
const figure = (column: "risk" | "points") => sql`coalesce(
  (select f.${sql.ref(column)} from claims f
    where q.subject_type = 'claim' and f.client_id = q.client_id and f.id = q.subject_id),
  (select f.${sql.ref(column)} from store_photos f
    where q.subject_type = 'photo' and f.client_id = q.client_id and f.id = q.subject_id))`;

function fits(filter: QueueFilter): RawBuilder<boolean> {
  const { subjectType, campaignId, storeId, country, signal, risk, points, queuedBy } = filter;
  const { auditorId, lockedAt } = filter;
  return sql<boolean>`true
    ${subjectType ? sql`and q.subject_type = ${subjectType}` : sql``}
    ${campaignId ? sql`and q.campaign_id = ${campaignId}::uuid` : sql``}
    ${storeId ? sql`and q.store_id = ${storeId}::uuid` : sql``}
    ${auditorId ? sql`and q.locked_by = ${auditorId}::uuid and q.locked_until > ${lockedAt}::timestamptz` : sql``}
    ${risk ? sql`and ${figure("risk")} >= ${risk}` : sql``}
    ${points ? sql`and ${figure("points")} >= ${points}` : sql``}
    ${queuedBy ? sql`and q.queued_at <= ${queuedBy}::timestamptz` : sql``}
    ${country ? sql`and exists (select from stores f where f.client_id = q.client_id and f.id = q.store_id and f.country = ${country})` : sql``}
    ${signal ? sql`and ${hasSignal(signal)}` : sql``}`;
}

// A scalar answer is asked for of each row that is walked; `exists` would be planned as a join with all there ever was.
function hasSignal(signal: SignalKind): RawBuilder<boolean> {
  return sql<boolean>`coalesce(
    (select true from claim_signals g join claims tried on tried.client_id = g.client_id and tried.id = g.claim_id
     where q.subject_type = 'claim' and g.client_id = q.client_id and g.claim_id = q.subject_id
       and g.attempt = tried.attempt and g.kind = ${signal} limit 1),
    (select true from photo_signals g join store_photos tried on tried.client_id = g.client_id and tried.id = g.photo_id
     where q.subject_type = 'photo' and g.client_id = q.client_id and g.photo_id = q.subject_id
       and g.attempt = tried.attempt and g.kind = ${signal} limit 1), false)`;
}

/** Signals against a report in its present try, and why it is looked at, by kind. */
export function kinds(
  client: RawBuilder<unknown>,
  type: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<SignalKind[]> {
  return sql<SignalKind[]>`array(
    select distinct k.kind from (
      select g.kind from claim_signals g join claims tried on tried.client_id = g.client_id and tried.id = g.claim_id
       where ${type} = 'claim' and g.client_id = ${client} and g.claim_id = ${id} and g.attempt = tried.attempt
      union all
      select g.kind from photo_signals g join store_photos tried on tried.client_id = g.client_id and tried.id = g.photo_id
       where ${type} = 'photo' and g.client_id = ${client} and g.photo_id = ${id} and g.attempt = tried.attempt
    ) k order by k.kind)`;
}

export type QueuePlace = readonly [priority: number, queuedAt: Date, id: string];

/** One item more than the page, most urgent first. */
export async function queuePage(
  tx: Tx,
  scope: { clientId: string; locale: Locale; now: Date },
  filter: QueueFilter,
  page: { after: QueuePlace | undefined; rows: number },
): Promise<AuditQueueRow[]> {
  const [priority, queuedAt, id] = page.after ?? [null, null, null];
  const { rows } = await sql<AuditQueueRow>`
    select q.subject_type as type, q.subject_id as id, q.user_id, q.store_id, coalesce(m.sort_name, '') as person, s.name as store,
           r.name as retailer, s.country, ${titleIn(scope.locale)} as campaign,
           coalesce(c.points, p.points) as points, coalesce(c.risk, p.risk) as risk,
           ${kinds(sql`q.client_id`, sql`q.subject_type`, sql`q.subject_id`)} as signals,
           coalesce(c.version, p.version) as version, q.priority, q.queued_at, q.not_by,
           case when q.locked_until > ${scope.now}::timestamptz then coalesce(l.sort_name, '—') end as locked_by
    from audit_queue q ${places}
    left join memberships m on m.client_id = q.client_id and m.user_id = q.user_id
    left join memberships l on l.client_id = q.client_id and l.user_id = q.locked_by
    where q.client_id = ${scope.clientId} and ${fits(filter)}
      ${
        priority === null
          ? sql``
          : sql`and q.priority <= ${priority}::integer and (q.priority < ${priority}::integer
              or (q.queued_at, q.subject_id) > (${queuedAt}::timestamptz, ${id}::uuid))`
      }
    order by q.priority desc, q.queued_at, q.subject_id
    limit ${page.rows}`.execute(tx);
  return rows;
}

export interface Taking {
  clientId: string;
  auditor: Auditor;
  now: Date;
  until: Date;
}

/**
 * Takes the most urgent items that this auditor may decide on and nobody else is at; what others are taking in this
 * very moment is passed over. Nobody is given again what they abstained from.
 */
export async function takeItems(
  tx: Tx,
  { clientId, auditor, now, until }: Taking,
  filter: QueueFilter,
  { keep, count }: { keep: readonly string[]; count: number },
): Promise<ClaimOrPhoto[]> {
  const { userId } = auditor;
  const { rows } = await sql<{ type: SubjectType; id: string }>`
    with kept as (
      update audit_queue set locked_until = ${until}::timestamptz
      where client_id = ${clientId} and subject_id = any(${[...keep]}::uuid[]) and locked_by = ${userId}
    ), next as (
      select q.subject_type, q.subject_id, q.priority, q.queued_at
      from audit_queue q
      where q.client_id = ${clientId} and ${fits(filter)} and ${mayTake(auditor)}
        and q.subject_id <> all(${[...keep]}::uuid[])
        and (q.locked_by is null or q.locked_by = ${userId} or q.locked_until <= ${now}::timestamptz)
      order by q.priority desc, q.queued_at, q.subject_id
      limit ${count}
      for update of q skip locked
    ), taken as (
      update audit_queue q set locked_by = ${userId}, locked_until = ${until}::timestamptz
      from next n
      where q.client_id = ${clientId} and q.subject_type = n.subject_type and q.subject_id = n.subject_id
    )
    select subject_type as type, subject_id as id from next order by priority desc, queued_at, subject_id`.execute(
    tx,
  );
  return rows.map(({ type, id }) => ({ clientId, type, id }));
}

/** How much waits that fits and that this auditor may decide on, whoever is at it now. */
export async function waitingFor(
  tx: Tx,
  { clientId, auditor }: Pick<Taking, "clientId" | "auditor">,
  filter: QueueFilter,
): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from audit_queue q
    where q.client_id = ${clientId} and ${fits(filter)} and ${mayTake(auditor)}`.execute(tx);
  return rows[0]?.waiting ?? 0;
}

/** How much of what waits this auditor may not decide on: theirs, their stores', and what they decided on before. */
export async function notFor(
  tx: Tx,
  { clientId, auditor: { userId, storeIds } }: Pick<Taking, "clientId" | "auditor">,
  campaignId: string | undefined,
): Promise<number> {
  const ofClient = sql`
    select q.subject_type, q.subject_id from audit_queue q
    where q.client_id = ${clientId} ${campaignId ? sql`and q.campaign_id = ${campaignId}::uuid` : sql``}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      ${ofClient} and q.user_id = ${userId}
      union ${ofClient} and q.store_id = any(${[...storeIds]}::uuid[])
      union ${ofClient} and q.not_by = ${userId}
      union ${ofClient} and (q.subject_type, q.subject_id) in (
        select v.subject_type, v.subject_id from audit_verdicts v
        where v.client_id = ${clientId} and v.auditor_id = ${userId} and v.verdict = 'abstained' and v.at >= q.queued_at)
    ) theirs`.execute(tx);
  return rows[0]?.count ?? 0;
}

function mayTake({ userId, storeIds }: Auditor): RawBuilder<boolean> {
  return sql<boolean>`q.user_id <> ${userId} and q.not_by is distinct from ${userId}::uuid
    and q.store_id <> all(${[...storeIds]}::uuid[])
    and not exists (select from audit_verdicts v
                    where v.client_id = q.client_id and v.subject_id = q.subject_id and v.auditor_id = ${userId}
                      and v.verdict = 'abstained' and v.at >= q.queued_at)`;
}

/** Makes one item this auditor's for a while; nothing happens where somebody else has it open. */
export async function lockItem(
  tx: Tx,
  { id, type, clientId }: ClaimOrPhoto,
  lock: { userId: string; now: Date; until: Date },
): Promise<void> {
  await sql`
    update audit_queue set locked_by = ${lock.userId}, locked_until = ${lock.until}::timestamptz
    where client_id = ${clientId} and subject_type = ${type} and subject_id = ${id}
      and (locked_by is null or locked_by = ${lock.userId} or locked_until <= ${lock.now}::timestamptz)`.execute(
    tx,
  );
}

/** Gives an item back that this auditor has open. */
export async function unlockItem(
  tx: Tx,
  { clientId, type, id }: ClaimOrPhoto,
  userId: string,
): Promise<void> {
  await tx
    .updateTable("audit_queue")
    .set({ locked_by: null, locked_until: null })
    .where("client_id", "=", clientId)
    .where("subject_type", "=", type)
    .where("subject_id", "=", id)
    .where("locked_by", "=", userId)
    .execute();
}

/** Roles that decide on reports. */
const auditingRoles = roles.filter((role) => permissionsByRole[role].includes("claims.audit"));

/** Stores offered as a choice at most, by name. */
const storesOffered = 300;

export interface QueueChoices {
  stores: { id: string; name: string; retailer: string }[];
  auditors: { id: string; name: string }[];
}

/** Stores of which reports wait, and members whose role lets them decide. */
export async function queueChoices(tx: Tx, clientId: string): Promise<QueueChoices> {
  const { rows } = await sql<QueueChoices>`
    select coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'retailer', s.retailer))
             from (select s.id, s.name, r.name as retailer from stores s
                   join retailers r on r.client_id = s.client_id and r.id = s.retailer_id
                   where s.client_id = ${clientId}
                     and exists (select from audit_queue q where q.client_id = s.client_id and q.store_id = s.id)
                   order by s.name, s.id limit ${sql.lit(storesOffered)}) s), '[]') as stores,
           coalesce((select json_agg(json_build_object('id', m.user_id, 'name', m.sort_name) order by m.sort_name)
             from memberships m
             where m.client_id = ${clientId} and m.left_at is null
               and m.roles && ${auditingRoles}::text[]), '[]') as auditors`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a statement without rows");
  return row;
}
