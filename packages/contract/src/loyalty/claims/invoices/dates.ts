/** YYYY-MM-DD of a day that exists between 2000 and 2099, else null. */
export function realDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    year >= 2000 && year <= 2099 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** Reads 2026-09-26, 20260926, 26/09/2026 and 26-09-2026, with or without a time behind; else null. */
export function dateIn(text: string): string | null {
  const byYear =
    /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text.trim()) ??
    /^(\d{4})(\d{2})(\d{2})(?:\d{4}|\d{6})?(?!\d)/.exec(text.trim());
  if (byYear) return realDate(Number(byYear[1]), Number(byYear[2]), Number(byYear[3]));
  const byDay = /^(\d{2})[/-](\d{2})[/-](\d{4})(?!\d)/.exec(text.trim());
  return byDay ? realDate(Number(byDay[3]), Number(byDay[2]), Number(byDay[1])) : null;
}

/** The month of a day. */
export function monthOf(date: string | null): string | null {
  return date?.slice(0, 7) ?? null;
}
