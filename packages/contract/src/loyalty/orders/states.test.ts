import { expect, it } from "vitest";
import { deliveries } from "../rewards/states.ts";
import { orderMayStep, orderStates } from "./states.ts";

const allowed = {
  shipped: [
    "awaiting_approval approved",
    "awaiting_approval reproved",
    "awaiting_approval cancelled",
    "approved shipped",
    "approved cancelled",
    "shipped delivered",
  ],
  digital: [
    "awaiting_approval approved",
    "awaiting_approval reproved",
    "awaiting_approval cancelled",
    "approved delivered",
  ],
};

it.each(deliveries)("§states#orders: every pair of states, %s", (delivery) => {
  const walked = orderStates.flatMap((from) =>
    orderStates.filter((to) => orderMayStep(delivery, from, to)).map((to) => `${from} ${to}`),
  );
  expect(walked.sort()).toEqual(allowed[delivery].sort());
});
