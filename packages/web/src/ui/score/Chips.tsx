import { IconBolt, IconCoin, IconSchool } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./score.module.css";

type Props = { value: number; size?: "sm" | "md" };

/** Points: always amber, always the coin; nothing else looks like this. */
export function PointsChip({ value, size = "md" }: Props) {
  const { t } = useTranslation("shell");
  const { number } = useFormats();
  return (
    <span className={`${classes.chip} ${classes.points} ${classes[size]}`}>
      <IconCoin size={size === "sm" ? 16 : 18} stroke={1.9} aria-hidden="true" />
      <span aria-hidden="true" className="numbers">
        {number(value)}
      </span>
      <span className="only-heard">{t("ui.pointsValue", { count: value, amount: number(value) })}</span>
    </span>
  );
}

/** Experience: always teal, always the bolt. */
export function ExperienceChip({ value, size = "md" }: Props) {
  const { t } = useTranslation("shell");
  const { number } = useFormats();
  return (
    <span className={`${classes.chip} ${classes.experience} ${classes[size]}`}>
      <IconBolt size={size === "sm" ? 16 : 18} stroke={1.9} aria-hidden="true" />
      <span aria-hidden="true" className="numbers">
        {number(value)}
      </span>
      <span className="only-heard">{t("ui.experienceValue", { count: value, amount: number(value) })}</span>
    </span>
  );
}

/** Training score: neither points nor experience, so neither their colours nor their signs. */
export function TrainingChip({ value, size = "md" }: Props) {
  const { t } = useTranslation("shell");
  const { number } = useFormats();
  return (
    <span className={`${classes.chip} ${classes.training} ${classes[size]}`}>
      <IconSchool size={size === "sm" ? 16 : 18} stroke={1.9} aria-hidden="true" />
      <span aria-hidden="true" className="numbers">
        {number(value)}
      </span>
      <span className="only-heard">{t("ui.trainingValue", { count: value, amount: number(value) })}</span>
    </span>
  );
}
