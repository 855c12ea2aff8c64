import { describe, expect, test } from "vitest";
import { checkOnce, checkTimeZone, isBelowStandard } from "./configuration.ts";

describe("§validation#password length, a client's setting with floor 6", () => {
  test.each([
    [6, true],
    [7, true],
    [8, false],
    [12, false],
  ])("%i is below the standard: %s", (length, below) => {
    expect(isBelowStandard(length)).toBe(below);
  });
});

describe("a time zone", () => {
  test.each(["America/Sao_Paulo", "America/Argentina/Buenos_Aires", "UTC"])("%s exists", (zone) => {
    expect(checkTimeZone(zone)).toEqual([]);
  });

  test.each(["Sao_Paulo", "America/Atlantis", "<script>"])("%s does not", (zone) => {
    expect(checkTimeZone(zone)).toEqual([{ path: "body.timeZone", code: "not_an_option" }]);
  });
});

describe("§entities#login-parameters", () => {
  test("a field or a place stands once", () => {
    expect(checkOnce([{ key: "a" }, { key: "b" }, { key: "a" }], "body.items")).toEqual([
      { path: "body.items.2.key", code: "invalid" },
    ]);
  });
});
