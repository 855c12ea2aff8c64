import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { expect, test } from "vitest";
import { memberFile, readMemberLine } from "./member-line.ts";

test.each(["Pessoa", "e-mail", "CPF", "username", "Correo", "Courriel"])(
  "§validation#imports a column of people: %s",
  (name) => {
    const read = readHeaderLine([name], memberFile);
    expect(read?.errors).toEqual([]);
  },
);

test("§learning#enrolling a line names one person; one without anybody is wrong", () => {
  const read = readHeaderLine(["Pessoa"], memberFile);
  if (!read) throw new Error("no header");
  expect(readMemberLine(2, ["ana@ex.com"], read.header)).toEqual({ line: 2, person: "ana@ex.com" });
  expect(readMemberLine(3, [""], read.header)).toMatchObject({ errors: [{ line: 3, code: "required" }] });
});

test("§validation#imports what has no such column is no file of people", () => {
  expect(readHeaderLine(["a", "b"], memberFile)).toBeUndefined();
});
