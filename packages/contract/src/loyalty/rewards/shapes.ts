import * as z from "zod/mini";
import { levels } from "../../core/level.ts";
import { calendarDate, country, id, locale, moment } from "../../core/shapes.ts";
import { audienceLocks } from "../../members/eligibility/locks.ts";
import { arrivalDaysLimit } from "./limits.ts";
import { deliveries, limitPeriods } from "./states.ts";

// §routes#screen-reward-store Reward store, §entities#reward: price, department, stock, category. What a person sees of it; texts in their language.

/** Delivery kind: a parcel with an address, or a code to copy. */
export const delivery = z.enum(deliveries);

export const limitPeriod = z.enum(limitPeriods);

/** Most units of one order. */
export const orderQuantityLimit = 10;

/** Availability without a number: `few` is at most 5. */
export const stockBands = ["many", "few", "none"] as const;
export const stockBand = z.enum(stockBands);
export type StockBand = z.output<typeof stockBand>;

/** "Popular": units ordered in the last 90 days. "Soonest": what the person can have first at their own pace. */
export const storeSorts = ["popular", "price_up", "price_down", "soonest"] as const;
export const storeSort = z.enum(storeSorts);
export type StoreSort = z.output<typeof storeSort>;

/**
 * Why somebody cannot order an item now, each saying what opens it (`locks.ts`). Missing points and empty stock are no
 * locks: the card tells them by themselves.
 */
export const storeLock = z.discriminatedUnion("kind", [
  ...audienceLocks,
  z.strictObject({ kind: z.literal("opens_later"), at: moment }),
  z.strictObject({ kind: z.literal("closed"), at: moment }),
  /** §validation#category-limit: the category's redemption limit is reached; `opensOn` is null where no date is known. */
  z.strictObject({
    kind: z.literal("category_limit"),
    units: z.number(),
    period: limitPeriod,
    opensOn: z.nullable(calendarDate),
  }),
  z.strictObject({
    kind: z.literal("reward_limit"),
    units: z.number(),
    period: limitPeriod,
    opensOn: z.nullable(calendarDate),
  }),
  /** Points owed to this campaign come first. */
  z.strictObject({ kind: z.literal("debt"), points: z.number() }),
  /** No campaign whose points could be spent. */
  z.strictObject({ kind: z.literal("no_campaign") }),
]);
export type StoreLock = z.output<typeof storeLock>;

const working = z.int().check(z.minimum(1), z.maximum(arrivalDaysLimit));

/** Working days after approval in which a parcel arrives. */
export const arrivalDays = z
  .strictObject({ from: working, until: working })
  .check(z.refine(({ from, until }) => from <= until, { error: "invalid", path: ["until"] }));

const money = z.strictObject({ currency: z.string(), amount: z.number() });

/** One item as the grid shows it. */
export const storeCard = z.strictObject({
  id,
  name: z.string(),
  /** Language of the name: the reader's, where it is written in it. */
  locale,
  categoryId: id,
  category: z.string(),
  departmentId: id,
  department: z.string(),
  delivery,
  pictureUrl: z.nullable(z.string()),
  /** Points a unit, in the person's country. */
  price: z.int(),
  /** Points still missing for one; 0: affordable. */
  missing: z.int(),
  /** The day they have them at the pace of their last 28 days; null: now, or no pace, or not in this campaign. */
  soonestOn: z.nullable(calendarDate),
  locked: z.array(storeLock),
  stock: stockBand,
  /** Units the limits of item and category still let them order; null: no limit. */
  limitLeft: z.nullable(z.int()),
  wished: z.boolean(),
});

/** §entities#reward store state: user points, user level, level points; of the campaign whose points are spent. */
export const storeShopper = z.strictObject({
  /** Country of purchase: prices, stock and the address of a parcel are of this country. */
  country,
  campaign: z.nullable(z.strictObject({ id, title: z.string(), endsAt: moment, lastOrderAt: moment })),
  /** Available, audited or not. */
  points: z.int(),
  /** Points among those still under audit: an order with them waits. */
  underAudit: z.int(),
  debt: z.int(),
  level: z.enum(levels),
  /** Experience of the campaign. */
  levelPoints: z.int(),
});

/** A page of the store, and who looks. */
export const storePage = z.strictObject({
  items: z.array(storeCard),
  nextCursor: z.nullable(z.string()),
  /** Items that fit the filters. */
  total: z.int(),
  me: storeShopper,
});

/** One item, whole. */
export const storeItem = z.strictObject({
  ...storeCard.shape,
  description: z.string(),
  conditions: z.string(),
  /** Languages of both, which may lack another one than the name does. */
  descriptionLocale: locale,
  conditionsLocale: locale,
  pictures: z.array(z.strictObject({ thumb: z.string(), large: z.string() })),
  /** Worth of one in money, where the programme shows it. */
  worth: z.nullable(money),
  /** Orders are taken from, until (exclusive); null: open. */
  redeemFrom: z.nullable(moment),
  redeemUntil: z.nullable(moment),
  /** Null: a digital code, or nobody said. */
  arrival: z.nullable(arrivalDays),
  limits: z.array(
    z.strictObject({
      scope: z.enum(["category", "reward"]),
      period: limitPeriod,
      units: z.int(),
      left: z.int(),
    }),
  ),
  /** Most units one order of theirs could have now: points, limits, stock and `orderQuantityLimit`. */
  quantityMost: z.int(),
  me: storeShopper,
});

/** Departments with their categories, in the programme's order; only those with something to see. */
export const storeSections = z.strictObject({
  departments: z.array(
    z.strictObject({
      id,
      name: z.string(),
      items: z.int(),
      categories: z.array(z.strictObject({ id, name: z.string(), items: z.int() })),
    }),
  ),
});
