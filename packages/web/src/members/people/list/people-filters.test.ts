import { expect, it } from "vitest";
import { queryOf } from "./people-filters.ts";

it("takes from the address what the list understands", () => {
  expect(queryOf({ search: " ana ", status: "active", role: "auditor", country: "BR" })).toEqual({
    search: "ana",
    status: "active",
    role: "auditor",
    country: "BR",
  });
});

it("leaves out what no list could mean", () => {
  expect(queryOf({ status: "sleeping", role: "king", country: "XX", groupId: "1", search: " " })).toEqual({});
});

it("cuts a search the server would refuse", () => {
  expect(queryOf({ search: "a".repeat(100) }).search).toHaveLength(64);
});
