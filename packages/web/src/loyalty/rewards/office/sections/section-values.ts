import type { Request } from "@trilha/contract/core/endpoint.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { Locale, Translations } from "@trilha/contract/core/locale.ts";
import { sectionLimit, unitLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import type { editCategoryLimits, editSections } from "@trilha/contract/loyalty/rewards/section-endpoints.ts";
import { type LimitPeriod, limitPeriods } from "@trilha/contract/loyalty/rewards/states.ts";
import { checkUnits } from "../item/reward-form.ts";
import type { CategoryLimits, RewardSettings, Sections } from "../reward-office.queries.ts";
import { filled, wholeOf } from "../written.ts";

export type SectionValues = { readonly id: string; readonly name: Translations; readonly active: boolean };
export type DepartmentValues = SectionValues & { readonly categories: readonly SectionValues[] };
export type SectionsValues = { departments: readonly DepartmentValues[] };

export const sectionsOf = ({ departments }: Sections): SectionsValues => ({ departments });

export const sectionsBody = ({
  departments,
}: SectionsValues): Request<typeof editSections>["body"]["departments"] =>
  departments.map(({ id, name, active, categories }) => ({
    ...{ id, name: filled(name), active },
    categories: categories.map((one) => ({ id: one.id, name: filled(one.name), active: one.active })),
  }));

/** Every section has a name in at least one language. */
export function checkSections({ departments }: SectionsValues): Readonly<Record<string, FieldCode>> {
  const wrong: Record<string, FieldCode> = {};
  const nameless = ({ name }: SectionValues) => Object.keys(filled(name)).length === 0;
  for (const department of departments) {
    if (nameless(department)) wrong[department.id] = "required";
    for (const category of department.categories) if (nameless(category)) wrong[category.id] = "required";
  }
  return wrong;
}

export const mayAdd = (sections: readonly unknown[]): boolean => sections.length < sectionLimit;

/** One section a place up or down. */
export function placed<Item>(items: readonly Item[], index: number, offset: -1 | 1): readonly Item[] {
  const item = items[index];
  const to = index + offset;
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(index, 1).toSpliced(to, 0, item);
}

/** Units by category and period as they are typed; '' for no limit. */
export type LimitValues = { limits: Readonly<Record<string, string>> };
export const cellOf = (categoryId: string, period: LimitPeriod) => `${categoryId} ${period}`;

export const limitsOf = ({ limits }: CategoryLimits): LimitValues => ({
  limits: Object.fromEntries(
    limits.map(({ categoryId, period, units }) => [cellOf(categoryId, period), String(units)]),
  ),
});

export const limitsBody = ({ limits }: LimitValues): Request<typeof editCategoryLimits>["body"]["limits"] =>
  Object.entries(limits).flatMap(([cell, text]) => {
    const [categoryId = "", name] = cell.split(" ");
    const period = limitPeriods.find((one) => one === name);
    return text.trim() && period ? [{ categoryId, period, units: wholeOf(text) ?? 0 }] : [];
  });

export const checkLimits = ({ limits }: LimitValues) =>
  Object.fromEntries(
    Object.entries(limits).flatMap(([cell, text]) => {
      const wrong = checkUnits(text, unitLimit);
      return wrong ? [[cell, wrong] as const] : [];
    }),
  );

/** Value of a point, as it is typed; '' shows nothing in money. */
export type MoneyValues = { currency: string; pointValue: string };

/** As it is written in the language: "0,05" in Portuguese. */
export const moneyOf = ({ currency, pointValue }: RewardSettings, locale: Locale): MoneyValues => ({
  currency: currency ?? "",
  pointValue:
    pointValue === null
      ? ""
      : new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false }).format(pointValue),
});

/** "0,05" or "0.05": at most six decimals, at most 1,000; undefined for anything else. */
export function pointValueOf(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  if (!/^\d{1,4}(?:\.\d{1,6})?$/.test(plain)) return undefined;
  return Number(plain) <= 1_000 ? Number(plain) : undefined;
}

export function checkMoney({ currency, pointValue }: MoneyValues): Readonly<Record<string, FieldCode>> {
  const wrong: Record<string, FieldCode> = {};
  if (pointValue.trim() && pointValueOf(pointValue) === undefined) wrong.pointValue = "invalid";
  if (pointValue.trim() && !currency) wrong.currency = "required";
  return wrong;
}

export const moneyBody = ({ currency, pointValue }: MoneyValues) => ({
  currency: currency || null,
  pointValue: pointValue.trim() ? (pointValueOf(pointValue) ?? 0) : null,
});
