import { checkBirthday } from "@trilha/contract/accounts/identity/checks.ts";
import { type PhoneKind, phoneKinds } from "@trilha/contract/accounts/identity/kinds.ts";
import { childrenLimit } from "@trilha/contract/accounts/identity/limits.ts";
import type { Profile } from "@trilha/contract/accounts/identity/shapes.ts";
import { type Country, countries } from "@trilha/contract/core/country.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { FieldProblem } from "@trilha/contract/core/problem.ts";
import { maskPhone, maskZip, plainPhone } from "../../i18n/masks.ts";
import type { ProfileEdit } from "./profile.queries.ts";

/** The profile as a form holds it: every field a text, so nothing has to be guessed while typing. */

const ADDRESS = ["zipCode", "state", "city", "neighborhood", "street", "number", "complement"] as const;

export type ProfileValues = {
  firstName: string;
  lastName: string;
  nickname: string;
  storeNickname: string;
  country: Country;
  gender: string;
  maritalStatus: string;
  children: string;
  birthday: { year: string; month: string; day: string };
  profession: string;
  phones: Record<PhoneKind, string>;
  address: Record<(typeof ADDRESS)[number], string> & { country: Country };
  hasDisability: boolean;
  disability: string;
};

const text = (value: string | number | null | undefined): string => (value ?? "").toString();
const orNull = (value: string): string | null => value.trim() || null;
const numberOrNull = (value: string): number | null => (value.trim() === "" ? null : Number(value));

export function toValues(profile: Profile): ProfileValues {
  const country = profile.address.country ?? profile.country;
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    nickname: text(profile.nickname),
    storeNickname: text(profile.storeNickname),
    country: profile.country,
    gender: text(profile.gender),
    maritalStatus: text(profile.maritalStatus),
    children: text(profile.children),
    birthday: {
      year: text(profile.birthday?.year),
      month: text(profile.birthday?.month),
      day: text(profile.birthday?.day),
    },
    profession: text(profile.profession),
    phones: Object.fromEntries(
      phoneKinds.map((kind) => [kind, maskPhone(text(profile.phones[kind]), profile.country)]),
    ) as ProfileValues["phones"],
    address: {
      ...(Object.fromEntries(ADDRESS.map((part) => [part, text(profile.address[part])])) as Record<
        (typeof ADDRESS)[number],
        string
      >),
      zipCode: maskZip(text(profile.address.zipCode), country),
      country,
    },
    hasDisability: profile.hasDisability,
    disability: text(profile.disability),
  };
}

/** Body that is sent: the whole form over the version it was read from. */
export function toEdit(
  values: ProfileValues,
  { version, country }: Pick<Profile, "version" | "country">,
): ProfileEdit {
  const { year, month, day } = values.birthday;
  return {
    version,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    nickname: orNull(values.nickname),
    storeNickname: orNull(values.storeNickname),
    country: values.country,
    gender: orNull(values.gender),
    maritalStatus: orNull(values.maritalStatus),
    children: numberOrNull(values.children),
    birthday: { year: numberOrNull(year), month: numberOrNull(month), day: numberOrNull(day) },
    profession: orNull(values.profession),
    phones: Object.fromEntries(
      phoneKinds.map((kind) => [kind, plainPhone(values.phones[kind], country)]).filter(([, phone]) => phone),
    ) as ProfileEdit["phones"],
    address: values.address,
    hasDisability: values.hasDisability,
    disability: values.hasDisability ? orNull(values.disability) : null,
  };
}

/** Faults the device can know of, by field; the server looks again. */
export function check(values: ProfileValues, today: string): Readonly<Record<string, FieldCode>> {
  const wrong: Record<string, FieldCode> = {};
  if (!values.firstName.trim()) wrong.firstName = "required";
  const children = numberOrNull(values.children);
  if (children !== null && !(Number.isInteger(children) && children >= 0)) wrong.children = "invalid";
  else if (children !== null && children > childrenLimit) wrong.children = "too_big";
  const { year, month, day } = values.birthday;
  const birthday = checkBirthday(
    { year: numberOrNull(year), month: numberOrNull(month), day: numberOrNull(day) },
    today,
  );
  if (birthday) wrong.birthday = birthday;
  return wrong;
}

/** Where the server's objections belong in the form: `body.address.zipCode` is the field `address.zipCode`. */
export function fieldErrors(fields: readonly FieldProblem[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.map(({ path, title }) => {
      const name = path.replace(/^body\./, "");
      return [name.startsWith("birthday") ? "birthday" : name, title];
    }),
  );
}

export const isCountry = (value: string): value is Country => countries.includes(value as Country);

/** Parts of the form that are saved one by one. */
export const SECTIONS = {
  person: [
    "firstName",
    "lastName",
    "nickname",
    "storeNickname",
    "country",
    "gender",
    "maritalStatus",
    "children",
    "birthday",
    "profession",
    "hasDisability",
    "disability",
  ],
  phones: ["phones"],
  address: ["address"],
} as const satisfies Record<string, readonly string[]>;
export type ProfileSection = keyof typeof SECTIONS;

/** Whether a part differs from what was read. */
export function isChanged(section: ProfileSection, values: ProfileValues, seen: ProfileValues): boolean {
  const part = (source: ProfileValues) =>
    JSON.stringify(Object.entries(source).filter(([field]) => belongs(section, field)));
  return part(values) !== part(seen);
}

/** A field of the form, by its path, is in a part of it. */
export function belongs(section: ProfileSection, field: string): boolean {
  return (SECTIONS[section] as readonly string[]).includes(field.split(".")[0] ?? "");
}

/** Only one part of what would be sent. */
export function sectionOf(section: ProfileSection, edit: ProfileEdit): ProfileEdit {
  const part = Object.entries(edit).filter(([field]) => field === "version" || belongs(section, field));
  return Object.fromEntries(part) as ProfileEdit;
}
