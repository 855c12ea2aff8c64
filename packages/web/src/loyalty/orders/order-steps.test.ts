import { expect, it } from "vitest";
import { stepsOfOrder } from "./order-steps.ts";

const placed = {
  from: null,
  to: "awaiting_approval",
  by: "you",
  returned: false,
  reason: null,
  at: "2026-11-02T12:00:00.000Z",
} as const;
const step = (to: "approved" | "cancelled" | "delivered") => ({ ...placed, to });

it.each([
  [
    "a parcel that waits",
    "shipped",
    "awaiting_approval",
    [placed],
    "awaiting_approval approved shipped delivered",
  ],
  ["a code that waits", "digital", "awaiting_approval", [placed], "awaiting_approval approved delivered"],
  [
    "an approved parcel",
    "shipped",
    "approved",
    [placed, step("approved")],
    "awaiting_approval approved shipped delivered",
  ],
  ["a cancelled order", "shipped", "cancelled", [placed, step("cancelled")], "awaiting_approval cancelled"],
] as const)(
  "§states#orders: %s shows what was and what lies ahead",
  (_, delivery, state, history, states) => {
    const steps = stepsOfOrder({ delivery, state, history: [...history] });
    expect(steps.map(({ to }) => to).join(" ")).toBe(states);
    expect(steps.filter(({ at }) => at !== undefined)).toHaveLength(history.length);
  },
);
