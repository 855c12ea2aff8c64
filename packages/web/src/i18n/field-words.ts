import { type FieldCode, fieldTexts } from "@trilha/contract/core/field-problems.ts";
import { localize } from "@trilha/contract/core/locale.ts";
import type { Locale } from "./locales.ts";

/** Fault of a field, in the words the server would use. */
export const fieldWords = (
  code: FieldCode,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
): string => localize(fieldTexts[code], locale, params);
