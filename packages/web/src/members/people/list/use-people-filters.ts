import { useQuery } from "@tanstack/react-query";
import { jobProfiles, roles } from "@trilha/contract/permissions.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useSession } from "../../../session/session.queries.ts";
import type { Filter } from "../../../ui/list/filters.ts";
import { networkQuery } from "../people.queries.ts";

/** What the list can be narrowed by; a filter with one choice is none. */
export function usePeopleFilters(): readonly Filter[] {
  const { t } = useTranslation("members/people");
  const { t: ui } = useTranslation("shell");
  const locale = useLocale();
  const { countries } = useSession();
  const groups = useQuery(networkQuery).data?.groups ?? [];
  return [
    {
      key: "role",
      label: t("column.role"),
      options: roles.map((role) => ({ value: role, label: ui(`words.role.${role}`) })),
    },
    {
      key: "jobProfile",
      label: t("column.jobProfile"),
      options: jobProfiles.map((one) => ({ value: one, label: ui(`words.jobProfile.${one}`) })),
    },
    {
      key: "country",
      label: t("column.country"),
      options: countries.map((code) => ({ value: code, label: countryName(code, locale) })),
    },
    {
      key: "groupId",
      label: t("column.group"),
      options: groups.map(({ id, name }) => ({ value: id, label: name })),
    },
  ].filter(({ options }) => options.length > 1);
}
