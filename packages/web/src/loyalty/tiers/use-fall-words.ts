import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import type { LevelChange } from "./level.queries.ts";

/** Why a level fell as a campaign began (§loyalty#level-fall-back): what somebody had in the one before, and what would have kept it. */
export function useFallWords(): (change: LevelChange | undefined) => string | null {
  const { t } = useTranslation("loyalty/tiers");
  const { t: shell } = useTranslation("shell");
  const { number } = useFormats();
  return (change) => {
    if (!change?.fellShort) return null;
    const { campaign, experience, keep } = change.fellShort;
    const level = shell(`words.level.${change.from}`);
    return t("history.fellShort", { campaign, level, experience: number(experience), keep: number(keep) });
  };
}
