import { phoneKinds } from "@trilha/contract/accounts/identity/kinds.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { isNumeric, isTooLong, textLimit } from "@trilha/contract/core/text-checks.ts";
import { checkRegistration } from "@trilha/contract/members/registration/checks.ts";
import { type AskedKey, fieldKeys, valuePaths } from "@trilha/contract/members/registration/fields.ts";
import { plainPhone } from "../../../i18n/masks.ts";
import type { OpenForm, Registration } from "../registration.queries.ts";

/** A form as it is typed: a text by the path of its value, so that nothing has to be guessed while typing. */
export type Typed = Readonly<Record<string, string>>;
type Values = Registration["values"];
type Country = Values["country"];

const addressParts = ["zipCode", "state", "city", "neighborhood", "street", "number", "complement"] as const;
const birthdayParts = ["year", "month", "day"] as const;

/** Every path a field is typed under; the first takes the focus when something is wrong with it. */
export function pathsOf(key: AskedKey): readonly string[] {
  if (key === "address") return addressParts.map((part) => `address.${part}`);
  if (key === "birthday") return ["birthday", ...birthdayParts.map((part) => `birthday.${part}`)];
  return valuePaths[key];
}

const numberOrNull = (text: string | undefined) => (isNumeric(text?.trim()) ? Number(text) : null);

/** Body that is sent: only what the form asks, as values rather than texts. */
export function toValues(form: Pick<OpenForm, "fields">, typed: Typed, country: Country): Values {
  const keys = new Set(form.fields.map(({ key }) => key));
  const trimmed = (path: string) => (typed[path] ?? "").trim();
  const values: Record<string, unknown> = {
    firstName: trimmed("firstName"),
    email: trimmed("email"),
    emailConfirmation: trimmed("emailConfirmation"),
    country,
  };
  const phones: Record<string, string> = {};
  for (const key of fieldKeys) {
    if (!keys.has(key)) continue;
    const [path] = valuePaths[key];
    const phone = phoneKinds.find((kind) => kind === key);
    if (phone) {
      const number = plainPhone(trimmed(path), country);
      if (number) phones[phone] = number;
    } else if (key === "address") {
      const parts = addressParts.map((part) => [part, trimmed(`address.${part}`)]).filter(([, text]) => text);
      values.address = { ...Object.fromEntries(parts), country };
    } else if (key === "birthday") {
      values.birthday = Object.fromEntries(
        birthdayParts.map((part) => [part, numberOrNull(typed[`birthday.${part}`])]),
      );
    } else if (key === "disability") {
      values.hasDisability = trimmed("hasDisability") === "yes";
      if (values.hasDisability) values.disability = trimmed("disability");
    } else if (key === "children") {
      values.children = numberOrNull(typed.children);
    } else if (trimmed(path)) {
      values[path] = trimmed(path);
      if (key === "document" && trimmed("documentCountry")) values.documentCountry = typed.documentCountry;
    }
  }
  if (Object.keys(phones).length > 0) values.phones = phones;
  return values as Values;
}

export type FieldFaults = Readonly<
  Record<string, { readonly code: FieldCode; readonly params?: Record<string, number> }>
>;

/** Faults the device can know of, by path; the server looks again. */
export function checkTyped(
  form: Pick<OpenForm, "fields" | "adultsOnly" | "texts">,
  typed: Typed,
  country: Country,
  today: string,
): FieldFaults {
  const wrong: Record<string, { code: FieldCode; params?: Record<string, number> }> = {};
  const fields = form.fields.flatMap(({ key, mandatory }) => {
    const own = fieldKeys.find((one) => one === key);
    return own ? [{ key: own, mandatory }] : [];
  });
  const values = toValues(form, typed, country);
  for (const { path, code } of checkRegistration({ fields, adultsOnly: form.adultsOnly }, values, today)) {
    // An address whose country alone is known says nothing yet.
    wrong[path] ??= { code };
  }
  for (const [path, text] of Object.entries(typed)) {
    if (isTooLong(text)) wrong[path] = { code: "too_long", params: { maximum: textLimit } };
  }
  const children = typed.children?.trim();
  if (children && !isNumeric(children)) wrong.children = { code: "not_a_number" };
  for (const kind of phoneKinds) {
    const path = `phones.${kind}`;
    const digits = (typed[path] ?? "").replace(/\D/g, "");
    if (digits && digits.length < 7) wrong[path] = { code: "phone_invalid" };
  }
  for (const { kind } of form.texts) {
    if (typed[`accepted.${kind}`] !== "yes") wrong[`accepted.${kind}`] = { code: "text_not_accepted" };
  }
  return wrong;
}

/** The versions that were ticked. */
export function acceptedOf({ texts }: Pick<OpenForm, "texts">, typed: Typed): Registration["accepted"] {
  const ticked = texts.filter(({ kind }) => typed[`accepted.${kind}`] === "yes");
  return Object.fromEntries(ticked.map(({ kind, version }) => [kind, version]));
}

/** Where the server's objection belongs: `body.values.phones.mobile` is typed as `phones.mobile`. */
export function pathOfRefusal(path: string): string {
  const own = path.replace(/^body\.(?:values\.)?/, "");
  return own.startsWith("birthday") ? "birthday" : own;
}
