import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fiscalKeyProblem, readFiscalKey } from "./fiscal-key.ts";

const online = "35260812345678000195650010000001231876543217";

/** The check digit computed another way than the rule does: the weights written out, from the left. */
function completeKey(first43: string): string {
  const weights = "4329876543298765432987654329876543298765432";
  let sum = 0;
  for (const [index, sign] of [...first43].entries())
    sum += (sign.charCodeAt(0) - 48) * Number(weights[index]);
  return `${first43}${sum % 11 < 2 ? 0 : 11 - (sum % 11)}`;
}

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(""));

const holder = fc
  .array(fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"), { minLength: 12, maxLength: 12 })
  .map((all) => all.join(""));

describe("§protocols#access-key of a Brazilian invoice", () => {
  it.each([
    ["13181017921427000125650010000000309887251170", "an NFC-e issued offline"],
    ["33150308370779000149550010001100931002410775", "an NF-e"],
    [online, "an NFC-e"],
    ["35260812ABC34501DE35650010000007771123456787", "a CNPJ with letters"],
    ["35260812abc34501de35650010000007771123456787", "the same in lower case"],
    ["35260812345678000195590001234560003216543217", "a CF-e of a SAT"],
    ["3526 0812 3456 7800 0195 6500 1000 0001 2318 7654 3217", "in groups, as printed"],
    [`NFe${online}`, "with the prefix of the XML id"],
  ])("%s is one: %s", (key) => {
    expect(fiscalKeyProblem(key)).toBeUndefined();
  });

  it.each([
    ["", "length"],
    [online.slice(1), "length"],
    [`${online}0`, "length"],
    [" ".repeat(200) + online, "length"],
    [`A${online.slice(1)}`, "characters"],
    [`${online.slice(0, 18)}AB${online.slice(20)}`, "characters"],
    [`${online.slice(0, 10)}é${online.slice(11)}`, "characters"],
    [`${online.slice(0, 43)}8`, "check_digit"],
    ["35261312345678000195650010000007771123456781", "month"],
    ["35260812345678000195570010000007771123456781", "model"],
  ] as const)("%s is none: %s", (key, problem) => {
    expect(fiscalKeyProblem(key)).toBe(problem);
  });

  it("falls apart into what it says", () => {
    expect(readFiscalKey("35260812345678000195650010000001249876543210")).toEqual({
      key: "35260812345678000195650010000001249876543210",
      state: "35",
      month: "2026-08",
      issuer: "12345678000195",
      model: "65",
      series: "1",
      number: "124",
      offline: true,
      plausible: true,
    });
    const sat = readFiscalKey("35260812345678000195590001234560003216543217");
    expect(sat).toMatchObject({ model: "59", series: "123456", number: "321", offline: false });
    const farmer = readFiscalKey("41260800052998224725559200000000121123456785");
    expect(farmer).toMatchObject({ issuer: "52998224725", plausible: true });
  });

  it.each([
    ["99260812345678000195650010000007771123456784", "no such state"],
    ["35260812345678000190650010000007771123456788", "wrong digits in the CNPJ"],
  ])("%s can be read but not believed: %s", (key) => {
    expect(readFiscalKey(key)?.plausible).toBe(false);
  });

  it("takes every key with its own digit, and none with one sign or two neighbours mistaken", () => {
    fc.assert(
      fc.property(
        holder,
        digits(21),
        fc.nat({ max: 42 }),
        fc.integer({ min: 1, max: 9 }),
        (cnpj, rest, at, shift) => {
          const key = completeKey(`352608${cnpj}00${"65"}${rest}`);
          expect(fiscalKeyProblem(key)).toBeUndefined();
          fc.pre(/\d/.test(key[at] ?? "") && at !== 20 && at !== 21);
          const wrong = `${key.slice(0, at)}${(Number(key[at]) + shift) % 10}${key.slice(at + 1)}`;
          // Remainders 0 and 1 share the digit 0: the one pair the scheme itself cannot tell apart.
          const shared = key.endsWith("0");
          if (!shared) expect(fiscalKeyProblem(wrong)).toBe("check_digit");
          expect(readFiscalKey(wrong)?.key).not.toBe(key);
        },
      ),
    );
  });
});
