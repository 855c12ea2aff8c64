import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import type { Training } from "@trilha/contract/members/requirements/shapes.ts";

export type TrainingValues = {
  title: Readonly<Partial<Record<Locale, string>>>;
  link: string;
  active: boolean;
};

/** An address outside (https), or a place of the app (begins with a slash). */
const LINK = /^(https:\/\/[^\s/]+\.[^\s]+|\/(?!\/)[^\s\\]*)$/;

export const emptyTraining: TrainingValues = { title: {}, link: "", active: true };

export const valuesOf = ({ title, link, active }: Training): TrainingValues => ({
  title,
  link: link ?? "",
  active,
});

/** Faults the device can know of, by path; a missing title is said at the reader's language. */
export function checkTraining(values: TrainingValues, here: Locale): Readonly<Record<string, FieldCode>> {
  const wrong: Record<string, FieldCode> = {};
  if (!locales.some((locale) => values.title[locale]?.trim())) wrong[`title.${here}`] = "required";
  if (values.link.trim() && !LINK.test(values.link.trim())) wrong.link = "invalid";
  return wrong;
}

/** The settings as they are sent. */
export function writtenTraining({ title, link, active }: TrainingValues) {
  const filled = locales.flatMap((locale) => {
    const text = title[locale]?.trim();
    return text ? [[locale, text] as const] : [];
  });
  const written: Partial<Record<Locale, string>> = Object.fromEntries(filled);
  return { title: written, link: link.trim() || null, active };
}
