import { registrationForms } from "@trilha/contract/members/registration/fields.ts";
import { jobProfiles } from "@trilha/contract/permissions.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useSession } from "../../../session/session.queries.ts";
import type { Filter } from "../../../ui/list/filters.ts";

/** What the queue can be narrowed by; a filter with one choice is none. */
export function useQueueFilters(): readonly Filter[] {
  const { t } = useTranslation("members/registration");
  const { t: words } = useTranslation("shell");
  const locale = useLocale();
  const { countries } = useSession();
  return [
    {
      key: "form",
      label: t("queue.form"),
      options: registrationForms.map((value) => ({ value, label: t(`settings.name.${value}`) })),
    },
    {
      key: "jobProfile",
      label: t("field.job_profile"),
      options: jobProfiles.map((value) => ({ value, label: words(`words.jobProfile.${value}`) })),
    },
    {
      key: "country",
      label: t("field.country"),
      options: countries.map((value) => ({ value, label: countryName(value, locale) })),
    },
  ].filter(({ options }) => options.length > 1);
}
