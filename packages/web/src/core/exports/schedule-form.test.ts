import type { Schedule } from "@trilha/contract/core/exports/schedule-shapes.ts";
import { describe, expect, test } from "vitest";
import { checkSchedule, newSchedule, scheduleValuesOf, writtenSchedule } from "./schedule-form.ts";

describe("form of a regular report", () => {
  const values = newSchedule("Vendas", ["a"]);

  test("sends the day of what it is every", () => {
    expect(writtenSchedule({ ...values, weekday: "5", monthDay: "31" }).when).toEqual({
      ...{ every: "week", day: 5, hour: 8 },
    });
    expect(writtenSchedule({ ...values, every: "month", weekday: "5", monthDay: "31" }).when).toEqual({
      ...{ every: "month", day: 31, hour: 8 },
    });
  });

  test("asks for a name, somebody to send it to and, with people's data, what for", () => {
    expect(checkSchedule(values, { asksReason: false })).toEqual({});
    expect(checkSchedule({ ...values, name: " ", recipients: [] }, { asksReason: true })).toEqual({
      ...{ name: "required", recipients: "required", reason: "required" },
    });
  });

  test("a known one comes back as it was sent", () => {
    const schedule: Schedule = {
      id: "s",
      kind: "figures.sales",
      name: "Vendas",
      format: "csv",
      when: { every: "month", day: 31, hour: 6 },
      recipients: [{ userId: "a", name: "Ana", mayRead: true }],
      reason: null,
      paused: false,
      nextAt: null,
      last: null,
      version: 1,
    };
    expect(writtenSchedule(scheduleValuesOf(schedule))).toEqual({
      ...{ name: "Vendas", format: "csv", recipients: ["a"], when: schedule.when },
    });
  });
});
