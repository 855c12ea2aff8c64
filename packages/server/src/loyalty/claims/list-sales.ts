import type { listSales as spec } from "@trilha/contract/loyalty/claims/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf } from "../../db/cursor.ts";
import { presentClaimItem } from "./present-claim.ts";
import { claimPage } from "./sales.read.queries.ts";
import { readTimeCursor, timePosition } from "./time-cursor.ts";

/** A page of the caller's sales, the newest first. */
export const listSales: UseCase<typeof spec> = async (call, { query }) => {
  const { clientId, userId } = call.actor;
  const { campaignId, state, limit } = query;
  const page = { after: readTimeCursor(query.cursor), rows: limit + 1 };
  const rows = await call.read((tx) => claimPage(tx, { clientId, userId, campaignId, state }, page));
  return pageOf(rows, limit, timePosition, (row) => presentClaimItem(call, row));
};
