import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ClaimState } from "@trilha/contract/loyalty/claims/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { ClaimOrPhoto, SubjectType } from "./claim-transition.ts";
import type { SignalKind } from "./rules/signals.ts";
import { titleIn } from "./sales.audit.queries.ts";
import type { ClaimLineRow } from "./sales.read.queries.ts";

export interface AuditSubjectRow {
  type: SubjectType;
  id: string;
  user_id: string;
  person: string;
  home_store: string | null;
  since: Date;
  accepted: number;
  rejected: number;
  campaign_id: string;
  campaign: string;
  settlement_days: number;
  ends_on: string | null;
  campaign_zone: string | null;
  country: Country;
  retailer: string;
  store_id: string;
  store: string;
  time_zone: string;
  state: ClaimState;
  attempt: number;
  points: number;
  experience: number;
  risk: number;
  sampled: boolean;
  appeal_text: string | null;
  observation: string;
  rule_set_version_id: string;
  decided_by: string | null;
  submitted_at: Date;
  version: number;
  file_id: string | null;
  invoice_number: string | null;
  sale_date: string | null;
  reading: Record<string, unknown> | null;
  photo_type: string | null;
  photo_type_id: string | null;
  week: string | null;
  /** Trace of a photo: a claim's lines have their own. */
  trace: ClaimLineRow["trace"];
  not_by: string | null;
  /** Phones and cameras are used in the store. */
  photos_allowed: boolean;
  /** The reporter is a member with access. */
  person_active: boolean;
  locked_by: string | null;
  locked_by_name: string | null;
  locked_until: Date | null;
}

const ofType = {
  claim: sql`
    (select id, client_id, campaign_id, user_id, store_id, state, attempt, points, experience, risk, sampled,
            appeal_text, observation, rule_set_version_id, decided_by, submitted_at, version,
            photo_file_id as file_id, invoice_number, sale_date, reading, null::uuid as photo_type_id,
            null::date as week, '[]'::jsonb as trace
     from claims) o`,
  photo: sql`
    (select id, client_id, campaign_id, user_id, store_id, state, attempt, points, experience, risk, sampled,
            appeal_text, '' as observation, rule_set_version_id, decided_by, submitted_at, version, file_id,
            null as invoice_number, null::date as sale_date, null::jsonb as reading, photo_type_id, week, trace
     from store_photos) o`,
};

/** One claim or photo with its person, place and campaign. A lock whose time is over is none. */
export async function subjectRow(
  tx: Tx,
  { clientId, type, id }: ClaimOrPhoto,
  { locale, now }: { locale: Locale; now: Date },
): Promise<AuditSubjectRow | undefined> {
  const { rows } = await sql<AuditSubjectRow>`
    select ${type} as type, o.*, coalesce(m.sort_name, '') as person,
           h.name as home_store, coalesce(m.created_at, o.submitted_at) as since, ${titleIn(locale)} as campaign,
           a.settlement_days, w.ends_on, w.time_zone as campaign_zone, s.country, r.name as retailer, s.name as store,
           s.time_zone, s.photos_allowed, coalesce(m.status = 'active' and m.left_at is null, false) as person_active,
           coalesce(pt.name ->> ${locale}, pt.name ->> 'pt-BR') as photo_type, t.accepted, t.rejected,
           q.not_by, case when q.locked_until > ${now}::timestamptz then q.locked_by end as locked_by,
           coalesce(l.sort_name, '—') as locked_by_name,
           case when q.locked_until > ${now}::timestamptz then q.locked_until end as locked_until
    from ${ofType[type]}
    join campaigns a on a.client_id = o.client_id and a.id = o.campaign_id
    join stores s on s.client_id = o.client_id and s.id = o.store_id
    join retailers r on r.client_id = o.client_id and r.id = s.retailer_id
    left join memberships m on m.client_id = o.client_id and m.user_id = o.user_id
    left join stores h on h.client_id = o.client_id and h.id = m.store_id
    left join campaign_countries w
      on w.client_id = o.client_id and w.campaign_id = o.campaign_id and w.country = s.country
    left join photo_types pt on pt.client_id = o.client_id and pt.id = o.photo_type_id
    left join audit_queue q on q.client_id = o.client_id and q.subject_type = ${type} and q.subject_id = o.id
    left join memberships l on l.client_id = o.client_id and l.user_id = q.locked_by
    cross join lateral (
      select (count(*) filter (where h.state in ('accepted', 'auto_accepted')))::integer as accepted,
             (count(*) filter (where h.state in ('rejected', 'reversed')))::integer as rejected
      from ${sql.table(type === "claim" ? "claims" : "store_photos")} h
      where h.client_id = o.client_id and h.user_id = o.user_id) t
    where o.client_id = ${clientId} and o.id = ${id}`.execute(tx);
  return rows[0];
}

