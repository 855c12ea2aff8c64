import { describe, expect, test } from "vitest";
import { partsOf } from "./points-parts.ts";

describe("§loyalty#points-sentence one sentence for points", () => {
  test.each([
    [
      { available: 1646, underAudit: 250, held: 0, debt: 0 },
      { free: 1396, underAudit: 250 },
    ],
    [
      { available: 30, underAudit: 30, held: 150, debt: 0 },
      { underAudit: 30, held: 150 },
    ],
    [
      { available: 320, underAudit: 300, held: 0, debt: 40 },
      { blocked: 20, underAudit: 300 },
    ],
    [{ available: 0, underAudit: 0, held: 0, debt: 100 }, {}],
  ])("%o", (balance, parts) => {
    const divided = partsOf(balance);
    expect(divided).toEqual({ free: 0, blocked: 0, underAudit: 0, held: 0, ...parts });
    expect(divided.free + divided.blocked + divided.underAudit).toBe(balance.available);
  });
});
