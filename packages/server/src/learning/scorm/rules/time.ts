/** The most seconds anything is believed to have taken: 10,000 hours, as much as SCORM 1.2 can write. */
const most = 10_000 * 3_600;

/** Seconds of a SCORM 1.2 timespan (HHHH:MM:SS.SS), whole, rounded down; undefined: it is none. */
export function secondsOf12(value: string): number | undefined {
  const parts = /^(\d{2,4}):(\d{2}):(\d{2})(?:\.\d{1,2})?$/.exec(value);
  if (!parts) return undefined;
  const [, hours, minutes, seconds] = parts;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

/** Seconds of an ISO 8601 duration as SCORM 2004 writes it, a month taken as 30 days; undefined: it is none. */
export function secondsOfIso(value: string): number | undefined {
  const shape =
    /^P(?=.)(?:(\d{1,6})Y)?(?:(\d{1,6})M)?(?:(\d{1,6})D)?(?:T(?=.)(?:(\d{1,8})H)?(?:(\d{1,8})M)?(?:(\d{1,10})(?:\.\d{1,6})?S)?)?$/;
  const parts = shape.exec(value);
  if (!parts) return undefined;
  const [years, months, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0));
  const whole = (years ?? 0) * 365 + (months ?? 0) * 30 + (days ?? 0);
  const sum = whole * 86_400 + (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0);
  return Math.min(sum, most);
}

const two = (value: number) => String(value).padStart(2, "0");

/** Whole seconds as SCORM 1.2 writes a timespan. */
export function as12(seconds: number): string {
  const within = Math.min(seconds, most - 1);
  const hours = String(Math.floor(within / 3_600)).padStart(4, "0");
  return `${hours}:${two(Math.floor(within / 60) % 60)}:${two(within % 60)}`;
}

/** Whole seconds as SCORM 2004 writes a duration. */
export function asIso(seconds: number): string {
  const within = Math.min(seconds, most);
  return `PT${Math.floor(within / 3_600)}H${Math.floor(within / 60) % 60}M${within % 60}S`;
}
