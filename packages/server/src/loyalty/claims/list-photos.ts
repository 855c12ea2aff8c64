import type { listPhotos as spec } from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf } from "../../db/cursor.ts";
import { photoPage } from "./photos.queries.ts";
import { presentPhoto } from "./present-photo.ts";
import { readTimeCursor, timePosition } from "./time-cursor.ts";

/** A page of the caller's photos, the newest first. */
export const listPhotos: UseCase<typeof spec> = async (call, { query }) => {
  const { clientId, userId } = call.actor;
  const { campaignId, state, limit } = query;
  const page = { after: readTimeCursor(query.cursor), rows: limit + 1 };
  const rows = await call.read((tx) => photoPage(tx, { clientId, userId, campaignId, state }, page));
  return pageOf(rows, limit, timePosition, (row) => presentPhoto(call, row));
};
