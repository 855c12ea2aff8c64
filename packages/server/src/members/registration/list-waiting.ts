import type { listWaiting as spec } from "@trilha/contract/members/registration/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { searchText } from "../people/index.ts";
import { presentItem } from "./present-waiting.ts";
import { waitingPage } from "./registration.waiting.queries.ts";

/** Approval queue, the longest wait first. */
export const listWaiting: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { form, country, jobProfile, limit } = query;
    const filter = { search: searchText(query.search), form, country, jobProfile };
    const [after] = readCursor(query.cursor, ["id"]) ?? [];
    const personal = call.actor.permissions.has("people.read_personal");
    const waiting = await waitingPage(tx, call.actor.clientId, filter, { after, rows: limit + 1, personal });
    const page = pageOf(
      waiting.rows,
      limit,
      (row) => [row.id],
      (row) => presentItem(call, row),
    );
    return { ...page, total: waiting.total };
  });
