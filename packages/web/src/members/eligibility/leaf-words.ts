import type { EligibilityCondition } from "@trilha/contract/members/eligibility/conditions.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { useLocale } from "../../i18n/use-locale.ts";

/** Names of the ids in conditions. */
export type ConditionNames = Readonly<
  Partial<
    Record<
      "area" | "brand" | "retailer" | "store" | "storeGroup" | "company" | "group" | "training" | "segment",
      ReadonlyMap<string, string>
    >
  >
>;
type Named = keyof ConditionNames;

/** One leaf in words, as a condition: "Creator level or above". */
export function useLeafWords(names: ConditionNames): (leaf: EligibilityCondition) => string {
  const { t } = useTranslation("members/eligibility");
  const { t: shell } = useTranslation("shell");
  const locale = useLocale();
  const either = new Intl.ListFormat(locale, { type: "disjunction" });
  const called = (kind: Named, ids: readonly string[]) =>
    either.format(ids.map((id) => names[kind]?.get(id) ?? t("gone")));

  return (leaf) => {
    if ("level" in leaf) {
      const key = leaf.level === "influencer" ? "is.top" : "is.level";
      return t(key, { level: shell(`words.level.${leaf.level}`) });
    }
    if ("enrolledFor" in leaf) return t("is.enrolledFor", { count: leaf.enrolledFor });
    if ("training" in leaf) return t("is.training", { values: called("training", [leaf.training]) });
    if ("jobProfile" in leaf) {
      const values = leaf.jobProfile.map((profile) => shell(`words.jobProfile.${profile}`));
      return t("is.jobProfile", { values: either.format(values) });
    }
    if ("country" in leaf) {
      const values = leaf.country.map((code) => countryName(code, locale));
      return t("is.country", { values: either.format(values) });
    }
    if ("area" in leaf) return t("is.area", { values: called("area", leaf.area) });
    if ("brand" in leaf) return t("is.brand", { values: called("brand", leaf.brand) });
    if ("store" in leaf) return t("is.store", { values: called("store", leaf.store) });
    if ("group" in leaf) return t("is.group", { values: called("group", leaf.group) });
    if ("retailer" in leaf) return t("is.retailer", { values: called("retailer", leaf.retailer) });
    if ("storeGroup" in leaf) return t("is.storeGroup", { values: called("storeGroup", leaf.storeGroup) });
    if ("company" in leaf) return t("is.company", { values: called("company", leaf.company) });
    if ("tests" in leaf) return t("is.tests", { count: leaf.tests, percent: leaf.percent });
    if ("courses" in leaf) return t("is.courses", { count: leaf.courses });
    if ("trails" in leaf) return t("is.trails", { count: leaf.trails });
    if ("streak" in leaf) return t("is.streak", { count: leaf.streak });
    if ("games" in leaf) return t("is.games", { count: leaf.games });
    return t("is.sales", { count: leaf.sales });
  };
}
