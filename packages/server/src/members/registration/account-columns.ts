import type { Locale } from "@trilha/contract/core/locale.ts";
import { birthdayDate } from "../../accounts/profile/index.ts";
import type { AccountColumns } from "./registration.members.queries.ts";
import type { SaidValues } from "./registration-secrets.ts";

const orNull = (text: string | undefined) => text || null;

/** What somebody typed, as the account holds it; `locale` is the one they read the form in. */
export function accountColumns(said: SaidValues, locale: Locale): AccountColumns {
  const address = Object.entries(said.address ?? {}).filter(([, part]) => part);
  return {
    first_name: said.firstName,
    last_name: said.lastName ?? "",
    nickname: orNull(said.nickname),
    store_nickname: orNull(said.storeNickname),
    document: orNull(said.document),
    document_country: said.document ? said.country : null,
    gender: orNull(said.gender),
    marital_status: orNull(said.maritalStatus),
    children: said.children ?? null,
    birthday: said.birthday ? birthdayDate(said.birthday) : null,
    profession: orNull(said.profession),
    phones: JSON.stringify(said.phones ?? {}),
    address: JSON.stringify(Object.fromEntries(address)),
    has_disability: said.hasDisability ?? false,
    disability: said.hasDisability ? orNull(said.disability) : null,
    country: said.country,
    locale: said.locale ?? locale,
  };
}
