import { describe, expect, test } from "vitest";
import { readSheet } from "./read-sheet.ts";

const text = "Nome;E-mail;Função\r\nJosé da Conceição;jose@example.com;Balconista\r\n";
const rows = {
  header: ["Nome", "E-mail", "Função"],
  lines: [{ line: 2, cells: ["José da Conceição", "jose@example.com", "Balconista"] }],
};
const read = (content: string | Uint8Array, limit = 10) =>
  readSheet(typeof content === "string" ? Buffer.from(content) : content, limit);

describe("a people file is read in every encoding spreadsheets write", () => {
  test.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with its mark", Buffer.from(`\ufeff${text}`)],
    ["Latin-1", Buffer.from(text, "latin1")],
    ["UTF-16 with its mark", Buffer.from(`\ufeff${text}`, "utf16le")],
    ["big-endian UTF-16 with its mark", Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
    ["UTF-16 without a mark", Buffer.from(text, "utf16le")],
    ["big-endian UTF-16 without a mark", Buffer.from(text, "utf16le").swap16()],
  ])("%s", async (_name, bytes) => {
    expect(await read(bytes)).toEqual(rows);
  });
});

test("Windows-1252 has its own signs", async () => {
  expect(await read(Buffer.from([0x61, 0x0a, 0x93, 0xe7, 0x94]))).toMatchObject({
    lines: [{ cells: ["“ç”"] }],
  });
});

describe("and with every separator", () => {
  test.each([
    [",", "a,b\n1,2"],
    [";", "a;b\n1;2"],
    ["tab", "a\tb\n1\t2"],
    ["|", "a|b\n1|2"],
    ["; although a quoted header has commas", '"a, x, y";b\n1;2'],
  ])("%s", async (_name, content) => {
    expect(await read(content)).toMatchObject({ lines: [{ line: 2, cells: ["1", "2"] }] });
  });

  test("one column needs none", async () => {
    expect(await read("email\na@b.c")).toMatchObject({ header: ["email"], lines: [{ cells: ["a@b.c"] }] });
  });
});

test("a line that names the separator is none of the list, and lines keep their number", async () => {
  const wanted = { header: ["a", "b,c"], lines: [{ line: 3, cells: ["1", "2"] }] };
  expect(await read("sep=;\r\na;b,c\r\n1;2")).toEqual(wanted);
  expect(await read('\ufeff"sep=;"\na;b,c\n1;2')).toEqual(wanted);
});

test("lines keep their number past empty lines and line breaks in cells", async () => {
  const file = await read('a,b\n\n"two\nlines",2\n,\nx,y\n');
  expect(file).toMatchObject({
    lines: [
      { line: 3, cells: ["two\nlines", "2"] },
      { line: 6, cells: ["x", "y"] },
    ],
  });
});

test("stray quotes are text", async () => {
  expect(await read('a,b\nAna "Nina" Silva,2')).toMatchObject({
    lines: [{ cells: ['Ana "Nina" Silva', "2"] }],
  });
});

describe("what is no list", () => {
  test.each([
    ["nothing", ""],
    ["blank lines", "\n\n  \n"],
    ["a quote that never ends", 'a,b\n"x,y\n'],
    ["a picture by another name", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
  ])("%s is unreadable", async (_name, content) => {
    expect(await read(content)).toBe("unreadable");
  });

  test("one line too many is too long", async () => {
    const lines = (count: number) => `a\n${"x\n".repeat(count)}`;
    expect(await read(lines(10))).toMatchObject({ header: ["a"] });
    expect(await read(lines(11))).toBe("too_long");
  });
});
