import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { fromDay } from "../../../core/writing/visible-days.ts";
import type { Drill } from "./drill-office.queries.ts";

/** Values a new drill begins with: five questions for everybody, from today on. */
export const newDrill = (now: Date, timeZone: string): Drill => ({
  ...{ id: "", version: 0, title: {}, bankId: "", bank: "", tags: [], questions: 5 },
  from: fromDay(localDay(now, timeZone), timeZone) ?? now.toISOString(),
  ...{ until: null, audience: { all: [] }, mandatory: false, state: "active" },
  ...{ people: 0, started: 0, done: 0, pool: 0 },
});
