import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { as12, asIso, secondsOf12, secondsOfIso } from "./time.ts";

describe("§entities#type-scorm scorm: times of both standards", () => {
  test.each([
    ["0000:00:00.00", 0],
    ["00:01:02", 62],
    ["0100:00:59.99", 360_059],
    ["9999:99:99.99", 9_999 * 3_600 + 99 * 60 + 99],
    ["1:00:00", undefined],
    ["00:00", undefined],
    ["-0001:00:00", undefined],
    ["", undefined],
  ])("1.2 %s is %s s", (value, seconds) => {
    expect(secondsOf12(value)).toBe(seconds);
  });

  test.each([
    ["PT0S", 0],
    ["PT1H30M5.25S", 5_405],
    ["P1DT1S", 86_401],
    ["P1Y", 365 * 86_400],
    ["P2M", 60 * 86_400],
    ["P999999Y", 36_000_000],
    ["P", undefined],
    ["PT", undefined],
    ["1H", undefined],
    ["PT1.5H", undefined],
  ])("2004 %s is %s s", (value, seconds) => {
    expect(secondsOfIso(value)).toBe(seconds);
  });

  test("what we write is read back as it was", () => {
    fc.assert(
      fc.property(fc.nat(35_999_999), (seconds) => {
        expect(secondsOf12(as12(seconds))).toBe(seconds);
        expect(secondsOfIso(asIso(seconds))).toBe(seconds);
      }),
    );
  });
});
