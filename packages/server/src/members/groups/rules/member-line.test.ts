import { expect, test } from "vitest";
import { readMemberHeader, readMemberLine } from "./member-line.ts";

test.each(["Pessoa", "e-mail", "CPF", "username", "Correo", "Courriel"])(
  "§validation#imports a column of people: %s",
  (name) => {
    const read = readMemberHeader([name]);
    expect(read && "header" in read).toBe(true);
  },
);

test("§learning#enrolling a line names one person; one without anybody is wrong", () => {
  const read = readMemberHeader(["Pessoa"]);
  if (!read || "errors" in read) throw new Error("no header");
  expect(readMemberLine(2, ["ana@ex.com"], read.header)).toEqual({ line: 2, person: "ana@ex.com" });
  expect(readMemberLine(3, [""], read.header)).toMatchObject({ errors: [{ line: 3, code: "required" }] });
});

test("§validation#imports what has no such column is no file of people", () => {
  expect(readMemberHeader(["a", "b"])).toBeUndefined();
});
