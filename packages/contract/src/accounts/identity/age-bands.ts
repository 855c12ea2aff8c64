// §limits#age-bands Age bands of figures and filters, by the birthday and the day it is in the client's zone.

/** Bands by the ages they hold, both included, the youngest first; the last has no end. */
const bandAges = {
  "18_24": [18, 24],
  "25_30": [25, 30],
  "31_40": [31, 40],
  "41_50": [41, 50],
  "51_60": [51, 60],
  over_60: [61, null],
} as const satisfies Record<string, readonly [from: number, to: number | null]>;

export type AgeBand = keyof typeof bandAges;
export const ageBands = Object.keys(bandAges) as AgeBand[];

/** Birthdays of a band, YYYY-MM-DD: later than `after` (null: from the first on), `until` at the latest. */
export interface BandBirthdays {
  after: string | null;
  until: string;
}

/** Birthdays whose people are in a band on a calendar day; born on 29 February, a year older from 1 March on. */
export function birthdaysOfBand(band: AgeBand, today: string): BandBirthdays {
  const [from, to] = bandAges[band];
  return { after: to === null ? null : yearsBefore(today, to + 1), until: yearsBefore(today, from) };
}

/** Band of a birthday on a calendar day; null: younger than the youngest band, or no birthday. */
export function ageBandOf(birthday: string | null, today: string): AgeBand | null {
  if (birthday === null) return null;
  const isIn = ({ after, until }: BandBirthdays) => birthday <= until && (after === null || birthday > after);
  return ageBands.find((band) => isIn(birthdaysOfBand(band, today))) ?? null;
}

/** The latest birthday of people who are so many years old on a day: a 29 February that year lacks is its 28th. */
function yearsBefore(today: string, years: number): string {
  const year = Number(today.slice(0, 4)) - years;
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const monthAndDay = today.slice(4) === "-02-29" && !isLeapYear ? "-02-28" : today.slice(4);
  return `${String(year).padStart(4, "0")}${monthAndDay}`;
}
