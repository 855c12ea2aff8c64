import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { ClaimState } from "../../db/schema-sales.ts";
import type { Subject } from "./claim-transition.ts";
import type { ClaimFacts, Twin } from "./rules/signals.ts";

/** What a check begins with, of a claim and of a photo. */
interface CheckedRow {
  userId: string;
  storeId: string;
  campaignId: string;
  state: ClaimState;
  attempt: number;
  points: number;
  sampleRate: number;
  sourceIds: string[];
}

export interface CheckedClaim extends CheckedRow {
  /** The person sent it before and took it back when somebody was to look at it. */
  takenBack: boolean;
  invoiceNumber: string;
  photoFileId: string | null;
}

export interface CheckedPhoto extends CheckedRow {
  store: string;
  fileId: string;
}

/** A claim that is checked; `lock` holds the claim until the transaction ends. */
export async function claimToCheck(
  tx: Tx,
  { clientId, id }: Subject,
  lock: boolean,
): Promise<CheckedClaim | undefined> {
  const { rows } = await sql<CheckedClaim>`
    select c.user_id as "userId", c.store_id as "storeId", c.campaign_id as "campaignId", c.state, c.attempt,
           c.invoice_number as "invoiceNumber", c.points,
           c.photo_file_id as "photoFileId", a.sample_rate as "sampleRate",
           exists (select from claims t
                   where t.client_id = c.client_id and t.user_id = c.user_id and t.state = 'withdrawn'
                     and t.checked_at is not null
                     and (t.invoice_key = c.invoice_key or t.fiscal_key = c.fiscal_key
                       or t.natural_key = c.natural_key or t.photo_sha256 = c.photo_sha256)) as "takenBack",
           array(select l.id from claim_lines l where l.client_id = c.client_id and l.claim_id = c.id
                   and l.attempt = c.attempt order by l.position) as "sourceIds"
    from claims c join campaigns a on a.client_id = c.client_id and a.id = c.campaign_id
    where c.client_id = ${clientId} and c.id = ${id}
    ${lock ? sql`for update of c` : sql``}`.execute(tx);
  return rows[0];
}

/** A photo that is checked. */
export async function photoToCheck(
  tx: Tx,
  { clientId, id }: Subject,
  lock: boolean,
): Promise<CheckedPhoto | undefined> {
  const { rows } = await sql<CheckedPhoto>`
    select p.user_id as "userId", p.store_id as "storeId", p.campaign_id as "campaignId", p.state, p.attempt, p.points,
           p.file_id as "fileId", s.name as store, a.sample_rate as "sampleRate", array[p.id] as "sourceIds"
    from store_photos p
    join stores s on s.client_id = p.client_id and s.id = p.store_id
    join campaigns a on a.client_id = p.client_id and a.id = p.campaign_id
    where p.client_id = ${clientId} and p.id = ${id}
    ${lock ? sql`for update of p` : sql``}`.execute(tx);
  return rows[0];
}

