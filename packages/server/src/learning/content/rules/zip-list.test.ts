import { describe, expect, it } from "vitest";
import { faultOfList, isSafeName, type ListedEntry, limits, shownName } from "./zip-list.ts";

const entry = (name: string, more: Partial<ListedEntry> = {}): ListedEntry => ({
  ...{ name, size: 10, packedSize: 5, encrypted: false, method: 8, mode: 0o100644, ...more },
});
const faultOf = (...entries: ListedEntry[]) => faultOfList(entries, 2 ** 30)?.fault;

describe("names of a ZIP's files", () => {
  it.each(["index.html", "a/b/c.js", "pasta com espaço/é.html", "a/", "..a/b..", `${"d/".repeat(19)}x`])(
    "%s is taken",
    (name) => expect(isSafeName(name)).toBe(true),
  );
  it.each([
    ...["", "/", "/a", "//a", "..", "../a", "a/../b", "a/..", "./a", "a/./b", "a//b", "a\\b", "\\\\host\\a"],
    ...["C:/a", "c:a", "a\u0000", "a\n", "a\u007f", "a\u202egnp.exe", "a\ud800", "n".repeat(256)],
    ...[`${"d/".repeat(20)}x`, `${"n".repeat(200)}/`.repeat(6)],
  ])("%j is refused", (name) => expect(isSafeName(name)).toBe(false));

  it("are shown without what cannot be", () => {
    expect(shownName("a\u0000\u202eb")).toBe("a\ufffd\ufffdb");
    expect(shownName("n".repeat(500)).length).toBe(118);
  });
});

describe("what a ZIP may hold", () => {
  it("plain files and folders, from any system", () => {
    const files = [
      entry("a/", { size: 0, mode: 0o040755 }),
      entry("a/b"),
      entry("c", { mode: 0, method: 0 }),
    ];
    expect(faultOf(...files)).toBeUndefined();
  });
  it.each<[string, ListedEntry[], string]>([
    ["a link", [entry("a", { mode: 0o120777 })], "link"],
    ["a pipe", [entry("a", { mode: 0o010644 })], "link"],
    ["a socket", [entry("a", { mode: 0o140644 })], "link"],
    ["a password", [entry("a", { encrypted: true })], "encrypted"],
    ["another compression", [entry("a", { method: 14 })], "method"],
    ["a folder with bytes", [entry("a/")], "wrongSize"],
    ["a name twice", [entry("a/É.html"), entry("A/e\u0301.HTML")], "twice"],
    ["a file within a file", [entry("a"), entry("a/b")], "twice"],
    ["10 GB", [entry("a", { size: 10 * 2 ** 30 })], "tooBig"],
    ["a bomb", [entry("a", { size: limits.bombBytes + 1, packedSize: 1_000 })], "bomb"],
  ])("not %s", (_, entries, fault) => {
    expect(faultOf(...entries)).toBe(fault);
  });
  it("not many that share their bytes, nor too many", () => {
    const shared = Array.from({ length: 20 }, (_, at) =>
      entry(`${at}`, { size: 2 ** 20, packedSize: 10_000 }),
    );
    expect(faultOfList(shared, 20_000)?.fault).toBe("bomb");
    const many = Array.from({ length: limits.files + 1 }, (_, at) => entry(`${at}`));
    expect(faultOf(...many)).toBe("tooMany");
  });
  it("something small may be very empty", () => {
    expect(faultOf(entry("a", { size: limits.bombBytes, packedSize: 1 }))).toBeUndefined();
  });
});
