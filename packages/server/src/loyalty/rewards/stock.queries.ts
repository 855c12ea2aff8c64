import type { Country } from "@trilha/contract/core/country.ts";
import type { StockMoveKind } from "@trilha/contract/loyalty/rewards/stock-shapes.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** One move of units, single by its key. */
export interface StockMovement {
  clientId: string;
  rewardId: string;
  country: Country;
  kind: StockMoveKind;
  /** Above zero; a correction may take away. */
  units: number;
  orderId?: string | null;
  correctionId?: string | null;
  key: string;
  /** Null id: the product itself. */
  by: { userId: string | null; name: string };
  reason?: string | null;
  at: Date;
}

/**
 * Moves units: `moved`; `repeated` when this very move stands already; `not_enough` when fewer than
 * asked for are on hand, and then nothing is written. Holds the stock's row until the transaction ends.
 */
export async function moveStock(tx: Tx, move: StockMovement): Promise<"moved" | "repeated" | "not_enough"> {
  const {
    clientId,
    rewardId,
    country,
    kind,
    units,
    orderId,
    correctionId,
    key,
    by: actor,
    reason,
    at,
  } = move;
  const { rows } = await sql<{ done: "moved" | "repeated" | "not_enough" }>`
    select stock_move(${clientId}::uuid, ${rewardId}::uuid, ${country}, ${kind}, ${units}::integer,
      ${orderId ?? null}::uuid, ${correctionId ?? null}::uuid, ${key}, ${actor.userId}::uuid, ${actor.name},
      ${reason ?? null}, ${at}::timestamptz) as done`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a move of stock gave no answer");
  return row.done;
}

/** Units on hand, read without holding anything; 0 where there never were any. */
export async function unitsOnHand(
  tx: Tx,
  offer: { clientId: string; rewardId: string; country: Country },
): Promise<number> {
  const row = await tx
    .selectFrom("reward_stocks")
    .select("on_hand")
    .where("client_id", "=", offer.clientId)
    .where("reward_id", "=", offer.rewardId)
    .where("country", "=", offer.country)
    .executeTakeFirst();
  return row?.on_hand ?? 0;
}
