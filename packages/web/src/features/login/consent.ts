/** What a device remembers of cookie consent before anybody has signed in; the server keeps it afterwards. */

export type Consent = { readonly choices: Readonly<Record<string, boolean>> };

/** The optional kinds a person can say no to; what the app needs to work is not asked about. */
export const OPTIONAL = ["media", "statistics"] as const;

const nameOf = (door: string) => `trilha.cookies:${door}`;

export function consentAt(door: string): Consent | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(nameOf(door)) ?? "null") as Consent | null;
    return found?.choices ? found : undefined;
  } catch {
    return undefined;
  }
}

export function saveConsent(door: string, consent: Consent): void {
  try {
    localStorage.setItem(nameOf(door), JSON.stringify(consent));
  } catch {
    // Storage is off: the question comes again next time.
  }
}

/** All optional kinds answered alike. */
export const allOptional = (answer: boolean): Consent => ({
  choices: Object.fromEntries(OPTIONAL.map((kind) => [kind, answer])),
});
