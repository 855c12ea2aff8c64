import * as z from "zod/mini";
import { id, localizedText, version } from "../../core/shapes.ts";
import { sectionLimit, sectionNameLimit, unitLimit } from "./limits.ts";
import { limitPeriod } from "./shapes.ts";

const section = {
  /** Made by whoever adds it, so that a list is sent whole; a new one is any id not used yet. */
  id,
  /** In at least one language. */
  name: localizedText(sectionNameLimit),
  active: z.boolean(),
};

/** Departments in their order, each with its categories in theirs. What is missing in the list is refused. */
const departments = z
  .array(
    z.strictObject({
      ...section,
      categories: z.array(z.strictObject(section)).check(z.maxLength(sectionLimit)),
    }),
  )
  .check(z.maxLength(sectionLimit));

export const rewardSections = z.strictObject({ version: z.number(), departments });
export const sectionsEdit = z.strictObject({ version, departments });

const limits = z
  .array(
    z.strictObject({
      categoryId: id,
      period: limitPeriod,
      units: z.int().check(z.minimum(1), z.maximum(unitLimit)),
    }),
  )
  .check(z.maxLength(2_500));

/** Most units one person may order of a category in a period; those of an item are written with the item. */
export const categoryLimits = z.strictObject({ version: z.number(), limits });
export const categoryLimitsEdit = z.strictObject({ version, limits });

const money = {
  /** ISO 4217. */
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** Worth of one point, at most six decimals; null: nothing is shown in money. */
  pointValue: z.nullable(z.number().check(z.minimum(0), z.maximum(1_000))),
};
export const rewardSettings = z.strictObject({ version: z.number(), ...money });
export const rewardSettingsEdit = z.strictObject({ version, ...money });
