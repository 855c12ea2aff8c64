import type { Country } from "@trilha/contract/core/country.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";
import type { Keys } from "../../core/keys.ts";
import type { Tx } from "../../db/database.ts";
import { openCode } from "./code-seal.ts";
import { freeCodes, giveCodes, givenCodes, reserveCodes } from "./codes.queries.ts";
import { moveStock } from "./stock.queries.ts";

// Effects of an order on stock and codes, each step once: its key is the order's. All take the stock's row first.

/** The units of one order, and who moves them. */
export interface OrderUnits {
  clientId: string;
  orderId: string;
  rewardId: string;
  country: Country;
  units: number;
  delivery: RewardDelivery;
  /** Null id: the product itself. */
  by: { userId: string | null; name: string };
  at: Date;
  reason?: string | null;
}

/** §validation#redemption-rush enough stock: takes the units for the order, and the codes of a digital item. False: not enough, nothing taken. */
export async function reserveUnits(tx: Tx, units: OrderUnits): Promise<boolean> {
  const done = await moveStock(tx, { ...units, kind: "reserve", key: `reserve:${units.orderId}` });
  if (done === "moved" && units.delivery === "digital") expectAll(units, await reserveCodes(tx, units));
  return done !== "not_enough";
}

/** Gives back what an order had reserved: it will not come. */
export async function releaseUnits(tx: Tx, units: OrderUnits): Promise<void> {
  const done = await moveStock(tx, { ...units, kind: "release", key: `release:${units.orderId}` });
  if (done === "moved" && units.delivery === "digital") expectAll(units, await freeCodes(tx, units));
}

/** Reserved units leave the house; codes are the person's from now on. */
export async function shipUnits(tx: Tx, units: OrderUnits): Promise<void> {
  const done = await moveStock(tx, { ...units, kind: "ship", key: `ship:${units.orderId}` });
  if (done === "moved" && units.delivery === "digital") expectAll(units, await giveCodes(tx, units));
}

/** A parcel came back: its units are on hand again. Codes never come back. */
export async function returnUnits(tx: Tx, units: OrderUnits): Promise<void> {
  await moveStock(tx, { ...units, kind: "return", key: `return:${units.orderId}` });
}

/** The codes a delivered order gave, in clear: for the person alone. */
export async function codesOfOrder(
  tx: Tx,
  keys: Keys,
  order: { clientId: string; orderId: string },
): Promise<string[]> {
  const sealed = await givenCodes(tx, order);
  return sealed.map((code) => openCode(keys, code));
}

/** The books of units say what there is; codes that do not agree with them are a bug. */
function expectAll({ orderId, units }: OrderUnits, codes: number): void {
  if (codes !== units) throw new Error(`order ${orderId} moved ${units} units and ${codes} codes`);
}
