import type { Country } from "@trilha/contract/core/country.ts";
import { askedFields, type RegistrationForm } from "@trilha/contract/members/registration/fields.ts";
import { registrationProblems } from "@trilha/contract/members/registration/problems.ts";
import type { FormSettings } from "@trilha/contract/members/registration/shapes.ts";
import { type JobProfile, jobProfiles } from "@trilha/contract/permissions.ts";
import { clientProblems } from "@trilha/contract/tenants/clients/problems.ts";
import type { GuestCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { findSignInClient } from "../../tenants/clients/index.ts";
import { type FormClient, formClient, registrationSettingsOf } from "./registration.queries.ts";

/** A form somebody stands in front of. */
export interface LoadedForm {
  readonly name: RegistrationForm;
  readonly client: FormClient;
  readonly settings: FormSettings;
  readonly adultsOnly: boolean;
  /** Which may be chosen. */
  readonly countries: readonly Country[];
  readonly jobProfiles: readonly JobProfile[];
}

/** The form of the door's client; closed ones, and those of a client under maintenance, are no form. */
export async function openForm(
  tx: Tx,
  call: GuestCall,
  form: { client?: string | undefined; form: RegistrationForm },
): Promise<LoadedForm | Refusal> {
  const id = await findSignInClient(tx, call, form.client);
  const client = id && (await formClient(tx, id));
  if (!client) return refuse(clientProblems.unknownClient);
  const { forms, adultsOnly, countries } = await registrationSettingsOf(tx, client.id);
  const settings = forms[form.form];
  if (!settings.open || client.underMaintenance) return refuse(registrationProblems.closed);
  const chosen = client.countries.filter((country) => countries.includes(country));
  return {
    name: form.form,
    client,
    settings,
    adultsOnly,
    countries: chosen.length > 0 ? chosen : client.countries,
    jobProfiles: settings.jobProfiles.length > 0 ? settings.jobProfiles : jobProfiles,
  };
}

/** Whether a form asks for something. */
export function asks({ settings }: LoadedForm, key: FormSettings["fields"][number]["key"]): boolean {
  return askedFields(settings.fields).some((field) => field.key === key);
}
