import type { Earned, Worth } from "@trilha/contract/learning/player-shapes.ts";
import { useTranslation } from "react-i18next";

/**
 * Why finishing gives less than the rules say, as a sentence with when that ends (§2 points cannot be farmed): a limit
 * of the campaign, or one course a day, week or campaign. Null: nothing is held back.
 */
export function useLimitWords(): (gives: Worth | Earned | null) => string | null {
  const { t } = useTranslation("learning");
  return (gives) => {
    if (!gives) return null;
    const { campaign, limitedBy } = gives;
    if ("paidPer" in gives && gives.paidPer) return t(`paidPer.${gives.paidPer}`, { campaign });
    return limitedBy && t(`limited.${limitedBy}`, { campaign });
  };
}
