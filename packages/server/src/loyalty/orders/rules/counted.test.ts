import { expect, test } from "vitest";
import { countingsOf } from "./counted.ts";

test("§validation#category-limit an order counts in every period of reward and category, with the limit where there is one", () => {
  const limit = { scope: "category", scopeId: "c", period: "month", units: 2 } as const;
  const at = { campaignId: "x", today: "2026-11-20" };
  expect(countingsOf({ id: "r", categoryId: "c" }, [limit], at)).toEqual([
    { row: ["category", "c", "c:x"], limit: null },
    { row: ["category", "c", "m:2026-11"], limit: 2 },
    { row: ["category", "c", "y:2026"], limit: null },
    { row: ["category", "c", "ever"], limit: null },
    { row: ["reward", "r", "c:x"], limit: null },
    { row: ["reward", "r", "m:2026-11"], limit: null },
    { row: ["reward", "r", "y:2026"], limit: null },
    { row: ["reward", "r", "ever"], limit: null },
  ]);
});
