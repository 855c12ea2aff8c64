import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { listCompletions as spec } from "@trilha/contract/trainings/endpoints.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import { completedPage } from "./completions.queries.ts";
import { trainingById } from "./trainings.queries.ts";

/** A page of who completed a training, by name. */
export const listCompletions: UseCase<typeof spec> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const { search = "", limit, cursor } = query;
    if (!(await trainingById(tx, clientId, params.id))) return refuse(genericProblems.notFound);
    const of = { clientId, trainingId: params.id, search };
    const after = readCursor(cursor, ["string", "id"]);
    const rows = await completedPage(tx, of, { after, rows: limit + 1 });
    return pageOf(
      rows,
      limit,
      (row) => [row.name, row.user_id],
      ({ user_id, membership_id, name, store, completed_at, source }) => ({
        userId: user_id,
        membershipId: membership_id,
        ...{ name, store, source },
        completedAt: completed_at.toISOString(),
      }),
    );
  });
