import type { Country } from "@trilha/contract/core/country.ts";
import type { InvoiceReading } from "@trilha/contract/loyalty/claims/invoices/reading.ts";
import type { ClaimState } from "@trilha/contract/loyalty/claims/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { ClaimOrPhoto } from "./claim-transition.ts";
import type { Band } from "./picture-hash.ts";
import type { InvoiceDocument } from "./rules/document.ts";
import type { ClaimFacts, Twin } from "./rules/signals.ts";

/** Row of a check. */
interface CheckedRow {
  userId: string;
  storeId: string;
  campaignId: string;
  state: ClaimState;
  attempt: number;
  points: number;
  units: number;
  sampleRate: number;
  sourceIds: string[];
}

export interface CheckedClaim extends CheckedRow {
  /** The report was sent before, by anybody, and taken back when a person was to look at it. */
  takenBack: boolean;
  invoiceNumber: string;
  photoFileId: string | null;
  country: Country;
  saleDate: string;
  /** Reading of the device, by the server's own rules. */
  reading: InvoiceReading | null;
}

export interface CheckedPhoto extends CheckedRow {
  store: string;
  fileId: string;
  /** Seconds since the person's photo before; null for the first. */
  sinceLast: number | null;
}

/** A claim that is checked; `lock` holds the claim until the transaction ends. */
export async function claimToCheck(
  tx: Tx,
  { clientId, id }: ClaimOrPhoto,
  lock: boolean,
): Promise<CheckedClaim | undefined> {
  const { rows } = await sql<CheckedClaim>`
    select c.user_id as "userId", c.store_id as "storeId", c.campaign_id as "campaignId", c.state, c.attempt,
           c.invoice_number as "invoiceNumber", c.points, c.units, c.country, c.sale_date as "saleDate", c.reading,
           c.photo_file_id as "photoFileId", a.sample_rate as "sampleRate",
           exists (select from claims t
                   where t.client_id = c.client_id and t.state = 'withdrawn' and t.checked_at is not null
                     and (t.fiscal_key = c.fiscal_key or t.natural_key = c.natural_key
                       or t.photo_sha256 = c.photo_sha256
                       or (t.invoice_key = c.invoice_key and (t.user_id = c.user_id
                         or (t.retailer_id = c.retailer_id
                           and (t.store_id = c.store_id or t.sale_date = c.sale_date)))))) as "takenBack",
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
  { clientId, id }: ClaimOrPhoto,
  lock: boolean,
): Promise<CheckedPhoto | undefined> {
  const { rows } = await sql<CheckedPhoto>`
    select p.user_id as "userId", p.store_id as "storeId", p.campaign_id as "campaignId", p.state, p.attempt, p.points,
           0 as units, p.file_id as "fileId",
           (select greatest(0, floor(extract(epoch from p.submitted_at - t.submitted_at)))::int from store_photos t
            where t.client_id = p.client_id and t.user_id = p.user_id and t.id <> p.id
              and (t.submitted_at <= p.submitted_at or t.id < p.id)
            order by t.submitted_at desc limit 1) as "sinceLast", s.name as store, a.sample_rate as "sampleRate", array[p.id] as "sourceIds"
    from store_photos p
    join stores s on s.client_id = p.client_id and s.id = p.store_id
    join campaigns a on a.client_id = p.client_id and a.id = p.campaign_id
    where p.client_id = ${clientId} and p.id = ${id}
    ${lock ? sql`for update of p` : sql``}`.execute(tx);
  return rows[0];
}

/** Other photos of the same bytes. */
export async function photosOfSameFile(tx: Tx, { clientId, id }: ClaimOrPhoto): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    select t.id, t.user_id as "userId", null as "fiscalKey"
    from store_photos p
    join store_photos t on t.client_id = p.client_id and t.photo_sha256 = p.photo_sha256 and t.id <> p.id
    where p.client_id = ${clientId} and p.id = ${id} and t.state <> 'withdrawn'
    order by (t.user_id <> p.user_id) desc, t.id limit 5`.execute(tx);
  return rows;
}

const twins = (condition: ReturnType<typeof sql>, close = sql`true`) => sql`
  coalesce((select json_agg(json_build_object(
              'id', t.id, 'userId', t.user_id, 'fiscalKey', t.fiscal_key, 'close', t.close))
            from (select t.id, t.user_id, t.fiscal_key, ${close} as close from claims t
                  where t.client_id = c.client_id and t.id <> c.id and t.state <> 'withdrawn' and ${condition}
                  order by (t.user_id <> c.user_id) desc, close desc, t.id limit 5) t), '[]')`;

/** Facts outside the tables. */
export type TableFacts = Omit<ClaimFacts, "nearPicture" | "picture" | "codeSent" | "acceptUnread">;

/** Units of each of these sales that stand. */
const standing = (claims: ReturnType<typeof sql>) => sql`
  array(select k.units from (
    select (select coalesce(sum(coalesce(l.accepted_quantity, l.quantity)), 0)::int from claim_lines l
            where l.client_id = t.client_id and l.claim_id = t.id and l.attempt = t.attempt
              and l.verdict is distinct from 'rejected') as units
    from (${claims} order by t.submitted_at desc, t.id desc limit 500) t where t.state = 'accepted' and t.id <> c.id) k
  limit ${countedAtMost})`;

