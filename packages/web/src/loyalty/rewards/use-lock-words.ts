import type { Level } from "@trilha/contract/core/level.ts";
import type { StoreLock } from "@trilha/contract/loyalty/rewards/shapes.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { lastMoment } from "../earning/last-moment.ts";

type Audience = Extract<StoreLock, { kind: "not_for_you" }>["audience"][number];

export type LockWords = {
  /** In a few words, for a card. */
  readonly short: string;
  /** Way to open the lock, as a sentence. */
  readonly opens: string;
};

/** Lock of an item and the way to open it, in words (§routes#screen-reward-store Reward store). */
export function useLockWords(): (lock: StoreLock) => LockWords {
  const { t } = useTranslation("loyalty/rewards");
  const { t: shared } = useTranslation("loyalty/redemption");
  const { t: shell } = useTranslation("shell");
  const { number, locale, deadline } = useFormats();
  const either = new Intl.ListFormat(locale, { type: "disjunction" });
  const audience = ({ by: dimension, not, values }: Audience): string => {
    const who = values.map((value) => {
      if (dimension === "country") return countryName(value, locale);
      if (dimension === "level") return shell(`words.level.${value as Level}`);
      if (dimension === "jobProfile") return shell(`words.jobProfile.${value as "seller"}`);
      return dimension === "enrolledFor"
        ? t("lock.enrolled.short", { count: Number(value), amount: value })
        : value;
    });
    return t(`lock.not_for_you.${not ? "not" : "only"}`, { who: either.format(who) });
  };
  const limited = (lock: Extract<StoreLock, { kind: "category_limit" | "reward_limit" }>): LockWords => ({
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
      case "level": {
        const level = shell(`words.level.${lock.level}`);
        return { short: t("lock.level.short", { level }), opens: t("lock.level.opens", { level }) };
      }
      case "training":
        return {
          short: t("lock.training.short"),
          opens: t("lock.training.opens", { training: lock.training.title }),
        };
      case "enrolled_for": {
        const days = { count: lock.days, amount: number(lock.days) };
        return { short: t("lock.enrolled.short", days), opens: t("lock.enrolled.opens", days) };
      }
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
      case "not_for_you":
        return { short: t("lock.not_for_you.short"), opens: lock.audience.map(audience).join(" ") };
      case "no_campaign":
        return { short: t("lock.no_campaign.short"), opens: t("lock.no_campaign.opens") };
    }
  };
}
