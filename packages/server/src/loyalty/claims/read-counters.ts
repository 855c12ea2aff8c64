import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readCounters as spec } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { earningFacts } from "../campaigns/index.ts";
import { refuseSale } from "./refuse-sale.ts";
import { judgePlace } from "./rules/judge-sale.ts";

/** How far each limit is used, so that the form shows the number the server will. */
export const readCounters: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const { campaignId, storeId, saleDate } = query;
    const earning = await earningFacts(tx, { clientId, campaignId, userId, storeId, date: saleDate });
    if (!earning) return refuse(genericProblems.notFound);
    const misplaced = judgePlace(earning);
    const { store, window, level, counters } = earning;
    if (misplaced) return refuseSale(misplaced, call.locale);
    if (!store || !window) return refuse(genericProblems.notFound);
    return { ...counters, level, storeGroupIds: store.groupIds, country: window.country };
  });
