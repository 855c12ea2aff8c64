import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./score.module.css";

type Props = {
  /** Experience points now. */
  value: number;
  /** Where the next level begins. */
  threshold: number;
  /** Where this level begins; marked on the bar when above zero. */
  floor?: number;
  level: string;
  next?: string;
};

/** The way to the next level, with this level's threshold marked. */
export function LevelBar({ value, threshold, floor = 0, level, next }: Props) {
  const { t } = useTranslation("shell");
  const { number } = useFormats();
  const share = threshold > 0 ? Math.min(1, value / threshold) : 1;
  const text = t("ui.levelValue", { value: number(value), threshold: number(threshold) });
  return (
    <div className={classes.level}>
      <div className={classes.levelWords}>
        <strong>{level}</strong>
        {next ? <span className={classes.levelNext}>{next}</span> : null}
      </div>
      <div
        className={classes.levelTrack}
        role="progressbar"
        aria-label={level}
        aria-valuemin={0}
        aria-valuemax={threshold}
        aria-valuenow={Math.min(value, threshold)}
        aria-valuetext={text}
      >
        <span className={classes.levelValue} style={{ width: `${share * 100}%` }} />
        {floor > 0 && floor < threshold ? (
          <span className={classes.levelMark} style={{ left: `${(floor / threshold) * 100}%` }} />
        ) : null}
      </div>
      <p className={`${classes.levelText} numbers`}>{text}</p>
    </div>
  );
}
