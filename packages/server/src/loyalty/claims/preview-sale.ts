import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { previewSale as spec } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { evaluateSale } from "@trilha/contract/loyalty/earning/evaluate.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { earningFacts } from "../campaigns/index.ts";
import { refuseSale } from "./refuse-sale.ts";
import { basketOf, judgePlace } from "./rules/judge-sale.ts";
import { soldProducts } from "./sales.queries.ts";

/** Preview of a sale's earnings, with the reason for each number; nothing is kept. */
export const previewSale: UseCase<typeof spec> = (call, { body }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const { campaignId, storeId, saleDate } = body;
    const ids = body.lines.map(({ productId }) => productId);
    const [earning, products] = await Promise.all([
      earningFacts(tx, { clientId, campaignId, userId, storeId, date: saleDate }),
      soldProducts(tx, clientId, ids),
    ]);
    if (!earning) return refuse(genericProblems.notFound);
    const basket = judgePlace(earning) ?? basketOf(body, earning, products);
    if ("problem" in basket) return refuseSale(basket, call.locale);
    return evaluateSale(basket.ruleSet, basket.facts, earning.counters);
  });
