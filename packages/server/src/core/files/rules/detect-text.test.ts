import { describe, expect, it } from "vitest";
import { TextDetector } from "./detect-text.ts";

function looksLikeTable(...chunks: (string | Uint8Array)[]): boolean {
  const detector = new TextDetector();
  for (const chunk of chunks) detector.see(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
  return detector.isTable();
}

describe("§api#files a table as text", () => {
  it.each([
    ["plain", "name;email\nAna;ana@example.com\n"],
    ["with a byte order mark", "\ufeffname,email\r\n"],
    ["one cell", "x"],
    ["with < inside", "a,<b>\n"],
    ["with a comparison first", "<5,>5\n"],
  ])("%s", (_, text) => {
    expect(looksLikeTable(text)).toBe(true);
  });

  it("in Excel's Latin-1, over several chunks", () => {
    expect(looksLikeTable(Buffer.from("cidade;país\n", "latin1"), Buffer.from("São Paulo", "latin1"))).toBe(
      true,
    );
  });

  it.each([
    ["nothing", ""],
    ["NUL late in the file", `${"a".repeat(100_000)}\0`],
    ["an escape sequence", "a\u001b[31m"],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a page after blanks", " \n\t<HTML>"],
    ["a picture as markup", "<svg onload=alert(1)>"],
    ["markup after a byte order mark", "\ufeff<?xml version='1.0'?>"],
  ])("not %s", (_, text) => {
    expect(looksLikeTable(text)).toBe(false);
  });

  it("not UTF-16", () => {
    expect(looksLikeTable(Buffer.from("name;email", "utf16le"))).toBe(false);
  });

  it("not markup that comes byte by byte", () => {
    expect(looksLikeTable(...[..."<script>"].map((letter) => Buffer.from(letter)))).toBe(false);
  });
});
