import { describe, expect, test } from "vitest";
import { readHeader } from "./import-header.ts";

describe("the first line of a people file", () => {
  test("names columns in any language and order; empty cells behind them do not count", () => {
    expect(readHeader(["Correo electrónico", "Nombre", "Apellidos", "", " "])).toEqual({
      header: {
        columns: ["email", "first_name", "last_name"],
        names: { email: "Correo electrónico", first_name: "Nombre", last_name: "Apellidos" },
      },
    });
  });

  test("is no header when it names nothing we know", () => {
    expect(readHeader(["Maria", "maria@example.com"])).toBeUndefined();
    expect(readHeader([])).toBeUndefined();
  });

  test.each([
    ["an unknown column", ["nome", "email", "Observação"], [{ column: "Observação", code: "unknown" }]],
    ["a gap", ["nome", "", "email"], [{ column: null, code: "unknown" }]],
    ["a column twice", ["nome", "email", "E-mail"], [{ column: "E-mail", code: "invalid" }]],
    ["nothing that names a person", ["nome", "cargo"], [{ column: "email", code: "required" }]],
  ])("says that it has %s", (_name, cells, errors) => {
    expect(readHeader(cells)).toMatchObject({ errors: errors.map((error) => ({ line: 1, ...error })) });
  });
});
