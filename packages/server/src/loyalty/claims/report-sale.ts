import type { reportSale as spec } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { creditSale } from "./credit-sale.ts";
import { freshClaim } from "./fresh-claim.ts";
import { judgeReport } from "./judge-report.ts";
import { presentClaim } from "./present-claim.ts";
import { insertClaim, type NewClaim, type NewLine } from "./sales.queries.ts";

/** §validation#sale-rules Sale: takes a report, credits its points at once, and has it checked. */
export const reportSale: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const judged = await judgeReport(tx, call, body.campaignId, body, null);
    if (isRefusal(judged)) return judged;
    const { sale, document, photo } = judged;
    const { store, window } = sale.earning;
    const { clientId, userId, name } = call.actor;
    let written: { claim: NewClaim; lines: readonly NewLine[] } | undefined;
    const refused = await creditSale(tx, call, sale, (evaluation, lines) => {
      const claim: NewClaim = {
        id: sale.claimId,
        clientId,
        userId,
        campaignId: body.campaignId,
        country: window.country,
        retailerId: store.retailerId,
        storeId: store.id,
        invoiceNumber: body.invoiceNumber,
        ...document,
        saleDate: body.saleDate,
        observation: body.observation,
        photoFileId: body.photoFileId,
        photoSha256: photo?.sha256 ?? null,
        device: body.device || null,
        units: body.lines.reduce((sum, line) => sum + line.quantity, 0),
        points: evaluation.points,
        experience: evaluation.experience,
        ruleSetVersionId: sale.basket.ruleSetVersionId,
        by: { userId, name },
        now: call.now,
      };
      written = { claim, lines };
      return insertClaim(tx, claim, lines);
    });
    if (refused) return refused;
    if (!written) throw new Error("a sale was credited and not written");
    return presentClaim(tx, call, freshClaim(written.claim, written.lines, judged));
  });
