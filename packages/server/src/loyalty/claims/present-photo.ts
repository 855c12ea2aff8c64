import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { reasonIn } from "@trilha/contract/core/reasons.ts";
import type { photoItem } from "@trilha/contract/loyalty/claims/shapes.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import type { Tx } from "../../db/database.ts";
import { type Localized, ownPhoto, type PhotoRow } from "./photos.queries.ts";
import { presentRequest, presentStep } from "./present-claim.ts";
import { mayAppeal, mayResubmit, maySendPicture, type SubmittedClaim } from "./sales.policy.ts";

/** A client's own text in the caller's language, else in the first language it has. */
export function inLanguage(text: Localized, locale: Locale): string {
  return text[locale] || locales.map((other) => text[other]).find(Boolean) || "";
}

export function sentPhotoOf(row: PhotoRow): SubmittedClaim {
  return {
    state: row.state,
    attempt: row.attempt,
    appealed: row.appealed,
    decidedAt: row.decided_at,
    partly: false,
    timeZone: row.time_zone,
    reportingDays: row.reporting_days,
    campaignEndsAt: row.campaign_ends_at,
    campaignSettled: row.campaign_state === "settled",
    pictureDueAt: row.picture_request && new Date(row.picture_request.dueAt),
  };
}

/** A photo as its owner sees it. */
export function presentPhoto(call: MemberCall, row: PhotoRow): z.output<typeof photoItem> {
  const sent = sentPhotoOf(row);
  return {
    id: row.id,
    campaignId: row.campaign_id,
    store: row.store,
    photoType: inLanguage(row.type_name, call.locale),
    week: row.week,
    state: row.state,
    points: row.points,
    experience: row.experience,
    url: pictureUrl(call, row.file_id, "large") ?? "",
    verdictReason: reasonIn(row.verdict_reason, call.locale),
    pictureRequest: presentRequest(call, row.picture_request),
    submittedAt: row.submitted_at.toISOString(),
    version: row.version,
    history: row.history.map((step) => presentStep(call, step)),
    can: {
      resubmit: row.photos_allowed && mayResubmit(sent, call.now),
      appeal: mayAppeal(sent, call.now),
      sendPicture: maySendPicture(sent, call.now),
    },
  };
}

/** The caller's own photo, as it is now in this transaction. */
export async function loadPhoto(tx: Tx, call: MemberCall, id: string): Promise<z.output<typeof photoItem>> {
  const { clientId, userId } = call.actor;
  const row = await ownPhoto(tx, { clientId, userId, id });
  if (!row) throw new Error("a photo vanished inside a transaction");
  return presentPhoto(call, row);
}
