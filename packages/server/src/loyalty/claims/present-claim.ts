import { reasonIn } from "@trilha/contract/core/reasons.ts";
import type { claim, claimItem, claimLine } from "@trilha/contract/loyalty/claims/shapes.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import { fileAddresses, pictureUrl } from "../../core/files/index.ts";
import type { Tx } from "../../db/database.ts";
import { mayAppeal, mayResubmit, maySendPicture, mayWithdraw, type SubmittedClaim } from "./sales.policy.ts";
import {
  type ClaimItemRow,
  type ClaimLineRow,
  type ClaimRow,
  type ClaimTransitionRow,
  type OpenPictureRequest,
  ownClaim,
} from "./sales.read.queries.ts";

export function presentClaimItem(call: MemberCall, row: ClaimItemRow): z.output<typeof claimItem> {
  const shown = row.photo_type?.startsWith("image/") ? row.photo_file_id : null;
  return {
    id: row.id,
    campaignId: row.campaign_id,
    invoiceNumber: row.invoice_number,
    saleDate: row.sale_date,
    store: row.store,
    retailer: row.retailer,
    state: row.state,
    units: row.units,
    points: row.points,
    experience: row.experience,
    standing: row.standing,
    photoUrl: pictureUrl(call, shown),
    submittedAt: row.submitted_at.toISOString(),
  };
}

/** Line of a sale as its reporter and the auditor see it. */
export function presentLine(
  call: MemberCall,
  { pictureFileId, ...line }: ClaimLineRow,
): z.output<typeof claimLine> {
  const reason = reasonIn(line.reason, call.locale);
  return { ...line, reason, pictureUrl: pictureUrl(call, pictureFileId) };
}

/** Facts of the owner's next steps. */
export function sentOf(row: ClaimRow): SubmittedClaim {
  const partly = row.lines.some(
    ({ verdict, quantity, acceptedQuantity }) =>
      verdict === "rejected" || (acceptedQuantity !== null && acceptedQuantity < quantity),
  );
  return {
    state: row.state,
    attempt: row.attempt,
    appealed: row.appealed,
    decidedAt: row.decided_at,
    partly,
    timeZone: row.time_zone,
    reportingDays: row.reporting_days,
    campaignEndsAt: row.campaign_ends_at,
    campaignSettled: row.campaign_state === "settled",
    pictureDueAt: row.picture_request && new Date(row.picture_request.dueAt),
  };
}

/** Staff stay nameless to the person. */
export function presentStep(call: MemberCall, step: ClaimTransitionRow) {
  const { from, to, actorId, reason, at } = step;
  const actor = actorId === null ? "check" : actorId === call.actor.userId ? "you" : "audit";
  return {
    from,
    to,
    by: actor,
    reason: reasonIn(reason, call.locale),
    at: new Date(at).toISOString(),
  } as const;
}

/** Request that is open, in the reader's language; the auditor stays nameless. */
export function presentRequest(call: MemberCall, request: OpenPictureRequest | null) {
  if (!request) return null;
  return { reason: reasonIn(request.reason, call.locale) ?? "", lastDay: request.lastDay };
}

/** A sale as its owner sees it. */
export async function presentClaim(tx: Tx, call: MemberCall, row: ClaimRow): Promise<z.output<typeof claim>> {
  const sent = sentOf(row);
  return {
    ...presentClaimItem(call, row),
    storeId: row.store_id,
    observation: row.observation,
    photo: await photoOf(tx, call, row),
    lines: row.lines.map((line) => presentLine(call, line)),
    verdictReason: reasonIn(row.verdict_reason, call.locale),
    attempt: row.attempt,
    appealText: row.appeal_text,
    pictureRequest: presentRequest(call, row.picture_request),
    history: row.history.map((step) => presentStep(call, step)),
    version: row.version,
    can: {
      resubmit: mayResubmit(sent, call.now),
      appeal: mayAppeal(sent, call.now),
      withdraw: mayWithdraw(sent),
      sendPicture: maySendPicture(sent, call.now),
    },
  };
}

/** A picture's address follows from its id; only a document needs its row. */
async function photoOf(tx: Tx, call: MemberCall, row: ClaimRow) {
  const { photo_file_id: fileId, photo_type: type } = row;
  if (!fileId || !type) return null;
  const url = type.startsWith("image/")
    ? pictureUrl(call, fileId, "large")
    : (await fileAddresses(tx, call, fileId))?.url;
  return url ? { fileId, url, type } : null;
}

/** The caller's own claim, as it is now in this transaction. */
export async function loadClaim(tx: Tx, call: MemberCall, id: string): Promise<z.output<typeof claim>> {
  const { clientId, userId } = call.actor;
  const row = await ownClaim(tx, { clientId, userId, id });
  if (!row) throw new Error("a claim vanished inside a transaction");
  return presentClaim(tx, call, row);
}
