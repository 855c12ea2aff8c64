import { claimModuleOf } from "@trilha/contract/core/modules.ts";
import { reasonIn } from "@trilha/contract/core/reasons.ts";
import type { auditSubject, queueItem } from "@trilha/contract/loyalty/claims/shapes.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import { fileAddresses, pictureUrl } from "../../core/files/index.ts";
import type { Tx } from "../../db/database.ts";
import { ordersWaitingFor } from "../ledger/index.ts";
import {
  type AuditSubjectRow,
  historyOf,
  linesOf,
  type SignalRow,
  signalsFound,
  subjectRow,
} from "./audit-subject.queries.ts";
import type { ClaimOrPhoto } from "./claim-transition.ts";
import { type PictureRequestRow, pictureRequests } from "./picture-request.queries.ts";
import { presentLine } from "./present-claim.ts";
import {
  type Audited,
  type Auditor,
  decisionObjection,
  isOwn,
  reversalObjection,
} from "./rules/audit-policy.ts";
import { type PictureSubject, requestObjection } from "./rules/picture-request.ts";
import { pictureSignalKinds } from "./rules/signals.ts";
import type { ListedRow } from "./sales.audit.queries.ts";

type AuditSubject = z.output<typeof auditSubject>;

/** An item of the queue, or of all reports. */
export function presentListed(row: ListedRow, auditor: Auditor): z.output<typeof queueItem> {
  const own = isOwn(auditor, { userId: row.user_id, storeId: row.store_id });
  return {
    subjectType: row.type,
    id: row.id,
    person: row.person,
    store: row.store,
    retailer: row.retailer,
    country: row.country,
    campaign: row.campaign,
    points: row.points,
    risk: row.risk,
    signals: row.signals,
    queuedAt: row.queued_at.toISOString(),
    lockedBy: row.locked_by,
    mine: own || row.not_by === auditor.userId,
    version: row.version,
  };
}

/** Facts of the policy. */
export function auditedOf(row: AuditSubjectRow): Audited {
  const { locked_by: id, locked_by_name: name } = row;
  return {
    state: row.state,
    userId: row.user_id,
    storeId: row.store_id,
    notBy: row.not_by,
    lockedBy: id && name ? { id, name } : null,
  };
}

/** Subject with all facts of the audit; undefined when the client has no such claim or photo. */
export async function presentSubject(
  tx: Tx,
  call: MemberCall,
  subject: ClaimOrPhoto,
  auditor: Auditor,
): Promise<AuditSubject | undefined> {
  const row = await subjectRow(tx, subject, call);
  if (!row) return undefined;
  const [lines, signals, history, picture, requests] = await Promise.all([
    subject.type === "claim" ? linesOf(tx, subject.clientId, subject.id) : [],
    signalsFound(tx, subject, row.attempt),
    historyOf(tx, subject),
    row.file_id ? fileAddresses(tx, call, row.file_id) : undefined,
    pictureRequests(tx, subject, row.attempt),
  ]);
  const { clientId } = call.actor;
  const sourceIds = row.type === "photo" ? [row.id] : lines.map(({ id }) => id);
  const waitingOrders = await ordersWaitingFor(tx, { clientId, sourceIds });
  const [latest] = requests;
  const replacedAt = requests.find(({ sent }) => sent)?.ended_at ?? null;
  const audited = auditedOf(row);
  const audits = call.actor.permissions.has("claims.audit");
  const reasonText = (reason: string | null) => reasonIn(reason, call.locale);
  const { invoice_number: invoiceNumber, sale_date: saleDate, photo_type: photoType, week } = row;
  return {
    subjectType: row.type,
    id: row.id,
    state: row.state,
    attempt: row.attempt,
    version: row.version,
    person: {
      id: row.user_id,
      name: row.person,
      store: row.home_store,
      since: row.since.toISOString(),
      accepted: row.accepted,
      rejected: row.rejected,
    },
    campaign: { id: row.campaign_id, title: row.campaign },
    country: row.country,
    retailer: row.retailer,
    store: row.store,
    timeZone: row.time_zone,
    submittedAt: row.submitted_at.toISOString(),
    lockedUntil: row.locked_until?.toISOString() ?? null,
    picture: picture ? { url: picture.url, originalUrl: picture.originalUrl, type: picture.type } : null,
    points: row.points,
    experience: row.experience,
    risk: row.risk,
    signals: signals.map((signal) => presentSignal(call, signal, replacedAt)),
    appealText: row.appeal_text,
    observation: row.observation,
    sale:
      invoiceNumber && saleDate
        ? {
            invoiceNumber,
            saleDate,
            lines: lines.map((line) => presentLine(call, line)),
            reading: row.reading,
          }
        : null,
    photo: photoType && week ? { photoType, week } : null,
    history: history.map((step) => ({ ...step, reason: reasonText(step.reason), at: step.at.toISOString() })),
    waitingOrders,
    pictureRequest: latest ? presentRequest(call, latest) : null,
    can: {
      decide: audits && decisionObjection(auditor, audited) === undefined,
      reverse: audits && reversalObjection(auditor, audited) === undefined,
      askPicture:
        audits && requestObjection(auditor, pictureSubjectOf(call, row, requests.length)) === undefined,
    },
  };
}

function presentRequest(call: MemberCall, row: PictureRequestRow): AuditSubject["pictureRequest"] {
  const picture = row.earlier_type?.startsWith("image/") === true;
  return {
    reason: reasonIn(row.reason, call.locale) ?? "",
    lastDay: row.last_day,
    by: row.by,
    askedAt: row.asked_at.toISOString(),
    outcome: row.ended_at === null ? "waiting" : row.sent ? "sent" : "not_sent",
    earlierUrl: picture ? pictureUrl(call, row.earlier_file_id, "large") : null,
  };
}

/** Facts of the rule on another picture. */
export function pictureSubjectOf(call: MemberCall, row: AuditSubjectRow, requests: number): PictureSubject {
  return {
    ...auditedOf(row),
    photosAllowed: row.photos_allowed,
    personActive: row.person_active && call.actor.modules[claimModuleOf[row.type]] === true,
    requests,
  };
}

/** A signal of a picture that was replaced since tells of the earlier one. */
function presentSignal(
  call: MemberCall,
  row: SignalRow,
  replacedAt: Date | null,
): AuditSubject["signals"][number] {
  const { kind, weight, details, other_id: id, person, store, submitted_at: submittedAt } = row;
  const earlier = replacedAt !== null && pictureSignalKinds.has(kind) && row.at < replacedAt;
  if (!id || !store || !submittedAt) return { kind, weight, details, earlier, other: null };
  const other = {
    id,
    person: person ?? "",
    store,
    invoiceNumber: row.invoice_number,
    submittedAt: submittedAt.toISOString(),
    pictureUrl: row.picture ? pictureUrl(call, row.file_id, "large") : null,
  };
  return { kind, weight, details, earlier, other };
}
