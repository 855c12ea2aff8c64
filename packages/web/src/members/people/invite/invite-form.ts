import { checkDocument } from "@trilha/contract/accounts/identity/checks.ts";
import type { Country, DocumentCountry } from "@trilha/contract/core/country.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { isLocale } from "@trilha/contract/core/locale.ts";
import type { invitePerson } from "@trilha/contract/members/people/endpoints.ts";
import { jobProfiles, type Role } from "@trilha/contract/permissions.ts";

export type InviteValues = {
  firstName: string;
  lastName: string;
  email: string;
  country: Country;
  /** Empty: the programme's own. */
  locale: string;
  document: string;
  /** Null: the country of the invitation. */
  documentCountry: DocumentCountry | null;
  jobProfile: string;
  roles: readonly Role[];
};

export type Invitation = Request<typeof invitePerson>["body"];

export const emptyInvitation = (country: Country): InviteValues => ({
  firstName: "",
  lastName: "",
  email: "",
  country,
  locale: "",
  document: "",
  documentCountry: null,
  jobProfile: "",
  roles: [],
});

// Looks like an address; whether it is one only a mail can tell. The server's own check runs again.
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** §validation#invoice-reading: what the device can know to be wrong. */
export function checkInvitation(values: InviteValues): Readonly<Record<string, FieldCode>> {
  const wrong: Record<string, FieldCode> = {};
  if (!values.firstName.trim()) wrong.firstName = "required";
  if (!values.email.trim()) wrong.email = "required";
  else if (!email.test(values.email.trim())) wrong.email = "email_invalid";
  const document = values.document.trim();
  const bad = document ? checkDocument(document, values.documentCountry ?? values.country) : undefined;
  if (bad) wrong.document = bad;
  return wrong;
}

export const invitationOf = (values: InviteValues): Invitation => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  email: values.email.trim(),
  country: values.country,
  roles: [...values.roles],
  ...(isLocale(values.locale) ? { locale: values.locale } : {}),
  ...(values.document.trim()
    ? { document: values.document.trim(), documentCountry: values.documentCountry ?? values.country }
    : {}),
  jobProfile: jobProfiles.find((one) => one === values.jobProfile) ?? null,
});
