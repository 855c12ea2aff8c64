import { useQuery } from "@tanstack/react-query";
import { countries } from "@trilha/contract/core/country.ts";
import { signalKinds } from "@trilha/contract/loyalty/claims/shapes.ts";
import { claimStates } from "@trilha/contract/loyalty/claims/states.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useModules, useSession } from "../../../../session/session.queries.ts";
import { choice, choiceById, type Filter } from "../../../../ui/list/filters.ts";
import { signalKey } from "../../../earning/signal-key.ts";
import { campaignChoiceQuery, DAYS, POINTS, queueChoicesQuery, RISKS, TYPES } from "../audit.queries.ts";

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

/** Filters of the queue alone, beside those it shares with the list of reports. */
export function useQueueFilters(): readonly Filter[] {
  const { t } = useTranslation("loyalty/claims/audit");
  const { locale, number } = useFormats();
  const session = useSession();
  const hasModule = useModules();
  const mayChoose = can(session, "campaigns.read") && hasModule("has_campaigns");
  const campaigns = useQuery({ ...campaignChoiceQuery, enabled: mayChoose }).data?.items ?? [];
  const { stores = [], auditors = [] } = useQuery(queueChoicesQuery).data ?? {};
  const { type, country, signal } = useReviewFilters();
  return [
    type,
    country,
    signal,
    choiceById("campaignId", t("filter.campaign"), campaigns, ({ title }) => textIn(title, locale)),
    choiceById("storeId", t("filter.store"), stores, ({ name, retailer }) => `${name} · ${retailer}`),
    choiceById("auditorId", t("filter.auditor"), auditors, ({ name }) => name),
    choice("risk", t("filter.risk"), RISKS, (least) =>
      t("filter.atLeast", { amount: number(Number(least)) }),
    ),
    choice("points", t("filter.points"), POINTS, (least) =>
      t("filter.atLeast", { amount: number(Number(least)) }),
    ),
    choice("waitsDays", t("filter.waits"), DAYS, (days) =>
      t("filter.days", { count: Number(days), amount: number(Number(days)) }),
    ),
  ];
}
