import { describe, expect, test } from "vitest";
import { documentOf, movesPoints, stateShown, traceOf, typesOf } from "./statement-lines.ts";

describe("§loyalty#statement the statement", () => {
  test("tells of everything but that a lot cleared", () => {
    expect(movesPoints("clear")).toBe(false);
    expect(typesOf(undefined)).toContain("expire");
    expect(typesOf("earned")).toEqual(["award"]);
    expect(typesOf("spent")).toContain("hold");
    expect(typesOf("taken_back")).toContain("repay");
  });

  test("says why, or says nothing", () => {
    const step = { step: "no_rule" };
    expect(traceOf({ trace: [step] })).toEqual([step]);
    expect(traceOf({ trace: "x" })).toEqual([]);
    expect(traceOf({})).toEqual([]);
    const document = { invoiceNumber: "123", product: "Nimbus Air 14", quantity: 2 };
    expect(documentOf({ document })).toEqual(document);
    expect(documentOf({ document: { secret: 1 } })).toBeNull();
    expect(documentOf({})).toBeNull();
  });

  test("calls what became of points by its name", () => {
    expect((["awaiting", "confirmed", "adjusted", "owed"] as const).map(stateShown)).toEqual([
      "under_audit",
      "confirmed",
      "reversed",
      "owed",
    ]);
  });
});
