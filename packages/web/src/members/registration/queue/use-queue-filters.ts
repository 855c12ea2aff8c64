import { registrationForms } from "@trilha/contract/members/registration/fields.ts";
import { jobProfiles } from "@trilha/contract/permissions.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useSession } from "../../../session/session.queries.ts";
import { choice, type Filter } from "../../../ui/list/filters.ts";

/** Filters of the queue. */
export function useQueueFilters(): readonly Filter[] {
  const { t } = useTranslation("members/registration");
  const { t: words } = useTranslation("shell");
  const locale = useLocale();
  const { countries } = useSession();
  return [
    choice("form", t("queue.form"), registrationForms, (form) => t(`settings.name.${form}`)),
    choice("jobProfile", t("field.job_profile"), jobProfiles, (job) => words(`words.jobProfile.${job}`)),
    choice("country", t("field.country"), countries, (code) => countryName(code, locale)),
  ];
}
