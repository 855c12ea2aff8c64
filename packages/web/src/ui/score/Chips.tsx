import { IconBolt, IconCoin, IconSchool } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./score.module.css";

type Props = { value: number; size?: "sm" | "md" };

/** Milliseconds points take to count up. */
const COUNTING = 900;

/** The number on its way from nothing to its value; at once for who wants less motion. */
function useCounting(value: number, counting: boolean): number {
  const [shown, setShown] = useState(counting ? 0 : value);
  useEffect(() => {
    if (!counting || matchMedia("(prefers-reduced-motion: reduce)").matches) return setShown(value);
    let frame = requestAnimationFrame(function step(now: number, begun = now) {
      const share = Math.min(1, (now - begun) / COUNTING);
      setShown(Math.round(value * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame((next) => step(next, begun));
    });
    return () => cancelAnimationFrame(frame);
  }, [value, counting]);
  return shown;
}

/** Points: always amber, always the coin; nothing else looks like this. */
export function PointsChip({ value, size = "md", counting = false }: Props & { counting?: boolean }) {
  const { t } = useTranslation("shell");
  const { number } = useFormats();
  const shown = useCounting(value, counting);
  return (
    <span className={`${classes.chip} ${classes.points} ${classes[size]}`}>
      <IconCoin size={size === "sm" ? 16 : 18} stroke={1.9} aria-hidden="true" />
      <span aria-hidden="true" className="numbers">
        {number(shown)}
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
