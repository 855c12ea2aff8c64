import { IconCheck, IconX } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./choice-list.module.css";

type Choice = {
  readonly id: string;
  readonly text: string;
  readonly pictureUrl?: string | null;
  readonly pictureAlt?: string | null;
};

type Props = {
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Right choices, once they may be told; null: not told. */
  right: readonly string[] | null;
  /** More than one may be chosen. */
  several?: boolean;
  fixed: boolean;
  labelledBy: string;
  onChoose: (id: string) => void;
};

/** Choices as large cards, the device's own radio buttons and boxes in them. */
export function ChoiceList({ choices, chosen, right, several, fixed, labelledBy, onChoose }: Props) {
  const { t } = useTranslation("learning/questions");
  const name = useId();
  return (
    <fieldset
      className={classes.choices}
      data-pictured={choices.some(({ pictureUrl }) => pictureUrl) || undefined}
      role={several ? undefined : "radiogroup"}
      aria-labelledby={labelledBy}
    >
      {choices.map(({ id, text, pictureUrl, pictureAlt }, index) => {
        const mine = chosen.includes(id);
        const mark = right?.includes(id) ? "right" : right && mine ? "wrong" : undefined;
        return (
          <label key={id} className={classes.choice} data-chosen={mine || undefined} data-mark={mark}>
            <input
              type={several ? "checkbox" : "radio"}
              name={name}
              checked={mine}
              disabled={fixed}
              onChange={() => onChoose(id)}
            />
            <span className="stack gap-8 grow shrink">
              {pictureUrl ? (
                <img
                  src={pictureUrl}
                  alt={pictureAlt || (text ? "" : t("pictureOf", { number: index + 1 }))}
                  className={classes.picture}
                />
              ) : null}
              {text}
            </span>
            {mark ? (
              <span className={classes.mark}>
                {mark === "right" ? (
                  <IconCheck size={18} stroke={2.4} aria-hidden="true" />
                ) : (
                  <IconX size={18} stroke={2.4} aria-hidden="true" />
                )}
                <span className="only-heard">, {t(`mark.${mark}`)}</span>
              </span>
            ) : null}
          </label>
        );
      })}
    </fieldset>
  );
}
