import type { Locale } from "@trilha/contract/core/locale.ts";
import { contentOf } from "@trilha/contract/learning/authoring/content.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";

/** An editor's text without a word or a picture is none. */
const isThere = (value: string | undefined): boolean =>
  value !== undefined && value.replace(/<(?!img)[^>]*>|&nbsp;/g, "").trim() !== "";

/** The languages in which an activity has no title or no content. */
export const missingIn = (activity: Activity, locales: readonly Locale[]): Locale[] =>
  locales.filter((locale) =>
    [activity.title, contentOf(activity)].some((part) => part !== undefined && !isThere(part[locale])),
  );
