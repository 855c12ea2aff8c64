import { countries } from "@trilha/contract/core/country.ts";
import { signalKinds } from "@trilha/contract/loyalty/claims/shapes.ts";
import { claimStates } from "@trilha/contract/loyalty/claims/states.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { choice, type Filter } from "../../../../ui/list/filters.ts";
import { signalKey } from "../../../earning/signal-key.ts";
import { TYPES } from "../audit.queries.ts";

/** Filters of the queue and of the list of reports. */
export function useReviewFilters(): Record<"type" | "country" | "signal" | "state", Filter> {
  const { t } = useTranslation("loyalty/claims/audit");
  const { t: earning } = useTranslation("loyalty/earning");
  const { locale } = useFormats();
  return {
    type: choice("type", t("filter.type"), TYPES, (one) => t(`type.${one}`)),
    country: choice("country", t("filter.country"), countries, (code) => countryName(code, locale)),
    signal: choice("signal", t("filter.signal"), signalKinds, (one) => t(`signal.${signalKey(one)}`)),
    state: choice("state", t("filter.state"), claimStates, (one) => earning(`claimState.${one}`)),
  };
}
