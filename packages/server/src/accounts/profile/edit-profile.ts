import { checkBirthday } from "@trilha/contract/accounts/identity/checks.ts";
import type { editProfile as spec } from "@trilha/contract/accounts/identity/endpoints.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { Country } from "@trilha/contract/core/country.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { type RefusedField, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { mergePhones, readPhone, staysVerified, updateUserAt } from "../identity/index.ts";
import { presentProfile } from "./present-profile.ts";
import { birthdayDate } from "./rules/birthday.ts";
import { isOption, type ListField, type ProfileRow, profileRow } from "./session.profile.queries.ts";

type Edit = Input<typeof spec>["body"];

/** Changes the plain fields of one's own data; what is left out stays. */
export const editProfile: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { userId, clientId } = call.actor;
    const before = await profileRow(tx, userId, clientId);
    if (!before) return refuse(identityProblems.sessionEnded);
    const phones = readPhones(body.phones ?? {}, body.country ?? before.country);
    const wrong = [...phones.wrong, ...(await wrongFields(tx, body, call.now))];
    if (wrong.length > 0) return refuse(genericProblems.invalidInput, {}, wrong);
    const saved = await updateUserAt(tx, userId, body.version, changesOf(body, before, phones.numbers));
    if (!saved) return refuse(genericProblems.conflict);
    const after = await profileRow(tx, userId, clientId);
    return after ? presentProfile(call, after) : refuse(identityProblems.sessionEnded);
  });

/** Phones as typed, in the form they are kept; an empty one takes the number away. */
function readPhones(typed: NonNullable<Edit["phones"]>, country: Country) {
  const numbers: Record<string, string> = {};
  const wrong: RefusedField[] = [];
  for (const [kind, text] of Object.entries(typed)) {
    const number = text === "" ? "" : readPhone(text, country);
    if (number === undefined) wrong.push({ path: `body.phones.${kind}`, code: "phone_invalid" });
    else numbers[kind] = number;
  }
  return { numbers, wrong };
}

const listFields: readonly ListField[] = ["gender", "maritalStatus", "profession"];

async function wrongFields(tx: Tx, edit: Edit, now: Date): Promise<RefusedField[]> {
  const wrong: RefusedField[] = [];
  for (const field of listFields) {
    const key = edit[field];
    if (key && !(await isOption(tx, field, key)))
      wrong.push({ path: `body.${field}`, code: "not_an_option" });
  }
  // A birth date is before today: the UTC day decides.
  const birthday = edit.birthday && checkBirthday(edit.birthday, now.toISOString().slice(0, 10));
  if (birthday) wrong.push({ path: "body.birthday", code: birthday });
  return wrong;
}

/** An empty text is none. */
const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null);

function changesOf(edit: Edit, before: ProfileRow, named: Record<string, string>) {
  const phones = mergePhones(before.phones, named);
  const address = Object.entries({ ...before.address, ...edit.address }).filter(([, part]) => part);
  const hasDisability = edit.hasDisability ?? before.hasDisability;
  return {
    first_name: edit.firstName,
    last_name: edit.lastName,
    nickname: orNull(edit.nickname),
    store_nickname: orNull(edit.storeNickname),
    gender: orNull(edit.gender),
    marital_status: orNull(edit.maritalStatus),
    children: edit.children,
    birthday: edit.birthday && birthdayDate(edit.birthday),
    profession: orNull(edit.profession),
    ...(edit.phones && { phones: JSON.stringify(phones) }),
    ...(!staysVerified(before.phones, phones) && { phone_verified_at: null }),
    ...(edit.address && { address: JSON.stringify(Object.fromEntries(address)) }),
    has_disability: edit.hasDisability,
    // No disability, no description.
    disability: hasDisability ? orNull(edit.disability) : null,
    country: edit.country,
    locale: edit.locale,
    color_scheme: edit.colorScheme,
  };
}
