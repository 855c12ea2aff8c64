import type { resubmitSale as spec } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { moveSubject } from "./claim-transition.ts";
import { creditSale } from "./credit-sale.ts";
import { judgeReport } from "./judge-report.ts";
import { openOwnClaim } from "./open-own-claim.ts";
import { loadClaim } from "./present-claim.ts";
import { mayResubmit } from "./sales.policy.ts";
import { correctClaim, insertLines } from "./sales.queries.ts";

/**
 * Sends a rejected sale once more, corrected: judged and credited like a new one, under the same claim. What was
 * credited first fell with its verdict.
 */
export const resubmitSale: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const { now } = call;
    const request = { id: params.id, version: body.version };
    const row = await openOwnClaim(tx, call, request, (sent) => mayResubmit(sent, now));
    if (isRefusal(row)) return row;
    const again = { id: row.id, attempt: row.attempt, submittedAt: row.submitted_at };
    const judged = await judgeReport(tx, call, row.campaign_id, body, again);
    if (isRefusal(judged)) return judged;
    const { sale, document, photo } = judged;
    const { store } = sale.earning;
    const refused = await creditSale(tx, call, sale, async (evaluation, lines) => {
      const { points, experience } = evaluation;
      await correctClaim(tx, {
        id: row.id,
        clientId,
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
        ruleSetVersionId: sale.basket.ruleSetVersionId,
      });
      const { attempt } = sale;
      const changes = { attempt, points, experience };
      const subject = { clientId, type: "claim", id: row.id } as const;
      await moveSubject(tx, subject, {
        from: "rejected",
        to: "resubmitted",
        by: { userId, name },
        now,
        changes,
      });
      await insertLines(tx, { clientId, claimId: row.id, attempt }, lines);
    });
    return refused ?? loadClaim(tx, call, row.id);
  });