/** Other photos of the same bytes. */
export async function photosOfSameFile(tx: Tx, { clientId, id }: Subject): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select t.id, t.user_id as "userId", null as "fiscalKey"
    from store_photos p
    join store_photos t on t.client_id = p.client_id and t.photo_sha256 = p.photo_sha256 and t.id <> p.id
    where p.client_id = ${clientId} and p.id = ${id} and t.state <> 'withdrawn'
    order by (t.user_id <> p.user_id) desc, t.id limit 5`.execute(tx);
  return rows;
}

const twins = (condition: ReturnType<typeof sql>) => sql`
  coalesce((select json_agg(json_build_object('id', t.id, 'userId', t.user_id, 'fiscalKey', t.fiscal_key))
            from (select t.id, t.user_id, t.fiscal_key from claims t
                  where t.client_id = c.client_id and t.id <> c.id and t.state <> 'withdrawn' and ${condition}
                  order by (t.user_id <> c.user_id) desc, t.id limit 5) t), '[]')`;

/** Beyond it more is only more; a check stays as quick in a busy store as in a quiet one. */
const countedAtMost = 200;

/** Everything the signals of a claim are drawn from but its picture, in one statement; the past is what was sent before. */
export async function claimFacts(
  tx: Tx,
  { clientId, id }: Subject,
): Promise<Omit<ClaimFacts, "nearPicture">> {
  const { rows } = await sql<Omit<ClaimFacts, "nearPicture" | "end"> & EndRow>`
    select c.user_id as "userId", c.country, c.invoice_number as "invoiceNumber", c.sale_date as "saleDate", c.units,
      c.photo_file_id is not null as "hasPhoto", c.attempt, c.fiscal_key as "fiscalKey", c.reading,
      (select count(*)::int from claim_lines l
       where l.client_id = c.client_id and l.claim_id = c.id and l.attempt = c.attempt) as lines,
      ${twins(sql`t.photo_sha256 = c.photo_sha256`)} as "sameFile",
      ${twins(sql`t.fiscal_key = c.fiscal_key`)} as "sameFiscalKey",
      ${twins(sql`t.natural_key = c.natural_key and t.fiscal_key is distinct from c.fiscal_key`)} as "sameDocument",
      ${twins(sql`t.invoice_key = c.invoice_key and t.retailer_id = c.retailer_id and t.user_id <> c.user_id
        and (t.natural_key is null or c.natural_key is null)`)} as "sameNumber",
      (select json_build_object(
          'known', exists (select from claims t
            where t.client_id = c.client_id and t.retailer_id = c.retailer_id and t.id <> c.id
              and t.state in ('accepted', 'auto_accepted') and t.reading->>'issuer' = c.reading->>'issuer'),
          'seen', (select count(distinct k.issuer) from (
            select t.reading->>'issuer' as issuer from claims t
            where t.client_id = c.client_id and t.retailer_id = c.retailer_id and t.id <> c.id
              and t.state in ('accepted', 'auto_accepted') and t.reading->>'issuer' is not null
            limit 1000) k))) as issuers,
      (select json_build_object('median', percentile_cont(0.5) within group (order by k.each), 'of', count(*))
       from (select (t.reading->>'total')::numeric / t.units as each
             from (select * from claims t where t.client_id = c.client_id and t.campaign_id = c.campaign_id
                   order by t.submitted_at desc, t.id desc limit 300) t
             where t.country = c.country and t.state in ('accepted', 'auto_accepted')
               and t.reading->>'total' is not null) k) as "unitTotal",
      json_build_object(
        'user', (select count(*)::int from (select from claims t
          where t.client_id = c.client_id and t.user_id = c.user_id
            and t.submitted_at > c.submitted_at - interval '24 hours' and t.submitted_at <= c.submitted_at
          limit ${countedAtMost}) k),
        'store', (select count(*)::int from (select from claims t
          where t.client_id = c.client_id and t.store_id = c.store_id
            and t.submitted_at > c.submitted_at - interval '24 hours' and t.submitted_at <= c.submitted_at
          limit ${countedAtMost}) k)
      ) as "lastDay",
      (select count(distinct t.user_id)::int from claims t
       where t.client_id = c.client_id and t.device = c.device
         and t.submitted_at > c.submitted_at - interval '30 days') as "usersOfDevice",
      (select floor(extract(epoch from c.submitted_at - t.submitted_at))::int from claims t
       where t.client_id = c.client_id and t.user_id = c.user_id and (t.submitted_at, t.id) < (c.submitted_at, c.id)
       order by t.submitted_at desc, t.id desc limit 1) as "sinceLast",
      c.submitted_at > w.ends_at - interval '48 hours' as "atEnd",
      extract(epoch from w.ends_at - interval '48 hours' - w.begins_at) / 172800 as "spansBefore",
      (select count(*) filter (where t.submitted_at > w.ends_at - interval '48 hours')::int from claims t
       where t.client_id = c.client_id and t.user_id = c.user_id and t.campaign_id = c.campaign_id
         and t.submitted_at <= c.submitted_at) as "endClaims",
      (select count(*) filter (where t.submitted_at <= w.ends_at - interval '48 hours')::int from claims t
       where t.client_id = c.client_id and t.user_id = c.user_id and t.campaign_id = c.campaign_id) as "claimsBefore"
    from claims c
    join campaign_countries w
      on w.client_id = c.client_id and w.campaign_id = c.campaign_id and w.country = c.country
    where c.client_id = ${clientId} and c.id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a claim vanished while it was checked");
  const { atEnd, spansBefore, endClaims, claimsBefore, ...facts } = row;
  const usual = Math.ceil(claimsBefore / Math.max(1, Number(spansBefore)));
  return { ...facts, end: atEnd ? { claims: endClaims, usual } : null };
}

interface EndRow {
  atEnd: boolean;
  spansBefore: string;
  endClaims: number;
  claimsBefore: number;
}

/** Keeps a picture's fingerprint and its bands; once per file. */
export async function keepFingerprint(
  tx: Tx,
  of: Subject & { fileId: string; userId: string },
  fingerprint: bigint,
  bands: readonly { band: number; value: number }[],
  now: Date,
): Promise<void> {
  await sql`
    with kept as (
      insert into picture_fingerprints (client_id, file_id, subject_type, subject_id, user_id, fingerprint, at)
      values (${of.clientId}, ${of.fileId}, ${of.type}, ${of.id}, ${of.userId}, ${String(fingerprint)}::bigint, ${now})
      on conflict do nothing returning client_id, file_id
    )
    insert into picture_bands (client_id, band, value, file_id)
    select kept.client_id, b.band, b.value, kept.file_id
    from kept, unnest(${bands.map(({ band }) => band)}::smallint[], ${bands.map(({ value }) => value)}::integer[])
      as b (band, value)`.execute(tx);
}

/** Other claims (or photos) whose pictures share a band: candidates whose distance is still to be measured. */
export async function nearBandsOf(
  tx: Tx,
  of: Subject & { fileId: string },
  bands: readonly { band: number; value: number }[],
): Promise<(Twin & { fingerprint: string })[]> {
  const [table, fiscalKey] =
    of.type === "claim" ? ["claims", sql`s.fiscal_key`] : ["store_photos", sql`null::text`];
  const { rows } = await sql<Twin & { fingerprint: string }>`
    with near as (
      select distinct b.file_id
      from unnest(${bands.map(({ band }) => band)}::smallint[], ${bands.map(({ value }) => value)}::integer[])
        as asked (band, value)
      join picture_bands b on b.client_id = ${of.clientId} and (b.band, b.value) = (asked.band, asked.value)
      where b.file_id <> ${of.fileId}
      limit 2000
    )
    select s.id, s.user_id as "userId", ${fiscalKey} as "fiscalKey", p.fingerprint::text as fingerprint
    from near
    join picture_fingerprints p
      on p.client_id = ${of.clientId} and p.file_id = near.file_id and p.subject_type = ${of.type}
    join ${sql.table(table)} s on s.client_id = p.client_id and s.id = p.subject_id
    where s.id <> ${of.id} and s.state <> 'withdrawn'`.execute(tx);
  return rows;
}
