import { describe, expect, it } from "vitest";
import { addableFields, withBirthday } from "./field-list.ts";

const fields = (["document", "store", "birthday"] as const).map((key) => ({
  key,
  mandatory: false,
  help: {},
}));
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

describe("§entities#register-fields, as they are arranged", () => {
  it("can be added once, and one of two that say the same", () => {
    expect(addableFields(fields)).not.toContain("document");
    expect(addableFields(fields)).not.toContain("store_code");
    expect(addableFields(fields)).toContain("company_tax_id");
  });

  it("ask adults for their birthday, where it stands or at the end", () => {
    expect(withBirthday(fields)[2]).toEqual({ key: "birthday", mandatory: true, help: {} });
    expect(keys(withBirthday(fields.slice(0, 1)))).toEqual(["document", "birthday"]);
  });
});
