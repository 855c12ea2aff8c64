import type { listAwardBatches as spec } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { batchPage } from "./adjustments.queries.ts";
import { presentItem } from "./present-batch.ts";

/** A page of the client's proposals, the newest first. */
export const listBatches: UseCase<typeof spec> = async (call, { query }) => {
  const { search, state, kind, campaignId, limit, cursor } = query;
  const before = readCursor(cursor, ["moment", "id"]);
  const filter = { search, state, kind, campaignId };
  const rows = await call.read((tx) =>
    batchPage(tx, call.actor.clientId, filter, { before, rows: limit + 1 }),
  );
  return pageOf(
    rows,
    limit,
    (row) => [row.proposed_at.getTime(), row.id],
    (row) => presentItem(call, row),
  );
};
