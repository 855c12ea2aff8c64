import { expect, it } from "vitest";
import { foldPath, readSegments } from "./segments.ts";

it.each<[string, string[] | undefined]>([
  ["/a/b.html?x=1#y", ["a", "b.html"]],
  ["/a%20b/%C3%A9", ["a b", "é"]],
  ["/a//b", ["a", "", "b"]],
  ["/", [""]],
  ["/a/../b", undefined],
  ["/a/%2e%2E/b", undefined],
  ["/a%2fb", undefined],
  ["/a%5cb", undefined],
  ["/a%00", undefined],
  ["/a%0a", undefined],
  ["/%E0%A4", undefined],
  ["a", undefined],
  [`/${"a".repeat(4096)}`, undefined],
])("%s is %j", (url, segments) => {
  expect(readSegments(url)).toEqual(segments);
});

it("a file's name is found whatever its capitals and however its letters are composed", () => {
  expect(foldPath("Aula/E\u0301TICA.html")).toBe(foldPath("aula/ética.HTML"));
});
