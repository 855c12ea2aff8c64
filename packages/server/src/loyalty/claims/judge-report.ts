import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { reportSale } from "@trilha/contract/loyalty/claims/endpoints.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { earningFacts } from "../campaigns/index.ts";
import type { JudgedSale } from "./credit-sale.ts";
import { refuseSale } from "./refuse-sale.ts";
import { documentOf, type InvoiceDocument } from "./rules/document.ts";
import { judgePlace, judgeSale } from "./rules/judge-sale.ts";
import { type InvoicePhoto, invoiceFacts, lockReporter, soldProducts } from "./sales.queries.ts";

type Report = Omit<Input<typeof reportSale>["body"], "campaignId">;

/** A report without an objection. */
export interface JudgedReport {
  sale: JudgedSale;
  document: InvoiceDocument & { invoiceKey: string };
  photo: InvoicePhoto | null;
  retailer: string;
}

/** Loads what a report is judged by and judges it; `again` is the claim that is sent once more. */
export async function judgeReport(
  tx: Tx,
  call: MemberCall,
  campaignId: string,
  report: Report,
  again: { id: string; attempt: number; submittedAt: Date } | null,
): Promise<JudgedReport | Refusal> {
  const { clientId, userId } = call.actor;
  const { storeId, saleDate, photoFileId } = report;
  const [, earning] = await Promise.all([
    lockReporter(tx, { clientId, userId }),
    earningFacts(tx, { clientId, campaignId, userId, storeId, date: saleDate }),
  ]);
  if (!earning) return refuse(genericProblems.notFound);
  const { store, window } = earning;
  const misplaced = judgePlace(earning);
  if (misplaced || !store || !window) {
    return misplaced ? refuseSale(misplaced, call.locale) : refuse(genericProblems.notFound);
  }
  const document = documentOf(report, store.country);
  const { invoiceKey, fiscalKey, naturalKey } = document;
  const exceptClaimId = again?.id ?? null;
  const { retailerId } = store;
  const query = {
    clientId,
    userId,
    invoiceKey,
    fiscalKey,
    naturalKey,
    photoFileId,
    retailerId,
    exceptClaimId,
  };
  const [products, invoice] = await Promise.all([
    soldProducts(
      tx,
      clientId,
      report.lines.map(({ productId }) => productId),
    ),
    invoiceFacts(tx, query, report.lines.length + 1),
  ]);
  const { sent, photo } = invoice;
  const facts = { ground: earning, products, document, sent, photoUsable: photo !== null };
  const basket = judgeSale(report, facts, { first: again?.submittedAt ?? call.now, now: call.now });
  if ("problem" in basket) return refuseSale(basket, call.locale);
  const [newId = "", ...lineIds] = invoice.ids;
  const attempt = (again?.attempt ?? 0) + 1;
  const { invoiceNumber, lines } = report;
  return {
    sale: {
      claimId: again?.id ?? newId,
      attempt,
      campaignId,
      invoiceNumber,
      saleDate,
      lines,
      lineIds,
      products,
      basket,
      earning: { ...earning, store, window },
    },
    document: { ...document, invoiceKey: invoiceKey ?? "" },
    photo,
    retailer: invoice.retailer,
  };
}
