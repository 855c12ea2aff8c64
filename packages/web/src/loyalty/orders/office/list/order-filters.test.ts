import { expect, it, test } from "vitest";
import { orderList } from "../order-office.queries.ts";
import { viewQueryOf } from "./order-filters.ts";

const now = new Date("2026-05-02T01:30:00Z");
const zone = "America/Sao_Paulo";
const query = (values: Record<string, string>) => ({
  ...orderList.read(values),
  ...viewQueryOf(values, now, zone),
});

test.each([
  [{}, { state: "awaiting_approval", ready: "yes" }],
  [{ view: "waiting" }, { state: "awaiting_approval", ready: "no" }],
  [{ view: "shipped" }, { state: "shipped" }],
  [{ view: "all" }, {}],
  [{ view: "lost" }, { state: "awaiting_approval", ready: "yes" }],
])("§states#orders: the address %j asks for %j", (values, expected) => {
  expect(query(values)).toEqual(expected);
});

it("counts ages by the programme's days, and leaves out what no list could mean", () => {
  const campaignId = "0192f0c1-2345-7abc-8def-0123456789ab";
  expect(query({ view: "all", age: "3", search: " ABC ", country: "BR", campaignId })).toEqual({
    to: "2026-04-28",
    search: "ABC",
    country: "BR",
    campaignId,
  });
  expect(query({ view: "all", age: "4", search: " ", country: "XX", campaignId: "1" })).toEqual({});
});
