import { describe, expect, it } from "vitest";
import { isNarrowed, storeFilter } from "./store-filters.ts";

const shelf = "019a3b5e-0000-7000-8000-000000000001";

describe("§routes#screen-reward-store reward store: the address tells search, shelf, order and what is left out", () => {
  it.each([
    [{}, {}],
    [{ search: "  fone  " }, { search: "fone" }],
    [{ sort: "soonest" }, { sort: "soonest" }],
    // The store's own order needs no word.
    [{ sort: "popular" }, {}],
    [{ sort: "cheapest", wished: "yes", department: "games", page: "2" }, {}],
    [
      { category: shelf, affordable: "true", inStock: "true" },
      { categoryId: shelf, affordable: "true", inStock: "true" },
    ],
  ])("%j asks for %j", (values, asked) => {
    expect(storeFilter(values)).toEqual(asked);
  });

  it("a search is cut to what the server reads", () => {
    expect(storeFilter({ search: "a".repeat(80) }).search).toHaveLength(64);
  });

  it("order and campaign narrow nothing", () => {
    expect(isNarrowed(storeFilter({ sort: "price_up", campaign: shelf }))).toBe(false);
    expect(isNarrowed(storeFilter({ wished: "true" }))).toBe(true);
  });
});
