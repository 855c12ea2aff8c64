import type { Catalogues, TextCatalogue } from "./text-catalogue.ts";

/** The texts of every room that the sign-in page does not need. */
export const inside: Catalogues = import.meta.glob<TextCatalogue>([
  "../*/**/locales/*.json",
  "!../{accounts/sign-in,accounts/recovery,members/registration,content/support,content/portfolio,learning/certificates,learning/items,accounts/re-authentication,core/writing}/locales/*.json",
]);
