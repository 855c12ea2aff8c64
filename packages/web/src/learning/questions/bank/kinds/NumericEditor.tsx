import type { QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import { questionTextLimits } from "@trilha/contract/learning/questions/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../../core/writing/LocalizedField.tsx";
import { fieldId, useEditing } from "../editor/editing-context.ts";
import classes from "../editor/editor.module.css";
import { NumberField } from "../editor/NumberField.tsx";
import { AnswerList } from "./AnswerList.tsx";

type Body = QuestionOf<"numeric">;
type Props = { body: Body; onChange: (body: Body) => void };

/** Numbers that count: one, or all between two. */
export function NumericEditor({ body, onChange }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { wrongAt } = useEditing();
  return (
    <>
      <p className="hint">{t("kind.numeric.shares")}</p>
      <AnswerList
        label={t("numeric.list")}
        addLabel={t("numeric.add")}
        answers={body.answers}
        nameOf={(at) => t("numeric.name", { number: at + 1 })}
        make={() => ({ from: 0, to: 0, share: 50, feedback: {} })}
        onChange={(answers) => onChange({ ...body, answers })}
      >
        {(range, at, change) => (
          <div className={classes.pair}>
            <NumberField
              id={fieldId(`answers.${at}.from`)}
              label={t("numeric.from")}
              value={range.from}
              error={wrongAt(`answers.${at}.from`)}
              onChange={(from) =>
                // One number until somebody wants a range.
                change(range.from === range.to ? { from, to: from } : { from })
              }
            />
            <NumberField
              id={fieldId(`answers.${at}.to`)}
              label={t("numeric.to")}
              value={range.to}
              error={wrongAt(`answers.${at}.to`)}
              onChange={(to) => change({ to })}
            />
          </div>
        )}
      </AnswerList>
      <LocalizedField
        id={fieldId("unit")}
        label={t("numeric.unit")}
        description={t("numeric.unitHelp")}
        maxLength={questionTextLimits.unit}
        value={body.unit}
        error={wrongAt("unit")}
        onChange={(unit) => onChange({ ...body, unit })}
      />
    </>
  );
}
