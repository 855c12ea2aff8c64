import type { Locale } from "@trilha/contract/core/locale.ts";
import type * as contract from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { normalizedInvoiceNumber } from "@trilha/contract/loyalty/claims/invoices/numbers.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import {
  type ClaimFilter,
  lookUp,
  type PageRequest,
  type ReportedRow,
  reportPage,
} from "./audit-claims.queries.ts";
import { presentListed } from "./audit-present.ts";
import { auditorOf } from "./sales.audit.queries.ts";
import { readTimeCursor, timePosition } from "./time-cursor.ts";

/** A page of all reports, the newest first; searched by invoice number or person. */
export const listClaims: UseCase<typeof contract.listClaims> = async (call, { query }) => {
  const { subjectType, state, campaignId, country, auditorId, limit, cursor } = query;
  const { clientId, userId } = call.actor;
  const invoiceKey = normalizedInvoiceNumber(query.search ?? "");
  const search = query.search ?? "";
  const filter = { subjectType, search, invoiceKey, state, campaignId, country, auditorId };
  const page = { after: readTimeCursor(cursor), rows: limit + 1 };
  const scope = { clientId, locale: call.locale, now: call.now };
  return call.read(async (tx) => {
    const auditor = await auditorOf(tx, { clientId, userId });
    const rows = await searchReports(tx, scope, filter, page);
    return pageOf(rows, limit, timePosition, (row) => ({
      ...presentListed(row, auditor),
      state: row.state,
      invoiceNumber: row.invoice_number,
      submittedAt: row.submitted_at.toISOString(),
    }));
  });
};

/** Common words are searched among the newest; what few do is looked up. */
async function searchReports(
  tx: Tx,
  scope: { clientId: string; locale: Locale; now: Date },
  filter: ClaimFilter,
  page: PageRequest,
): Promise<ReportedRow[]> {
  if (filter.search && !filter.country) {
    const rows = await reportPage(tx, scope, filter, "newest", page);
    if (rows.length === page.rows) return rows;
  }
  return reportPage(tx, scope, filter, await lookUp(tx, scope.clientId, filter), page);
}
