import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./score.module.css";

type Props = {
  /** 0 to 1. */
  part: number;
  /** Name of what is measured, for screen readers. */
  label: string;
  size?: number;
  color?: "primary" | "points" | "experience" | "success";
};

const STROKE = 10;
const RADIUS = 50 - STROKE / 2;
const ROUND = 2 * Math.PI * RADIUS;

/** A part of a whole as a ring with its percentage inside. */
export function ProgressRing({ part, label, size = 72, color = "primary" }: Props) {
  const { locale } = useFormats();
  const share = Math.min(1, Math.max(0, part));
  const percent = new Intl.NumberFormat(locale, { style: "percent" }).format(share);
  return (
    <div
      className={classes.ring}
      style={{ width: size, height: size }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={percent}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={classes.ringTrack} cx="50" cy="50" r={RADIUS} strokeWidth={STROKE} />
        {share > 0 ? (
          <circle
            className={classes.ringValue}
            style={{ stroke: `var(--mantine-color-${color}-outline)` }}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeWidth={STROKE}
            strokeDasharray={`${share * ROUND} ${ROUND}`}
          />
        ) : null}
      </svg>
      <span
        className={classes.ringText}
        style={{ fontSize: size > 60 ? "1rem" : "0.75rem" }}
        aria-hidden="true"
      >
        {percent}
      </span>
    </div>
  );
}
