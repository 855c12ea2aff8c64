import { useQueryClient } from "@tanstack/react-query";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { lookedUp } from "../course-office.queries.ts";

/** How another course or trail is called: as the draft's answer knows it, or as it was looked up a moment ago. */
export function useCourseNames() {
  const { t } = useTranslation("learning/authoring");
  const queries = useQueryClient();
  const { known } = useBuilder();
  const locale = useLocale();
  return (id: string | null, own: Readonly<Partial<Record<Locale, string>>> = {}): string => {
    const course = [...known.courses, ...lookedUp(queries)].find((one) => one.id === id);
    return textIn(course?.title ?? own, locale) || t("untitled");
  };
}
