import { countries } from "@trilha/contract/core/country.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";

/** Narrows a figure to one country. */
export function CountryFilter() {
  const { t } = useTranslation("insight/reports");
  const { locale } = useFormats();
  const [values, change] = useUrlFilters();
  return (
    <NativeSelect
      label={t("filters.country")}
      value={values.country ?? ""}
      data={[
        { value: "", label: t("filters.anyCountry") },
        ...countries.map((value) => ({ value, label: countryName(value, locale) })),
      ]}
      onChange={(event) => change({ country: event.currentTarget.value })}
    />
  );
}
