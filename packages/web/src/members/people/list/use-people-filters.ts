import { useQuery } from "@tanstack/react-query";
import { jobProfiles, roles } from "@trilha/contract/permissions.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useSession } from "../../../session/session.queries.ts";
import { choice, choiceById, type Filter } from "../../../ui/list/filters.ts";
import { networkQuery } from "../people.queries.ts";

/** Filters of the list of people. */
export function usePeopleFilters(): readonly Filter[] {
  const { t } = useTranslation("members/people");
  const { t: ui } = useTranslation("shell");
  const locale = useLocale();
  const { countries } = useSession();
  const groups = useQuery(networkQuery).data?.groups ?? [];
  return [
    choice("role", t("column.role"), roles, (role) => ui(`words.role.${role}`)),
    choice("jobProfile", t("column.jobProfile"), jobProfiles, (job) => ui(`words.jobProfile.${job}`)),
    choice("country", t("column.country"), countries, (code) => countryName(code, locale)),
    choiceById("groupId", t("column.group"), groups, ({ name }) => name),
  ];
}
