import type { Locale } from "@trilha/contract/core/locale.ts";
import { birthdayDate } from "../../accounts/profile/index.ts";
import type { AccountColumns } from "./registration.members.queries.ts";
import type { NormalizedRegistration } from "./registration-secrets.ts";

const orNull = (text: string | undefined) => text || null;

/** Typed values, as the account holds it; `locale` is the one they read the form in. */
export function accountColumns(fields: NormalizedRegistration, locale: Locale): AccountColumns {
  const address = Object.entries(fields.address ?? {}).filter(([, part]) => part);
  return {
    first_name: fields.firstName,
    last_name: fields.lastName ?? "",
    nickname: orNull(fields.nickname),
    store_nickname: orNull(fields.storeNickname),
    document: orNull(fields.document),
    document_country: fields.document ? (fields.documentCountry ?? fields.country) : null,
    gender: orNull(fields.gender),
    marital_status: orNull(fields.maritalStatus),
    children: fields.children ?? null,
    birthday: fields.birthday ? birthdayDate(fields.birthday) : null,
    profession: orNull(fields.profession),
    phones: JSON.stringify(fields.phones ?? {}),
    address: JSON.stringify(Object.fromEntries(address)),
    has_disability: fields.hasDisability ?? false,
    disability: fields.hasDisability ? orNull(fields.disability) : null,
    country: fields.country,
    locale: fields.locale ?? locale,
  };
}
