import { useQueryClient } from "@tanstack/react-query";
import type { Locale } from "@trilha/contract/kernel/locale.ts";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useBuilder } from "../builder/builder-context.ts";
import type { courseLookUpQuery } from "../course-office.queries.ts";

type Found = Awaited<ReturnType<NonNullable<ReturnType<typeof courseLookUpQuery>["queryFn"]>>>;

/** How another course or trail is called: as the draft's answer knows it, or as it was looked up a moment ago. */
export function useCourseNames() {
  const { t } = useTranslation("course-office");
  const queries = useQueryClient();
  const { known } = useBuilder();
  const locale = useLocale();
  return (id: string | null, own: Readonly<Partial<Record<Locale, string>>> = {}): string => {
    const looked = queries
      .getQueriesData<Found>({ queryKey: ["course-office", "look-up"] })
      .flatMap(([, page]) => page?.items ?? []);
    const course = known.courses.find((one) => one.id === id) ?? looked.find((one) => one.id === id);
    return textIn(course?.title ?? own, locale) || t("untitled");
  };
}
