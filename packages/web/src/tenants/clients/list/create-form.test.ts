import { describe, expect, it } from "vitest";
import { checkNewClient, emptyClient, newClient } from "./create-form.ts";

describe("a new client", () => {
  it("takes its short name from its name unless one is given", () => {
    expect(newClient({ ...emptyClient, name: "Clube Nimbus!" }).slug).toBe("clube-nimbus");
    expect(newClient({ ...emptyClient, name: "Clube Nimbus", slug: "nimbus" }).slug).toBe("nimbus");
  });

  it.each([
    [{ name: "Nimbus" }, []],
    [{}, ["name"]],
    [{ name: "!!!" }, ["slug"]],
    [{ name: "Nimbus", slug: "Nimbus Club" }, ["slug"]],
    [{ name: "Nimbus", countries: [] }, ["countries"]],
  ] as const)("%o is wrong in %o", (changes, fields) => {
    expect(Object.keys(checkNewClient({ ...emptyClient, ...changes }))).toEqual([...fields]);
  });
});
