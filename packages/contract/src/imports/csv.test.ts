import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

const lines = (...rows: (string | number)[][]) => csvOf(rows).slice(1).split("\r\n").slice(0, -1);

it("begins with the mark that tells Excel it is UTF-8", () => {
  expect(csvOf([["é"]])).toBe("\uFEFFé\r\n");
});

it("quotes what would break a row", () => {
  expect(lines(["a;b", 'diz "oi"', "duas\nlinhas", "simples", 7])).toEqual([
    '"a;b";"diz ""oi""";"duas\nlinhas";simples;7',
  ]);
});

it.each(["=HYPERLINK(1)", "+55", "-1", "@x", "\t=1"])("%s is text, not a formula", (value) => {
  expect(lines([value])).toEqual([`'${value.replace("\t", "\t'")}`]);
});

it("a text begins no formula in a cell of its own either, where another sign ends cells", () => {
  expect(lines(["Rua A,=HYPERLINK(1)", "b\n@c", "1, -2"])).toEqual([
    `"Rua A,'=HYPERLINK(1)";"b\n'@c";"1, -2"`,
  ]);
});
