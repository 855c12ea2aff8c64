import { describe, expect, it } from "vitest";
import { pointsSpans } from "./points-spans.ts";

const nothing = {
  ...{
    awarded: 0,
    reversed: 0,
    adjusted: 0,
    redeemed: 0,
    refunded: 0,
    expired: 0,
    transferred: 0,
    forgiven: 0,
  },
  ...{ uncleared: 0, cleared: 0, held: 0, debt: 0, before: false },
};

describe("§loyalty#reports points by span", () => {
  const rows = [
    { ...nothing, key: "2026-03-02", before: true, awarded: 100, uncleared: 100 },
    { ...nothing, key: "2026-03-02", awarded: 50, reversed: 20, uncleared: -70, cleared: 100 },
    { ...nothing, key: "2026-03-09", redeemed: 60, cleared: -60, debt: -10 },
  ];

  it("each span ends with all that was before it, also before the first day that was asked for", () => {
    const { total, spans } = pointsSpans(rows, false);
    expect(spans).toMatchObject([
      { given: 30, issued: 50, underAudit: 30, confirmed: 100, liability: 130 },
      { given: 0, issued: 0, redeemed: 60, underAudit: 30, confirmed: 40, owed: -10, liability: 60 },
    ]);
    expect(total).toMatchObject({ given: 30, issued: 50, redeemed: 60, liability: 60 });
  });

  it("campaigns beside each other end with their own", () => {
    const { total, spans } = pointsSpans(rows, true);
    expect(spans.map(({ liability }) => liability)).toEqual([130, -70]);
    expect(total.liability).toBe(60);
  });

  it("nothing moved: nothing stands", () => {
    expect(pointsSpans([], false)).toMatchObject({ total: { given: 0, issued: 0, liability: 0 }, spans: [] });
  });
});
