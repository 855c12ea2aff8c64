import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CloudResult, resultAfter } from "./cloud-result.ts";

const none: CloudResult = { completion: "not_attempted", success: "unknown", score: null, totalSeconds: 0 };

describe("§entities#type-scorm-cloud scorm_cloud: what a post-back means", () => {
  test.each([
    [{}, { completion: "incomplete", success: "unknown", score: null, totalSeconds: 0 }],
    [
      {
        ...{ registrationCompletion: "COMPLETED", registrationSuccess: "PASSED" },
        ...{ score: { scaled: 87.5 }, totalSecondsTracked: 12.9 },
      },
      { completion: "completed", success: "passed", score: 87.5, totalSeconds: 12 },
    ],
    [
      { registrationCompletion: "UNKNOWN", registrationSuccess: "FAILED", score: { scaled: 400 } },
      { completion: "incomplete", success: "failed", score: 100, totalSeconds: 0 },
    ],
  ])("%o", (report, result) => {
    expect(resultAfter(none, report)).toEqual(result);
  });

  test("order and repeats make no difference", () => {
    const report = fc.record({
      registrationCompletion: fc.constantFrom("COMPLETED", "INCOMPLETE", "UNKNOWN"),
      registrationSuccess: fc.constantFrom("PASSED", "FAILED", "UNKNOWN"),
      score: fc.option(fc.record({ scaled: fc.nat(100) })),
      totalSecondsTracked: fc.nat(10_000),
    });
    const orders = fc
      .array(report, { minLength: 1, maxLength: 6 })
      .chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
      );
    fc.assert(
      fc.property(orders, ([list, shuffled]) => {
        expect(shuffled.reduce(resultAfter, none)).toEqual(list.reduce(resultAfter, none));
      }),
    );
  });
});
