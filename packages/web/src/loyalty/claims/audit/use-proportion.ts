import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { readAuditFigures } from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";

type Proportion = Answer<typeof readAuditFigures>["sample"]["reports"];

/** How an estimated share and its interval read; a dash, and no interval, where nothing is known. */
export function useProportion() {
  const { t } = useTranslation("loyalty/claims/audit");
  const { locale } = useFormats();
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return {
    formatShare: (share: number | null) => (share === null ? "–" : percent.format(share)),
    formatInterval: ({ low, high }: Proportion) =>
      low === null || high === null
        ? undefined
        : t("acceptance.interval", { low: percent.format(low), high: percent.format(high) }),
  };
}
