import { expect, it } from "vitest";
import { productList } from "./catalogue.queries.ts";

it("the address is the list's query; what no list could mean is left out", () => {
  const values = { search: "  helix ", brand: "Aurora", activity: "sold", open: "new", processor: " " };
  expect(productList.read(values)).toEqual({ text: "helix", brand: "Aurora" });
  expect(productList.read({ activity: "off", search: "x".repeat(80) })).toEqual({
    activity: "off",
    text: "x".repeat(64),
  });
});
