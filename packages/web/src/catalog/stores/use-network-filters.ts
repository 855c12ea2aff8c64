import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useSession } from "../../session/session.queries.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import type { Filter } from "../../ui/list/ListToolbar.tsx";
import { networkQuery } from "./network.queries.ts";

/** What stores and chains can be narrowed by; a filter with one choice is none. */
export function useNetworkFilters(values: FilterValues, keys: readonly string[]): readonly Filter[] {
  const { t } = useTranslation("catalog/stores");
  const locale = useLocale();
  const { countries } = useSession();
  const chains = (useQuery(networkQuery).data?.retailers ?? []).filter(
    ({ country }) => !values.country || country === values.country,
  );
  const filters: readonly Filter[] = [
    {
      key: "country",
      label: t("field.country"),
      options: countries.map((code) => ({ value: code, label: countryName(code, locale) })),
    },
    {
      key: "chainId",
      label: t("field.chain"),
      options: chains.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      key: "activity",
      label: t("state.label"),
      options: [
        { value: "active", label: t("state.active") },
        { value: "off", label: t("state.off") },
      ],
    },
  ];
  return filters.filter(({ key, options }) => keys.includes(key) && options.length > 1);
}
