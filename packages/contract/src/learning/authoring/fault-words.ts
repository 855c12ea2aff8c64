import { type Locale, type LocalizedText, localize } from "../../core/locale.ts";
import { localizedTexts } from "../../core/text-catalogue.ts";
import type { CourseFault, CourseFaultCode } from "./faults.ts";
import english from "./locales/faults/en-US.json" with { type: "json" };
import spanish from "./locales/faults/es-ES.json" with { type: "json" };
import french from "./locales/faults/fr-FR.json" with { type: "json" };
import portuguese from "./locales/faults/pt-BR.json" with { type: "json" };

const words: Readonly<Record<CourseFaultCode, LocalizedText>> = localizedTexts({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

/** A fault as its author reads it. */
export function faultInWords(fault: Pick<CourseFault, "code" | "params">, locale: Locale): string {
  return localize(words[fault.code], locale, fault.params);
}
