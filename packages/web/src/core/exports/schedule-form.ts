import type { Schedule } from "@trilha/contract/core/exports/schedule-shapes.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { ExportStart } from "./use-export.ts";

/** Settings of a regular report as the form holds them. */
export type ScheduleValues = {
  name: string;
  format: ExportStart["format"];
  every: Schedule["when"]["every"];
  weekday: string;
  monthDay: string;
  hour: string;
  recipients: readonly string[];
  reason: string;
  paused: boolean;
};

/** The usual: Mondays at eight. */
export const newSchedule = (name: string, recipients: readonly string[]): ScheduleValues => ({
  name,
  format: "xlsx",
  every: "week",
  weekday: "1",
  monthDay: "1",
  hour: "8",
  recipients,
  reason: "",
  paused: false,
});

export const scheduleValuesOf = (schedule: Schedule): ScheduleValues => {
  const { name, format, when, recipients, reason, paused } = schedule;
  const day = String(when.day);
  return {
    ...{ name, format, every: when.every, hour: String(when.hour), paused, reason: reason ?? "" },
    weekday: when.every === "week" ? day : "1",
    monthDay: when.every === "month" ? day : "1",
    recipients: recipients.map(({ userId }) => userId),
  };
};

/** Faults the device can know of, by path. */
export function checkSchedule(
  values: ScheduleValues,
  { asksReason }: { asksReason: boolean },
): Readonly<Record<string, FieldCode>> {
  const wrong: Record<string, FieldCode> = {};
  if (!values.name.trim()) wrong.name = "required";
  if (values.recipients.length === 0) wrong.recipients = "required";
  if (asksReason && !values.reason.trim()) wrong.reason = "required";
  return wrong;
}

/** The settings as they are sent. */
export function writtenSchedule(values: ScheduleValues) {
  const { name, format, every, weekday, monthDay, hour, recipients } = values;
  const day = Number(every === "week" ? weekday : monthDay);
  return {
    ...{ name: name.trim(), format, recipients: [...recipients] },
    when: { every, day, hour: Number(hour) },
  };
}
