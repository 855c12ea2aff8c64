// §9 Support response time: 7 working days, counted from the day after the message came, Monday to Friday.

export const responseDays = 7;

const dayInMs = 86_400_000;

/** The day (YYYY-MM-DD) that is so many working days after `from`; of a weekend, counting begins on Monday. */
export function workingDaysAfter(from: string, days: number): string {
  let day = Date.parse(`${from}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    day += dayInMs;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}
