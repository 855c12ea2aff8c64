import { expect, it } from "vitest";
import { decimalAmount } from "./amounts.ts";
import { textFromBase64 } from "./base64.ts";
import { dateIn } from "./dates.ts";
import { queryOf } from "./query.ts";

it.each([
  ["9.00", "9.00"],
  ["0000002578.930000", "2578.93"],
  ["2890260", "2890260.00"],
  ["0.5", "0.50"],
  ["1.123456", "1.123456"],
  ["1.1234567", null],
  ["-1", null],
  ["1,5", null],
  ["1e3", null],
  ["9999999999999999", null],
  ["", null],
] as const)("amount %j is %s", (text, amount) => {
  expect(decimalAmount(text)).toBe(amount);
});

it.each([
  ["2026-08-05", "2026-08-05"],
  ["2026-08-05T10:00:00-03:00", "2026-08-05"],
  ["20260805101112", "2026-08-05"],
  ["202608051011", "2026-08-05"],
  ["05/08/2026", "2026-08-05"],
  ["05-08-2026", "2026-08-05"],
  ["2026-02-30", null],
  ["2026080", null],
  ["202608055", null],
  ["1999-08-05", null],
  ["", null],
] as const)("day %j is %s", (text, day) => {
  expect(dateIn(text)).toBe(day);
});

it.each([
  ["YQ==", "a"],
  ["YQ", "a"],
  ["YcOx", "añ"],
  ["5pel5pysPz4=", "日本?>"],
  ["5pel5pysPz4", "日本?>"],
  ["ICA/", "  ?"],
  ["ICA_", "  ?"],
  ["fn5+", "~~~"],
  ["fn5-", "~~~"],
  ["fn5 ", "~~~"],
  ["", null],
  ["=", null],
  ["a", null],
  ["YQ%", null],
  ["/w==", null],
  ["ab!d", null],
] as const)("base64 %j, plain or URL-safe, padded or not, is %j", (encoded, text) => {
  expect(textFromBase64(encoded)).toBe(text);
});

it("the query of an address is read with unescaped ampersands in tax ids and broken percent signs", () => {
  expect([...queryOf("x?re=D&S010101AAA&tt=%31&z=%&%70=2&tt=9#f")]).toEqual([
    ["re", "D&S010101AAA"],
    ["tt", "1"],
    ["z", "%"],
    ["p", "2"],
  ]);
  expect(queryOf("a=b").size).toBe(0);
});
