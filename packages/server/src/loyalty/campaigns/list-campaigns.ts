import type { listCampaigns as spec } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { campaignsPage } from "./campaigns.queries.ts";
import { pointsIn } from "./points-in.ts";
import { lookerOf, presentCampaign } from "./present-campaign.ts";

/** Running, to come, over; a cursor of any other is none of ours. */
const ranks = new Set([0, 1, 2]);

/** §routes#campaign-list: active and coming ones of the caller's country first, then previous ones. */
export const listCampaigns: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const looker = lookerOf(call);
    const place = readCursor(query.cursor, ["number", "moment", "id"]);
    const after = place && ranks.has(place[0]) ? place : undefined;
    const previous = query.previous && query.previous === "true";
    const filter = { previous, now: call.now, after, rows: query.limit + 1 };
    const rows = await campaignsPage(tx, looker, filter);
    const enrolled = rows.filter((row) => row.enrolled).map(({ id }) => id);
    const points = await pointsIn(tx, looker, enrolled);
    return pageOf(
      rows,
      query.limit,
      (row) => [row.rank, row.begins_at.getTime(), row.id],
      (row) => presentCampaign(call, row, points.get(row.id) ?? null),
    );
  });
