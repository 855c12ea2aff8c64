import { firstMomentOf } from "@trilha/contract/core/zoned-days.ts";
import { saleProblems } from "@trilha/contract/loyalty/claims/problems.ts";
import { evaluateSale } from "@trilha/contract/loyalty/earning/evaluate.ts";
import type { Evaluation } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { MemberCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { isRefusal, type Refusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { type CountryWindow, type EarningFacts, earnPoints, expiresAtFor } from "../campaigns/index.ts";
import { refuseSale } from "./refuse-sale.ts";
import type { Basket, RequestedLine } from "./rules/judge-sale.ts";
import type { NewLine, SoldProductRow } from "./sales.queries.ts";

/** Facts of a place that was judged: there is a store, and the campaign runs in its country. */
export type JudgedGround = EarningFacts & {
  store: Exclude<EarningFacts["store"], null>;
  window: CountryWindow;
};

/** A sale that was judged and is about to be written. */
export interface JudgedSale {
  claimId: string;
  attempt: number;
  campaignId: string;
  invoiceNumber: string;
  saleDate: string;
  lines: readonly RequestedLine[];
  lineIds: readonly string[];
  products: ReadonlyMap<string, SoldProductRow>;
  basket: Basket;
  earning: JudgedGround;
}

/** Writes a sale by `write`, credits its points in the same breath, within the limits, and has it checked. */
export async function creditSale(
  tx: Tx,
  call: MemberCall,
  sale: JudgedSale,
  write: (evaluation: Evaluation, lines: readonly NewLine[]) => Promise<void>,
): Promise<Refusal | undefined> {
  const { clientId, userId } = call.actor;
  const { campaignId, saleDate, basket, earning } = sale;
  const storeId = earning.store.id;
  const { ruleSet } = basket;
  const check = { clientId, type: "claim", id: sale.claimId, attempt: sale.attempt } as const;
  try {
    const credited = await earnPoints(tx, {
      counted: { clientId, campaignId, userId, storeId, date: saleDate, ruleSet },
      counters: earning.counters,
      evaluate: (counters) => {
        const evaluation = evaluateSale(ruleSet, basket.facts, counters);
        return { points: evaluation.points, evaluation, lines: linesOf(sale, evaluation) };
      },
      record: {
        write: ({ evaluation, lines }) => [write(evaluation, lines), enqueue(tx, "sales.check", check)],
        awards: ({ lines }) => awardsOf(call, sale, lines),
      },
    });
    return isRefusal(credited) ? credited : undefined;
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== "claims_invoice_once") throw error;
    // The same tap twice: whoever came second hears what the rule would have said a moment later.
    const fields = [{ path: "body.invoiceNumber", code: "invoice_sent" }] as const;
    return refuseSale({ problem: saleProblems.invoiceSent, fields }, call.locale);
  }
}

function linesOf(sale: JudgedSale, evaluation: Evaluation): NewLine[] {
  return sale.lines.map(({ productId, quantity }, index) => {
    const [product, id] = [sale.products.get(productId), sale.lineIds[index]];
    const earned = evaluation.lines[index];
    if (!product || !id || !earned) throw new Error("a line was judged that is not there");
    const { points, experience, trace } = earned;
    return { ...product, id, productId, quantity, points, experience, trace };
  });
}

function awardsOf(call: MemberCall, sale: JudgedSale, lines: readonly NewLine[]) {
  const { campaign, store, window } = sale.earning;
  const { clientId, userId } = call.actor;
  const { claimId, campaignId, invoiceNumber, saleDate, basket } = sale;
  const occurredAt = firstMomentOf(saleDate, store.timeZone);
  const expiresAt = expiresAtFor(campaign, window);
  return lines.map(({ id, points, experience, trace, name, quantity }) => ({
    clientId,
    potId: campaignId,
    userId,
    key: `award:${id}:1`,
    points,
    experience,
    audit: "awaiting" as const,
    source: { type: "claim_line", id },
    ruleSetVersionId: basket.ruleSetVersionId,
    occurredAt,
    now: call.now,
    expiresAt,
    actorId: userId,
    details: {
      trace,
      document: { claimId, invoiceNumber, saleDate, product: name, quantity, store: store.name },
    },
  }));
}
