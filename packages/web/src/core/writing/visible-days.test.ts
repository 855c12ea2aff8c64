import { expect, it } from "vitest";
import { firstDay, fromDay, lastDay, untilDay } from "./visible-days.ts";

it.each(["America/Sao_Paulo", "Europe/Madrid", "UTC"])(
  "days in %s come back as they were written",
  (zone) => {
    expect(firstDay(fromDay("2026-03-01", zone), zone)).toBe("2026-03-01");
    expect(lastDay(untilDay("2026-03-31", zone), zone)).toBe("2026-03-31");
    expect([fromDay("", zone), untilDay("", zone), firstDay(null, zone), lastDay(null, zone)]).toEqual([
      ...[null, null],
      ...["", ""],
    ]);
  },
);
