import type { LearnerMove, Publication } from "@trilha/contract/learning/authoring/shapes.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import classes from "./publish.module.css";

const MOVES = ["none", "in_progress", "all"] as const satisfies readonly LearnerMove[];

type Props = { learners: Publication["learners"]; value: LearnerMove; onChange: (move: LearnerMove) => void };

/** Choice for people who learn on an older version. */
export function MoveChoice({ learners, value, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const name = useId();
  const count = {
    none: 0,
    in_progress: learners.inProgress,
    all: learners.inProgress + learners.completed,
  };
  return (
    <fieldset className={classes.moves}>
      <legend>{t("move.title")}</legend>
      {MOVES.map((move) => (
        <label key={move} className={classes.move}>
          <input
            type="radio"
            name={name}
            value={move}
            checked={move === value}
            onChange={() => onChange(move)}
          />
          <span className="stack text-14">
            <strong className="text-15 weight-550">{t(`move.${move}.label`)}</strong>
            <span>{t(`move.${move}.text`, { count: count[move], amount: number(count[move]) })}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
