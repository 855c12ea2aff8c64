import type { Country } from "@trilha/contract/core/country.ts";
import type { InvoiceReading } from "@trilha/contract/loyalty/claims/invoices/reading.ts";
import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Lets one report of a person come after the other: their limits and their invoice numbers are read before writing. */
export async function lockReporter(tx: Tx, who: { clientId: string; userId: string }): Promise<void> {
  const name = `sales ${who.clientId} ${who.userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export interface SoldProductRow {
  id: string;
  sku: string;
  name: string;
  productType: string;
  brand: string;
  processor: string | null;
  generation: string | null;
  pictureFileId: string | null;
}

/** Products that the client sells now. */
export async function soldProducts(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<Map<string, SoldProductRow>> {
  const rows = await tx
    .selectFrom("products")
    .select(["id", "sku", "name", "product_type as productType", "brand", "processor", "generation"])
    .select("picture_file_id as pictureFileId")
    .where("client_id", "=", clientId)
    .where("id", "=", sql<string>`any(${[...new Set(ids)]}::uuid[])`)
    .where("active", "=", true)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export interface InvoiceFilter {
  clientId: string;
  userId: string;
  invoiceKey: string | null;
  fiscalKey: string | null;
  naturalKey: string | null;
  photoFileId: string | null;
  retailerId: string;
  /** The claim that is sent once more; its own number is no other one's. */
  exceptClaimId: string | null;
}

export interface InvoicePhoto {
  sha256: Buffer;
  type: string;
}

type InvoiceKeys = Pick<InvoiceFilter, "clientId" | "userId" | "invoiceKey" | "fiscalKey" | "naturalKey">;

/** First sale a person sent an invoice with, each key by its own index. */
export async function saleSentWith(
  tx: Tx,
  { clientId, userId, invoiceKey, fiscalKey, naturalKey }: InvoiceKeys,
): Promise<{ id: string; invoiceNumber: string; saleDate: string } | undefined> {
  const sent = (key: "invoice_key" | "fiscal_key" | "natural_key", value: string | null) => sql`
    select c.id, c.invoice_number, c.sale_date from claims c
    where c.client_id = ${clientId} and c.user_id = ${userId} and c.state <> 'withdrawn'
      and ${sql.ref(`c.${key}`)} = ${value}`;
  const { rows } = await sql<{ id: string; invoiceNumber: string; saleDate: string }>`
    select id, invoice_number as "invoiceNumber", sale_date::text as "saleDate"
    from (${sent("fiscal_key", fiscalKey)} union ${sent("invoice_key", invoiceKey)}
          union ${sent("natural_key", naturalKey)}) s
    order by id limit 1`.execute(tx);
  return rows[0];
}

/** Whether the person sent this invoice before, their photo, the chain's name, and new ids for what is written. */
export async function invoiceFacts(
  tx: Tx,
  invoice: InvoiceFilter,
  ids: number,
): Promise<{ sent: boolean; photo: InvoicePhoto | null; retailer: string; ids: string[] }> {
  const { clientId, userId, exceptClaimId } = invoice;
  // Each by its own index, and so cheap whatever is asked that the plan is kept.
  const sentBefore = (key: "invoice_key" | "fiscal_key" | "natural_key", value: string | null) => sql`
    select from claims c where c.client_id = ${clientId} and c.user_id = ${userId} and c.state <> 'withdrawn'
      and ${sql.ref(`c.${key}`)} = ${value} and c.id is distinct from ${exceptClaimId}::uuid`;
  const { rows } = await sql<{ sent: boolean; photo: PhotoJson | null; retailer: string; ids: string[] }>`
    select exists (${sentBefore("invoice_key", invoice.invoiceKey)})
             or exists (${sentBefore("fiscal_key", invoice.fiscalKey)})
             or exists (${sentBefore("natural_key", invoice.naturalKey)}) as sent,
           (select json_build_object('sha256', encode(f.sha256, 'hex'), 'type', f.sniffed_type) from files f
            where f.client_id = ${clientId} and f.id = ${invoice.photoFileId}::uuid and f.owner_id = ${userId}
              and f.kind = 'invoice' and f.state = 'ready') as photo,
           (select r.name from retailers r
            where r.client_id = ${clientId} and r.id = ${invoice.retailerId}) as retailer,
           array(select uuidv7() from generate_series(1, ${ids}::integer) limit 51) as ids`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a statement without rows");
  const photo = row.photo && { ...row.photo, sha256: Buffer.from(row.photo.sha256, "hex") };
  return { ...row, photo };
}

interface PhotoJson {
  sha256: string;
  type: string;
}

export interface NewLine extends Omit<SoldProductRow, "id"> {
  id: string;
  productId: string;
  quantity: number;
  points: number;
  experience: number;
  trace: readonly TraceStep[];
}

export interface NewClaim {
  id: string;
  clientId: string;
  campaignId: string;
  userId: string;
  country: Country;
  retailerId: string;
  storeId: string;
  invoiceNumber: string;
  invoiceKey: string;
  saleDate: string;
  observation: string;
  reading: InvoiceReading | null;
  fiscalKey: string | null;
  naturalKey: string | null;
  photoFileId: string | null;
  photoSha256: Buffer | null;
  device: string | null;
  units: number;
  points: number;
  experience: number;
  ruleSetVersionId: string;
  by: { userId: string; name: string };
  now: Date;
}

/** Writes a claim, its lines and its first state in one statement. */
export async function insertClaim(tx: Tx, claim: NewClaim, lines: readonly NewLine[]): Promise<void> {
  await sql`
    with claim as (
      insert into claims (id, client_id, campaign_id, user_id, country, retailer_id, store_id, invoice_number,
        invoice_key, sale_date, observation, reading, fiscal_key, natural_key, photo_file_id, photo_sha256, device,
        state, units, points, experience, rule_set_version_id, submitted_at)
      values (${claim.id}, ${claim.clientId}, ${claim.campaignId}, ${claim.userId}, ${claim.country},
        ${claim.retailerId}, ${claim.storeId}, ${claim.invoiceNumber}, ${claim.invoiceKey}, ${claim.saleDate},
        ${claim.observation}, ${claim.reading && JSON.stringify(claim.reading)}::jsonb, ${claim.fiscalKey},
        ${claim.naturalKey}, ${claim.photoFileId}, ${claim.photoSha256}, ${claim.device}, 'submitted', ${claim.units},
        ${claim.points}, ${claim.experience}, ${claim.ruleSetVersionId}, ${claim.now})
    ), lines as (${linesOf(claim.clientId, claim.id, 1, lines)})
    insert into claim_transitions (client_id, claim_id, to_state, actor_id, actor_name, at)
    values (${claim.clientId}, ${claim.id}, 'submitted', ${claim.by.userId}, ${claim.by.name}, ${claim.now})`.execute(
    tx,
  );
}

/** Writes the lines of a claim's second try. */
export async function insertLines(
  tx: Tx,
  claim: { clientId: string; claimId: string; attempt: number },
  lines: readonly NewLine[],
): Promise<void> {
  await linesOf(claim.clientId, claim.claimId, claim.attempt, lines).execute(tx);
}

function linesOf(clientId: string, claimId: string, attempt: number, lines: readonly NewLine[]) {
  return sql`
    insert into claim_lines (id, client_id, claim_id, attempt, position, product_id, sku, name, product_type, brand,
      processor, generation, quantity, points, experience, trace)
    select id, ${clientId}::uuid, ${claimId}::uuid, ${attempt}::smallint, place, "productId", sku, name, "productType",
      brand, processor, generation, quantity, points, experience, trace
    from jsonb_to_recordset(${JSON.stringify(lines.map((line, index) => ({ ...line, place: index + 1 })))}::jsonb) as l (
      id uuid, place smallint, "productId" uuid, sku text, name text, "productType" text, brand text, processor text,
      generation text, quantity integer, points bigint, experience bigint, trace jsonb)`;
}

/** Under it a report is written that may have to be taken back and written again. */
export type CorrectedClaim = Omit<
  NewClaim,
  "campaignId" | "userId" | "country" | "points" | "experience" | "by" | "now"
>;

/** Writes what was corrected before a claim is judged a second time; state and points go by `moveSubject`. */
export async function correctClaim(tx: Tx, claim: CorrectedClaim): Promise<void> {
  await tx
    .updateTable("claims")
    .set({
      retailer_id: claim.retailerId,
      store_id: claim.storeId,
      invoice_number: claim.invoiceNumber,
      invoice_key: claim.invoiceKey,
      sale_date: claim.saleDate,
      observation: claim.observation,
      reading: claim.reading && JSON.stringify(claim.reading),
      fiscal_key: claim.fiscalKey,
      natural_key: claim.naturalKey,
      photo_file_id: claim.photoFileId,
      photo_sha256: claim.photoSha256,
      device: claim.device,
      units: claim.units,
      rule_set_version_id: claim.ruleSetVersionId,
      risk: 0,
      sampled: false,
      checked_at: null,
    })
    .where("client_id", "=", claim.clientId)
    .where("id", "=", claim.id)
    .execute();
}
