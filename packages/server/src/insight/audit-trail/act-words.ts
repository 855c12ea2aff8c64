import { auditActs } from "@trilha/contract/core/audit-acts.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { type ActWords, photoActs } from "./act-keys.ts";
import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };

const words: Readonly<Record<Locale, ActWords>> = {
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
};

/** Sentence of an act in one language. */
export function sentenceOf(row: { action: string; entity: string }, locale: Locale): string {
  const act = auditActs.find((one) => one === row.action);
  // A name older than the list: rows of the trail are never rewritten.
  if (!act) return `[who]: ${row.action} ([whom])`;
  const ofPhoto = photoActs.find((one) => one === `${act} ${row.entity}`);
  return words[locale][ofPhoto ?? act];
}
