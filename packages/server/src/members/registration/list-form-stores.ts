import type { listFormStores as spec } from "@trilha/contract/members/registration/endpoints.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { storesOf } from "../../tenants/clients/index.ts";
import { asks, openForm } from "./open-form.ts";

/** Stores by name, where the form asks for one; else there is nothing to choose from. */
export const listFormStores: UseCase<typeof spec> = (call, { query }) =>
  call.system.read(async (tx) => {
    const form = await openForm(tx, call, query);
    if (isRefusal(form)) return form;
    if (!asks(form, "store")) return { items: [], nextCursor: null };
    const { search, retailerId, limit } = query;
    const after = readCursor(query.cursor, ["string", "id"]);
    const rows = await storesOf(tx, form.client.id, { search, retailerId, after, rows: limit + 1 });
    return pageOf(
      rows,
      limit,
      (row) => [row.name, row.id],
      ({ id, name, code, city }) => ({ id, name, code, city }),
    );
  });
