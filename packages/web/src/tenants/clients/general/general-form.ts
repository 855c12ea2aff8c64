import { type Country, countries } from "@trilha/contract/core/country.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import type { Client } from "../clients.queries.ts";

export type GeneralValues = {
  name: string;
  homeRoute: string;
  countries: readonly Country[];
  timeZone: string;
  passwordMinLength: string;
  plainSignInMessages: boolean;
  staffNeedFactor: boolean;
  /** The fastest somebody learns, in numbers as they are typed. */
  wordsPerMinute: string;
  playback: string;
  secondsPerQuestion: string;
  secondsPerPage: string;
  packagePercent: string;
  holdsPay: boolean;
  /** One address a line. */
  hosts: string;
};

export const PASSWORD_STANDARD = 8;
/** Numbers of the form: their bounds, and the steps between them. */
const NUMBERS = {
  passwordMinLength: { minimum: 6, maximum: 64, step: 1 },
  wordsPerMinute: { minimum: 200, maximum: 3_000, step: 1 },
  playback: { minimum: 1, maximum: 4, step: 0.25 },
  secondsPerQuestion: { minimum: 0, maximum: 60, step: 1 },
  secondsPerPage: { minimum: 0, maximum: 60, step: 1 },
  packagePercent: { minimum: 0, maximum: 100, step: 1 },
} as const;
export type PaceNumber = Exclude<keyof typeof NUMBERS, "passwordMinLength">;
export const paceNumbers: readonly PaceNumber[] = [
  ...(["wordsPerMinute", "playback", "secondsPerQuestion", "secondsPerPage", "packagePercent"] as const),
];
export const boundsOf = (number: PaceNumber) => NUMBERS[number];
const HOSTS = 20;

export const generalOf = (client: Client): GeneralValues => ({
  name: client.name,
  homeRoute: client.homeRoute,
  countries: countries.filter((code) => client.countries.includes(code)),
  timeZone: client.timeZone,
  passwordMinLength: String(client.passwordMinLength),
  plainSignInMessages: client.plainSignInMessages,
  staffNeedFactor: client.staffNeedFactor,
  wordsPerMinute: String(client.learningPace.wordsPerMinute),
  playback: String(client.learningPace.playback),
  secondsPerQuestion: String(client.learningPace.secondsPerQuestion),
  secondsPerPage: String(client.learningPace.secondsPerPage),
  packagePercent: String(client.learningPace.packagePercent),
  holdsPay: client.learningPace.holdsPay,
  hosts: client.hosts.join("\n"),
});

/** Addresses as typed: one a line or parted by commas, without the "https://" people paste along. */
export const hostsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((host) =>
        host
          .toLowerCase()
          .replace(/^https?:\/\//, "")
          .replace(/\/.*$/, ""),
      )
      .filter((host) => host !== ""),
  ),
];

const host = /^[a-z0-9.-]+(?::\d+)?$/;
const route = /^\/[a-z0-9/-]*$/;

type Wrong = { readonly code: FieldCode; readonly params?: Record<string, number> };

/** §entities#client: what the device can know to be wrong. */
export function checkGeneral(values: GeneralValues): Readonly<Record<string, Wrong>> {
  const wrong: Record<string, Wrong> = {};
  if (!values.name.trim()) wrong.name = { code: "required" };
  else if (values.name.trim().length > textLimit)
    wrong.name = { code: "too_long", params: { maximum: textLimit } };
  if (!route.test(values.homeRoute.trim())) wrong.homeRoute = { code: "invalid" };
  if (values.countries.length === 0) wrong.countries = { code: "too_few", params: { minimum: 1 } };
  for (const field of ["passwordMinLength", ...paceNumbers] as const) {
    const { minimum, maximum, step } = NUMBERS[field];
    const value = values[field].trim() === "" ? Number.NaN : Number(values[field]);
    if (!Number.isInteger(value / step)) wrong[field] = { code: "invalid" };
    else if (value < minimum) wrong[field] = { code: "too_small", params: { minimum } };
    else if (value > maximum) wrong[field] = { code: "too_big", params: { maximum } };
  }
  const hosts = hostsOf(values.hosts);
  if (hosts.some((one) => !host.test(one))) wrong.hosts = { code: "invalid" };
  else if (hosts.length > HOSTS) wrong.hosts = { code: "too_many", params: { maximum: HOSTS } };
  return wrong;
}

export const isBelowStandard = (length: string): boolean => Number(length) < PASSWORD_STANDARD;

/** Settings `PATCH /api/clients/:id` wants, from those the client has and those this tab changed. */
export const settingsOf = ({
  name,
  homeRoute,
  countries: at,
  timeZone,
  passwordMinLength,
  plainSignInMessages,
  staffNeedFactor,
  learningPace,
  hosts,
  flags,
}: Client) => ({
  name,
  homeRoute,
  countries: at,
  timeZone,
  passwordMinLength,
  plainSignInMessages,
  staffNeedFactor,
  learningPace,
  hosts,
  flags,
});

export const writtenGeneral = (values: GeneralValues) => ({
  name: values.name.trim(),
  homeRoute: values.homeRoute.trim(),
  countries: [...values.countries],
  timeZone: values.timeZone,
  passwordMinLength: Number(values.passwordMinLength),
  plainSignInMessages: values.plainSignInMessages,
  staffNeedFactor: values.staffNeedFactor,
  learningPace: {
    wordsPerMinute: Number(values.wordsPerMinute),
    playback: Number(values.playback),
    secondsPerQuestion: Number(values.secondsPerQuestion),
    secondsPerPage: Number(values.secondsPerPage),
    packagePercent: Number(values.packagePercent),
    holdsPay: values.holdsPay,
  },
  hosts: [...hostsOf(values.hosts)],
});
