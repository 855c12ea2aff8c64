import type { Missing } from "@trilha/contract/gates/evaluate.ts";
import type { GateLeaf } from "@trilha/contract/gates/gate.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../i18n/country-name.ts";
import { useLocale } from "../i18n/use-locale.ts";

/** What the ids in a gate are called. */
export type GateNames = Readonly<
  Partial<Record<"retailer" | "storeGroup" | "company" | "training", ReadonlyMap<string, string>>>
>;
type Named = keyof GateNames;

/** One leaf in words: as a condition ("Creator level or above"), or as what opens it to the reader. */
export function useLeafWords(names: GateNames): {
  readonly is: (leaf: GateLeaf) => string;
  readonly opens: (missing: Missing) => string;
} {
  const { t } = useTranslation("gates");
  const { t: shell } = useTranslation("shell");
  const locale = useLocale();
  const either = new Intl.ListFormat(locale, { type: "disjunction" });
  const called = (kind: Named, ids: readonly string[]) =>
    either.format(ids.map((id) => names[kind]?.get(id) ?? t("gone")));

  const told = (leaf: GateLeaf, as: "is" | "opens"): string => {
    if ("level" in leaf) {
      const top = as === "is" && leaf.level === "influencer";
      return t(top ? "is.top" : `${as}.level`, { level: shell(`words.level.${leaf.level}`) });
    }
    if ("enrolledFor" in leaf) return t(`${as}.enrolledFor`, { count: leaf.enrolledFor });
    if ("training" in leaf) return t(`${as}.training`, { values: called("training", [leaf.training]) });
    if ("jobProfile" in leaf) {
      const values = leaf.jobProfile.map((profile) => shell(`words.jobProfile.${profile}`));
      return t(`${as}.jobProfile`, { values: either.format(values) });
    }
    if ("country" in leaf) {
      const values = leaf.country.map((code) => countryName(code, locale));
      return t(`${as}.country`, { values: either.format(values) });
    }
    if ("retailer" in leaf) return t(`${as}.retailer`, { values: called("retailer", leaf.retailer) });
    if ("storeGroup" in leaf) return t(`${as}.storeGroup`, { values: called("storeGroup", leaf.storeGroup) });
    return t(`${as}.company`, { values: called("company", leaf.company) });
  };

  return {
    is: (leaf) => told(leaf, "is"),
    opens: (missing) =>
      "not" in missing ? t("opens.not", { leaf: told(missing.not, "is") }) : told(missing, "opens"),
  };
}
