import { randomBytes, randomUUID } from "node:crypto";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { ledgerProblems } from "@trilha/contract/loyalty/ledger/problems.ts";
import type { DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import type { redeem as spec } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { orderProblems } from "@trilha/contract/loyalty/orders/problems.ts";
import type { redemption } from "@trilha/contract/loyalty/orders/shapes.ts";
import type * as z from "zod/mini";
import { freshProof } from "../../accounts/identity/index.ts";
import { admitRequest } from "../../core/admission.ts";
import type { MemberCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { hold, lockPot } from "../ledger/index.ts";
import { type Offer, offerFor, reserveUnits, unitsOnHand } from "../rewards/index.ts";
import { type AnnouncedOrder, notifyOrder } from "./announce.ts";
import { countUnits } from "./counters.queries.ts";
import { insertOrder, insertTransition, type NewOrder } from "./orders.queries.ts";
import { loadOwnOrder } from "./present-order.ts";
import { comeInVain, knownAddresses, type RedeemRequest } from "./redeemer.queries.ts";
import { type Redeemer, redeemerOf, wordsFor } from "./redeemer.ts";
import { countingsOf } from "./rules/counted.ts";
import { needsProof } from "./rules/fresh-proof.ts";
import { orderCodeOf } from "./rules/order-code.ts";
import { judgeRedeem } from "./rules/redeem.ts";

/**
 * §validation#redemption: units and points are reserved and the order awaits its approval; one transaction, so a refusal keeps
 * nothing. Locks are taken in the one order everybody takes them: stock, the person's points, what they ordered.
 */
export const redeem: UseCase<typeof spec> = async (call, { body }) => {
  const { clientId, userId } = call.actor;
  const { campaignId, rewardId, quantity } = body;
  const item = { clientId, rewardId };
  // Refusal of latecomers in a rush at once, so that they hold up nobody who came in time.
  const findHopeless = (requests: readonly RedeemRequest[]) =>
    call.parts.db.read({ clientId }, (tx) => comeInVain(tx, item, requests));
  const gate = { name: "reward_orders", key: `${clientId} ${rewardId}`, concurrency, findHopeless };
  const done = await admitRequest(gate, { userId, campaignId, quantity }, () => reserve(call, body));
  return done ?? refuse(orderProblems.notEnoughStock);
};

/** Orders of one item that are worked on at once: its units are one row, which each of them waits for. */
const concurrency = 4;

const reserve = (call: MemberCall, body: z.output<typeof redemption>) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const { campaignId, rewardId, quantity, address } = body;
    const { now } = call;
    const who = await redeemerOf(tx, { clientId, campaignId, userId }, now);
    if (!who) return refuse(genericProblems.notFound);
    const { country } = who;
    if (!country) return refuse(orderProblems.noCampaign);
    const offer = await offerFor(tx, { clientId, rewardId, country, now });
    if (!offer) return refuse(genericProblems.notFound);
    const objection = judgeRedeem(
      { now, open: who.open, country, person: who.facts, offer, price: body.price, address },
      await wordsFor(tx, call, who, offer.eligibility),
    );
    if (objection) return refuse(objection.problem, objection.params, objection.fields);
    const proof = address && (await judgeProof(tx, call, address));
    if (proof) return proof;

    const id = randomUUID();
    const actor = { userId, name };
    const offerKey = {
      clientId,
      orderId: id,
      rewardId,
      country,
      units: quantity,
      delivery: offer.delivery,
      by: actor,
      at: now,
    };
    // A look that waits for nobody, then the units themselves.
    if ((await unitsOnHand(tx, offerKey)) < quantity || !(await reserveUnits(tx, offerKey))) {
      return refuse(orderProblems.notEnoughStock);
    }
    await lockPot(tx, { clientId, potId: campaignId, userId });
    const points = quantity * offer.price;
    const counted = await count(tx, { clientId, userId, campaignId, quantity }, who, offer, now);
    if (isRefusal(counted)) return counted;
    const held = await hold(tx, {
      ...{ clientId, potId: campaignId, userId, purpose: "order", sourceId: id, points, now },
      ...{ frozen: who.frozen, actorId: userId },
    });
    if (isRefusal(held)) return pointsRefusal(held);
    await place(tx, call, {
      ...{ id, clientId, userId, campaignId, rewardId, country, quantity, points, counted },
      categoryId: offer.categoryId,
      name: offer.name,
      pictureFileId: offer.pictureFileId,
      delivery: offer.delivery,
      arrival: offer.arrival,
      unitPrice: offer.price,
      address: address ?? null,
      waitingPoints: held.waiting,
      placedAt: now,
    });
    const placed = await loadOwnOrder(tx, call, id);
    if (!placed) throw new Error("an order vanished inside a transaction");
    return placed;
  });

async function judgeProof(tx: Tx, call: MemberCall, address: DeliveryAddress): Promise<Refusal | undefined> {
  const { clientId, userId } = call.actor;
  const known = await knownAddresses(tx, { clientId, userId });
  return needsProof(address, known) ? freshProof(call, tx) : undefined;
}

/** Counts the units where limits allow it; answers the rows they count in. */
async function count(
  tx: Tx,
  participant: { clientId: string; userId: string; campaignId: string; quantity: number },
  who: Redeemer,
  offer: Offer,
  now: Date,
) {
  const { campaignId, quantity } = participant;
  const today = localDay(now, who.clientZone);
  const reward = { id: offer.rewardId, categoryId: offer.categoryId };
  const countings = countingsOf(reward, offer.limits, { campaignId, today });
  const passed = await countUnits(tx, participant, countings, quantity);
  if (!passed) return countings.map(({ row }) => row);
  return refuse(passed[0] === "category" ? orderProblems.categoryLimit : orderProblems.rewardLimit);
}

/** §messages#redeem: the redeem sheet's own words for too few points. */
function pointsRefusal(refusal: Refusal): Refusal {
  if (refusal.refused !== ledgerProblems.insufficientPoints) return refusal;
  return refuse(orderProblems.insufficientPoints, { missing: refusal.params.missing ?? 0 });
}

async function place(tx: Tx, call: MemberCall, order: Omit<NewOrder, "codes">): Promise<void> {
  const { now } = call;
  const codes = Array.from({ length: 5 }, () => orderCodeOf(randomBytes(8)));
  const code = await insertOrder(tx, { ...order, codes });
  const actor = { whom: "person", userId: call.actor.userId, name: call.actor.name } as const;
  await insertTransition(tx, order, { from: null, to: "awaiting_approval", by: actor, reason: null, now });
  if (order.waitingPoints > 0) {
    const { clientId, id: orderId } = order;
    await enqueue(
      tx,
      "orders.hold_changed",
      { clientId, orderId },
      { key: `orders.hold_changed:${orderId}` },
    );
  }
  const placed: AnnouncedOrder = {
    ...order,
    ...{ code, state: "awaiting_approval", since: now, version: 1 },
    ...{
      addressErasedAt: null,
      carrier: null,
      tracking: null,
      trackingUrl: null,
      reason: null,
      decidedAt: null,
      returnedAt: null,
    },
  };
  await notifyOrder(tx, placed, { reason: null, now });
}
