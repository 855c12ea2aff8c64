import { normalizeDocument } from "@trilha/contract/accounts/identity/checks.ts";
import { checkRegistration } from "@trilha/contract/members/registration/checks.ts";
import { normalizeTaxId } from "@trilha/contract/members/registration/company-tax-id.ts";
import type { RegistrationValues } from "@trilha/contract/members/registration/shapes.ts";
import { readPhone } from "../../accounts/identity/index.ts";
import { isOption } from "../../accounts/profile/index.ts";
import type { RefusedField } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { checkLinks, knownLinks, retailerOf } from "../people/index.ts";
import type { LoadedForm } from "./open-form.ts";
import { storeByCode } from "./registration.queries.ts";
import type { NormalizedRegistration } from "./registration-secrets.ts";

/** Normalised values, or every faulty field. */
export async function readValues(
  tx: Tx,
  form: LoadedForm,
  values: RegistrationValues,
  now: Date,
): Promise<{ said: NormalizedRegistration; wrong: RefusedField[] }> {
  const { fields } = form.settings;
  const today = now.toISOString().slice(0, 10);
  const wrong: RefusedField[] = checkRegistration({ fields, adultsOnly: form.adultsOnly }, values, today);
  const say = (path: string, code: RefusedField["code"]) => wrong.push({ path, code });

  if (!form.countries.includes(values.country)) say("country", "not_an_option");
  if (values.jobProfile && !form.jobProfiles.includes(values.jobProfile)) say("jobProfile", "not_an_option");
  for (const field of ["gender", "maritalStatus", "profession"] as const) {
    const key = values[field];
    if (key && !(await isOption(tx, field, key))) say(field, "not_an_option");
  }
  const phones = readPhones(values, say);
  const place = await readPlace(tx, form.client.id, values, say);
  return {
    said: {
      ...values,
      ...place,
      email: values.email.trim(),
      phones,
      document: normalizeDocument(values.document ?? ""),
      companyTaxId: normalizeTaxId(values.companyTaxId ?? ""),
    },
    wrong: wrong.map(({ path, ...rest }) => ({ path: `body.values.${path}`, ...rest })),
  };
}

type Say = (path: string, code: RefusedField["code"]) => void;

function readPhones({ phones = {}, country }: RegistrationValues, say: Say): Record<string, string> {
  const numbers: Record<string, string> = {};
  for (const [kind, typed] of Object.entries(phones)) {
    if (!typed) continue;
    const number = readPhone(typed, country);
    if (number) numbers[kind] = number;
    else say(`phones.${kind}`, "phone_invalid");
  }
  return numbers;
}

/** Company, brand, chain and store: the client's own, and a store of the chain that was chosen. */
async function readPlace(tx: Tx, clientId: string, values: RegistrationValues, say: Say) {
  const coded = values.storeCode ? await storeByCode(tx, clientId, values.storeCode) : undefined;
  if (values.storeCode && !coded) say("storeCode", "store_unknown");
  const sent = {
    companyId: values.companyId ?? null,
    brandId: values.brandId ?? null,
    retailerId: values.retailerId ?? null,
    storeId: values.storeId ?? coded ?? null,
    groupIds: [],
  };
  const known = await knownLinks(tx, clientId, sent);
  for (const { path, code } of checkLinks(sent, known)) {
    say(path === "body.storeId" && coded ? "storeCode" : path.replace("body.", ""), code);
  }
  return { ...sent, groupIds: undefined, retailerId: retailerOf(sent, known) };
}
