import { expect, it } from "vitest";
import { neighbours, queueFilters } from "./queue-filters.ts";

it("the address names filters; what it does not know is left out", () => {
  expect(queueFilters({ search: " ana ", form: "register", country: "BR", jobProfile: "seller" })).toEqual({
    search: "ana",
    form: "register",
    country: "BR",
    jobProfile: "seller",
  });
  expect(queueFilters({ form: "x", country: "XX", jobProfile: "", search: " " })).toEqual({});
});

it("one is decided after the other", () => {
  expect(neighbours(["a", "b", "c"], "b")).toEqual({ next: "c", previous: "a" });
  expect(neighbours(["a", "b"], "b")).toEqual({ next: undefined, previous: "a" });
  expect(neighbours(["a"], "gone")).toEqual({ next: "a", previous: undefined });
});
