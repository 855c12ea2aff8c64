import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { findSentSale as spec } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { earningFacts } from "../campaigns/index.ts";
import { refuseSale } from "./refuse-sale.ts";
import { documentOf } from "./rules/document.ts";
import { judgePlace } from "./rules/judge-sale.ts";
import { saleSentWith } from "./sales.queries.ts";

/** The caller's own sale with the same invoice, so that nobody fills in a form that will be refused. */
export const findSentSale: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const { campaignId, storeId, saleDate } = query;
    const earning = await earningFacts(tx, { clientId, campaignId, userId, storeId, date: saleDate });
    if (!earning) return refuse(genericProblems.notFound);
    const misplaced = judgePlace(earning);
    if (misplaced) return refuseSale(misplaced, call.locale);
    if (!earning.store) return refuse(genericProblems.notFound);
    const document = documentOf(query, earning.store.country);
    return { sale: (await saleSentWith(tx, { clientId, userId, ...document })) ?? null };
  });
