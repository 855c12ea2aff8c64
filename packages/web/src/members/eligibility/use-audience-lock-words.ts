import type { Level } from "@trilha/contract/core/level.ts";
import type { AudienceLock } from "@trilha/contract/members/eligibility/locks.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { useFormats } from "../../i18n/use-locale.ts";

type Audience = Extract<AudienceLock, { kind: "not_for_you" }>["audience"][number];

export type AudienceLockWords = {
  /** In a few words, for a card. */
  readonly short: string;
  /** Way to open the lock, as a sentence. */
  readonly opens: string;
};

/** Lock that conditions make and the way to open it, in words. */
export function useAudienceLockWords(): (lock: AudienceLock) => AudienceLockWords {
  const { t } = useTranslation("members/eligibility");
  const { t: shell } = useTranslation("shell");
  const { number, locale } = useFormats();
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
      case "not_for_you":
        return { short: t("lock.not_for_you.short"), opens: lock.audience.map(audience).join(" ") };
    }
  };
}
