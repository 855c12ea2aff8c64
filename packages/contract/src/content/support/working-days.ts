// §limits#support-response time: 7 working days, counted from the day after the message came: Monday to Friday, without the
// holidays of the country whose support answers.

export const responseDays = 7;

const dayInMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Working days from tomorrow to the last day, both included; 0 once it is there or past. */
export function workingDaysLeft(
  today: string,
  dueOn: string,
  isHoliday: (day: string) => boolean = () => false,
): number {
  let days = 0;
  while (workingDaysAfter(today, days + 1, isHoliday) <= dueOn) days += 1;
  return days;
}

/**
 * The day (YYYY-MM-DD) that is so many working days after `from`; of a weekend or a holiday, counting begins on the next
 * working day. `isHoliday` is asked about days written the same way.
 */
export function workingDaysAfter(
  from: string,
  days: number,
  isHoliday: (day: string) => boolean = () => false,
): string {
  let day = Date.parse(`${from}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    day += dayInMs;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !isHoliday(dayOf(day))) left -= 1;
  }
  return dayOf(day);
}
