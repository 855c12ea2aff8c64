import { normalizedInvoiceNumber } from "@trilha/contract/invoices/numbers.ts";
import type * as contract from "@trilha/contract/sales/audit-endpoints.ts";
import { pageOf } from "../../db/cursor.ts";
import type { UseCase } from "../../http/bind.ts";
import { lookUp, reportPage } from "./audit-claims.queries.ts";
import { presentListed } from "./audit-present.ts";
import { auditorOf } from "./sales.audit.queries.ts";
import { readTimeCursor, timePosition } from "./time-cursor.ts";

/** A page of all reports, the newest first; searched by invoice number or person. */
export const listClaims: UseCase<typeof contract.listClaims> = async (call, { query }) => {
  const { subjectType, state, campaignId, country, limit, cursor } = query;
  const { clientId, userId } = call.actor;
  const search = query.search ?? "";
  const invoiceKey = normalizedInvoiceNumber(search);
  const filter = { subjectType, search, invoiceKey, state, campaignId, country };
  const page = { after: readTimeCursor(cursor), rows: limit + 1 };
  const of = { clientId, locale: call.locale, now: call.now };
  return call.read(async (tx) => {
    const auditor = await auditorOf(tx, { clientId, userId });
    const found = await lookUp(tx, clientId, filter);
    const rows = await reportPage(tx, of, filter, found, page);
    return pageOf(rows, limit, timePosition, (row) => ({
      ...presentListed(row, auditor),
      state: row.state,
      invoiceNumber: row.invoice_number,
      submittedAt: row.submitted_at.toISOString(),
    }));
  });
};
