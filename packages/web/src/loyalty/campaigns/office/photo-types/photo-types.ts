import type { Locale, Translations } from "@trilha/contract/core/locale.ts";
import type { ChangePhotoTypes, PhotoType, WrittenPhotoType } from "./photo-types.queries.ts";

type Texts = { readonly name: Translations; readonly hint: Translations };

/** Only languages somebody wrote in. */
export function written(texts: Translations): Translations {
  const entries = Object.entries(texts).map(([locale, text]) => [locale, text.trim()] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}

/** Languages without a name, in the order given. */
export const namelessIn = ({ name }: Pick<Texts, "name">, locales: readonly Locale[]): Locale[] =>
  locales.filter((locale) => !name[locale]?.trim());

const asWritten = ({ position: _, ...type }: PhotoType): WrittenPhotoType => type;
const same = (a: Translations, b: Translations) => {
  const locales = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<Locale>;
  return [...locales].every((locale) => (a[locale] ?? "") === (b[locale] ?? ""));
};

/** A new type at the end. What is there already, word by word, is the same deed sent twice. */
export const added =
  (texts: Texts): ChangePhotoTypes =>
  (now) => {
    const known = now.some(({ name, hint }) => same(name, texts.name) && same(hint, texts.hint));
    const list = now.map(asWritten);
    return known ? list : [...list, { id: null, ...texts, active: true }];
  };

/** New texts, or on and off; of one that is gone nothing. */
export const changed =
  (id: string, changes: Partial<Texts & { active: boolean }>): ChangePhotoTypes =>
  (now) =>
    now.map((type) => ({ ...asWritten(type), ...(type.id === id && changes) }));

/** One place up or down; at the ends it stays. */
export const shifted =
  (id: string, offset: -1 | 1): ChangePhotoTypes =>
  (now) => {
    const list = now.map(asWritten);
    const from = list.findIndex((type) => type.id === id);
    const [moving, other] = [list[from], list[from + offset]];
    if (!moving || !other) return list;
    list[from] = other;
    list[from + offset] = moving;
    return list;
  };
