import fc from "fast-check";
import { expect, test } from "vitest";
import { ownPath } from "./checks.ts";

test.each([
  ["/home", "/home"],
  ["/a?b=c#d", "/a?b=c#d"],
  ["/news/ção", "/news/%C3%A7%C3%A3o"],
  ["/home?next=https://evil.example", "/home?next=https://evil.example"],
  ["//evil.example", undefined],
  ["///evil.example", undefined],
  ["/\\evil.example", undefined],
  ["/\t/evil.example", undefined],
  ["/\n/evil.example", undefined],
  ["/..//evil.example", undefined],
  // Encoded, they are part of a name: no browser takes them for anything else.
  ["/%09/evil.example", "/%09/evil.example"],
  ["/%5c%5cevil.example", "/%5c%5cevil.example"],
  ["/%2f%2fevil.example", "/%2f%2fevil.example"],
  ["/\r/evil.example", undefined],
  ["\u0001//evil.example", undefined],
  ["\\\\evil.example", undefined],
  ["\t//evil.example", undefined],
  ["JavaScript:alert(1)", undefined],
  ["java\nscript:alert(1)", undefined],
  ["/./\u0000/evil.example", undefined],
  ["https://evil.example", undefined],
  ["HTTPS:evil.example", undefined],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  [" /home", undefined],
  ["home", undefined],
  ["?a=b", undefined],
  ["", undefined],
])("security row 44: %j leads to %j", (target, expected) => {
  expect(ownPath(target)).toBe(expected);
});

test("security row 44: whatever the text, a browser that follows the path stays here", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    "..",
    ".",
    "@",
    ":",
    "?",
    "#",
    "evil.example",
    "\t",
    "%2f",
    "https:",
    "a",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = ownPath(pieces.join("")) ?? "/";
      expect(new URL(path, "https://app.example").origin).toBe("https://app.example");
    }),
  );
});
