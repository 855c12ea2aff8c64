import { countries } from "@trilha/contract/core/country.ts";
import { claimStates, signalKinds } from "@trilha/contract/loyalty/claims/shapes.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import type { Filter } from "../../../../ui/list/ListToolbar.tsx";
import { signalKey } from "../../../earning/signal-key.ts";
import { TYPES } from "../review-filters.ts";

/** What the queue and the list of reports can be narrowed by. */
export function useReviewFilters(): Record<"type" | "country" | "signal" | "state", Filter> {
  const { t } = useTranslation("loyalty/claims/audit");
  const { t: earning } = useTranslation("loyalty/earning");
  const { locale } = useFormats();
  return {
    type: {
      key: "type",
      label: t("filter.type"),
      options: TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    country: {
      key: "country",
      label: t("filter.country"),
      options: countries.map((value) => ({ value, label: countryName(value, locale) })),
    },
    signal: {
      key: "signal",
      label: t("filter.signal"),
      options: signalKinds.map((value) => ({ value, label: t(`signal.${signalKey(value)}`) })),
    },
    state: {
      key: "state",
      label: t("filter.state"),
      options: claimStates.map((value) => ({ value, label: earning(`claimState.${value}`) })),
    },
  };
}
