import * as z from "zod/mini";
import { importFile } from "../../core/imports/report.ts";
import {
  calendarDate,
  country,
  id,
  localizedText,
  moment,
  optionalText,
  printable,
  searchText,
  text,
  version,
} from "../../core/shapes.ts";
import { arrivalDays, delivery, orderQuantityLimit } from "../rewards/shapes.ts";
import { deliveryAddress } from "./address.ts";
import { orderActLimit, shipmentLimits } from "./limits.ts";
import { orderStates } from "./states.ts";

export const orderState = z.enum(orderStates);

const points = z.int().check(z.minimum(1), z.maximum(1_000_000_000));

/** §validation#redemption, as the person confirms it. */
export const redemption = z.strictObject({
  /** Campaign whose points pay: one campaign's, never a mix. */
  campaignId: id,
  rewardId: id,
  quantity: z.int().check(z.minimum(1), z.maximum(orderQuantityLimit)),
  /** The price of one unit that was shown; another one by now is said, never taken in silence. */
  price: points,
  /** Delivery address of the parcel; a digital reward has none. */
  address: z.optional(deliveryAddress),
});
export type Redemption = z.input<typeof redemption>;

/** Why an order cannot be approved yet. */
export const waitsFor = z.strictObject({
  /** Points of it that are still under audit. */
  points: z.number(),
  /** Points fell in the audit: the order will be reproved in a moment. */
  fell: z.boolean(),
  /** Sales and photos those points came from. */
  claims: z.array(
    z.strictObject({
      id,
      kind: z.enum(["claim", "photo", "other"]),
      /** The invoice's number, or what was photographed. */
      label: z.string(),
      points: z.number(),
    }),
  ),
});

export const orderItem = z.strictObject({
  id,
  /** Eight letters and digits that people can read out. */
  code: z.string(),
  campaignId: id,
  rewardId: id,
  name: z.string(),
  pictureUrl: z.nullable(z.string()),
  delivery,
  quantity: z.number(),
  unitPrice: z.number(),
  points: z.number(),
  state: orderState,
  /** Points of it that are still under audit. */
  waiting: z.number(),
  /** When a parcel on its way arrives; null: digital, over, or nobody said. */
  arrival: z.nullable(
    z.strictObject({
      days: arrivalDays,
      /** First and last day; null: not approved yet. */
      between: z.nullable(z.strictObject({ first: calendarDate, last: calendarDate })),
      /** The last day has passed. */
      late: z.boolean(),
    }),
  ),
  placedAt: moment,
  version: z.number(),
});

const tracked = {
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
};

/** One step of an order; a parcel that came back is a step that stays in its state. */
const step = z.strictObject({
  from: z.nullable(orderState),
  to: orderState,
  /** Staff stay nameless to the person; `audit`: its points fell. */
  by: z.enum(["you", "programme", "audit"]),
  /** The parcel came back. */
  returned: z.boolean(),
  reason: z.nullable(z.string()),
  at: moment,
});

/** An order as its owner sees it; also the receipt. */
export const order = z.strictObject({
  ...orderItem.shape,
  campaign: z.string(),
  country,
  address: z.nullable(deliveryAddress),
  ...tracked,
  reason: z.nullable(z.string()),
  waitsFor,
  history: z.array(step),
  can: z.strictObject({ cancel: z.boolean(), confirmArrival: z.boolean(), readCodes: z.boolean() }),
});
export type Order = z.output<typeof order>;

/** Digital codes of a delivered order, in clear. */
export const orderCodes = z.strictObject({ codes: z.array(z.string()) });

export const orderChange = z.strictObject({ version });

/* The office. */

const somebody = z.strictObject({
  userId: id,
  /** Where the person's page is. */
  membershipId: z.nullable(id),
  name: z.string(),
  store: z.nullable(z.string()),
});

export const officeOrderItem = z.strictObject({
  ...orderItem.shape,
  campaign: z.string(),
  country,
  category: z.nullable(z.string()),
  person: somebody,
  /** Awaiting, and every point of it is audited. */
  ready: z.boolean(),
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  /** When it came to the state it is in. */
  since: moment,
});

/** Why the reader cannot approve it. */
export const orderHindrances = ["own_order", "waits_for_audit", "points_fell", "person_blocked"] as const;

export const officeOrder = z.strictObject({
  ...officeOrderItem.shape,
  names: localizedText(),
  /** Only for whoever ships (`orders.ship`), until it is erased. */
  address: z.nullable(deliveryAddress),
  addressErasedAt: z.nullable(moment),
  trackingUrl: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  waitsFor,
  history: z.array(
    z.strictObject({
      from: z.nullable(orderState),
      to: orderState,
      by: z.string(),
      returned: z.boolean(),
      reason: z.nullable(z.string()),
      at: moment,
    }),
  ),
  hindrance: z.nullable(z.enum(orderHindrances)),
  can: z.strictObject({
    approve: z.boolean(),
    reprove: z.boolean(),
    cancel: z.boolean(),
    ship: z.boolean(),
    deliver: z.boolean(),
    takeBack: z.boolean(),
  }),
});

const ids = z.array(id).check(
  z.minLength(1),
  z.maxLength(orderActLimit),
  z.refine((list) => new Set(list).size === list.length, { error: "invalid" }),
);

export const orderDecision = z.strictObject({
  ids,
  decision: z.enum(["approve", "reprove"]),
  /** Needed to reprove; the people are told. */
  reason: z.optional(optionalText()),
});

const trackingUrl = z.optional(
  z
    .string()
    .check(z.trim(), printable, z.maxLength(shipmentLimits.trackingUrl), z.regex(/^https:\/\/[^\s]+$/)),
);

/** A parcel on its way. */
export const shipment = z.strictObject({
  id,
  carrier: text(shipmentLimits.carrier),
  tracking: z._default(optionalText(shipmentLimits.tracking), ""),
  trackingUrl,
});
export const shipments = z.strictObject({
  shipments: z.array(shipment).check(
    z.minLength(1),
    z.maxLength(orderActLimit),
    z.refine((list) => new Set(list.map(({ id: one }) => one)).size === list.length, { error: "invalid" }),
  ),
});

export const orderIds = z.strictObject({ ids });
export const orderReturn = z.strictObject({ ids, reason: z._default(optionalText(), "") });
export const orderCancellation = z.strictObject({ ids, reason: text() });

/** Outcome of each order of an act: done, or why not. */
export const orderOutcomes = z.strictObject({
  outcomes: z.array(
    z.strictObject({
      id,
      done: z.boolean(),
      /** As it stands now; null: there is no such order. */
      state: z.nullable(orderState),
      /** The problem's code and text where it is not done. */
      problem: z.nullable(z.strictObject({ code: z.string(), title: z.string() })),
    }),
  ),
});
export type OrderOutcome = z.output<typeof orderOutcomes>["outcomes"][number];

export const orderFile = z.strictObject(importFile);

/** Filters of the queue; also what the warehouse's export is asked with. */
export const orderFilters = {
  state: z.optional(orderState),
  /** Awaiting with every point audited, or still waiting for some. */
  ready: z.optional(z.enum(["yes", "no"])),
  country: z.optional(country),
  campaignId: z.optional(id),
  categoryId: z.optional(id),
  rewardId: z.optional(id),
  /** Code, person's name or reward. */
  search: searchText,
  /** Placed on or after, on or before this day in the programme's zone. */
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
};
