import { defaultSettings } from "./defaults.ts";
import { registrationForms } from "./fields.ts";
import type { FormSettings, RegistrationSettings } from "./shapes.ts";

/** Settings as stored: a client sets what it wants. */
export type StoredSettings = Partial<Omit<RegistrationSettings, "forms">> & {
  forms?: Partial<Record<(typeof registrationForms)[number], Partial<FormSettings>>>;
};

/** Whole settings: what the client set, over what every client starts with. */
export function wholeSettings(stored: StoredSettings | null | undefined): RegistrationSettings {
  const forms = { ...defaultSettings.forms };
  for (const name of registrationForms) forms[name] = { ...forms[name], ...stored?.forms?.[name] };
  return { ...defaultSettings, ...stored, forms };
}
