import { notify } from "../../communication/messages/index.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { enqueueBadges } from "../../core/jobs/enqueue.ts";
import type { Tx } from "../../db/database.ts";
import type { AuditSubjectRow } from "./audit-subject.queries.ts";

interface Told {
  to: "accepted" | "rejected" | "reversed";
  partly: boolean;
  /** Points that stand. */
  points: number;
  reason: string | null;
}

/** Tells a person what became of their report, and their open pages that points moved. */
export async function notifyVerdict(
  tx: Tx,
  call: MemberCall,
  row: AuditSubjectRow,
  verdict: Told,
): Promise<void> {
  const { clientId } = call.actor;
  const { user_id: userId, invoice_number: invoiceNumber, store } = row;
  const { to, points } = verdict;
  const reason = verdict.reason ?? "";
  const { now } = call;
  if (invoiceNumber !== null) {
    const notice = { clientId, userId, link: `/profile/sales/${row.id}`, now } as const;
    if (to !== "accepted") {
      await notify(tx, { ...notice, kind: `sale.${to}`, params: { invoiceNumber, reason } });
    } else {
      const kind = verdict.partly ? "sale.partly_accepted" : "sale.accepted";
      await notify(tx, { ...notice, kind, params: { invoiceNumber, points } });
      await enqueueBadges(tx, { clientId, userId });
    }
  } else {
    const notice = { clientId, userId, link: "/upload-photos", now } as const;
    if (to === "accepted") await notify(tx, { ...notice, kind: "photo.accepted", params: { store, points } });
    else await notify(tx, { ...notice, kind: `photo.${to}`, params: { store, reason } });
  }
  await publishEvent(tx, "points.changed", { clientId, userId });
}
