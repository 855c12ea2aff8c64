import { describe, expect, it } from "vitest";
import { kinds, matching, type ReportedError } from "./import-errors.ts";

const error = (changes: Partial<ReportedError>): ReportedError => ({
  line: 2,
  column: "email",
  value: "ana@",
  code: "email_invalid",
  title: "E-mail inválido",
  ...changes,
});

const errors = [
  error({}),
  error({
    line: 2,
    column: "documento",
    code: "document_invalid",
    value: "123",
    title: "Documento inválido",
  }),
  error({ line: 9, value: "BIA" }),
  error({ line: 11, column: null, code: "unknown", value: "sobra", title: "Campo desconhecido" }),
];

describe("bad lines of a file", () => {
  it("are found by column, kind, and what stands in them", () => {
    expect(matching(errors, {})).toHaveLength(4);
    expect(matching(errors, { column: "documento" }).map(({ value }) => value)).toEqual(["123"]);
    expect(matching(errors, { code: "unknown" }).map(({ line }) => line)).toEqual([11]);
    expect(matching(errors, { search: "bia" }).map(({ line }) => line)).toEqual([9]);
    expect(matching(errors, { search: "documento inv", column: "email" })).toEqual([]);
  });

  it("are told by kind, the most frequent first", () => {
    expect(kinds(errors, "column")).toEqual([
      { value: "email", count: 2 },
      { value: "documento", count: 1 },
    ]);
  });
});
