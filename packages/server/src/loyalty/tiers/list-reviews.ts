import type { listReviews as spec } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { reviewPage } from "./levels.review.queries.ts";
import { presentItem } from "./present-review.ts";

/** A page of the client's level reviews. */
export const listReviews: UseCase<typeof spec> = async (call, { query }) => {
  const { limit, cursor, ...filter } = query;
  const after = readCursor(cursor, ["moment", "id"]);
  const rows = await call.read((tx) =>
    reviewPage(tx, call.actor.clientId, filter, { after, rows: limit + 1 }),
  );
  return pageOf(
    rows,
    limit,
    (row) => [row.opened_at.getTime(), row.id],
    (row) => presentItem(call, row),
  );
};
