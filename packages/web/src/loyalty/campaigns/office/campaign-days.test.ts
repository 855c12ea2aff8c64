import { zonesByCountry } from "@trilha/contract/catalog/products/zones.ts";
import { addDays, firstMomentOf } from "@trilha/contract/core/zoned-days.ts";
import { expect, it } from "vitest";
import { campaignDays } from "./campaign-days.ts";

it.each(Object.values(zonesByCountry).flat())(
  "§loyalty#campaigns the days are those of %s, in summer and winter",
  (zone) => {
    for (const [first, last] of [
      ["2027-01-10", "2027-03-26"],
      ["2026-06-30", "2026-07-31"],
    ] as const) {
      const beginsAt = firstMomentOf(first, zone).toISOString();
      const endsAt = firstMomentOf(addDays(last, 1), zone).toISOString();
      const written = (day: string) => day.split("-").toReversed().join("/");
      expect(campaignDays({ beginsAt, endsAt }, "pt-BR")).toBe(`${written(first)} – ${written(last)}`);
    }
  },
);
