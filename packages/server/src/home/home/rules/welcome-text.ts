// Home's welcome is the client's own text (§entities#login-parameters), in the caller's language if it is written in it,
// else in the client's.
import type { Locale } from "@trilha/contract/core/locale.ts";

export interface WelcomeText {
  readonly title: string;
  readonly text: string;
}

export function welcomeText(
  texts: Partial<Record<Locale, WelcomeText>>,
  wanted: Locale,
  clientLocale: Locale,
): WelcomeText | null {
  const written = (locale: Locale) => {
    const text = texts[locale];
    return text && (text.title || text.text) ? text : undefined;
  };
  return written(wanted) ?? written(clientLocale) ?? null;
}
