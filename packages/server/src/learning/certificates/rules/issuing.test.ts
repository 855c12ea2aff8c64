import { fillText, strangePlaceholders } from "@trilha/contract/learning/certificates/design.ts";
import { numberOf, readNumber } from "@trilha/contract/learning/certificates/number.ts";
import { certificateState, validUntil } from "@trilha/contract/learning/certificates/states.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bringsCertificate, type Earlier, mayRenew, validAnew } from "./issuing.ts";

describe("§learning#certificates: once per person, course and completion", () => {
  test.each<[string, Earlier[], number, boolean]>([
    ["the first time", [], 1, true],
    ["the same completion again", [{ attempt: 1, state: "valid" }], 1, false],
    ["the same completion, though it was revoked", [{ attempt: 1, state: "revoked" }], 1, false],
    ["finished again after a restart, with a good one", [{ attempt: 1, state: "valid" }], 2, false],
    ["finished again after it ended", [{ attempt: 1, state: "expired" }], 2, true],
    ["finished again after it was revoked", [{ attempt: 1, state: "revoked" }], 2, true],
    [
      "one was replaced, the newer is good",
      [
        { attempt: 1, state: "replaced" },
        { attempt: 1, state: "valid" },
      ],
      2,
      false,
    ],
  ])("%s", (_, earlier, attempt, brings) => {
    expect(bringsCertificate(earlier, attempt)).toBe(brings);
  });
});

describe("§learning#certificates: how long one is good", () => {
  test.each([
    ["2026-11-20", null, null],
    ["2026-11-20", 12, "2027-11-19"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2026-12-01", 1, "2026-12-31"],
  ])("completed on %s, %s months: until %s", (day, months, until) => {
    expect(validUntil(day, months)).toBe(until);
  });

  const never = { revokedAt: null, replacedAt: null };
  test.each([
    [{ ...never, validUntil: null }, "2099-01-01", "valid"],
    [{ ...never, validUntil: "2026-11-20" }, "2026-11-20", "valid"],
    [{ ...never, validUntil: "2026-11-20" }, "2026-11-21", "expired"],
    [{ ...never, validUntil: "2026-11-20", replacedAt: new Date() }, "2026-11-21", "replaced"],
    [{ validUntil: null, replacedAt: new Date(), revokedAt: new Date() }, "2026-11-21", "revoked"],
  ] as const)("%j on %s is %s", (certificate, today, state) => {
    expect(certificateState(certificate, today)).toBe(state);
  });

  test.each([
    ["valid", "2027-05-09"],
    ["expired", "2027-11-20"],
    ["revoked", "2027-11-20"],
  ] as const)("issued anew while %s it is good until %s", (state, until) => {
    expect(validAnew({ completedOn: "2026-05-10", state }, 12, "2026-11-21")).toBe(until);
  });

  test.each([
    ["valid", 70, 80, true],
    ["valid", 80, 80, false],
    ["valid", null, 80, true],
    ["valid", null, null, false],
    ["expired", 70, 80, false],
  ] as const)("%s with %s, now %s: may be asked for anew: %s", (state, score, now, may) => {
    expect(mayRenew({ state, score }, now)).toBe(may);
  });
});

describe("§learning#certificates: the number", () => {
  const bytes = fc.uint8Array({ minLength: 20, maxLength: 32 });
  test("is read again however it is typed", () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const number = numberOf(random);
        expect(number).toMatch(/^TR(-[0-9A-Z]{5}){4}$/);
        const typed = number.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
        expect([readNumber(number), readNumber(typed), readNumber(number.replaceAll("-", ""))]).toEqual([
          number,
          number,
          number,
        ]);
      }),
    );
  });

  test("is nothing else, whatever is sent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const read = readNumber(text);
        expect(read === undefined || /^TR(-[0-9A-HJKMNP-TV-Z]{5}){4}$/.test(read)).toBe(true);
      }),
    );
    for (const other of ["", "TR-", "TR-7K3M-9Q2X", `TR-${"U".repeat(20)}`, "x".repeat(5_000)])
      expect(readNumber(other)).toBeUndefined();
  });
});

describe("§learning#certificates: texts with placeholders", () => {
  test("a line that speaks of what is not known is left out whole", () => {
    const text = "{{name}} finished {{course}}.\nScore: {{score}}.\nThank you!";
    expect(fillText(text, { name: "Ana", course: "C", score: null })).toBe("Ana finished C.\nThank you!");
    expect(fillText(text, { name: "{{score}}", course: "C", score: "90%" })).toBe(
      "{{score}} finished C.\nScore: 90%.\nThank you!",
    );
  });

  test("names that stand for nothing are told", () => {
    expect(strangePlaceholders("{{name}} {{ curso }} {{constructor}}")).toEqual(["curso", "constructor"]);
  });
});
