import type { MoveChoice as Choice } from "@trilha/contract/learning/authoring/shapes.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import type { Publication } from "../course-office.queries.ts";
import classes from "./publish.module.css";

export type Move = Choice;
const MOVES = ["none", "in_progress", "all"] as const satisfies readonly Move[];

type Props = { learners: Publication["learners"]; value: Move; onChange: (move: Move) => void };

/** What becomes of people who learn on an older version. */
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
          <span>
            <strong>{t(`move.${move}.label`)}</strong>
            <span>{t(`move.${move}.text`, { count: count[move], amount: number(count[move]) })}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
