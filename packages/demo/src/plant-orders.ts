import type { Country } from "@trilha/contract/core/country.ts";
import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";
import { isRefusal } from "../../server/src/core/refusal.ts";
import type { Tx } from "../../server/src/db/database.ts";
import { capture, hold, release } from "../../server/src/loyalty/ledger/index.ts";
import {
  type OrderUnits,
  releaseUnits,
  reserveUnits,
  shipUnits,
} from "../../server/src/loyalty/rewards/index.ts";
import { deliveryPlaces, parcelDays } from "./delivery-addresses.ts";
import type { PlantedCampaign } from "./plant-campaigns.ts";
import type { PlantedProgramme } from "./plant-client.ts";
import type { PlantedPerson } from "./plant-people.ts";
import type { PlantedReward } from "./plant-rewards.ts";
import type { Random } from "./random.ts";

const hour = 3_600_000;

interface Given {
  programme: PlantedProgramme;
  campaigns: readonly PlantedCampaign[];
  people: readonly PlantedPerson[];
  rewards: readonly PlantedReward[];
  now: Date;
}

interface Buyer {
  person: PlantedPerson;
  country: Country;
  /** Audited, and under audit. */
  cleared: number;
  uncleared: number;
  /** Last movement of points: they order after it. */
  since: Date;
}

/** Fates of the demo's orders, in turns; the first ones are of those one signs in as. */
const fates: readonly OrderState[] = [
  "shipped",
  "delivered",
  "awaiting_approval",
  "delivered",
  "approved",
  "awaiting_approval",
  "reproved",
  "delivered",
  "cancelled",
  "shipped",
];

/** Orders of the campaign that runs, in every state, from points people have; one leans on a sale under audit. */
export async function plantOrders(tx: Tx, random: Random, given: Given): Promise<void> {
  const campaign = given.campaigns.find(({ plan }) => plan.state === "running");
  if (!campaign) return;
  const office = given.people.find(
    ({ memberships, roles }) => memberships[given.programme.id] && roles?.includes("program_administrator"),
  );
  if (!office) throw new Error("nobody ships");
  // Rewards without conditions and without a limit: everybody may order them, and nothing is counted.
  const open = given.rewards.filter(
    ({ plan, category }) => !plan.level && !plan.training && !plan.most && !category.most && plan.units !== 0,
  );
  let turn = 0;
  for (const buyer of await buyersOf(tx, campaign, given.people)) {
    const leans = buyer.person.username === "cajera";
    const choices = choicesOf(open, buyer, leans);
    if (choices.length === 0) continue;
    const state = leans ? "awaiting_approval" : (fates[turn % fates.length] ?? "delivered");
    turn += 1;
    await plantOrder(tx, random, given, { campaign, office, buyer, state, ...random.pick(choices) });
  }
}

/** Rewards a person would order; what leans on a sale under audit takes all that was audited and a little more. */
function choicesOf(open: readonly PlantedReward[], { country, cleared, uncleared }: Buyer, leans: boolean) {
  return open.flatMap((reward) => {
    const unit = reward.prices.get(country);
    if (!unit) return [];
    if (!leans) return unit <= cleared * 0.6 && unit > cleared * 0.15 ? [{ reward, unit, quantity: 1 }] : [];
    const quantity = Math.floor(cleared / unit) + 1;
    return quantity <= 10 && quantity * unit <= cleared + uncleared ? [{ reward, unit, quantity }] : [];
  });
}

async function buyersOf(
  tx: Tx,
  campaign: PlantedCampaign,
  people: readonly PlantedPerson[],
): Promise<Buyer[]> {
  const accounts = await tx
    .selectFrom("ledger_accounts")
    .select(["user_id", "kind", "balance"])
    .where("client_id", "=", campaign.clientId)
    .where("pot_id", "=", campaign.id)
    .where("kind", "in", ["cleared", "uncleared"])
    .where("user_id", "is not", null)
    .execute();
  const moved = await tx
    .selectFrom("ledger_transactions")
    .select(({ fn }) => ["user_id", fn.max("posted_at").as("at")])
    .where("client_id", "=", campaign.clientId)
    .where("pot_id", "=", campaign.id)
    .groupBy("user_id")
    .execute();
  const has = (userId: string, kind: string) =>
    accounts.find((account) => account.user_id === userId && account.kind === kind)?.balance ?? 0;
  return campaign.enrolments.flatMap(({ userId, country }) => {
    const person = people.find(({ id }) => id === userId);
    const since = moved.find(({ user_id }) => user_id === userId)?.at;
    if (!person || person.status || !since) return [];
    return { person, country, since, cleared: has(userId, "cleared"), uncleared: has(userId, "uncleared") };
  });
}

interface OrderPlan {
  campaign: PlantedCampaign;
  office: PlantedPerson;
  buyer: Buyer;
  reward: PlantedReward;
  quantity: number;
  /** Points of one. */
  unit: number;
  state: OrderState;
}

