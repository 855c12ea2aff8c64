import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./board.module.css";
import { digits, rows } from "./letters.ts";

type Props = {
  right: readonly string[];
  wrong: readonly string[];
  waiting: readonly string[];
  disabled: boolean;
  onLetter: (letter: string) => void;
};

/** A keyboard that shows what was tried; a real one does as well. */
export function Keyboard({ right, wrong, waiting, disabled, onLetter }: Props) {
  const { t } = useTranslation("learning/games");
  const [numbers, setNumbers] = useState(false);
  const key = (letter: string) => {
    const state = right.includes(letter) ? "right" : wrong.includes(letter) ? "wrong" : undefined;
    const keyLabel = state ? `${letter}, ${t(`said.${state}`)}` : letter;
    return (
      <button
        key={letter}
        type="button"
        className={classes.key}
        data-state={state}
        data-waits={waiting.includes(letter) || undefined}
        aria-label={keyLabel}
        aria-disabled={state !== undefined || disabled || undefined}
        onClick={() => {
          if (!state && !disabled) onLetter(letter);
        }}
      >
        {letter}
      </button>
    );
  };
  return (
    <fieldset className={classes.keys}>
      <legend className="only-heard">{t("enigma.keys")}</legend>
      {numbers ? <div className="flex justify-center gap-4">{[...digits].map(key)}</div> : null}
      {rows.map((row, index) => (
        <div key={row} className="flex justify-center gap-4">
          {[...row].map(key)}
          {index === rows.length - 1 ? (
            <button
              type="button"
              className={classes.key}
              data-wide
              aria-pressed={numbers}
              onClick={() => setNumbers((on) => !on)}
            >
              123
            </button>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
