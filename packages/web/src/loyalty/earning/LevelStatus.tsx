import { isOpenReview } from "@trilha/contract/loyalty/tiers/states.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import type { MyLevel } from "./levels.queries.ts";

/** My level in words (§states#level): what is missing, or what is being decided. Nothing at the highest. */
export function LevelStatus({ mine }: { mine: Pick<MyLevel, "bar" | "review"> }) {
  const { t } = useTranslation("loyalty/earning");
  const { t: shell } = useTranslation("shell");
  const { number } = useFormats();
  const { review, bar } = mine;
  const named = (level: NonNullable<MyLevel["review"]>["level"]) => shell(`words.level.${level}`);
  const words =
    review && isOpenReview(review.state)
      ? t(review.kind === "promotion" ? "level.reached" : "level.lookedAt", { level: named(review.level) })
      : bar?.rise && bar.rise.remaining > 0
        ? t("level.missing", {
            count: bar.rise.remaining,
            amount: number(bar.rise.remaining),
            level: named(bar.rise.level),
          })
        : "";
  return words ? <p className="text-14 weight-500 leading-14">{words}</p> : null;
}
