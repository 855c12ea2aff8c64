import type { QuestionOf } from "@trilha/contract/questions/kinds.ts";
import { useTranslation } from "react-i18next";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { useWriting } from "../../../writing/writing-context.ts";
import { AddPart } from "../editor/AddPart.tsx";
import { fieldId, useEditing } from "../editor/editing-context.ts";
import classes from "../editor/editor.module.css";
import { Feedback } from "../editor/Feedback.tsx";
import { Part } from "../editor/Part.tsx";
import { ShareField } from "../editor/ShareField.tsx";
import { SpellingsField } from "../editor/SpellingsField.tsx";

type Body = QuestionOf<"short_text">;
type Wanted = Body["answers"][number];
type Props = { body: Body; onChange: (body: Body) => void };

const MOST = 12;

/** Answers in words of one's own, each with all its spellings. */
export function ShortTextEditor({ body, onChange }: Props) {
  const { t } = useTranslation("question-bank");
  const { readOnly } = useWriting();
  const { wrongAt } = useEditing();
  const { answers } = body;
  const put = (next: Wanted[]) => onChange({ ...body, answers: next });
  const change = (at: number, changes: Partial<Wanted>) =>
    put(answers.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  return (
    <>
      <p className={classes.hint}>{t("kind.short_text.shares")}</p>
      <ol className={classes.parts} aria-label={t("answer.list")}>
        {answers.map((wanted, at) => {
          const name = t("answer.name", { number: at + 1 });
          return (
            // Answers have no name of their own; they are added and taken away, never moved.
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
                    share={wanted.share}
                    onChange={(share) => change(at, { share })}
                  />
                }
              >
                <SpellingsField
                  id={fieldId(`answers.${at}.texts`)}
                  value={wanted.texts}
                  error={wrongAt(`answers.${at}.texts`)}
                  onChange={(texts) => change(at, { texts })}
                />
                <Feedback
                  path={`answers.${at}.feedback`}
                  value={wanted.feedback}
                  onChange={(feedback) => change(at, { feedback })}
                />
              </Part>
            </li>
          );
        })}
      </ol>
      <AddPart
        label={t("answer.add")}
        full={answers.length >= MOST}
        onAdd={() => put([...answers, { texts: {}, share: 50, feedback: {} }])}
      />
      <Toggle
        id={fieldId("exact")}
        label={t("answer.exact")}
        description={t("answer.exactHelp")}
        checked={body.exact}
        disabled={readOnly}
        onChange={(event) => onChange({ ...body, exact: event.currentTarget.checked })}
      />
    </>
  );
}
