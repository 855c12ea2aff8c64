import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { listAwardLines as spec } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { batchById, linesPage } from "./adjustments.queries.ts";

/** A page of a proposal's awards, in the order of the file. */
export const listLines: UseCase<typeof spec> = async (call, { params, query }) => {
  const { clientId } = call.actor;
  const [after] = readCursor(query.cursor, ["id"]) ?? [];
  const rows = await call.read(async (tx) => {
    if (!(await batchById(tx, clientId, params.id))) return undefined;
    return linesPage(tx, clientId, params.id, { after, rows: query.limit + 1 });
  });
  if (!rows) return refuse(genericProblems.notFound);
  return pageOf(
    rows,
    query.limit,
    (row) => [row.id],
    (row) => ({
      id: row.id,
      userId: row.user_id,
      membershipId: row.membership_id,
      name: row.name,
      store: row.store,
      points: row.points,
      experience: row.experience,
      note: row.note,
      occurredOn: row.occurred_on,
      trace: row.trace,
      posted: row.posted,
    }),
  );
};
