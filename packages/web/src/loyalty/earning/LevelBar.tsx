import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { ExperienceChip } from "../../ui/score/Chips.tsx";
import classes from "./level-bar.module.css";
import { type BarMark, barOf } from "./level-bar.ts";
import type { MyLevel } from "./levels.queries.ts";

const side = ({ share }: BarMark) => (share < 0.2 ? "start" : share > 0.8 ? "end" : "middle");

/** My experience of this campaign on the way to the next level; what keeps the level is marked on the bar. */
export function LevelBar({ mine }: { mine: Pick<MyLevel, "level" | "bar" | "opens"> }) {
  const { t } = useTranslation("loyalty/earning");
  const { t: shell } = useTranslation("shell");
  const { number } = useFormats();
  const drawn = barOf(mine);
  if (!drawn || !mine.bar) return null;
  const { experience } = mine.bar;
  const keep = drawn.marks.find(({ kind }) => kind === "keep");
  const goal = drawn.marks.findLast(({ kind, share }) => kind === "threshold" && share === 1);
  const named = ({ level, experience: amount }: BarMark) => ({
    level: shell(`words.level.${level}`),
    amount: number(amount),
  });
  const keepWords = keep ? t("level.keepMark", named(keep)) : "";
  const goalWords = goal ? t("level.goalMark", named(goal)) : "";
  const barWords = t("level.barValue", { amount: number(experience), whole: number(drawn.whole) });
  return (
    <div className="stack gap-6 shrink">
      <div className="row wrap between gap-4-12">
        <ExperienceChip value={experience} size="sm" />
        <span className="text-13 weight-600">{goalWords}</span>
      </div>
      <div
        role="progressbar"
        aria-label={t("level.bar")}
        aria-valuemin={0}
        aria-valuemax={drawn.whole}
        aria-valuenow={Math.min(experience, drawn.whole)}
        aria-valuetext={[barWords, keepWords].filter(Boolean).join(". ")}
      >
        <svg className="block" width="100%" height="22" aria-hidden="true">
          <rect className={classes.track} x="0" y="5" width="100%" height="12" rx="6" />
          {drawn.share > 0 ? (
            <rect
              className={classes.fill}
              x="0"
              y="5"
              height="12"
              rx="6"
              style={{ width: `max(12px, ${drawn.share * 100}%)` }}
            />
          ) : null}
          {drawn.marks
            .filter(({ share }) => share < 1)
            .map(({ kind, level, share }) => (
              <line
                key={`${kind} ${level}`}
                className={classes.mark}
                data-kind={kind}
                x1={`${share * 100}%`}
                x2={`${share * 100}%`}
                y1={kind === "keep" ? 1 : 5}
                y2={kind === "keep" ? 21 : 17}
              />
            ))}
        </svg>
      </div>
      {keep ? (
        <div className={classes.under} aria-hidden="true">
          <span style={{ left: `${keep.share * 100}%` }} data-side={side(keep)}>
            {experience >= keep.experience ? (
              <IconCheck className="ink-success" size={14} stroke={2.2} />
            ) : null}
            {keepWords}
          </span>
        </div>
      ) : null}
    </div>
  );
}
