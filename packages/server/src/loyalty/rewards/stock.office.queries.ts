import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";
import type { correctionStates, StockMoveKind } from "@trilha/contract/loyalty/rewards/stock-shapes.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { hasWords } from "./rewards.queries.ts";

type Localized = Partial<Record<Locale, string>>;

export interface StockRow {
  reward_id: string;
  sku: string;
  name: Localized;
  delivery: RewardDelivery;
  country: Country;
  received: number;
  reserved: number;
  shipped: number;
  returned: number;
  corrected: number;
  on_hand: number;
}

// Every country an item has a price in, or ever had units in.
function stocks(clientId: string): RawBuilder<StockRow> {
  return sql<StockRow>`
    select r.id as reward_id, r.sku, r.name, r.delivery, p.country, coalesce(s.received, 0) as received,
           coalesce(s.reserved, 0) as reserved, coalesce(s.shipped, 0) as shipped,
           coalesce(s.returned, 0) as returned, coalesce(s.corrected, 0) as corrected,
           coalesce(s.on_hand, 0) as on_hand
    from rewards r
    join reward_countries p on p.client_id = r.client_id and p.reward_id = r.id
    left join reward_stocks s
      on s.client_id = p.client_id and s.reward_id = p.reward_id and s.country = p.country
    where r.client_id = ${clientId}`;
}

/** Stocks by SKU and country; of archived items only those asked for by their id. */
export async function stockPage(
  tx: Tx,
  clientId: string,
  filter: {
    words: readonly string[];
    rewardId: string | undefined;
    country: Country | undefined;
    soldOut: boolean;
  },
  page: { after: readonly [sku: string, country: string] | undefined; rows: number },
): Promise<StockRow[]> {
  const { words, rewardId, country, soldOut } = filter;
  const [sku, afterCountry] = page.after ?? [null, null];
  const { rows } = await sql<StockRow>`
    ${stocks(clientId)}
      and ${hasWords(clientId, words)}
      and (r.id = ${rewardId ?? null}::uuid or ${rewardId ?? null}::uuid is null and r.state <> 'archived')
      and (${country ?? null}::text is null or p.country = ${country ?? null})
      and (not ${soldOut}::boolean or p.active and coalesce(s.on_hand, 0) = 0)
      and (${sku}::text is null or (r.sku, p.country::text) > (${sku}::text, ${afterCountry}::text))
    order by r.sku, p.country limit ${page.rows}`.execute(tx);
  return rows;
}

/** The stock of one item in one country; undefined when it has no price there. */
export async function stockOf(
  tx: Tx,
  clientId: string,
  { rewardId, country }: { rewardId: string; country: Country },
): Promise<StockRow | undefined> {
  const { rows } = await sql<StockRow>`
    ${stocks(clientId)} and r.id = ${rewardId}::uuid and p.country = ${country}`.execute(tx);
  return rows[0];
}

export interface StockMovementRow {
  id: number;
  reward_id: string;
  sku: string;
  name: Localized;
  country: Country;
  kind: StockMoveKind;
  units: number;
  order_id: string | null;
  correction_id: string | null;
  actor_id: string | null;
  actor_name: string;
  reason: string | null;
  at: Date;
}

/** Moves, the newest first. */
export async function movePage(
  tx: Tx,
  clientId: string,
  filter: { rewardId: string | undefined; country: Country | undefined; kind: StockMoveKind | undefined },
  page: { before: number | undefined; rows: number },
): Promise<StockMovementRow[]> {
  const { rewardId, country, kind } = filter;
  const before = page.before ?? null;
  const { rows } = await sql<StockMovementRow>`
    select m.id, m.reward_id, r.sku, r.name, m.country, m.kind, m.units, m.order_id, m.correction_id, m.actor_id,
           m.actor_name, m.reason, m.at
    from stock_moves m
    join rewards r on r.client_id = m.client_id and r.id = m.reward_id
    where m.client_id = ${clientId}
      and (${rewardId ?? null}::uuid is null or m.reward_id = ${rewardId ?? null}::uuid)
      and (${country ?? null}::text is null or m.country = ${country ?? null})
      and (${kind ?? null}::text is null or m.kind = ${kind ?? null})
      and (${before}::bigint is null or m.id < ${before}::bigint)
    order by m.id desc limit ${page.rows}`.execute(tx);
  return rows;
}

