import { expect, test } from "vitest";
import type { PersonLine } from "./import-line.ts";
import { findRepeats } from "./import-twice.ts";

const line = (number: number, fields: Partial<PersonLine>): PersonLine => ({
  line: number,
  country: "BR",
  countryGiven: true,
  ...(fields.document && { documentCountry: fields.country ?? "BR" }),
  ...fields,
});

test("a key may stand in a file once, whatever its capitals", () => {
  const people = [
    line(2, { email: "ana@example.com", username: "ana" }),
    line(3, { email: "ANA@example.com" }),
    line(4, { username: "Ana" }),
    line(5, { email: "bea@example.com" }),
  ];
  expect(findRepeats(people, { email: "E-mail" })).toEqual([
    { line: 3, column: "E-mail", value: "ANA@example.com", code: "duplicate_in_file", params: { line: 2 } },
    { line: 4, column: "username", value: "Ana", code: "duplicate_in_file", params: { line: 2 } },
  ]);
});

test("documents are those of their country", () => {
  const people = [line(2, { document: "12345678" }), line(3, { document: "12345678", country: "AR" })];
  expect(findRepeats(people, {})).toEqual([]);
  expect(findRepeats([...people, line(4, { document: "12345678" })], {})).toHaveLength(1);
});
