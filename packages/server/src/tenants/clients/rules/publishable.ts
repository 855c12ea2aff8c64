// §routes#institutional texts: a version is published with every language that is whole, the client's own among them; a
// new version of what people accept says what changed, because they are asked again.

import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import type { WrittenText } from "@trilha/contract/core/rich-text.ts";
import { clientProblems } from "@trilha/contract/tenants/clients/problems.ts";
import { needsAcceptance, type TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";

type Texts = Readonly<Partial<Record<Locale, WrittenText>>>;

/** Languages that have a title and a text. */
export function wholeTexts(texts: Texts): Partial<Record<Locale, WrittenText>> {
  const whole: Partial<Record<Locale, WrittenText>> = {};
  for (const locale of locales) {
    const text = texts[locale];
    if (text && text.title !== "" && text.blocks.length > 0) whole[locale] = text;
  }
  return whole;
}

const same = (one: Texts, other: Texts) =>
  locales.every((locale) => {
    const [a, b] = [one[locale], other[locale]];
    return a?.title === b?.title && JSON.stringify(a?.blocks) === JSON.stringify(b?.blocks);
  });

/** Why a draft may not become the next version; undefined: it may. `before` is the version in force. */
export function unpublishable(draft: {
  kind: TextKind;
  texts: Texts;
  before: Texts | undefined;
  defaultLocale: Locale;
}) {
  const { kind, before, defaultLocale } = draft;
  const texts = wholeTexts(draft.texts);
  const own = texts[defaultLocale];
  if (!own) return clientProblems.textIncomplete;
  if (before && same(texts, before)) return clientProblems.textUnchanged;
  if (before && needsAcceptance(kind) && own.summary === "") return clientProblems.summaryMissing;
  return undefined;
}
