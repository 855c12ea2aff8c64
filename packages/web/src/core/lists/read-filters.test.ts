import { expect, it } from "vitest";
import { calendarDay, country, id, named, oneOf, readFilters, search, text, where } from "./read-filters.ts";

const readers = {
  search,
  brand: text(4),
  country,
  storeId: id,
  from: calendarDay,
  state: oneOf(["open", "closed"]),
  kinds: named("kind", oneOf(["a", "b"])),
  soldOut: where("stock", { none: "true" }),
};

it("takes from the address what the list can mean, under the names the endpoint knows", () => {
  const storeId = "0192f0c1-2345-7abc-8def-0123456789ab";
  expect(
    readFilters(readers, {
      ...{ search: " são ", brand: "Aurora", country: "BR", storeId, from: "2026-02-28" },
      ...{ state: "open", kind: "b", stock: "none", view: "all" },
    }),
  ).toEqual({
    ...{ search: "são", brand: "Auro", country: "BR", storeId, from: "2026-02-28" },
    ...{ state: "open", kinds: "b", soldOut: "true" },
  });
});

it("leaves out what no list could mean", () => {
  expect(
    readFilters(readers, {
      ...{ search: "  ", country: "XX", storeId: "1", from: "2026-99-99", state: "gone" },
      ...{ kind: "c", stock: "toString" },
    }),
  ).toEqual({});
});

it("cuts a search to what endpoints take", () => {
  expect(readFilters({ search }, { search: "x".repeat(80) })).toEqual({ search: "x".repeat(64) });
});
