import type { Earned, Worth } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { useTranslation } from "react-i18next";

type LimitWords = {
  /** Of what finishing gives now, or gave just now: with the day on which more can be earned. */
  readonly now: (gives: Worth | Earned | null) => string | null;
  /** Of what it gave once. */
  readonly before: (earned: Earned) => string | null;
};

/**
 * Why finishing gives less than the rules say, as a sentence (§learning#points-not-farmed points cannot be farmed): a limit of the campaign, or
 * one course a day, week or campaign. Null: nothing is held back.
 */
export function useLimitWords(): LimitWords {
  const { t } = useTranslation("learning/items");
  return {
    now: (gives) => {
      if (!gives) return null;
      const { campaign, limitedBy } = gives;
      if ("paidPer" in gives && gives.paidPer) return t(`paidPer.${gives.paidPer}`, { campaign });
      return limitedBy && t(`limited.${limitedBy}`, { campaign });
    },
    before: ({ campaign, limitedBy }) => limitedBy && t("limited.before", { campaign }),
  };
}
