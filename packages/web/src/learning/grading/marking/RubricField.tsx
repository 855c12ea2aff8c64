import type { Essay } from "@trilha/contract/learning/grading/marking-shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import classes from "../results.module.css";
import type { Given } from "./rubric-points.ts";

type Props = {
  rubric: Essay["rubric"];
  given: Given;
  /** The line that keys give points to. */
  current: number;
  disabled: boolean;
  onGive: (index: number, points: number) => void;
  onCurrent: (index: number) => void;
};

/** Points a line may be given: each of them, or of many ten that lie evenly. */
const choicesOf = (most: number) =>
  most <= 10
    ? Array.from({ length: most + 1 }, (_, points) => points)
    : Array.from({ length: 11 }, (_, step) => Math.round((most * step) / 10));

/** The rubric: each line a row of points to press. */
export function RubricField({ rubric, given, current, disabled, onGive, onCurrent }: Props) {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  return (
    <div className="stack gap-16">
      {rubric.map(({ id, text, points }, index) => (
        <fieldset
          key={id}
          className={classes.line}
          data-current={index === current || undefined}
          disabled={disabled}
          onFocus={() => onCurrent(index)}
        >
          <legend className="p-0-4 weight-600">
            {text} <span className={classes.dim}>{t("marking.of", { points: number(points) })}</span>
          </legend>
          <div className={classes.points}>
            {choicesOf(points).map((value) => (
              <button
                key={value}
                type="button"
                aria-pressed={given[id] === value}
                aria-label={t("marking.give", { points: number(value), line: text })}
                onClick={() => onGive(index, value)}
              >
                {number(value)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
