import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Textarea } from "../../../ui/controls/input.ts";
import type { KindProps } from "../kind-props.ts";
import classes from "./essay.module.css";

/** A text that a person marks: along which criteria, and how much may still be written. */
export function EssayAnswer({ question, value, onChange, fixed, labelledBy }: KindProps<"essay">) {
  const { t } = useTranslation("learning/questions");
  const { number } = useFormats();
  const counter = useId();
  const text = value?.text ?? "";
  const { longest, rubric } = question;
  return (
    <div className="stack gap-10">
      {rubric.length > 0 ? (
        <div className={classes.rubric}>
          <p className={classes.rubricTitle}>{t("essay.rubric")}</p>
          <ul>
            {rubric.map((criterion) => (
              <li key={criterion.text}>
                {criterion.text}{" "}
                <span className="dim">
                  {t("points", { count: criterion.points, amount: number(criterion.points) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Textarea
        aria-labelledby={labelledBy}
        aria-describedby={counter}
        autosize
        minRows={6}
        maxRows={18}
        maxLength={longest}
        value={text}
        readOnly={fixed}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value;
          onChange(next.trim() ? { kind: "essay", text: next } : null);
        }}
      />
      <p id={counter} className={classes.counter} data-near={text.length > longest * 0.9 || undefined}>
        {t("essay.counter", { count: longest, used: number(text.length), most: number(longest) })}
      </p>
    </div>
  );
}
