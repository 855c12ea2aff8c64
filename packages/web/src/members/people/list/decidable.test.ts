import { describe, expect, it } from "vitest";
import { canTakeBack, decidable } from "./decidable.ts";

const ana = { id: "ana", status: "awaiting_approval" } as const;
const bia = { id: "bia", status: "active" } as const;
const caio = { id: "caio", status: "blocked" } as const;

describe("§states#account decisions on ticked people", () => {
  it("offers each decision for those it concerns", () => {
    expect(decidable([ana, bia, caio])).toEqual([
      { decision: "approve", ids: ["ana"] },
      { decision: "block", ids: ["ana", "bia"] },
      { decision: "unblock", ids: ["caio"] },
    ]);
  });

  it("does not offer what concerns nobody", () => {
    expect(decidable([caio]).map(({ decision }) => decision)).toEqual(["unblock"]);
    expect(decidable([])).toEqual([]);
  });

  it("offers to take a block back only where unblocking restores what was", () => {
    expect(canTakeBack([bia])).toBe(true);
    expect(canTakeBack([bia, ana])).toBe(false);
    expect(canTakeBack([])).toBe(false);
  });
});
