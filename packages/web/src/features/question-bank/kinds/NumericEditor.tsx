import type { QuestionOf } from "@trilha/contract/questions/kinds.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../writing/LocalizedField.tsx";
import { AddPart } from "../editor/AddPart.tsx";
import { fieldId, useEditing } from "../editor/editing-context.ts";
import classes from "../editor/editor.module.css";
import { Feedback } from "../editor/Feedback.tsx";
import { NumberField } from "../editor/NumberField.tsx";
import { Part } from "../editor/Part.tsx";
import { ShareField } from "../editor/ShareField.tsx";

type Body = QuestionOf<"numeric">;
type Range = Body["answers"][number];
type Props = { body: Body; onChange: (body: Body) => void };

const MOST = 12;

/** Numbers that count: one, or all between two. */
export function NumericEditor({ body, onChange }: Props) {
  const { t } = useTranslation("question-bank");
  const { wrongAt } = useEditing();
  const { answers } = body;
  const put = (next: Range[]) => onChange({ ...body, answers: next });
  const change = (at: number, changes: Partial<Range>) =>
    put(answers.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  return (
    <>
      <p className={classes.hint}>{t("kind.numeric.shares")}</p>
      <ol className={classes.parts} aria-label={t("numeric.list")}>
        {answers.map((range, at) => {
          const name = t("numeric.name", { number: at + 1 });
          return (
            // Ranges have no name of their own; they are added and taken away, never moved.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at} className={classes.part}>
              <Part
                name={name}
                onRemove={
                  answers.length > 1 ? () => put(answers.filter((_, index) => index !== at)) : undefined
                }
                aside={
                  <ShareField
                    path={`answers.${at}.share`}
                    of={name}
                    share={range.share}
                    onChange={(share) => change(at, { share })}
                  />
                }
              >
                <div className={classes.pair}>
                  <NumberField
                    id={fieldId(`answers.${at}.from`)}
                    label={t("numeric.from")}
                    value={range.from}
                    error={wrongAt(`answers.${at}.from`)}
                    onChange={(from) =>
                      // One number until somebody wants a range.
                      change(at, range.from === range.to ? { from, to: from } : { from })
                    }
                  />
                  <NumberField
                    id={fieldId(`answers.${at}.to`)}
                    label={t("numeric.to")}
                    value={range.to}
                    error={wrongAt(`answers.${at}.to`)}
                    onChange={(to) => change(at, { to })}
                  />
                </div>
                <Feedback
                  path={`answers.${at}.feedback`}
                  value={range.feedback}
                  onChange={(feedback) => change(at, { feedback })}
                />
              </Part>
            </li>
          );
        })}
      </ol>
      <AddPart
        label={t("numeric.add")}
        full={answers.length >= MOST}
        onAdd={() => put([...answers, { from: 0, to: 0, share: 50, feedback: {} }])}
      />
      <LocalizedField
        id={fieldId("unit")}
        label={t("numeric.unit")}
        description={t("numeric.unitHelp")}
        maxLength={20}
        value={body.unit}
        error={wrongAt("unit")}
        onChange={(unit) => onChange({ ...body, unit })}
      />
    </>
  );
}
