// People with points in a reward store, and orders of theirs, for tests.

import { randomBytes } from "node:crypto";
import { redeem } from "@trilha/contract/loyalty/orders/endpoints.ts";
import type { Redemption } from "@trilha/contract/loyalty/orders/shapes.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";
import { sql } from "kysely";
import { type Award, awardMany } from "../src/loyalty/ledger/index.ts";
import { orderCodeOf } from "../src/loyalty/orders/rules/order-code.ts";
import type { Caller, TestApp } from "./app.ts";
import { aClient, aStaffMember, aStore, type Client, type Member, plant, unique } from "./builders.ts";
import { aCampaign, anEnrolled, type CampaignOptions, type TestCampaign } from "./builders-campaigns.ts";
import { aReward, someCodes, type TestReward } from "./builders-rewards.ts";
import { homeAddress } from "./home-address.ts";

export type Buyer = Member & { storeId: string; retailerId: string };

export interface Shop {
  client: Client;
  campaign: TestCampaign;
  buyer: Buyer;
  /** An administrator, who decides and ships. */
  office: Member;
  reward: TestReward;
}

/** A client with a running campaign, a reward of 100 points, somebody with points for it, and an office. */
export async function aShop(
  app: TestApp,
  options: {
    campaign?: CampaignOptions;
    reward?: Parameters<typeof aReward>[2];
    points?: number;
    codes?: number;
  } = {},
): Promise<Shop> {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client, options.campaign);
  const reward = await aReward(app, client, { units: options.codes ? 0 : 10, ...options.reward });
  const office = await aStaffMember(app, client, "program_administrator");
  if (options.codes) await someCodes(app, client, reward, { units: options.codes, by: office });
  const buyer = await aBuyer(app, { client, campaign }, options.points ?? 1000);
  return { client, campaign, buyer, office, reward };
}

/** Buyer signed up who lives at `homeAddress`, with so many points that passed their audit. */
export async function aBuyer(
  app: TestApp,
  { client, campaign }: Pick<Shop, "client" | "campaign">,
  points: number,
): Promise<Buyer> {
  const { recipient: _, phone: __, ...address } = homeAddress;
  const buyer = await anEnrolled(app, client, campaign, { user: { address: JSON.stringify(address) } });
  if (points > 0) await givePoints(app, campaign, buyer, points);
  return buyer;
}

/** Many at once who are signed up and live at `homeAddress`, each with so many points that passed their audit. */
export async function aCrowd(
  app: TestApp,
  { client, campaign }: Pick<Shop, "client" | "campaign">,
  { people, points }: { people: number; points: number },
): Promise<Caller[]> {
  const { recipient: _, phone: __, ...address } = homeAddress;
  const store = await aStore(app, client);
  const now = app.clock.now();
  const userIds = await plant(app, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      with made as (
        insert into users (username, first_name, country, address)
          select ${unique("crowd")} || n, 'Ana', 'BR', ${JSON.stringify(address)}::jsonb
          from generate_series(1, ${people}::integer) n returning id
      ), employed as (
        insert into companies (client_id, kind, name) values (${client.id}, 'company', ${unique("company")}) returning id
      ), joined as (
        insert into memberships (client_id, user_id, status, country, job_profile)
          select ${client.id}, id, 'active', 'BR', 'salesperson' from made
      ), signed_up as (
        insert into campaign_enrolments (client_id, campaign_id, user_id, country, company_id, brands, retailer_ids,
            store_ids, terms_version, terms_locale, enrolled_at)
          select ${client.id}, ${campaign.id}, made.id, 'BR', employed.id, '{Nimbus}',
            array[${store.retailerId}::uuid], array[${store.id}::uuid], 1, 'pt-BR', ${now}::timestamptz
          from made, employed
      )
      select id from made`.execute(tx);
    return rows.map(({ id }) => id);
  });
  const awards = userIds.toSorted().map((userId) => anAwardOf(app, campaign, { userId }, points, {}));
  for (let start = 0; start < awards.length; start += 100) {
    await plant(app, (tx) => awardMany(tx, awards.slice(start, start + 100)));
  }
  return userIds.map((userId) => ({ userId, clientId: client.id }));
}

/** Points past every rule; what they came from is answered. */
export async function givePoints(
  app: TestApp,
  campaign: Pick<TestCampaign, "id" | "clientId">,
  to: { userId: string },
  points: number,
  options: { audit?: "awaiting" | "cleared"; expiresAt?: Date; source?: string } = {},
): Promise<string> {
  const source = options.source ?? crypto.randomUUID();
  await plant(app, (tx) => awardMany(tx, [anAwardOf(app, campaign, to, points, { ...options, source })]));
  return source;
}

function anAwardOf(
  app: TestApp,
  campaign: Pick<TestCampaign, "id" | "clientId">,
  to: { userId: string },
  points: number,
  options: { audit?: "awaiting" | "cleared"; expiresAt?: Date; source?: string },
): Award {
  const { audit = "cleared", source = crypto.randomUUID() } = options;
  const now = app.clock.now();
  return {
    clientId: campaign.clientId,
    potId: campaign.id,
    userId: to.userId,
    key: `award:${source}:1`,
    points,
    experience: points,
    audit,
    source: { type: "claim_line", id: source },
    ruleSetVersionId: null,
    occurredAt: now,
    now,
    expiresAt: options.expiresAt ?? new Date(now.getTime() + 40 * 86_400_000),
    actorId: null,
    details: { trace: [], document: {} },
  };
}

/** A redemption as the sheet sends it. */
export function aRedemption(
  { campaign, reward }: Pick<Shop, "campaign" | "reward">,
  fields: Partial<Redemption> & { delivery?: RewardDelivery } = {},
) {
  const { delivery = "shipped", ...rest } = fields;
  const body = { campaignId: campaign.id, rewardId: reward.id, quantity: 1, price: 100, ...rest };
  return delivery === "shipped" && !("address" in rest) ? { ...body, address: homeAddress } : body;
}

/** An order placed through the door. */
export async function anOrder(
  app: TestApp,
  shop: Shop,
  fields: Parameters<typeof aRedemption>[1] & { as?: Caller } = {},
) {
  const { as = shop.buyer, ...rest } = fields;
  const reply = await app.request(redeem, { body: aRedemption(shop, rest) }, { as });
  return reply.answer;
}

/** An order past every rule, without points or units behind it: only to be asked for. */
export async function aBareOrder(
  app: TestApp,
  client: Client,
  campaign: Pick<TestCampaign, "id">,
  owner: { userId: string },
): Promise<string> {
  const reward = await aReward(app, client);
  const id = crypto.randomUUID();
  const now = app.clock.now();
  await plant(app, (tx) =>
    tx
      .insertInto("orders")
      .values({
        id,
        client_id: client.id,
        code: orderCodeOf(randomBytes(8)),
        user_id: owner.userId,
        campaign_id: campaign.id,
        reward_id: reward.id,
        country: "BR",
        category_id: reward.categoryId,
        name: JSON.stringify({ "pt-BR": unique("Fone") }),
        picture_file_id: null,
        delivery: "digital",
        quantity: 1,
        unit_price: 100,
        points: 100,
        address: null,
        state: "awaiting_approval",
        counted: "[]",
        placed_at: now,
        since: now,
      })
      .execute(),
  );
  return id;
}
