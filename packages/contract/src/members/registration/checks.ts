// §entities#register-fields, §validation#registration: what a registration must hold, by what the client's form asks. Both sides run it; the
// server runs it again, and looks up what only it can know.
import { checkBirthday, checkDocument, isAdult } from "../../accounts/identity/checks.ts";
import type { FieldCode } from "../../core/field-problems.ts";
import { checkEmail, emailsMatch } from "../../core/text-checks.ts";
import { checkTaxId } from "./company-tax-id.ts";
import { type AskedKey, askedFields, type FieldKey, rivals, valuePaths } from "./fields.ts";
import type { FormSettings, RegistrationSettings, RegistrationValues } from "./shapes.ts";

export interface WrongValue {
  readonly path: string;
  readonly code: FieldCode;
}

/** Demands of a form. */
export interface AskedForm {
  readonly fields: readonly { readonly key: FieldKey; readonly mandatory: boolean }[];
  readonly adultsOnly: boolean;
}

/** Values by their paths; `phones.mobile` is a value of its own. */
function valueAt(values: object, path: string): unknown {
  return path.split(".").reduce<unknown>((at, part) => {
    return at !== null && typeof at === "object" ? Reflect.get(at, part) : undefined;
  }, values);
}

const isSaid = (value: unknown): boolean => {
  if (value === undefined || value === null || value === "") return false;
  if (typeof value === "object") return Object.values(value).some(isSaid);
  return typeof value !== "string" || value.trim() !== "";
};

/** Every path under which a value was sent. */
function sentPaths(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (name === "phones") return Object.keys(value ?? {}).map((kind) => `phones.${kind}`);
    return [name];
  });
}

/** The parts of an address a parcel or a visit needs. */
const addressParts = ["zipCode", "state", "city", "street", "number"] as const;

function missing(key: AskedKey, values: RegistrationValues): string[] {
  if (key === "address") {
    return addressParts.filter((part) => !isSaid(values.address?.[part])).map((part) => `address.${part}`);
  }
  // A ticked box or none is an answer to whether somebody has a disability; one that is ticked is described.
  if (key === "disability") return values.hasDisability && !isSaid(values.disability) ? ["disability"] : [];
  const [path] = valuePaths[key];
  return isSaid(valueAt(values, path)) ? [] : [path];
}

/** Errors of a registration form the form itself can find, by the path of the value; empty: complete. */
export function checkRegistration(form: AskedForm, values: RegistrationValues, today: string): WrongValue[] {
  const fields = askedFields(form.fields);
  const wrong: WrongValue[] = [];
  const say = (path: string, code: FieldCode | undefined) => {
    if (code) wrong.push({ path, code });
  };
  const known = new Set(fields.flatMap(({ key }) => valuePaths[key]));
  for (const path of sentPaths(values)) if (!known.has(path)) say(path, "unknown");
  for (const { key, mandatory } of fields) {
    if (mandatory) for (const path of missing(key, values)) say(path, "required");
  }
  if (values.email) {
    say("email", checkEmail(values.email));
    if (!emailsMatch(values.email, values.emailConfirmation)) say("emailConfirmation", "emails_differ");
  }
  if (values.document)
    say("document", checkDocument(values.document, values.documentCountry ?? values.country));
  if (values.companyTaxId) say("companyTaxId", checkTaxId(values.companyTaxId, values.country));
  if (values.birthday) {
    const code = checkBirthday(values.birthday, today);
    say("birthday", code);
    if (!code && form.adultsOnly && !isOfAge(values.birthday, today)) say("birthday", "adults_only");
  }
  return wrong;
}

type Birthday = NonNullable<RegistrationValues["birthday"]>;

function isOfAge({ year, month, day }: Birthday, today: string): boolean {
  if (year === null || month === null || day === null) return true;
  const two = (part: number) => String(part).padStart(2, "0");
  return isAdult(`${year}-${two(month)}-${two(day)}`, today);
}

/** Faults of a client's settings, by path. */
export function checkSettings(settings: RegistrationSettings): WrongValue[] {
  return Object.entries(settings.forms).flatMap(([name, form]) =>
    checkForm(form, settings.adultsOnly).map(({ path, code }) => ({ path: `forms.${name}.${path}`, code })),
  );
}

function checkForm({ fields, open }: FormSettings, adultsOnly: boolean): WrongValue[] {
  const wrong: WrongValue[] = [];
  const keys = fields.map(({ key }) => key);
  fields.forEach(({ key }, index) => {
    const rival = rivals.find((pair) => pair[1] === key)?.[0];
    if (keys.indexOf(key) !== index || (rival && keys.includes(rival))) {
      wrong.push({ path: `fields.${index}.key`, code: "invalid" });
    }
  });
  // Age is known by the birthday alone.
  const asksAge = fields.some(({ key, mandatory }) => key === "birthday" && mandatory);
  if (open && adultsOnly && !asksAge) wrong.push({ path: "fields", code: "birthday_incomplete" });
  return wrong;
}
