import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { searchAwardPeople as spec } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { awardCampaigns, enrolledPeople, storeById } from "./adjustments.people.queries.ts";

/** People of a campaign, of one store or all, by name. */
export const searchPeople: UseCase<typeof spec> = async (call, { query }) => {
  const { clientId } = call.actor;
  const { campaignId, storeId, search, limit } = query;
  const after = readCursor(query.cursor, ["string", "id"]);
  const rows = await call.read(async (tx) => {
    const [campaign] = await awardCampaigns(tx, clientId, campaignId);
    if (!campaign || (storeId && !(await storeById(tx, clientId, storeId)))) return undefined;
    return enrolledPeople(tx, { clientId, campaignId, storeId, search }, { after, rows: limit + 1 });
  });
  if (!rows) return refuse(genericProblems.notFound);
  return pageOf(
    rows,
    limit,
    (row) => [row.name, row.user_id],
    ({ user_id, name, email, store, available }) => ({ userId: user_id, name, email, store, available }),
  );
};
