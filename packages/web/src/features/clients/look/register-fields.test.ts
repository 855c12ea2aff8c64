import { describe, expect, it } from "vitest";
import { askedFor, asking } from "./register-fields.ts";

const fields = [
  { key: "document", mandatory: true },
  { key: "favourite_team", mandatory: false },
];

describe("§3 register fields", () => {
  it("tells what is asked for and how", () => {
    expect(askedFor(fields, "document")).toBe("mandatory");
    expect(askedFor(fields, "favourite_team")).toBe("optional");
    expect(askedFor(fields, "store")).toBe("no");
  });

  it("keeps the order of the form and a client's own fields at the end", () => {
    expect(asking(fields, "store", "optional").map(({ key }) => key)).toEqual([
      "document",
      "store",
      "favourite_team",
    ]);
  });

  it("changes how, and takes away", () => {
    expect(asking(fields, "document", "optional")[0]).toEqual({ key: "document", mandatory: false });
    expect(asking(fields, "document", "no").map(({ key }) => key)).toEqual(["favourite_team"]);
  });
});
