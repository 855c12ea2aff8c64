// Reported sales before an auditor, for tests: written past the form, credited in the ledger, in the queue unless said.

import { firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import { normalizedInvoiceNumber } from "@trilha/contract/loyalty/claims/invoices/numbers.ts";
import { evaluateSale } from "@trilha/contract/loyalty/earning/evaluate.ts";
import { noCounters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { Insertable } from "kysely";
import { isRefusal } from "../src/core/refusal.ts";
import type { Tables } from "../src/db/schema.ts";
import { addToCounters } from "../src/loyalty/campaigns/index.ts";
import { awardMany, judge } from "../src/loyalty/ledger/index.ts";
import type { TestApp } from "./app.ts";
import { type Client, plant, unique } from "./builders.ts";
import { sixtyEach, type TestCampaign } from "./builders-campaigns.ts";
import { storeZone } from "./clock.ts";

export interface ClaimOptions {
  lines?: { sku?: string; quantity: number }[];
  ruleSet?: RuleSet;
  /** Sale and report, a few hours apart unless said; the sale's day is the store's. */
  saleDate?: string;
  submittedAt?: Date;
  priority?: number;
  claim?: Partial<Insertable<Tables["claims"]>>;
}

export interface TestClaim {
  id: string;
  lineIds: string[];
  points: number;
}

type Seller = { userId: string; storeId: string; retailerId: string };

/** A claim as the report leaves it: lines, lots, counters, and a place in the queue while it waits. */
export async function aClaim(
  app: Pick<TestApp, "parts" | "clock">,
  client: Pick<Client, "id">,
  campaign: Pick<TestCampaign, "id" | "ruleSetVersionId" | "windows">,
  seller: Seller,
  options: ClaimOptions = {},
): Promise<TestClaim> {
  const { lines = [{ quantity: 1 }], ruleSet = sixtyEach, claim = {} } = options;
  const now = options.submittedAt ?? app.clock.now();
  const zone = campaign.windows[0]?.timeZone ?? storeZone;
  const saleDate = options.saleDate ?? localDay(now, zone);
  const state = claim.state ?? "in_review";
  return plant(app, async (tx) => {
    const products = [];
    for (const { sku = "SKU-1" } of lines) products.push(await productOf(sku));
    const facts = {
      saleDate,
      country: "BR" as const,
      storeGroupIds: [],
      level: "basic" as const,
      lines: lines.map(({ quantity }, index) => ({
        key: String(index),
        productType: "laptop",
        brand: "Nimbus",
        processor: null,
        generation: null,
        sku: lines[index]?.sku ?? "SKU-1",
        quantity,
      })),
    };
    const evaluated = evaluateSale(ruleSet, facts, noCounters);
    const number = unique("NF");
    const { id } = await tx
      .insertInto("claims")
      .values({
        client_id: client.id,
        campaign_id: campaign.id,
        user_id: seller.userId,
        country: "BR",
        retailer_id: seller.retailerId,
        store_id: seller.storeId,
        invoice_number: number,
        invoice_key: normalizedInvoiceNumber(number) ?? number,
        sale_date: saleDate,
        state,
        units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        points: evaluated.points,
        experience: evaluated.experience,
        rule_set_version_id: campaign.ruleSetVersionId,
        submitted_at: now,
        ...claim,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const lineIds: string[] = [];
    for (const [index, { quantity }] of lines.entries()) {
      const earned = evaluated.lines[index];
      if (!earned) throw new Error("a line earned nothing at all");
      const { points, experience, trace } = earned;
      const line = await tx
        .insertInto("claim_lines")
        .values({
          client_id: client.id,
          claim_id: id,
          position: index + 1,
          product_id: products[index] ?? "",
          sku: lines[index]?.sku ?? "SKU-1",
          name: "Nimbus 14",
          product_type: "laptop",
          brand: "Nimbus",
          processor: null,
          generation: null,
          quantity,
          points,
          experience,
          trace: JSON.stringify(trace),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      lineIds.push(line.id);
      const awarded = await awardMany(tx, [
        {
          clientId: client.id,
          potId: campaign.id,
          userId: seller.userId,
          key: `award:${line.id}:1`,
          points,
          experience,
          audit: "awaiting",
          source: { type: "claim_line", id: line.id },
          ruleSetVersionId: campaign.ruleSetVersionId,
          occurredAt: firstMomentOf(saleDate, zone),
          now,
          expiresAt: campaign.windows[0]?.endsAt ?? now,
          actorId: seller.userId,
          details: {
            trace,
            document: {
              ...{ claimId: id, invoiceNumber: claim.invoice_number ?? number, saleDate },
              ...{ product: "Nimbus 14", quantity, store: "Loja" },
            },
          },
        },
      ]);
      if (isRefusal(awarded)) throw new Error(awarded.refused.code);
      if (state !== "accepted" && state !== "auto_accepted") continue;
      const cleared = await judge(tx, {
        clientId: client.id,
        userId: seller.userId,
        sourceId: line.id,
        accepted: "all",
        decisionId: `check:${id}`,
        actorId: null,
        reason: null,
        now,
      });
      if (isRefusal(cleared)) throw new Error(cleared.refused.code);
    }
    const { userId, storeId } = seller;
    const reach = { clientId: client.id, campaignId: campaign.id, userId, storeId, date: saleDate, ruleSet };
    await addToCounters(tx, reach, evaluated.points);
    if (state === "in_review") {
      await tx
        .insertInto("audit_queue")
        .values({
          client_id: client.id,
          subject_type: "claim",
          subject_id: id,
          store_id: storeId,
          user_id: userId,
          campaign_id: campaign.id,
          priority: options.priority ?? 100,
          queued_at: now,
        })
        .execute();
    }
    return { id, lineIds, points: evaluated.points };

    async function productOf(sku: string): Promise<string> {
      const known = await tx
        .selectFrom("products")
        .select("id")
        .where("client_id", "=", client.id)
        .where("sku", "=", sku)
        .executeTakeFirst();
      if (known) return known.id;
      const brand = { client_id: client.id, name: "Nimbus" };
      await tx
        .insertInto("brands")
        .values(brand)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const product = {
        client_id: client.id,
        sku,
        name: "Nimbus 14",
        product_type: "laptop",
        brand: "Nimbus",
      };
      const { id } = await tx
        .insertInto("products")
        .values(product)
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    }
  });
}
