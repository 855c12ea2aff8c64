// §validation#birthday: a birthday is shown and edited in its three parts and kept as one date, which belongs to no time zone.

export interface BirthdayParts {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

export function birthdayParts(date: string | null): BirthdayParts | null {
  if (!date) return null;
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}

/** The date of three checked parts; null when none is given. */
export function birthdayDate({ year, month, day }: BirthdayParts): string | null {
  if (year === null || month === null || day === null) return null;
  const two = (part: number) => String(part).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}