export type CorrectionState = (typeof correctionStates)[number];

export interface CorrectionRow {
  id: string;
  reward_id: string;
  sku: string;
  name: Localized;
  country: Country;
  units: number;
  on_hand: number;
  reason: string;
  state: CorrectionState;
  proposed_by: string;
  proposer_name: string;
  proposed_at: Date;
  decided_by: string | null;
  decider_name: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
  version: number;
}

function corrections(clientId: string): RawBuilder<CorrectionRow> {
  return sql<CorrectionRow>`
    select c.id, c.reward_id, r.sku, r.name, c.country, c.units, coalesce(s.on_hand, 0) as on_hand, c.reason, c.state,
           c.proposed_by, c.proposer_name, c.proposed_at, c.decided_by, c.decider_name, c.decided_at,
           c.decision_reason, c.version
    from stock_corrections c
    join rewards r on r.client_id = c.client_id and r.id = c.reward_id
    left join reward_stocks s
      on s.client_id = c.client_id and s.reward_id = c.reward_id and s.country = c.country
    where c.client_id = ${clientId}`;
}

/** Corrections, the newest first. */
export async function correctionPage(
  tx: Tx,
  clientId: string,
  filter: { state: CorrectionState | undefined; rewardId: string | undefined },
  page: { before: readonly [at: number, id: string] | undefined; rows: number },
): Promise<CorrectionRow[]> {
  const { state, rewardId } = filter;
  const [at, id] = page.before ?? [null, null];
  const before = at === null ? null : new Date(at);
  const { rows } = await sql<CorrectionRow>`
    ${corrections(clientId)}
      and (${state ?? null}::text is null or c.state = ${state ?? null})
      and (${rewardId ?? null}::uuid is null or c.reward_id = ${rewardId ?? null}::uuid)
      and (${before}::timestamptz is null or (c.proposed_at, c.id) < (${before}::timestamptz, ${id}::uuid))
    order by c.proposed_at desc, c.id desc limit ${page.rows}`.execute(tx);
  return rows;
}

export async function correctionById(
  tx: Tx,
  clientId: string,
  id: string,
): Promise<CorrectionRow | undefined> {
  const { rows } = await sql<CorrectionRow>`${corrections(clientId)} and c.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

/** Holds a correction until the transaction ends: of two who decide, one is the first. */
export async function lockCorrection(tx: Tx, clientId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom("stock_corrections")
    .select("id")
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes how a correction ended; the database refuses a second end, and the proposer's own decision. */
export async function endCorrection(
  tx: Tx,
  clientId: string,
  id: string,
  end: {
    state: Exclude<CorrectionState, "proposed">;
    /** Auditor who decided; nobody where it was taken back. */
    by: { userId: string; name: string } | null;
    at: Date;
    reason: string | null;
  },
): Promise<void> {
  await tx
    .updateTable("stock_corrections")
    .set((eb) => ({
      state: end.state,
      decided_by: end.by?.userId ?? null,
      decider_name: end.by?.name ?? null,
      decided_at: end.at,
      decision_reason: end.reason,
      version: eb("version", "+", 1),
    }))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}

/** Proposes a correction; answers its id. */
export async function insertCorrection(
  tx: Tx,
  correction: {
    clientId: string;
    rewardId: string;
    country: Country;
    units: number;
    reason: string;
    by: { userId: string; name: string };
    at: Date;
  },
): Promise<string> {
  const { clientId, rewardId, country, units, reason, by: proposer, at } = correction;
  const { id } = await tx
    .insertInto("stock_corrections")
    .values({
      ...{ client_id: clientId, reward_id: rewardId, country, units, reason },
      ...{ proposed_by: proposer.userId, proposer_name: proposer.name, proposed_at: at },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