/** Whether the client has such a claim or photo. */
export async function isThere(tx: Tx, { clientId, type, id }: ClaimOrPhoto): Promise<boolean> {
  const row = await tx
    .selectFrom(type === "claim" ? "claims" : "store_photos")
    .select("id")
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Holds a claim or photo until the transaction ends: of two verdicts at once, one comes first. */
export async function lockSubject(tx: Tx, { clientId, type, id }: ClaimOrPhoto): Promise<boolean> {
  const row = await tx
    .selectFrom(type === "claim" ? "claims" : "store_photos")
    .select("id")
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The lines of a claim's present try. */
export async function linesOf(tx: Tx, clientId: string, claimId: string): Promise<ClaimLineRow[]> {
  const { rows } = await sql<ClaimLineRow>`
    select l.id, l.product_id as "productId", l.sku, l.name, l.product_type as "productType", l.brand, l.processor,
           l.generation, p.picture_file_id as "pictureFileId", l.quantity, l.points, l.experience, l.trace, l.verdict,
           l.accepted_quantity as "acceptedQuantity", l.reason
    from claim_lines l
    join claims c on c.client_id = l.client_id and c.id = l.claim_id and c.attempt = l.attempt
    join products p on p.client_id = l.client_id and p.id = l.product_id
    where l.client_id = ${clientId} and l.claim_id = ${claimId}
    order by l.position`.execute(tx);
  return rows;
}

export interface SignalRow {
  kind: SignalKind;
  weight: number;
  details: Record<string, string | number | boolean | null>;
  other_id: string | null;
  person: string | null;
  store: string | null;
  invoice_number: string | null;
  submitted_at: Date | null;
  file_id: string | null;
  picture: boolean;
  at: Date;
}

/** Signals in the present try, heaviest first, with the other report each is about. */
export async function signalsFound(
  tx: Tx,
  { clientId, type, id }: ClaimOrPhoto,
  attempt: number,
): Promise<SignalRow[]> {
  const claim = type === "claim";
  const [signals, key, other, others, file] = claim
    ? ["claim_signals", "claim_id", "other_claim_id", "claims", "photo_file_id"]
    : ["photo_signals", "photo_id", "other_photo_id", "store_photos", "file_id"];
  const { rows } = await sql<SignalRow>`
    select g.kind, g.weight, g.details, o.id as other_id, m.sort_name as person, s.name as store,
           ${claim ? sql`o.invoice_number` : sql`null`} as invoice_number, o.submitted_at, f.id as file_id, g.at,
           coalesce(coalesce(f.sniffed_type, f.declared_type) like 'image/%', false) as picture
    from ${sql.table(signals)} g
    left join ${sql.table(others)} o on o.client_id = g.client_id and o.id = g.${sql.ref(other)}
    left join memberships m on m.client_id = o.client_id and m.user_id = o.user_id
    left join stores s on s.client_id = o.client_id and s.id = o.store_id
    left join files f on f.client_id = o.client_id and f.id = o.${sql.ref(file)}
    where g.client_id = ${clientId} and g.${sql.ref(key)} = ${id} and g.attempt = ${attempt}
    order by g.weight desc, g.id`.execute(tx);
  return rows;
}

export interface HistoryRow {
  from: ClaimState | null;
  to: ClaimState;
  by: string;
  reason: string | null;
  at: Date;
}

/** Every state it was in. */
export async function historyOf(tx: Tx, { clientId, type, id }: ClaimOrPhoto): Promise<HistoryRow[]> {
  const [table, key] =
    type === "claim" ? ["claim_transitions", "claim_id"] : ["photo_transitions", "photo_id"];
  const { rows } = await sql<HistoryRow>`
    select from_state as "from", to_state as "to", actor_name as "by", reason, at
    from ${sql.table(table)} where client_id = ${clientId} and ${sql.ref(key)} = ${id} order by id`.execute(
    tx,
  );
  return rows;
}

/** Reports of a person that their record looks back on, and those it shows. */
const remembered = 50;
const listed = 5;

export interface PersonRecordRow {
  flags: { kind: SignalKind; times: number }[];
  latest: {
    subjectType: SubjectType;
    id: string;
    invoiceNumber: string | null;
    store: string;
    state: ClaimState;
    points: number;
    submittedAt: string;
  }[];
}

/** Other latest reports of a report's person: what spoke against them, and the last of them. */
export async function recordOf(
  tx: Tx,
  { clientId, type, id }: ClaimOrPhoto,
): Promise<PersonRecordRow | undefined> {
  const reports = (table: "claims" | "store_photos", kind: SubjectType) => sql`
    (select ${kind}::text as type, o.id, ${table === "claims" ? sql`o.invoice_number` : sql`null::text`} as number,
            o.store_id, o.state, o.points, o.submitted_at
     from ${sql.table(table)} o, person
     where o.client_id = ${clientId} and o.user_id = person.user_id and o.id <> ${id} and o.state <> 'withdrawn'
     order by o.submitted_at desc, o.id desc limit ${sql.lit(remembered)})`;
  const { rows } = await sql<PersonRecordRow>`
    with person as (
      select user_id from ${sql.table(type === "claim" ? "claims" : "store_photos")}
      where client_id = ${clientId} and id = ${id}
    ), reports as materialized (${reports("claims", "claim")} union all ${reports("store_photos", "photo")}),
    found as (
      select distinct g.kind, g.claim_id as id from reports r
      join claim_signals g on g.client_id = ${clientId} and g.claim_id = r.id and g.weight > 0
      where r.type = 'claim'
      union
      select distinct g.kind, g.photo_id from reports r
      join photo_signals g on g.client_id = ${clientId} and g.photo_id = r.id and g.weight > 0
      where r.type = 'photo'
    )
    select coalesce((select json_agg(json_build_object('kind', f.kind, 'times', f.times) order by f.times desc, f.kind)
             from (select kind, count(*)::integer as times from found group by kind) f), '[]') as flags,
           coalesce((select json_agg(json_build_object('subjectType', l.type, 'id', l.id, 'invoiceNumber', l.number,
                       'store', s.name, 'state', l.state, 'points', l.points, 'submittedAt', l.submitted_at)
                       order by l.submitted_at desc, l.id desc)
             from (select * from reports order by submitted_at desc, id desc limit ${sql.lit(listed)}) l
             join stores s on s.client_id = ${clientId} and s.id = l.store_id), '[]') as latest
    from person`.execute(tx);
  return rows[0];
}
