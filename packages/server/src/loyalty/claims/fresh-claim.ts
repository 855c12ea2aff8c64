import type { JudgedReport } from "./judge-report.ts";
import type { NewClaim, NewLine } from "./sales.queries.ts";
import type { ClaimRow } from "./sales.read.queries.ts";

/**
 * A claim that was written a moment ago, as it would be read back: everything about it is known, and the answer to a
 * report does not wait for another statement.
 */
export function freshClaim(claim: NewClaim, lines: readonly NewLine[], judged: JudgedReport): ClaimRow {
  const { store, window, campaign } = judged.sale.earning;
  return {
    id: claim.id,
    campaign_id: claim.campaignId,
    invoice_number: claim.invoiceNumber,
    sale_date: claim.saleDate,
    store: store.name,
    retailer: judged.retailer,
    state: "submitted",
    units: claim.units,
    points: claim.points,
    experience: claim.experience,
    standing: claim.points,
    photo_file_id: claim.photoFileId,
    photo_type: judged.photo?.type ?? null,
    submitted_at: claim.now,
    user_id: claim.userId,
    store_id: claim.storeId,
    retailer_id: claim.retailerId,
    time_zone: store.timeZone,
    observation: claim.observation,
    verdict_reason: null,
    attempt: 1,
    appealed: false,
    appeal_text: null,
    decided_by: null,
    decided_at: null,
    risk: 0,
    rule_set_version_id: claim.ruleSetVersionId,
    version: 1,
    reporting_days: campaign.reportingDays,
    campaign_state: "running",
    campaign_ends_at: window.endsAt,
    lines: lines.map((line) => ({
      id: line.id,
      productId: line.productId,
      sku: line.sku,
      name: line.name,
      productType: line.productType,
      brand: line.brand,
      processor: line.processor,
      generation: line.generation,
      pictureFileId: line.pictureFileId,
      quantity: line.quantity,
      points: line.points,
      experience: line.experience,
      trace: [...line.trace],
      verdict: null,
      acceptedQuantity: null,
      reason: null,
    })),
    picture_request: null,
    history: [
      { from: null, to: "submitted", actorId: claim.userId, reason: null, at: claim.now.toISOString() },
    ],
  };
}
