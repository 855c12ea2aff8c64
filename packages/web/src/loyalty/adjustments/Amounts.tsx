import { IconCoinOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { ExperienceChip, PointsChip } from "../../ui/score/Chips.tsx";
import classes from "./adjustments.module.css";

type Props = { points: number; experience: number };

/** How much is given; what is taken back is said in words too. */
export function Amounts({ points, experience }: Props) {
  const { t } = useTranslation("loyalty/adjustments");
  const { number } = useFormats();
  return (
    <span className="inline wrap gap-6">
      {points < 0 ? (
        <span className={classes.taken}>
          <IconCoinOff size={16} stroke={1.9} aria-hidden="true" />
          <span aria-hidden="true" className="numbers">
            {number(points).replace("-", "−")}
          </span>
          <span className="only-heard">{t("takes", { amount: number(-points) })}</span>
        </span>
      ) : (
        <PointsChip value={points} size="sm" />
      )}
      {experience > 0 ? <ExperienceChip value={experience} size="sm" /> : null}
    </span>
  );
}
