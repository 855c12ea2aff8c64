import { expect, it } from "vitest";
import { queryOf } from "./product-filters.ts";

it("the address is the list's query; what no list could mean is left out", () => {
  const values = { search: "  helix ", brand: "Aurora", activity: "sold", open: "new", processor: " " };
  expect(queryOf(values)).toEqual({ text: "helix", brand: "Aurora" });
  expect(queryOf({ activity: "off", search: "x".repeat(80) })).toEqual({
    activity: "off",
    text: "x".repeat(64),
  });
});
