import type { orderStates } from "@trilha/contract/loyalty/orders/states.ts";
import { describe, expect, it, test } from "vitest";
import { ACTS, actsFor, mayAct } from "./order-acts.ts";

const all = () => true;
const parcel = (state: (typeof orderStates)[number]) => ({ state, delivery: "shipped" }) as const;
const code = (state: (typeof orderStates)[number]) => ({ state, delivery: "digital" }) as const;

describe("§states#orders: what the office may do with one", () => {
  test.each([
    ["awaiting_approval", ["approve", "reprove"], ["approve", "reprove"]],
    ["approved", ["ship", "cancel"], []],
    ["shipped", ["deliver", "takeBack"], []],
    ["delivered", ["takeBack"], []],
    ["reproved", [], []],
    ["cancelled", [], []],
  ] as const)("%s: a parcel %j, a code %j", (state, ofParcel, ofCode) => {
    expect(ACTS.filter((act) => mayAct(act, parcel(state)))).toEqual(ofParcel);
    expect(ACTS.filter((act) => mayAct(act, code(state)))).toEqual(ofCode);
  });

  it("offers for many only what all of them allow, and only to whoever may", () => {
    expect(actsFor([parcel("awaiting_approval"), code("awaiting_approval")], all)).toEqual([
      "approve",
      "reprove",
    ]);
    expect(actsFor([parcel("awaiting_approval"), parcel("approved")], all)).toEqual([]);
    expect(actsFor([parcel("approved")], (one) => one === "orders.ship")).toEqual(["ship"]);
    expect(actsFor([], all)).toEqual([]);
  });
});
