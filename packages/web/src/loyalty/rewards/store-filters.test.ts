import { describe, expect, it } from "vitest";
import { storeList } from "./store.queries.ts";
import { isNarrowed } from "./store-filters.ts";

const section = "019a3b5e-0000-7000-8000-000000000001";

describe("§routes#screen-reward-store reward store: the address tells search, section, order and what is left out", () => {
  it.each([
    [{}, {}],
    [{ search: "  fone  " }, { search: "fone" }],
    [{ sort: "soonest" }, { sort: "soonest" }],
    // The store's own order needs no word.
    [{ sort: "popular" }, {}],
    [{ sort: "cheapest", wished: "yes", department: "games", page: "2" }, {}],
    [
      { category: section, affordable: "true", inStock: "true" },
      { categoryId: section, affordable: "true", inStock: "true" },
    ],
  ])("%j asks for %j", (values, query) => {
    expect(storeList.read(values)).toEqual(query);
  });

  it("a search is cut to what the server reads", () => {
    expect(storeList.read({ search: "a".repeat(80) }).search).toHaveLength(64);
  });

  it("order and campaign narrow nothing", () => {
    expect(isNarrowed(storeList.read({ sort: "price_up", campaign: section }))).toBe(false);
    expect(isNarrowed(storeList.read({ wished: "true" }))).toBe(true);
  });
});
