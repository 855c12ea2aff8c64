import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { expect, test } from "vitest";
import { codeFile, oncePerFile, readCodeLine } from "./code-lines.ts";

const read = readHeaderLine(["Código"], codeFile);
const header = read ? read.header : { columns: [], names: {} };
const secret = "s3cret-C0DE";

test("a file of codes: one column, by any of its words", () => {
  expect(readCodeLine(2, [` ${secret} `], header)).toEqual({ line: 2, code: secret });
  expect(readHeaderLine([secret], codeFile)).toBeUndefined();
});

test.each([
  ["empty", [""], "required"],
  ["too long", ["x".repeat(257)], "too_long"],
  ["with a second column", [secret, secret], "unknown"],
  ["unprintable", [`${secret}\u0007`], "unprintable"],
])("a bad line is told by its number, without the code: %s", (_, cells, code) => {
  const errors = readCodeLine(3, cells, header);
  expect(errors).toMatchObject({ errors: [{ line: 3, value: "", code }] });
});

test("a second spelling of a code is the same code, told by the line of the first", () => {
  const lines = [
    { line: 2, code: "AB-1" },
    { line: 3, code: "x" },
    { line: 5, code: "ab1" },
  ];
  const { once, errors } = oncePerFile(lines, header, (code) => code.replace("-", "").toUpperCase());
  expect(once.map(({ line }) => line)).toEqual([2, 3]);
  expect(errors).toEqual([
    { line: 5, column: "Código", value: "", code: "duplicate_in_file", params: { line: 2 } },
  ]);
});
