import type { officeReward, rewardListItem } from "@trilha/contract/loyalty/rewards/office-shapes.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import type { Tx } from "../../db/database.ts";
import { priceChanges, type RewardRow, rewardById } from "./rewards.queries.ts";
import { faultsOf } from "./rules/faults.ts";

const momentOf = (at: Date | null) => at?.toISOString() ?? null;

/** An item as a line of the office's list. */
export function presentItem(call: MemberCall, row: RewardRow): z.output<typeof rewardListItem> {
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    category: { id: row.category_id, name: row.category },
    department: { id: row.department_id, name: row.department },
    delivery: row.delivery,
    state: row.state,
    pictureUrl: pictureUrl(call, row.picture_file_ids[0] ?? null),
    countries: row.countries.map(({ arrival: _, ...sold }) => sold),
    restricted: !("all" in row.eligibility && row.eligibility.all.length === 0),
    visibleFrom: momentOf(row.visible_from),
    visibleUntil: momentOf(row.visible_until),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** An item as it is edited; undefined when the client has none of this id. */
export async function loadReward(
  tx: Tx,
  call: MemberCall,
  id: string,
): Promise<z.output<typeof officeReward> | undefined> {
  const { clientId } = call.actor;
  const row = await rewardById(tx, clientId, id);
  if (!row) return undefined;
  const prices = await priceChanges(tx, clientId, id);
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    description: row.description,
    conditions: row.conditions,
    categoryId: row.category_id,
    category: { id: row.category_id, name: row.category },
    department: { id: row.department_id, name: row.department },
    delivery: row.delivery,
    pictureFileIds: row.picture_file_ids,
    pictures: row.picture_file_ids.map((fileId) => ({
      fileId,
      thumb: pictureUrl(call, fileId, "thumb") ?? "",
      large: pictureUrl(call, fileId, "large") ?? "",
    })),
    eligibility: row.eligibility,
    visibleFrom: momentOf(row.visible_from),
    visibleUntil: momentOf(row.visible_until),
    redeemFrom: momentOf(row.redeem_from),
    redeemUntil: momentOf(row.redeem_until),
    countries: row.countries.map(({ country, price, active, arrival }) => ({
      ...{ country, price, active },
      ...(arrival && { arrival }),
    })),
    limits: row.limits,
    stock: row.countries.map(({ country, onHand, reserved }) => ({ country, onHand, reserved })),
    prices: prices.map(({ country, from_price, to_price, actor_name, at }) => ({
      ...{ country, from: from_price, to: to_price, by: actor_name, at: at.toISOString() },
    })),
    state: row.state,
    faults: faultsOf(row),
    deliveryFixed: row.stocked,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** Item in the trail. */
export function auditFacts(row: RewardRow): Record<string, unknown> {
  const { sku, name, description, conditions, category_id, delivery, eligibility, countries, limits, state } =
    row;
  return {
    ...{ sku, name, description, conditions, delivery, eligibility, state },
    category: category_id,
    pictures: row.picture_file_ids.length,
    visible: [momentOf(row.visible_from), momentOf(row.visible_until)],
    redeem: [momentOf(row.redeem_from), momentOf(row.redeem_until)],
    prices: Object.fromEntries(
      countries.filter(({ active }) => active).map((one) => [one.country, one.price]),
    ),
    arrival: Object.fromEntries(
      countries.flatMap(({ active, country, arrival }) =>
        active && arrival ? [[country, `${arrival.from}–${arrival.until}`]] : [],
      ),
    ),
    limits: Object.fromEntries(limits.map(({ period, units }) => [period, units])),
  };
}
