import { editProfile, readProfile } from "@trilha/contract/identity/endpoints.ts";
import type { Request } from "@trilha/contract/kernel/endpoint.ts";
import { call } from "../api/call.ts";
import { queryClient } from "../api/query-client.ts";
import { currentLocale, i18n } from "../i18n/i18n.ts";
import { type Locale, toLocale } from "../i18n/locales.ts";
import { tokens } from "./tokens.ts";

const CHOSEN = "trilha.locale";
const UNSAVED = "trilha.locale.unsaved";

const storage = {
  get(name: string): string | undefined {
    try {
      return localStorage.getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  },
  set(name: string, value: string | undefined): void {
    try {
      if (value === undefined) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
    } catch {
      // Storage is off: the choice lasts for this visit.
    }
  },
};

/** The language chosen on this device, for before anybody has signed in. */
export const chosenLocale = (): string | undefined => storage.get(CHOSEN);

/** With the session goes what was still to be said about its person. */
export const forgetUnsavedLanguage = (): void => storage.set(UNSAVED, undefined);

/** Keeps a preference in the profile, over whatever version it has now. */
export async function savePreference(
  changes: Pick<Request<typeof editProfile>["body"], "locale" | "colorScheme">,
): Promise<void> {
  const { version } = await call(readProfile);
  const profile = await call(editProfile, { body: { version, ...changes } });
  queryClient.setQueryData(["profile"], profile);
}

/** Changes the language of the page at once and, for who is signed in, of everything the server writes. */
export async function changeLanguage(locale: Locale): Promise<void> {
  storage.set(CHOSEN, locale);
  if (tokens.signedIn()) storage.set(UNSAVED, locale);
  await i18n.changeLanguage(locale);
  if (!tokens.signedIn()) return;
  await savePreference({ locale }).catch(() => undefined);
  // Answers carry texts in the old language.
  await queryClient.invalidateQueries();
}

/** After sign-in the person's own language counts, unless the address named one (spec §1). */
export async function followProfile(locale: Locale): Promise<void> {
  if (new URLSearchParams(location.search).has("locale")) return;
  const unsaved = toLocale(storage.get(UNSAVED));
  if (unsaved === locale) forgetUnsavedLanguage();
  else if (unsaved) {
    // What was chosen here holds until the profile says so too: a save may fail or be cut off by a reload, and
    // a session kept from before the choice must not turn the page back.
    void savePreference({ locale: unsaved }).catch(() => undefined);
    return;
  }
  if (locale === currentLocale()) return;
  storage.set(CHOSEN, locale);
  await i18n.changeLanguage(locale);
}