/**
 * Reports `t` that came before `c`: by the clock they were received with, or written first. Requests of one person wait for
 * each other, and may be written in another order than they were received.
 */
const cameBefore = sql`(t.submitted_at <= c.submitted_at or t.id < c.id)`;

/** Beyond it more is only more; a check stays as quick in a busy store as in a quiet one. */
const countedAtMost = 200;

/** Facts of a claim's signals but its picture, in one statement; the past is what was sent before. */
export async function claimFacts(tx: Tx, { clientId, id }: ClaimOrPhoto): Promise<TableFacts> {
  const { rows } = await sql<Omit<TableFacts, "end"> & EndRow>`
    select c.user_id as "userId", c.country, c.invoice_number as "invoiceNumber", c.sale_date as "saleDate", c.units,
      c.attempt, c.fiscal_key as "fiscalKey", c.reading,
      (select count(*)::int from claim_lines l
       where l.client_id = c.client_id and l.claim_id = c.id and l.attempt = c.attempt) as lines,
      ${twins(sql`t.photo_sha256 = c.photo_sha256`)} as "sameFile",
      ${twins(sql`t.fiscal_key = c.fiscal_key`)} as "sameFiscalKey",
      ${twins(sql`t.natural_key = c.natural_key and t.fiscal_key is distinct from c.fiscal_key`)} as "sameDocument",
      ${twins(
        sql`t.invoice_key = c.invoice_key and t.retailer_id = c.retailer_id and t.user_id <> c.user_id
          and (t.natural_key is null or c.natural_key is null)`,
        sql`(t.store_id = c.store_id or t.sale_date = c.sale_date)`,
      )} as "sameNumber",
      (select json_build_object(
          'known', exists (select from claims t
            where t.client_id = c.client_id and t.retailer_id = c.retailer_id and t.id <> c.id
              and t.state = 'accepted' and t.reading->>'issuer' = c.reading->>'issuer'),
          'seen', (select count(distinct k.issuer) from (
            select t.reading->>'issuer' as issuer from claims t
            where t.client_id = c.client_id and t.retailer_id = c.retailer_id and t.id <> c.id
              and t.state = 'accepted' and t.reading->>'issuer' is not null
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
            and t.submitted_at > c.submitted_at - interval '24 hours' and ${cameBefore}
          limit ${countedAtMost}) k),
        'store', (select count(*)::int from (select from claims t
          where t.client_id = c.client_id and t.store_id = c.store_id
            and t.submitted_at > c.submitted_at - interval '24 hours' and ${cameBefore}
          limit ${countedAtMost}) k)
      ) as "lastDay",
      (select count(distinct t.user_id)::int from claims t
       where t.client_id = c.client_id and t.device = c.device
         and t.submitted_at > c.submitted_at - interval '30 days') as "usersOfDevice",
      (select greatest(0, floor(extract(epoch from c.submitted_at - max(k.at))))::int from (
         (select t.submitted_at as at from claims t
          where t.client_id = c.client_id and t.user_id = c.user_id and t.id <> c.id and ${cameBefore}
          order by t.submitted_at desc limit 1)
         union all
         (select t.submitted_at from claims t
          where t.client_id = c.client_id and t.device = c.device and t.id <> c.id and ${cameBefore}
          order by t.submitted_at desc limit 1)) k
       having count(k.at) > 0) as "sinceLast",
      (select count(*)::int from (select from claims t
         where t.client_id = c.client_id and t.user_id = c.user_id
           and t.submitted_at > c.submitted_at - interval '10 minutes' and ${cameBefore}
         limit ${countedAtMost}) k) as "lastMinutes",
      (select count(distinct t.store_id)::int from claims t
       where t.client_id = c.client_id and t.user_id = c.user_id
         and t.submitted_at > c.submitted_at - interval '24 hours' and ${cameBefore}) as "storesToday",
      json_build_object(
        'units', c.units,
        'store', ${standing(sql`select * from claims t where t.client_id = c.client_id and t.store_id = c.store_id`)},
        'person', ${standing(sql`select * from claims t where t.client_id = c.client_id and t.user_id = c.user_id`)},
        'lines', (select json_agg(json_build_object('units', p.units, 'history', array(
            select coalesce(h.accepted_quantity, h.quantity)
            from (select * from claim_lines h
                  where h.client_id = c.client_id and h.product_id = p.product_id and h.claim_id <> c.id
                  order by h.id desc limit 500) h
            join claims t on t.client_id = h.client_id and t.id = h.claim_id
            where t.state = 'accepted' and h.attempt = t.attempt and h.verdict is distinct from 'rejected'
            limit ${countedAtMost})))
          from (select l.product_id, sum(l.quantity)::int as units from claim_lines l
                where l.client_id = c.client_id and l.claim_id = c.id and l.attempt = c.attempt
                group by l.product_id) p)
      ) as quantities,
      c.submitted_at > w.ends_at - interval '48 hours' as "atEnd",
      extract(epoch from w.ends_at - interval '48 hours' - w.begins_at) / 172800 as "spansBefore",
      (select count(*) filter (where t.submitted_at > w.ends_at - interval '48 hours')::int from claims t
       where t.client_id = c.client_id and t.user_id = c.user_id and t.campaign_id = c.campaign_id
         and ${cameBefore}) as "endClaims",
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

/** Keeps what the server read from the picture of a claim's try where the device sent no reading. */
export async function keepReading(
  tx: Tx,
  { clientId, id, attempt }: ClaimOrPhoto & { attempt: number },
  { reading, fiscalKey, naturalKey }: Pick<InvoiceDocument, "reading" | "fiscalKey" | "naturalKey">,
): Promise<void> {
  await tx
    .updateTable("claims")
    .set({
      reading: reading && JSON.stringify(reading),
      fiscal_key: fiscalKey,
      natural_key: naturalKey,
    })
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .where("attempt", "=", attempt)
    .where("state", "in", ["submitted", "resubmitted", "in_review", "appealed"])
    .where("reading", "is", null)
    .execute();
}

/**
 * Keeps a picture's fingerprint and its bands. A file sent again with another report is that one's only where the report
 * before was taken back: what stands is found by its picture whatever is sent after it.
 */
export async function keepFingerprint(
  tx: Tx,
  picture: ClaimOrPhoto & { fileId: string; userId: string },
  fingerprint: bigint,
  bands: readonly { band: number; value: number }[],
  now: Date,
): Promise<void> {
  await sql`
    with kept as (
      insert into picture_fingerprints as f (client_id, file_id, subject_type, subject_id, user_id, fingerprint, at)
      values (${picture.clientId}, ${picture.fileId}, ${picture.type}, ${picture.id}, ${picture.userId}, ${String(fingerprint)}::bigint, ${now})
      on conflict (client_id, file_id) do update
        set subject_type = excluded.subject_type, subject_id = excluded.subject_id, user_id = excluded.user_id
        where not exists (select from ${subjectsOf(picture)} s
          where s.client_id = f.client_id and s.id = f.subject_id and s.state <> 'withdrawn')
      returning client_id, file_id
    )
    insert into picture_bands (client_id, band, value, file_id)
    select kept.client_id, b.band, b.value, kept.file_id
    from kept, unnest(${bands.map(({ band }) => band)}::smallint[], ${bands.map(({ value }) => value)}::integer[])
      as b (band, value)
    on conflict do nothing`.execute(tx);
}

const subjectsOf = ({ type }: Pick<ClaimOrPhoto, "type">) =>
  sql.table(type === "claim" ? "claims" : "store_photos");

/** Candidates compared at most: all that share a band, in any client there is. */
const comparedAtMost = 20_000;

/** Report whose picture is near. */
export interface NearPicture extends Twin {
  distance: number;
  /** The report was taken back when a person was to look at it. */
  takenBack: boolean;
}

/**
 * Other claims (or photos) whose pictures lie within `within` of a probe, the nearest first, five at most; those that were
 * taken back before a check are none.
 */
export async function nearestPictures(
  tx: Tx,
  picture: ClaimOrPhoto & { fileId: string; userId: string },
  { probes, bands, within }: { probes: readonly bigint[]; bands: readonly Band[]; within: number },
): Promise<NearPicture[]> {
  const fiscalKey = picture.type === "claim" ? sql`s.fiscal_key` : sql`null::text`;
  const { rows } = await sql<NearPicture>`
    with near as (
      select distinct b.file_id
      from unnest(${bands.map(({ band }) => band)}::smallint[], ${bands.map(({ value }) => value)}::integer[])
        as asked (band, value)
      join picture_bands b on b.client_id = ${picture.clientId} and (b.band, b.value) = (asked.band, asked.value)
      where b.file_id <> ${picture.fileId}
      limit ${sql.lit(comparedAtMost)}
    ), apart as materialized (
      select p.subject_id, (select min(bit_count((p.fingerprint # probe)::bit(64)))
                            from unnest(${probes.map(String)}::bigint[]) probe)::int as distance
      from near
      join picture_fingerprints p
        on p.client_id = ${picture.clientId} and p.file_id = near.file_id and p.subject_type = ${picture.type}
    )
    select s.id, s.user_id as "userId", ${fiscalKey} as "fiscalKey", apart.distance,
           s.state = 'withdrawn' as "takenBack"
    from apart
    join ${subjectsOf(picture)} s on s.client_id = ${picture.clientId} and s.id = apart.subject_id
    where apart.distance <= ${within} and s.id <> ${picture.id}
      and (s.state <> 'withdrawn' or s.checked_at is not null)
    order by s.state = 'withdrawn', apart.distance, (s.user_id <> ${picture.userId}) desc, s.id limit 5`.execute(
    tx,
  );
  return rows;
}
