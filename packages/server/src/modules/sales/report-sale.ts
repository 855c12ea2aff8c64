import type { reportSale as spec } from "@trilha/contract/sales/endpoints.ts";
import type { UseCase } from "../../http/bind.ts";
import { isRefusal } from "../../http/refusal.ts";
import { creditSale } from "./credit-sale.ts";
import { judgeReport } from "./judge-report.ts";
import { loadClaim } from "./present-claim.ts";
import { insertClaim } from "./sales.queries.ts";

/** §5 Sale: takes a report, credits its points at once, and has it checked. */
export const reportSale: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const judged = await judgeReport(tx, call, body.campaignId, body, null);
    if (isRefusal(judged)) return judged;
    const { sale, document, photo } = judged;
    const { store, window } = sale.earning;
    const { clientId, userId, name } = call.actor;
    const refused = await creditSale(tx, call, sale, (evaluation, lines) =>
      insertClaim(
        tx,
        {
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
        },
        lines,
      ),
    );
    return refused ?? loadClaim(tx, call, sale.claimId);
  });
