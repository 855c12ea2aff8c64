import type { Country } from "@trilha/contract/core/country.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/shapes.ts";
import type { Keys } from "../../core/keys.ts";
import type { Tx } from "../../db/database.ts";
import { openCode } from "./code-seal.ts";
import { freeCodes, giveCodes, givenCodes, reserveCodes } from "./codes.queries.ts";
import { moveStock } from "./stock.queries.ts";

// What an order does to stock and codes, each step once: its key is the order's. All take the stock's row first.

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
export async function reserveUnits(tx: Tx, of: OrderUnits): Promise<boolean> {
  const done = await moveStock(tx, { ...of, kind: "reserve", key: `reserve:${of.orderId}` });
  if (done === "moved" && of.delivery === "digital") expectAll(of, await reserveCodes(tx, of));
  return done !== "not_enough";
}

/** Gives back what an order had reserved: it will not come. */
export async function releaseUnits(tx: Tx, of: OrderUnits): Promise<void> {
  const done = await moveStock(tx, { ...of, kind: "release", key: `release:${of.orderId}` });
  if (done === "moved" && of.delivery === "digital") expectAll(of, await freeCodes(tx, of));
}

/** What was reserved leaves the house; codes are the person's from now on. */
export async function shipUnits(tx: Tx, of: OrderUnits): Promise<void> {
  const done = await moveStock(tx, { ...of, kind: "ship", key: `ship:${of.orderId}` });
  if (done === "moved" && of.delivery === "digital") expectAll(of, await giveCodes(tx, of));
}

/** A parcel came back: its units are on hand again. Codes never come back. */
export async function returnUnits(tx: Tx, of: OrderUnits): Promise<void> {
  await moveStock(tx, { ...of, kind: "return", key: `return:${of.orderId}` });
}

/** The codes a delivered order gave, in clear: for the person alone. */
export async function codesOfOrder(
  tx: Tx,
  keys: Keys,
  of: { clientId: string; orderId: string },
): Promise<string[]> {
  const sealed = await givenCodes(tx, of);
  return sealed.map((code) => openCode(keys, code));
}

/** The books of units say what there is; codes that do not agree with them are a bug. */
function expectAll({ orderId, units }: OrderUnits, codes: number): void {
  if (codes !== units) throw new Error(`order ${orderId} moved ${units} units and ${codes} codes`);
}
