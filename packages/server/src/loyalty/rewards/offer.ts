import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ArrivalDays } from "@trilha/contract/loyalty/rewards/arrival.ts";
import type { OrderLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import type { Tx } from "../../db/database.ts";
import { offerRow } from "./offer.queries.ts";
import { isOffered } from "./rules/offered.ts";

/** Offer of an item in one country. */
export interface Offer {
  readonly rewardId: string;
  readonly sku: string;
  readonly name: Partial<Record<Locale, string>>;
  readonly categoryId: string;
  readonly delivery: RewardDelivery;
  /** First picture. */
  readonly pictureFileId: string | null;
  /** The store of this country shows it at this moment. */
  readonly offered: boolean;
  /** Points a unit; 0 where it has no price in this country (and is not offered). */
  readonly price: number;
  /** Which price of this country it is. */
  readonly priceVersion: number;
  /** When a parcel of it arrives after approval; null: digital, or nobody said. */
  readonly arrival: ArrivalDays | null;
  /** When orders are taken; null: open. The end is exclusive. */
  readonly redeem: { readonly from: Date | null; readonly until: Date | null };
  readonly eligibility: Eligibility;
  /** Limits of the item and of its category. */
  readonly limits: readonly OrderLimit[];
}

/** Arrival as its columns say. */
export const arrivalOf = (
  delivery: RewardDelivery,
  days: { arrives_from: number | null; arrives_until: number | null },
): ArrivalDays | null =>
  delivery === "shipped" && days.arrives_from !== null && days.arrives_until !== null
    ? { from: days.arrives_from, until: days.arrives_until }
    : null;

/** §validation#redemption: one item as it is offered in a country; undefined when the client has none of this id. */
export async function offerFor(
  tx: Tx,
  offer: { clientId: string; rewardId: string; country: Country; now: Date },
): Promise<Offer | undefined> {
  const row = await offerRow(tx, offer);
  if (!row) return undefined;
  const offering = {
    state: row.state,
    shelved: row.shelved,
    priced: row.price !== null && row.active === true,
    visibleFrom: row.visible_from,
    visibleUntil: row.visible_until,
  };
  return {
    rewardId: offer.rewardId,
    sku: row.sku,
    name: row.name,
    categoryId: row.category_id,
    delivery: row.delivery,
    pictureFileId: row.picture_file_id,
    offered: isOffered(offering, offer.now),
    price: row.price ?? 0,
    priceVersion: row.price_version ?? 0,
    arrival: arrivalOf(row.delivery, row),
    redeem: { from: row.redeem_from, until: row.redeem_until },
    eligibility: row.eligibility,
    limits: row.limits,
  };
}
