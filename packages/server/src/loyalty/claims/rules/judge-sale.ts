// §validation#sale-rules Sale: by somebody who signed up, for a store they signed up with, within 15 calendar days and inside the
// campaign, once per invoice, with its photo where phones and cameras are allowed in the store.

import type { Country } from "@trilha/contract/core/country.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import type { Problem, ProblemParams } from "@trilha/contract/core/problem.ts";
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import { saleProblems } from "@trilha/contract/loyalty/claims/problems.ts";
import type { SaleFacts } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { saleWindow } from "@trilha/contract/loyalty/earning/sale-window.ts";
import type { InvoiceDocument } from "./document.ts";

export interface RequestedLine {
  productId: string;
  quantity: number;
}

/** The part of a report that the preview has too. */
export interface RequestedSale {
  storeId: string;
  saleDate: string;
  lines: readonly RequestedLine[];
}

/** Ground of a sale. */
export interface SaleGround {
  campaign: { reportingDays: number };
  window: { country: Country; beginsOn: string; endsOn: string; beginsAt: Date; endsAt: Date } | null;
  enrolment: { storeIds: readonly string[] } | null;
  store: {
    id: string;
    timeZone: string;
    active: boolean;
    photosAllowed: boolean;
    groupIds: readonly string[];
  } | null;
  level: Level;
  rules: { versionId: string; ruleSet: RuleSet } | null;
}

/** A product of the catalogue that is sold now. */
export interface SoldProduct {
  id: string;
  sku: string;
  name: string;
  productType: string;
  brand: string;
  processor: string | null;
  generation: string | null;
  pictureFileId: string | null;
}

/** A no: the problem, and the fields it is about. Days in `params` are YYYY-MM-DD. */
export interface SaleRefusal {
  problem: Problem;
  params?: ProblemParams;
  fields?: readonly { path: string; code: FieldCode; params?: ProblemParams }[];
}

/** Basket of the evaluator, and by which rules. */
export interface Basket {
  ruleSetVersionId: string;
  ruleSet: RuleSet;
  facts: SaleFacts;
}

/** Right to report for which store; says nothing about the day. */
export function judgePlace(ground: SaleGround): SaleRefusal | undefined {
  const { window, enrolment, store } = ground;
  if (!enrolment) return { problem: campaignProblems.notEnrolled };
  if (!window) return { problem: campaignProblems.notOpen };
  if (!store?.active || !enrolment.storeIds.includes(store.id)) {
    return objection(saleProblems.storeNotYours, "body.storeId", "store_not_enrolled");
  }
  return undefined;
}

/** When a sale was told of; what is sent once more was told of when it was sent first. */
export interface ReportTimes {
  first: Date;
  now: Date;
}

/**
 * The day of the sale and the moment of the report. Days are the store's; when the campaign is over, its own zone
 * decides, as it does for the points.
 */
export function judgeDay(
  saleDate: string,
  ground: SaleGround,
  { first, now }: ReportTimes,
): SaleRefusal | undefined {
  const { window, store, campaign } = ground;
  if (!window || !store || now < window.beginsAt) return { problem: campaignProblems.notOpen };
  const { beginsOn, endsOn } = window;
  const verdict = saleWindow({
    saleDate,
    reportedAt: first,
    timeZone: store.timeZone,
    campaign: { beginsOn, endsOn, reportingDays: campaign.reportingDays },
  });
  const path = "body.saleDate";
  if (verdict === "in_future") return objection(saleProblems.inFuture, path, "sale_in_future");
  if (verdict === "too_old") {
    const params = { days: campaign.reportingDays };
    return { ...objection(saleProblems.tooOld, path, "sale_too_old"), params };
  }
  if (verdict === "outside_campaign" || now >= window.endsAt) {
    const params = { from: beginsOn, to: endsOn };
    return { ...objection(saleProblems.outsideCampaign, path, "sale_outside_campaign"), params };
  }
  return undefined;
}

/** The lines as the evaluator takes them, each named by its place; every product that is not sold is named. */
export function basketOf(
  sale: RequestedSale,
  ground: SaleGround,
  products: ReadonlyMap<string, SoldProduct>,
): Basket | SaleRefusal {
  const { rules, window, store, level } = ground;
  if (!rules || !window || !store) return { problem: campaignProblems.notOpen };
  const unknown = sale.lines.flatMap(({ productId }, index) => (products.has(productId) ? [] : [index]));
  if (unknown.length > 0) {
    const code: FieldCode = "not_in_catalogue";
    const fields = unknown.map((index) => ({ path: `body.lines.${index}.productId`, code }));
    return { problem: saleProblems.notInCatalogue, fields };
  }
  const lines = sale.lines.flatMap(({ productId, quantity }, index) => {
    const product = products.get(productId);
    if (!product) return [];
    const { productType, brand, processor, generation, sku } = product;
    return [{ key: String(index), quantity, productType, brand, processor, generation, sku }];
  });
  const { country } = window;
  const facts = { saleDate: sale.saleDate, country, storeGroupIds: store.groupIds, level, lines };
  return { ruleSetVersionId: rules.versionId, ruleSet: rules.ruleSet, facts };
}

/** Number and photo of the invoice. */
export function judgeInvoice(
  document: InvoiceDocument,
  sent: boolean,
  photo: { asked: boolean; allowed: boolean; usable: boolean },
): SaleRefusal | undefined {
  const path = "body.invoiceNumber";
  if (!document.invoiceKey) return objection(saleProblems.invoiceNumberEmpty, path, "invoice_number_empty");
  if (sent) return objection(saleProblems.invoiceSent, path, "invoice_sent");
  if (photo.asked && !photo.usable) {
    return objection(saleProblems.photoUnusable, "body.photoFileId", "photo_unusable");
  }
  if (!photo.asked && photo.allowed) {
    return objection(saleProblems.photoMissing, "body.photoFileId", "photo_missing");
  }
  return undefined;
}

/** Judgement of a report, the first no. */
export function judgeSale(
  sale: RequestedSale & { photoFileId: string | null },
  facts: {
    ground: SaleGround;
    products: ReadonlyMap<string, SoldProduct>;
    document: InvoiceDocument;
    /** The person sent this invoice before. */
    sent: boolean;
    /** The photo is the person's own, of the right kind and ready. */
    photoUsable: boolean;
  },
  times: ReportTimes,
): Basket | SaleRefusal {
  const { ground, document, sent } = facts;
  const photo = {
    asked: sale.photoFileId !== null,
    allowed: ground.store?.photosAllowed ?? false,
    usable: facts.photoUsable,
  };
  return (
    judgePlace(ground) ??
    judgeDay(sale.saleDate, ground, times) ??
    judgeInvoice(document, sent, photo) ??
    basketOf(sale, ground, facts.products)
  );
}

function objection(problem: Problem, path: string, code: FieldCode): SaleRefusal {
  return { problem, fields: [{ path, code }] };
}
