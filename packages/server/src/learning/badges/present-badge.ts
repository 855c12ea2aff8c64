import type { BadgePicture } from "@trilha/contract/learning/badges/drawing.ts";
import type { Badge, BadgeItem } from "@trilha/contract/learning/badges/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import type { BadgeRow } from "./badges.queries.ts";

/** Where an uploaded picture is; null: it is drawn by the page. */
export const badgePictureUrl = (call: MemberCall, picture: BadgePicture): string | null =>
  picture.kind === "file" ? pictureUrl(call, picture.fileId, "large") : null;

export function presentItem(call: MemberCall, row: BadgeRow): BadgeItem {
  const { id, picture, state, people, version } = row;
  return {
    ...{ id, picture, state, people, version },
    name: textIn(row.name, call.locale),
    text: textIn(row.text, call.locale),
    pictureUrl: badgePictureUrl(call, picture),
  };
}

export function presentBadge(call: MemberCall, row: BadgeRow): Badge {
  return { ...row, pictureUrl: badgePictureUrl(call, row.picture) };
}
