import type { listDataRequests as spec } from "@trilha/contract/privacy/own-data/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { dataRequestsPage } from "./data-requests.queries.ts";

/** §privacy#office Rights people of the programme used by themselves, and how far each is. */
export const listDataRequests: UseCase<typeof spec> = (call, { query }) =>
  call.system.read(async (tx) => {
    const { kind = null, state = null, cursor, limit } = query;
    const position = readCursor(cursor, ["moment", "id"]);
    const after = position && ([new Date(position[0]), position[1]] as const);
    const filter = { clientId: call.actor.clientId, kind, state };
    const rows = await dataRequestsPage(tx, filter, { after, rows: limit + 1 });
    return pageOf(
      rows,
      limit,
      (row) => [row.asked_at.getTime(), row.id],
      (row) => ({
        id: row.id,
        kind: row.kind,
        state: row.state,
        name: row.name,
        personId: row.membership_id,
        askedAt: row.asked_at.toISOString(),
        doneAt: row.done_at?.toISOString() ?? null,
      }),
    );
  });
