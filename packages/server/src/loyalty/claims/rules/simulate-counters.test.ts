import { noCounters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { expect, test } from "vitest";
import { type CountedSale, ReplayCounters } from "./simulate-counters.ts";

// A Wednesday.
const first: CountedSale = { userId: "ana", storeId: "center", date: "2026-11-04" };

test("loyalty, limits in a replay: nothing counts before the first sale", () => {
  expect(new ReplayCounters().at(first)).toEqual(noCounters);
});

test.each<[string, Partial<CountedSale>, number[]]>([
  ["the same day", {}, [60, 60, 60, 60, 60]],
  ["another day of the week", { date: "2026-11-05" }, [0, 60, 60, 60, 60]],
  ["its Monday", { date: "2026-11-02" }, [0, 60, 60, 60, 60]],
  ["its Sunday", { date: "2026-11-08" }, [0, 60, 60, 60, 60]],
  ["the Sunday before", { date: "2026-11-01" }, [0, 0, 60, 60, 60]],
  ["the Monday after", { date: "2026-11-09" }, [0, 0, 60, 60, 60]],
  ["another store", { storeId: "north" }, [60, 60, 60, 0, 60]],
  ["somebody else in the store", { userId: "bia" }, [0, 0, 0, 60, 60]],
  ["somebody else elsewhere", { userId: "bia", storeId: "north" }, [0, 0, 0, 0, 60]],
])("loyalty, limits in a replay: %s", (_, change, expected) => {
  const counters = new ReplayCounters();
  counters.add(first, 40);
  counters.add(first, 20);
  const { day, week, campaign, store, budget } = counters.at({ ...first, ...change });
  expect([day, week, campaign, store, budget]).toEqual(expected);
});
