import { expect, it } from "vitest";
import { placeOf } from "./refusal-remedies.ts";

it.each([
  ["orders.not_enough_stock", 409, "quantity"],
  ["orders.category_limit", 409, "quantity"],
  ["orders.reward_limit", 409, "quantity"],
  ["orders.address_wrong", 422, "address"],
  ["rewards.price_changed", 409, "price"],
  ["orders.insufficient_points", 409, "whole"],
  ["orders.training_missing", 409, "whole"],
  ["ledger.in_debt", 409, "whole"],
  ["device.offline", 0, "lost"],
  ["service.unexpected", 500, "lost"],
] as const)("§messages#redeem: %s (%i) is said at %s", (code, status, place) => {
  expect(placeOf({ code, status, fields: [] })).toBe(place);
});

it("§messages#redeem: a field of the address is said at the address", () => {
  const fields = [{ path: "body.address.city", code: "too_long", title: "" }] as const;
  expect(placeOf({ code: "request.invalid", status: 422, fields })).toBe("address");
});
