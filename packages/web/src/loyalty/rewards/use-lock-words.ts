import type { StoreLock } from "@trilha/contract/loyalty/rewards/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import {
  type AudienceLockWords,
  useAudienceLockWords,
} from "../../members/eligibility/use-audience-lock-words.ts";
import { lastMoment } from "../earning/last-moment.ts";

/** Lock of an item and the way to open it, in words (§routes#screen-reward-store Reward store). */
export function useLockWords(): (lock: StoreLock) => AudienceLockWords {
  const { t } = useTranslation("loyalty/rewards");
  const { t: shared } = useTranslation("loyalty/redemption");
  const { number, deadline } = useFormats();
  const audienceWords = useAudienceLockWords();
  const limited = (
    lock: Extract<StoreLock, { kind: "category_limit" | "reward_limit" }>,
  ): AudienceLockWords => ({
    short: t(`lock.${lock.kind}.short`),
    opens: [
      t(`lock.${lock.kind}.opens`, {
        units: number(lock.units),
        period: shared(`period.${lock.period}`),
      }),
      lock.opensOn ? t("lock.again", { date: deadline(lock.opensOn) }) : "",
    ]
      .filter(Boolean)
      .join(" "),
  });
  return (lock) => {
    switch (lock.kind) {
      case "opens_later": {
        const at = { date: deadline(new Date(lock.at)) };
        return { short: t("lock.later.short", at), opens: t("lock.later.opens", at) };
      }
      case "closed":
        return {
          short: t("lock.closed.short"),
          opens: t("lock.closed.opens", { date: deadline(lastMoment(lock.at)) }),
        };
      case "category_limit":
      case "reward_limit":
        return limited(lock);
      case "debt":
        return {
          short: t("lock.debt.short"),
          opens: t("lock.debt.opens", { count: lock.points, amount: number(lock.points) }),
        };
      case "no_campaign":
        return { short: t("lock.no_campaign.short"), opens: t("lock.no_campaign.opens") };
      default:
        return audienceWords(lock);
    }
  };
}
