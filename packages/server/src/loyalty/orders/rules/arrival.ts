// §entities#order: when a parcel arrives, counted in working days from approval, and whether it is late.
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";
import { type ArrivalDays, arrivalAfter } from "@trilha/contract/loyalty/rewards/arrival.ts";

export interface ArrivingOrder {
  readonly state: OrderState;
  readonly arrival: ArrivalDays | null;
  readonly decidedAt: Date | null;
  readonly returnedAt: Date | null;
  readonly timeZone: string;
}

/** Arrival of an order that is not over; null: nothing to wait for, or nothing promised. */
export function arrivalNow({ state, arrival, decidedAt, returnedAt, timeZone }: ArrivingOrder, now: Date) {
  if (!arrival || returnedAt) return null;
  if (state === "awaiting_approval") return { days: arrival, between: null, late: false };
  if ((state !== "approved" && state !== "shipped") || !decidedAt) return null;
  const between = arrivalAfter(localDay(decidedAt, timeZone), arrival);
  return { days: arrival, between, late: localDay(now, timeZone) > between.last };
}
