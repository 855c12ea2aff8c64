// Rewards, their stock and their codes, past the office.

import type { Country } from "@trilha/contract/core/country.ts";
import type { ArrivalDays } from "@trilha/contract/loyalty/rewards/arrival.ts";
import type { LimitPeriod } from "@trilha/contract/loyalty/rewards/states.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../src/db/schema.ts";
import { normalCode, sealCode } from "../src/loyalty/rewards/code-seal.ts";
import { moveStock } from "../src/loyalty/rewards/stock.queries.ts";
import type { TestApp } from "./app.ts";
import { type Client, plant, unique } from "./builders.ts";

type App = Pick<TestApp, "parts" | "clock">;
type RewardRow = Insertable<Tables["rewards"]>;

export interface TestSection {
  departmentId: string;
  categoryId: string;
}

/** A department with one category. */
export async function aSection(app: App, client: Client, name = unique("Section")): Promise<TestSection> {
  const names = JSON.stringify({ "pt-BR": name });
  const own = { client_id: client.id, name: names, position: 0 };
  return plant(app, async (tx) => {
    const department = await tx
      .insertInto("reward_departments")
      .values(own)
      .returning("id")
      .executeTakeFirstOrThrow();
    const category = await tx
      .insertInto("reward_categories")
      .values({ ...own, department_id: department.id })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { departmentId: department.id, categoryId: category.id };
  });
}

export interface TestReward {
  id: string;
  sku: string;
  categoryId: string;
}

type RewardFields = Partial<Omit<RewardRow, "eligibility" | "name" | "client_id" | "category_id">> & {
  name?: string;
  section?: TestSection;
  eligibility?: Eligibility;
  /** By country; 100 points in Brazil unless said. */
  prices?: Partial<Record<Country, number>>;
  /** Working days after approval, in each of its countries. */
  arrival?: ArrivalDays;
  /** Units received, in each of its countries. */
  units?: number;
  limits?: readonly { scope?: "category" | "reward"; period: LimitPeriod; units: number }[];
};

/** An item that is published, with its price and its stock; of a section of its own unless said. */
export async function aReward(app: App, client: Client, fields: RewardFields = {}): Promise<TestReward> {
  const {
    name,
    section,
    eligibility,
    prices = { BR: 100 },
    units = 0,
    limits = [],
    arrival,
    ...own
  } = fields;
  const { categoryId } = section ?? (await aSection(app, client));
  const sku = own.sku ?? unique("PRIZE");
  const countries = Object.entries(prices) as [Country, number][];
  return plant(app, async (tx) => {
    const { id } = await tx
      .insertInto("rewards")
      .values({
        client_id: client.id,
        sku,
        name: JSON.stringify({ "pt-BR": name ?? `Prêmio ${sku}` }),
        description: "{}",
        conditions: "{}",
        category_id: categoryId,
        delivery: "shipped",
        state: "published",
        ...(eligibility && { eligibility: JSON.stringify(eligibility) }),
        ...own,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("reward_countries")
      .values(
        countries.map(([country, price]) => ({
          ...{ client_id: client.id, reward_id: id, country, price },
          ...(arrival && { arrives_from: arrival.from, arrives_until: arrival.until }),
        })),
      )
      .execute();
    for (const { scope = "reward", period, units: most } of limits) {
      const scopeId = scope === "reward" ? id : categoryId;
      await tx
        .insertInto("reward_limits")
        .values({ client_id: client.id, scope, scope_id: scopeId, period, units: most })
        .execute();
    }
    if (units > 0) {
      for (const [country] of countries) {
        const key = `receive:${crypto.randomUUID()}`;
        const author = { userId: null, name: "x" };
        const at = app.clock.now();
        await moveStock(tx, {
          clientId: client.id,
          rewardId: id,
          country,
          kind: "receive",
          units,
          key,
          by: author,
          at,
        });
      }
    }
    return { id, sku, categoryId };
  });
}

/** So many codes of a digital item, each of them a unit of its stock; answers them as they were written. */
export async function someCodes(
  app: App,
  client: Client,
  reward: { id: string },
  stock: { units: number; country?: Country; by: { userId: string } },
): Promise<string[]> {
  const { units, country = "BR" } = stock;
  const codes = Array.from({ length: units }, () => normalCode(crypto.randomUUID()));
  const at = app.clock.now();
  const shared = { client_id: client.id, reward_id: reward.id, country, at };
  await plant(app, async (tx) => {
    const batch = await tx
      .insertInto("reward_code_batches")
      .values({
        ...shared,
        file_name: "codes.csv",
        codes: units,
        imported_by: stock.by.userId,
        importer_name: "x",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("reward_codes")
      .values(
        codes.map((code) => ({
          ...shared,
          batch_id: batch.id,
          ...sealCode(app.parts.keys, client.id, code),
        })),
      )
      .execute();
    await moveStock(tx, {
      ...{ clientId: client.id, rewardId: reward.id, country, kind: "receive", units, at },
      ...{ key: `receive:${batch.id}`, by: { userId: stock.by.userId, name: "x" } },
    });
  });
  return codes;
}

/** A correction of one unit that somebody proposed; nobody has decided on it. */
export async function aStockCorrection(
  app: App,
  who: { clientId: string; userId: string },
  reward: { id: string },
): Promise<string> {
  const row = {
    ...({ client_id: who.clientId, reward_id: reward.id, country: "BR", units: 1, reason: "x" } as const),
    ...{ proposed_by: who.userId, proposer_name: "x", proposed_at: app.clock.now() },
  };
  return plant(
    app,
    async (tx) =>
      (await tx.insertInto("stock_corrections").values(row).returning("id").executeTakeFirstOrThrow()).id,
  );
}
