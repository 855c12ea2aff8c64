import type { Country } from "@trilha/contract/core/country.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { SealedCode } from "./code-seal.ts";

/** The oldest free codes are an order's from now on; answers how many there were. */
export async function reserveCodes(
  tx: Tx,
  offer: { clientId: string; rewardId: string; country: Country; orderId: string; units: number; at: Date },
): Promise<number> {
  // Materialized: a plan that asks for the oldest again for each row would find others.
  const { numAffectedRows } = await sql`
    with oldest as materialized (
      select id from reward_codes
      where client_id = ${offer.clientId} and reward_id = ${offer.rewardId} and country = ${offer.country} and state = 'free'
      order by id limit ${offer.units} for update)
    update reward_codes c set state = 'reserved', order_id = ${offer.orderId}::uuid, at = ${offer.at}::timestamptz
    from oldest where c.client_id = ${offer.clientId} and c.id = oldest.id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Reserved codes are free again. */
export async function freeCodes(
  tx: Tx,
  order: { clientId: string; orderId: string; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("reward_codes")
    .set({ state: "free", order_id: null, at: order.at })
    .where("client_id", "=", order.clientId)
    .where("order_id", "=", order.orderId)
    .where("state", "=", "reserved")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Reserved codes become the person's. */
export async function giveCodes(
  tx: Tx,
  order: { clientId: string; orderId: string; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("reward_codes")
    .set({ state: "given", at: order.at })
    .where("client_id", "=", order.clientId)
    .where("order_id", "=", order.orderId)
    .where("state", "=", "reserved")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The codes an order gave, sealed, in the order they were brought in. */
export async function givenCodes(tx: Tx, order: { clientId: string; orderId: string }): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom("reward_codes")
    .select("sealed")
    .where("client_id", "=", order.clientId)
    .where("order_id", "=", order.orderId)
    .where("state", "=", "given")
    .orderBy("id")
    .execute();
  return rows.map(({ sealed }) => sealed);
}

/** Which of these marks a client has a code under. */
export async function knownMarks(
  tx: Tx,
  clientId: string,
  marks: readonly Buffer[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ mark: Buffer }>`
    select mark from reward_codes where client_id = ${clientId} and mark = any(${[...marks]}::bytea[])`.execute(
    tx,
  );
  return new Set(rows.map(({ mark }) => mark.toString("hex")));
}

export async function insertBatch(
  tx: Tx,
  batch: {
    clientId: string;
    rewardId: string;
    country: Country;
    fileName: string;
    codes: number;
    by: { userId: string; name: string };
    at: Date;
  },
): Promise<string> {
  const { id } = await tx
    .insertInto("reward_code_batches")
    .values({
      client_id: batch.clientId,
      reward_id: batch.rewardId,
      country: batch.country,
      file_name: batch.fileName,
      codes: batch.codes,
      imported_by: batch.by.userId,
      importer_name: batch.by.name,
      at: batch.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertCodes(
  tx: Tx,
  batch: { clientId: string; rewardId: string; country: Country; batchId: string; at: Date },
  codes: readonly SealedCode[],
): Promise<void> {
  const { clientId: client_id, rewardId: reward_id, country, batchId: batch_id, at } = batch;
  await tx
    .insertInto("reward_codes")
    .values(codes.map((code) => ({ client_id, reward_id, country, batch_id, at, ...code })))
    .execute();
}

/** Files of codes of an item, the newest first, with how many are left of each. */
export async function batchesOf(tx: Tx, clientId: string, rewardId: string) {
  const { rows } = await sql<{
    id: string;
    country: Country;
    file_name: string;
    importer_name: string;
    at: Date;
    codes: number;
    free: number;
    reserved: number;
    given: number;
  }>`
    select b.id, b.country, b.file_name, b.importer_name, b.at, b.codes, c.free, c.reserved, c.given
    from reward_code_batches b
    cross join lateral (
      select count(*) filter (where state = 'free')::integer as free,
             count(*) filter (where state = 'reserved')::integer as reserved,
             count(*) filter (where state = 'given')::integer as given
      from reward_codes c where c.client_id = b.client_id and c.batch_id = b.id) c
    where b.client_id = ${clientId} and b.reward_id = ${rewardId}::uuid
    order by b.at desc, b.id desc limit 200`.execute(tx);
  return rows;
}

/** Codes another key than this sealed, held until the transaction ends; those somebody is busy with come later. */
export function sealedOtherwise(tx: Tx, key: Buffer, rows: number) {
  return tx
    .selectFrom("reward_codes")
    .select(["id", "client_id", "sealed"])
    .where("sealed_with", "<>", key)
    .orderBy("id")
    .limit(rows)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function rewriteCode(tx: Tx, id: string, code: SealedCode): Promise<void> {
  await tx.updateTable("reward_codes").set(code).where("id", "=", id).execute();
}
