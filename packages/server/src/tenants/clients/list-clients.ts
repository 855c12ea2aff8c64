import type { listClients as spec } from "@trilha/contract/tenants/clients/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { clientItems } from "./clients.queries.ts";

/** Every client of the installation, for superusers. */
export const listClients: UseCase<typeof spec> = (call, { query }) =>
  call.system.read(async (tx) => {
    const after = readCursor(query.cursor, ["string", "id"]);
    const rows = await clientItems(tx, { search: query.search, after, rows: query.limit + 1 });
    return pageOf(
      rows,
      query.limit,
      (row) => [row.name, row.id],
      (row) => ({
        id: row.id,
        slug: row.slug,
        name: row.name,
        countries: row.countries,
        primaryColor: row.primary_color,
        underMaintenance: row.under_maintenance,
        people: row.people,
        createdAt: row.created_at.toISOString(),
      }),
    );
  });
