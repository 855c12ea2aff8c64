import type { listSavedViews } from "@trilha/contract/core/lists/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { presentView } from "./present-view.ts";
import { viewsOfList } from "./saved-views.queries.ts";

/** §interface#saved-views Views of a list: one's own, and for staff those that colleagues share. */
export const listViews: UseCase<typeof listSavedViews> = (call, { query: { list } }) =>
  call.read(async (tx) => {
    const { clientId, userId, permissions } = call.actor;
    const rows = await viewsOfList(tx, { clientId, userId, list }, permissions.has("office.open"));
    return { items: rows.map((row) => presentView(row, call.actor)) };
  });
