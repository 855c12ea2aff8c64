import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { levelExperienceLimit } from "@trilha/contract/loyalty/tiers/limits.ts";
import { levelsAbove } from "@trilha/contract/loyalty/tiers/states.ts";
import type { LevelRules, LevelRulesEdit } from "./levels.queries.ts";

export type LevelName = (typeof levelsAbove)[number];

export type LevelFields = {
  readonly threshold: string;
  readonly keep: string;
  readonly opens: Readonly<Partial<Record<Locale, string>>>;
};
/** Form values of a campaign's levels. */
export type LevelValues = Record<LevelName, LevelFields>;

type Wrong = { readonly code: FieldCode; readonly params?: Readonly<Record<string, number>> };

export function levelsOf({ levels }: Pick<LevelRules, "levels">): LevelValues {
  const fields = (name: LevelName): LevelFields => {
    const rule = levels.find(({ level }) => level === name);
    return {
      threshold: rule ? String(rule.threshold) : "",
      keep: rule ? String(rule.keep) : "",
      opens: rule?.opens ?? {},
    };
  };
  return { creator: fields("creator"), influencer: fields("influencer") };
}

function checkWhole(text: string, minimum: number, maximum: number): Wrong | undefined {
  if (text.trim() === "") return { code: "required" };
  if (!/^\d{1,9}$/.test(text.trim())) return { code: "not_a_number" };
  if (Number(text) < minimum) return { code: "too_small", params: { minimum } };
  return Number(text) > maximum ? { code: "too_big", params: { maximum } } : undefined;
}

/** §loyalty#levels Level: what the device can know to be wrong, by path. Nobody keeps a level with more than it asks. */
export function checkLevels(values: LevelValues): Readonly<Record<string, Wrong>> {
  const wrong: Record<string, Wrong> = {};
  let below = 0;
  for (const name of levelsAbove) {
    const { threshold, keep } = values[name];
    const asks = checkWhole(threshold, below + 1, levelExperienceLimit);
    if (asks) wrong[`${name}.threshold`] = asks;
    const keeps = checkWhole(keep, 0, asks ? levelExperienceLimit : Number(threshold));
    if (keeps) wrong[`${name}.keep`] = keeps;
    if (!asks) below = Number(threshold);
  }
  return wrong;
}

/** The settings as they are sent. */
export const writtenLevels = (values: LevelValues): LevelRulesEdit["levels"] =>
  levelsAbove.map((level) => {
    const { threshold, keep, opens } = values[level];
    const filled = locales.flatMap((locale) => {
      const text = opens[locale]?.trim();
      return text ? [[locale, text] as const] : [];
    });
    return { level, threshold: Number(threshold), keep: Number(keep), opens: Object.fromEntries(filled) };
  });

/** Where a refused field of the request stands in the form: `levels.1.keep` is `influencer.keep`. */
export const pathOf = (path: string): string =>
  path.replace(/^levels\.(\d)\./, (_, index: string) => `${levelsAbove[Number(index)] ?? "creator"}.`);
