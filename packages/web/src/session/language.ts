import { editProfile, readProfile } from "@trilha/contract/accounts/identity/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { call } from "../api/call.ts";
import { queryClient } from "../api/query-client.ts";
import { currentLocale, i18n } from "../i18n/i18n.ts";
import { type Locale, toLocale } from "../i18n/locales.ts";
import { saveAnswers } from "./persisted-queries.ts";
import { sessionQuery } from "./session.queries.ts";
import { tokens } from "./tokens.ts";

const CHOSEN = "trilha.locale";
/**
 * In this tab only: a choice that the profile, or the session this device keeps, has not taken yet. A reload may be faster
 * than either.
 */
const UNSAVED = "trilha.locale.unsaved";

/** The language chosen on this device, for before anybody has signed in. */
export function chosenLocale(): string | undefined {
  try {
    return localStorage.getItem(CHOSEN) ?? undefined;
  } catch {
    return undefined;
  }
}

const remember = (locale: Locale) => {
  try {
    localStorage.setItem(CHOSEN, locale);
  } catch {
    // Storage is off: the choice lasts for this visit.
  }
};

const unsaved = {
  read(): Locale | undefined {
    try {
      return toLocale(sessionStorage.getItem(UNSAVED) ?? undefined);
    } catch {
      return undefined;
    }
  },
  write(locale: Locale | undefined): void {
    try {
      if (locale) sessionStorage.setItem(UNSAVED, locale);
      else sessionStorage.removeItem(UNSAVED);
    } catch {
      // Storage is off: what was chosen holds for this visit.
    }
  },
};

/** With the session goes what was still to be said about its person. */
export const forgetUnsavedLanguage = (): void => unsaved.write(undefined);

// A language chosen while signed in holds for this visit: a session read before the choice was saved, or a
// save that failed, must not turn the page back.
let chosenInSession = false;

/** Keeps a preference in the profile, over whatever version it has now; false: this session does not reach it. */
export async function savePreference(
  changes: Pick<Request<typeof editProfile>["body"], "locale" | "colorScheme">,
): Promise<boolean> {
  // A preference belongs to the person everywhere: in another session it holds for this device alone.
  if (queryClient.getQueryData(sessionQuery.queryKey)?.scope === "membership") return false;
  const { version } = await call(readProfile);
  const profile = await call(editProfile, { body: { version, ...changes } });
  queryClient.setQueryData(["profile"], profile);
  return true;
}

/** Changes the language of the page at once and, for who is signed in, of everything the server writes. */
export async function changeLanguage(locale: Locale): Promise<void> {
  chosenInSession = tokens.signedIn();
  remember(locale);
  if (chosenInSession) unsaved.write(locale);
  await i18n.changeLanguage(locale);
  if (!chosenInSession) return;
  await saveChoice(locale);
  // Answers carry texts in the old language.
  await queryClient.invalidateQueries();
}

async function saveChoice(locale: Locale): Promise<void> {
  const saved = await savePreference({ locale }).catch(() => false);
  if (!saved || unsaved.read() !== locale) return;
  // An answer on its way may have been written before the save.
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  queryClient.setQueryData(
    sessionQuery.queryKey,
    (session) => session && { ...session, language: { ...session.language, code: locale } },
  );
  await saveAnswers();
  if (unsaved.read() === locale) unsaved.write(undefined);
}

/** After sign-in the person's own language counts, unless the address named one (spec §purpose#languages). */
export async function followProfile(locale: Locale): Promise<void> {
  const waiting = unsaved.read();
  if (waiting && waiting !== locale && !chosenInSession) {
    chosenInSession = true;
    void saveChoice(waiting);
    if (waiting !== currentLocale()) await i18n.changeLanguage(waiting);
    return;
  }
  if (waiting === locale && !chosenInSession) unsaved.write(undefined);
  const named = new URLSearchParams(location.search).has("locale");
  if (named || chosenInSession || locale === currentLocale()) return;
  remember(locale);
  await i18n.changeLanguage(locale);
}
