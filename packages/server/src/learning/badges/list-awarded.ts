import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { listAwarded as spec } from "@trilha/contract/learning/badges/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { awardedPage, badgeRows } from "./badges.queries.ts";

/** Holders of a badge, the newest first. */
export const listAwarded: UseCase<typeof spec> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    if ((await badgeRows(tx, clientId, params.id)).length === 0) return refuse(genericProblems.notFound);
    const { cursor, limit, search = "" } = query;
    const position = readCursor(cursor, ["moment", "id"]);
    const after = position && ([new Date(position[0]), position[1]] as const);
    const filter = { clientId, badgeId: params.id, search };
    const rows = await awardedPage(tx, filter, { after, rows: limit + 1 });
    return pageOf(
      rows,
      limit,
      (row) => [row.awarded_at.getTime(), row.user_id],
      (row) => ({
        ...{ userId: row.user_id, membershipId: row.membership_id, name: row.name, store: row.store },
        awardedAt: row.awarded_at.toISOString(),
      }),
    );
  });
