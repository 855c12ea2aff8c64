import type { listStores as spec } from "@trilha/contract/tenants/clients/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { storesOf } from "./clients.network.queries.ts";

/** Stores of the selected client, by name. */
export const listStores: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { search, retailerId, limit } = query;
    const after = readCursor(query.cursor, ["string", "id"]);
    const rows = await storesOf(tx, call.actor.clientId, { search, retailerId, after, rows: limit + 1 });
    return pageOf(
      rows,
      limit,
      (row) => [row.name, row.id],
      (row) => row,
    );
  });
