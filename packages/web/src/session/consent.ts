import { cookieKinds } from "@trilha/contract/tenants/clients/text-kinds.ts";
import type { CookieChoices } from "@trilha/contract/tenants/clients/texts.ts";

/** Cookie consent a device remembers before a sign-in; the server keeps it afterwards. */
export type CookieConsent = {
  readonly choices: CookieChoices;
  /** The cookie policy it is about; null: the client had none. */
  readonly version: number | null;
};

const nameOf = (door: string) => `trilha.cookies:${door}`;

/** Consent to the policy of this version; a newer one is asked about anew. */
export function consentAt(door: string, version: number | null): CookieConsent | undefined {
  try {
    const consent = JSON.parse(localStorage.getItem(nameOf(door)) ?? "null") as CookieConsent | null;
    return consent?.choices && (consent.version ?? null) === version ? consent : undefined;
  } catch {
    return undefined;
  }
}

export function saveConsent(door: string, consent: CookieConsent): void {
  try {
    localStorage.setItem(nameOf(door), JSON.stringify(consent));
  } catch {
    // Storage is off: the question comes again next time.
  }
}

/** All optional kinds answered alike. */
export const allOptional = (answer: boolean): CookieChoices =>
  Object.fromEntries(cookieKinds.map((kind) => [kind, answer]));
