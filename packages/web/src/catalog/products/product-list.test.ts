import { expect, it } from "vitest";
import { brandsQuery, productList } from "./catalogue.queries.ts";

it("the address is the list's query; what no list could mean is left out", () => {
  const values = { search: "  helix ", brand: "Aurora", activity: "sold", open: "new", processor: " " };
  expect(productList.read(values)).toEqual({ text: "helix", brand: "Aurora" });
  expect(productList.read({ activity: "off", search: "x".repeat(80) })).toEqual({
    activity: "off",
    text: "x".repeat(64),
  });
});

it("a switched-off brand is not offered to a product", () => {
  const brand = (name: string, active: boolean) => ({ id: name, name, active });
  const network = {
    companies: [],
    brands: [brand("Aurora", true), brand("Vertex", false)],
    retailers: [],
    groups: [],
  };
  expect(brandsQuery.select?.(network)).toEqual(["Aurora"]);
});
