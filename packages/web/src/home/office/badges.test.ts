import type { officeQueues } from "@trilha/contract/home/office/states.ts";
import { describe, expect, it } from "vitest";
import { addUp, badgesOf } from "./badges.ts";
import { countText } from "./targets.ts";

const waiting = (queue: (typeof officeQueues)[number], count: number, more = false) => ({
  ...{ queue, count, more },
  oldest: null,
});

describe("§interface#office-home badges", () => {
  it("stand where something waits, those of one page as one", () => {
    const badges = badgesOf([waiting("orders", 3), waiting("parcels", 2), waiting("audit", 0)]);
    expect([...badges]).toEqual([["/admin/orders", { count: 5, more: false }]]);
  });

  it("say that there are more where counting stopped, in one queue or in all together", () => {
    expect(badgesOf([waiting("orders", 99, true)]).get("/admin/orders")).toEqual({ count: 99, more: true });
    expect(addUp([{ count: 60, more: false }, undefined, { count: 50, more: false }])).toEqual({
      ...{ count: 99, more: true },
    });
    expect(countText({ count: 99, more: true }, String)).toBe("99+");
    expect(countText({ count: 7, more: false }, String)).toBe("7");
  });
});
