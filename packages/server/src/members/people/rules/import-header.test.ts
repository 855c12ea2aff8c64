import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { describe, expect, test } from "vitest";
import { peopleFile } from "./import-header.ts";

describe("the first line of a people file", () => {
  test("names columns in any language and order; empty cells behind them do not count", () => {
    expect(readHeaderLine(["Correo electrónico", "Nombre", "Apellidos", "", " "], peopleFile)).toMatchObject({
      header: {
        columns: ["email", "first_name", "last_name"],
        names: { email: "Correo electrónico", first_name: "Nombre", last_name: "Apellidos" },
      },
      errors: [],
    });
  });

  test("is no header when it names nothing we know", () => {
    expect(readHeaderLine(["Maria", "maria@example.com"], peopleFile)).toBeUndefined();
    expect(readHeaderLine([], peopleFile)).toBeUndefined();
  });

  test("leaves out what it does not know, and says so", () => {
    expect(readHeaderLine(["nome", "", "email", "Observação"], peopleFile)).toMatchObject({
      header: { columns: ["first_name", null, "email", null] },
      headings: [{}, { heading: "", column: null }, {}, { heading: "Observação", column: null }],
      errors: [],
    });
  });

  test("is read as people chose, now or before; choices of now count more", () => {
    const before = new Map([
      ["funcionario", "first_name"],
      ["obs", null],
    ]);
    const cells = ["Funcionário", "Contato", "Obs", "O que corrigir"];
    expect(readHeaderLine(cells, peopleFile, { before })?.header.columns).toEqual([
      ...["first_name", null, null, null],
    ]);
    const here = ["last_name", "email", "first_name", null];
    const chosen = readHeaderLine(cells, peopleFile, { before, here });
    expect(chosen?.header.columns).toEqual(["last_name", "email", "first_name", null]);
    expect(chosen?.errors).toEqual([]);
    const nothing = readHeaderLine(["x"], peopleFile, { here: ["password_hash"] });
    expect(nothing?.headings).toEqual([{ heading: "x", column: null }]);
  });

  test.each([
    ["a column twice", ["nome", "email", "E-mail"], [{ column: "E-mail", code: "column_twice" }]],
    ["nothing that names a person", ["nome", "cargo"], [{ column: "email", code: "column_missing" }]],
  ])("says that it has %s", (_name, cells, errors) => {
    expect(readHeaderLine(cells, peopleFile)).toMatchObject({
      errors: errors.map((error) => ({ line: 1, ...error })),
    });
  });
});
