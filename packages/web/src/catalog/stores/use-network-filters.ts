import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useSession } from "../../session/session.queries.ts";
import { choice, choiceById, type Filter, type FilterValues } from "../../ui/list/filters.ts";
import { networkQuery } from "./network.queries.ts";

/** Filters of stores, chains and brands. */
export function useNetworkFilters(values: FilterValues, keys: readonly string[]): readonly Filter[] {
  const { t } = useTranslation("catalog/stores");
  const locale = useLocale();
  const { countries } = useSession();
  const chains = (useQuery(networkQuery).data?.retailers ?? []).filter(
    ({ country }) => !values.country || country === values.country,
  );
  const filters: readonly Filter[] = [
    choice("country", t("field.country"), countries, (code) => countryName(code, locale)),
    choiceById("chainId", t("field.chain"), chains, ({ name }) => name),
    choice("activity", t("state.label"), ["active", "off"] as const, (one) => t(`state.${one}`)),
  ];
  return filters.filter(({ key }) => keys.includes(key));
}
