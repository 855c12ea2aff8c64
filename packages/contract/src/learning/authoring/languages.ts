import type { LanguageCompleteness, Locale } from "../../core/locale.ts";
import type { Activity, CourseDraft } from "../delivery/outline.ts";
import { gameOf } from "../games/play.ts";
import { gameTexts } from "../games/texts.ts";
import { captionsOf, contentOf, typed } from "./content.ts";

type PerLanguage = Readonly<Partial<Record<Locale, string>>>;

/**
 * How complete each language of a course is. What is there in no language at all counts only where a learner would miss
 * it: titles and contents do, a summary nobody wrote does not.
 */
export function languageCompleteness(draft: CourseDraft): LanguageCompleteness[] {
  const parts = partsOf(draft);
  return draft.locales.map((locale) => {
    const missing = parts.filter((part) => !part[locale]).length;
    const percent = parts.length === 0 ? 100 : Math.floor(((parts.length - missing) / parts.length) * 100);
    return { locale, percent, missing };
  });
}

const textsOfGame = (activity: Activity): PerLanguage[] => {
  const game = gameOf(typed(activity));
  return game ? gameTexts(game) : [];
};

function partsOf(draft: CourseDraft): PerLanguage[] {
  const writtenParts = (part: PerLanguage | undefined): PerLanguage[] =>
    part && Object.values(part).some((value) => value) ? [part] : [];
  return [
    draft.title,
    ...writtenParts(draft.summary),
    ...writtenParts(draft.description),
    ...draft.modules.flatMap((module) => [
      module.title,
      ...module.activities.flatMap((activity) => [
        activity.title,
        ...[contentOf(activity)].flatMap((content) => content ?? []),
        ...writtenParts(captionsOf(activity)),
        ...textsOfGame(activity).flatMap(writtenParts),
      ]),
    ]),
    ...draft.items.flatMap((item) => writtenParts(item.title)),
  ];
}
