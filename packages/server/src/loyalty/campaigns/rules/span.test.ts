import { expect, test } from "vitest";
import type { PlannedWindow } from "./office-rules.ts";
import { firstDayOf, spanOf } from "./span.ts";

const brazil: PlannedWindow = {
  country: "BR",
  timeZone: "America/Sao_Paulo",
  beginsOn: "2026-10-01",
  endsOn: "2026-12-15",
};
const canada: PlannedWindow = { ...brazil, country: "CA", timeZone: "America/Toronto" };
const argentina: PlannedWindow = {
  country: "AR",
  timeZone: "America/Argentina/Buenos_Aires",
  beginsOn: "2026-09-30",
  endsOn: "2026-12-10",
};

test.each<[string, PlannedWindow[], string, string, string]>([
  ["one country", [brazil], "2026-10-01T03:00:00.000Z", "2026-12-16T03:00:00.000Z", "2026-10-01"],
  [
    "the same days in two zones",
    [canada, brazil],
    "2026-10-01T03:00:00.000Z",
    "2026-12-16T05:00:00.000Z",
    "2026-10-01",
  ],
  [
    "one begins earlier, the other ends later",
    [brazil, argentina],
    "2026-09-30T03:00:00.000Z",
    "2026-12-16T03:00:00.000Z",
    "2026-09-30",
  ],
])(
  "§limits#campaign-quarter campaign, from the first begin to the last end: %s",
  (_, windows, begins, ends, firstDay) => {
    const span = spanOf(windows);
    expect([span.begins_at.toISOString(), span.ends_at.toISOString()]).toEqual([begins, ends]);
    expect(firstDayOf(windows)).toBe(firstDay);
  },
);
