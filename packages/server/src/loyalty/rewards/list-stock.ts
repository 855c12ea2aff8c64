import type {
  listStockCorrections as correctionsSpec,
  listStockMoves as movesSpec,
  listStock as spec,
} from "@trilha/contract/loyalty/rewards/stock-endpoints.ts";
import { searchWords } from "../../core/rules/search-words.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { presentCorrection, presentMove, presentStock } from "./present-stock.ts";
import { correctionPage, movePage, stockPage } from "./stock.office.queries.ts";

/** Units of each item and country. */
export const listStock: UseCase<typeof spec> = async (call, { query }) => {
  const { limit, cursor, search, rewardId, country, soldOut } = query;
  const filter = { words: searchWords(search), rewardId, country, soldOut: soldOut === "true" };
  const after = readCursor(cursor, ["string", "string"]);
  const rows = await call.read((tx) =>
    stockPage(tx, call.actor.clientId, filter, { after, rows: limit + 1 }),
  );
  return pageOf(rows, limit, (row) => [row.sku, row.country], presentStock);
};

/** How units came and went, the newest first. */
export const listMoves: UseCase<typeof movesSpec> = async (call, { query }) => {
  const { limit, cursor, rewardId, country, kind } = query;
  const before = readCursor(cursor, ["number"])?.[0];
  const rows = await call.read((tx) =>
    movePage(tx, call.actor.clientId, { rewardId, country, kind }, { before, rows: limit + 1 }),
  );
  return pageOf(rows, limit, (row) => [row.id], presentMove);
};

/** Corrections, the newest first. */
export const listCorrections: UseCase<typeof correctionsSpec> = async (call, { query }) => {
  const { limit, cursor, state, rewardId } = query;
  const before = readCursor(cursor, ["moment", "id"]);
  const rows = await call.read((tx) =>
    correctionPage(tx, call.actor.clientId, { state, rewardId }, { before, rows: limit + 1 }),
  );
  return pageOf(
    rows,
    limit,
    (row) => [row.proposed_at.getTime(), row.id],
    (row) => presentCorrection(call, row),
  );
};
