import type { listOfficeCampaigns as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { givenIn } from "../ledger/index.ts";
import { type OfficeCampaignRow, officePage } from "./campaigns.office.queries.ts";

/** All campaigns of the client, the newest first, each with what it waits for. */
export const listOfficeCampaigns: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const after = readCursor(query.cursor, ["moment", "id"]);
    const rows = await officePage(tx, clientId, { state: query.state, after, rows: query.limit + 1 });
    const page = pageOf(
      rows,
      query.limit,
      (row) => [row.begins_at.getTime(), row.id],
      (row) => row,
    );
    const potIds = page.items.map(({ id }) => id);
    const given = await givenIn(tx, { clientId, potIds });
    const items = page.items.map((row) => ({ ...presentRow(row), given: given.get(row.id) ?? 0 }));
    return { ...page, items };
  });

function presentRow(row: OfficeCampaignRow) {
  return {
    id: row.id,
    title: row.title,
    state: row.state,
    countries: row.countries,
    beginsAt: row.begins_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    enrolled: row.enrolled,
    budget: row.budget,
    waitsFor: waitsFor(row),
  };
}

function waitsFor({ proposed, state }: OfficeCampaignRow): "approval" | "start" | "settlement" | null {
  if (proposed) return "approval";
  if (state === "scheduled") return "start";
  return state === "ended" ? "settlement" : null;
}
