import {
  type ActivityType,
  isGameType,
  isTestType,
} from "@trilha/contract/learning/delivery/activity-types.ts";
import type { CompletionRule } from "@trilha/contract/learning/delivery/completion.ts";
import { isGraded } from "@trilha/contract/learning/tests/test-settings.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";

const HEARD: ReadonlySet<ActivityType> = new Set(["audio"]);
const SLIDES: ReadonlySet<ActivityType> = new Set(["ppt"]);

/** When an activity is done, as its learner reads it: "Assista a 80%"; nothing to complete says so. */
export function useRuleWords(): (rule: CompletionRule | null, type: ActivityType) => string {
  const { t } = useTranslation("learning/items");
  const { number } = useFormats();
  return (rule, type) => {
    if (rule === null) return t("rule.none");
    switch (rule.rule) {
      case "viewed":
        return t("rule.viewed");
      case "pages": {
        const unit = SLIDES.has(type) ? "slides" : "pages";
        return rule.share === 100 ? t(`rule.${unit}.all`) : t(`rule.${unit}.share`, { share: rule.share });
      }
      case "watched": {
        const sense = HEARD.has(type) ? "heard" : "watched";
        return rule.share === 100 ? t(`rule.${sense}.all`) : t(`rule.${sense}.share`, { share: rule.share });
      }
      case "time": {
        const minutes = Math.round(rule.seconds / 60);
        return rule.seconds >= 60 && rule.seconds % 60 === 0
          ? t("rule.minutes", { count: minutes, amount: number(minutes) })
          : t("rule.seconds", { count: rule.seconds, amount: number(rule.seconds) });
      }
      case "score":
        return t("rule.score", { minimum: rule.minimum });
      case "verdict":
        if (isTestType(type)) return t(isGraded(type) ? "rule.test" : "rule.handIn");
        if (isGameType(type)) return t(type === "flashcards" ? "rule.cards" : "rule.game");
        return t(`rule.verdict.${rule.require}`);
    }
  };
}
