import type {
  CompletionEarnings,
  CompletionWorth,
} from "@trilha/contract/learning/delivery/player-shapes.ts";
import { useTranslation } from "react-i18next";

type LimitWords = {
  /** Text on what finishing gives now, or gave just now: with the day on which more can be earned. */
  readonly now: (amounts: CompletionWorth | CompletionEarnings | null) => string | null;
  /** Text on what it gave once. */
  readonly before: (earned: CompletionEarnings) => string | null;
};

/**
 * Why finishing gives less than the rules say, as a sentence (§learning#points-not-farmed points cannot be farmed): a limit of the campaign, or
 * one course a day, week or campaign. Null: nothing is held back.
 */
export function useLimitWords(): LimitWords {
  const { t } = useTranslation("learning/items");
  return {
    now: (amounts) => {
      if (!amounts) return null;
      const { campaign, limitedBy } = amounts;
      if ("paidPer" in amounts && amounts.paidPer) return t(`paidPer.${amounts.paidPer}`, { campaign });
      return limitedBy && t(`limited.${limitedBy}`, { campaign });
    },
    before: ({ campaign, limitedBy }) => limitedBy && t("limited.before", { campaign }),
  };
}
