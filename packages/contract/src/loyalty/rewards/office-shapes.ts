import * as z from "zod/mini";
import { country, id, localizedText, moment, text, version } from "../../core/shapes.ts";
import { eligibility } from "../../members/eligibility/conditions.ts";
import {
  rewardNameLimit,
  rewardPictureLimit,
  rewardPriceLimit,
  rewardSkuLimit,
  rewardTextLimit,
  sectionNameLimit,
  unitLimit,
} from "./limits.ts";
import { arrivalDays, delivery, limitPeriod } from "./shapes.ts";
import { rewardStates } from "./states.ts";

export const rewardState = z.enum(rewardStates);
export type RewardState = z.output<typeof rewardState>;

const price = z.int().check(z.minimum(1), z.maximum(rewardPriceLimit));
const units = z.int().check(z.minimum(1), z.maximum(unitLimit));

/** Price of an item in one country; an inactive one is not offered there. */
export const rewardCountry = z.strictObject({
  country,
  price,
  active: z.boolean(),
  /** Working days of a parcel; without them nothing is said. */
  arrival: z.optional(arrivalDays),
});
/** Most units one person may order in a period. */
export const rewardLimit = z.strictObject({ period: limitPeriod, units });

/** Editable fields of an item. */
export const rewardFields = z.strictObject({
  sku: text(rewardSkuLimit),
  name: localizedText(rewardNameLimit),
  description: localizedText(rewardTextLimit),
  conditions: localizedText(rewardTextLimit),
  categoryId: id,
  delivery,
  /** In their order; the first is the card's. */
  pictureFileIds: z.array(id).check(z.maxLength(rewardPictureLimit)),
  eligibility,
  /** When it can be seen, and ordered; the second lies inside the first. Null: open. Ends are exclusive. */
  visibleFrom: z.nullable(moment),
  visibleUntil: z.nullable(moment),
  redeemFrom: z.nullable(moment),
  redeemUntil: z.nullable(moment),
  /** A country at most once. */
  countries: z.array(rewardCountry).check(z.maxLength(7)),
  /** A period at most once. */
  limits: z.array(rewardLimit).check(z.maxLength(4)),
});
export type RewardFields = z.output<typeof rewardFields>;
export const rewardEdit = z.strictObject({ version, ...rewardFields.shape });

const named = z.strictObject({ id, name: localizedText(sectionNameLimit) });

/** An item in the office's list. */
export const rewardListItem = z.strictObject({
  id,
  sku: z.string(),
  name: localizedText(rewardNameLimit),
  category: named,
  department: named,
  delivery,
  state: rewardState,
  pictureUrl: z.nullable(z.string()),
  countries: z.array(
    z.strictObject({ country, price: z.int(), active: z.boolean(), onHand: z.int(), reserved: z.int() }),
  ),
  /** Not open to everybody. */
  restricted: z.boolean(),
  visibleFrom: z.nullable(moment),
  visibleUntil: z.nullable(moment),
  updatedAt: moment,
});

/** Publication faults of an item. */
export const rewardFaults = ["no_name", "no_country", "category_off"] as const;

/** An item as the office edits it. */
export const officeReward = z.strictObject({
  id,
  ...rewardFields.shape,
  state: rewardState,
  department: named,
  category: named,
  pictures: z.array(z.strictObject({ fileId: id, thumb: z.string(), large: z.string() })),
  stock: z.array(z.strictObject({ country, onHand: z.int(), reserved: z.int() })),
  /** The newest 50 prices that were changed. */
  prices: z.array(
    z.strictObject({ country, from: z.nullable(z.int()), to: z.int(), by: z.string(), at: moment }),
  ),
  faults: z.array(z.enum(rewardFaults)),
  /** Units moved already: how it is delivered stays. */
  deliveryFixed: z.boolean(),
  updatedAt: moment,
  version: z.number(),
});

/** Items published, archived or taken out of the archive together; all or none. */
export const rewardSwitching = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(500)),
  state: z.enum(["published", "archived"]),
});
