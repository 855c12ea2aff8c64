import { sql } from "kysely";
import type { CountedRow } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";
import type { Counting } from "./rules/counted.ts";

/** Counts units where every limit allows it; the row whose limit does not, or undefined: counted. */
export async function countUnits(
  tx: Tx,
  who: { clientId: string; userId: string },
  countings: readonly Counting[],
  units: number,
): Promise<CountedRow | undefined> {
  const { rows } = await sql<{ place: number }>`
    select count_redemption(${who.clientId}::uuid, ${who.userId}::uuid,
      ${countings.map(({ row }) => row[0])}::text[], ${countings.map(({ row }) => row[1])}::uuid[],
      ${countings.map(({ row }) => row[2])}::text[], ${countings.map(({ limit }) => limit)}::integer[],
      ${units}::integer) as place`.execute(tx);
  const place = rows[0]?.place ?? 0;
  return place === 0 ? undefined : countings[place - 1]?.row;
}

/** Takes an order off the rows it counted in. */
export async function uncountUnits(
  tx: Tx,
  order: { clientId: string; userId: string; quantity: number; counted: readonly CountedRow[] },
): Promise<void> {
  const countings = order.counted.map((row) => ({ row, limit: null }));
  await countUnits(tx, order, countings, -order.quantity);
}
