import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { listCompletions as spec } from "@trilha/contract/members/requirements/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { completedPage, fewCalled } from "./completions.queries.ts";
import { trainingById } from "./trainings.queries.ts";

/** A page of who completed a training, the newest first. */
export const listCompletions: UseCase<typeof spec> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const { search = "", limit, cursor } = query;
    if (!(await trainingById(tx, clientId, params.id))) return refuse(genericProblems.notFound);
    const among = search ? await fewCalled(tx, search) : null;
    const filter = { clientId, trainingId: params.id, search, among };
    const position = readCursor(cursor, ["moment", "id"]);
    const after = position && ([new Date(position[0]), position[1]] as const);
    const rows = await completedPage(tx, filter, { after, rows: limit + 1 });
    return pageOf(
      rows,
      limit,
      (row) => [row.completed_at.getTime(), row.user_id],
      ({ user_id, membership_id, name, store, completed_at, source }) => ({
        userId: user_id,
        membershipId: membership_id,
        ...{ name, store, source },
        completedAt: completed_at.toISOString(),
      }),
    );
  });
