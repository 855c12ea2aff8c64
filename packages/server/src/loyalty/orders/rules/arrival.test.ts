import { orderStates } from "@trilha/contract/loyalty/orders/states.ts";
import { describe, expect, test } from "vitest";
import { arrivalNow } from "./arrival.ts";

const days = { from: 5, until: 10 };
const order = {
  state: "approved",
  arrival: days,
  // Friday evening in São Paulo, Saturday already in UTC.
  decidedAt: new Date("2026-11-21T01:30:00Z"),
  returnedAt: null,
  timeZone: "America/Sao_Paulo",
} as const;
const between = { first: "2026-11-27", last: "2026-12-04" };

describe("§entities#order: arrival", () => {
  test("is counted from the day of approval where the programme is", () => {
    expect(arrivalNow(order, new Date("2026-11-24T12:00:00Z"))).toEqual({ days, between, late: false });
  });

  test("is late the day after the last one", () => {
    expect(arrivalNow(order, new Date("2026-12-05T02:59:00Z"))?.late).toBe(false);
    expect(arrivalNow(order, new Date("2026-12-05T03:00:00Z"))?.late).toBe(true);
  });

  test("has no days before approval", () => {
    const waiting = { ...order, state: "awaiting_approval", decidedAt: null } as const;
    expect(arrivalNow(waiting, new Date("2027-01-01T12:00:00Z"))).toEqual({
      days,
      between: null,
      late: false,
    });
  });

  test("is told of what is under way alone", () => {
    const dated = orderStates.filter((state) => arrivalNow({ ...order, state }, order.decidedAt) !== null);
    expect(dated).toEqual(["awaiting_approval", "approved", "shipped"]);
    expect(arrivalNow({ ...order, returnedAt: order.decidedAt }, order.decidedAt)).toBeNull();
    expect(arrivalNow({ ...order, arrival: null }, order.decidedAt)).toBeNull();
  });
});