const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

async function plantOrder(tx: Tx, random: Random, { now }: Given, plan: OrderPlan): Promise<void> {
  const { campaign, office, buyer, reward, quantity, unit, state } = plan;
  const { clientId, id: campaignId } = campaign;
  const { person, country } = buyer;
  // Some time between the last movement and now, in as many parts as there are steps.
  const left = Math.max(now.getTime() - buyer.since.getTime() - hour, hour);
  const placedAt = new Date(now.getTime() - left * (0.5 + random.next() * 0.4));
  const part = (now.getTime() - placedAt.getTime()) / 5;
  const at = (step: number) => new Date(placedAt.getTime() + step * part);
  const id = random.id(placedAt);
  const named = (one: PlantedPerson) => ({ userId: one.id, name: `${one.firstName} ${one.lastName}` });
  const units: OrderUnits = {
    ...{ clientId, orderId: id, rewardId: reward.id, country, units: quantity, delivery: "shipped" },
    ...{ by: named(person), at: placedAt },
  };
  if (!(await reserveUnits(tx, units))) return;
  const name = { clientId, purpose: "order", sourceId: id } as const;
  const points = quantity * unit;
  const held = await hold(tx, {
    ...{ ...name, potId: campaignId, userId: person.id, points, now: placedAt, actorId: person.id },
  });
  if (isRefusal(held)) throw new Error(`the demo's order was refused: ${held.refused.code}`);
  const recipient = `${person.firstName} ${person.lastName}`;
  await tx
    .insertInto("orders")
    .values({
      ...{ id, client_id: clientId, user_id: person.id, campaign_id: campaignId, reward_id: reward.id },
      code: Array.from({ length: 8 }, () => random.pick([...letters])).join(""),
      ...{ country, category_id: reward.categoryId, name: JSON.stringify(reward.plan.name) },
      ...{ picture_file_id: reward.pictureId, delivery: "shipped", quantity, unit_price: unit, points },
      address: JSON.stringify({ country, recipient, ...deliveryPlaces[country] }),
      ...{ state: "awaiting_approval", waiting_points: held.waiting, counted: "[]" },
      ...{ ...parcelDays, placed_at: placedAt, since: placedAt },
    })
    .execute();
  await step(tx, { clientId, id }, null, "awaiting_approval", { by: named(person), at: placedAt });
  if (state === "awaiting_approval") return;
  const staff = named(office);
  if (state === "reproved" || state === "cancelled") {
    const actor = state === "cancelled" ? named(person) : staff;
    const reason = state === "reproved" ? "Endereço fora da área de entrega" : null;
    await releaseUnits(tx, { ...units, by: actor, at: at(1) });
    await release(tx, { ...name, now: at(1), actorId: actor.userId });
    const fields = { state, decided_at: at(1), since: at(1), reason, waiting_points: 0 };
    await tx.updateTable("orders").set(fields).where("id", "=", id).execute();
    await step(tx, { clientId, id }, "awaiting_approval", state, { by: actor, reason, at: at(1) });
    return;
  }
  const spent = await capture(tx, { ...name, now: at(1), actorId: staff.userId });
  if (isRefusal(spent)) throw new Error(`the demo's order was not approved: ${spent.refused.code}`);
  await tx
    .updateTable("orders")
    .set({ state: "approved", decided_at: at(1), since: at(1) })
    .where("id", "=", id)
    .execute();
  await step(tx, { clientId, id }, "awaiting_approval", "approved", { by: staff, at: at(1) });
  if (state === "approved") return;
  await shipUnits(tx, { ...units, by: staff, at: at(2) });
  await tx
    .updateTable("orders")
    .set({
      ...{ state: "shipped", shipped_at: at(2), since: at(2), carrier: "Entrega Já" },
      tracking: `EJ${random.digits(9)}`,
    })
    .where("id", "=", id)
    .execute();
  await step(tx, { clientId, id }, "approved", "shipped", { by: staff, at: at(2) });
  if (state === "shipped") return;
  await tx
    .updateTable("orders")
    .set({ state: "delivered", delivered_at: at(4), since: at(4) })
    .where("id", "=", id)
    .execute();
  await step(tx, { clientId, id }, "shipped", "delivered", { by: staff, at: at(4) });
}

async function step(
  tx: Tx,
  order: { clientId: string; id: string },
  from: OrderState | null,
  to: OrderState,
  {
    by: actor,
    reason = null,
    at,
  }: { by: { userId: string; name: string }; reason?: string | null; at: Date },
): Promise<void> {
  const person = from === null || to === "cancelled";
  await tx
    .insertInto("order_transitions")
    .values({
      ...{ client_id: order.clientId, order_id: order.id, from_state: from, to_state: to, reason, at },
      ...{ by_whom: person ? "person" : "staff", actor_id: actor.userId, actor_name: actor.name },
    })
    .execute();
}
