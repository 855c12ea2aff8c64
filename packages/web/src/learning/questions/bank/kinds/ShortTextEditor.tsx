import type { QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import { useTranslation } from "react-i18next";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { Toggle } from "../../../../ui/controls/Toggle.tsx";
import { fieldId, useEditing } from "../editor/editing-context.ts";
import { SpellingsField } from "../editor/SpellingsField.tsx";
import { AnswerList } from "./AnswerList.tsx";

type Body = QuestionOf<"short_text">;
type Props = { body: Body; onChange: (body: Body) => void };

/** Answers in words of one's own, each with all its spellings. */
export function ShortTextEditor({ body, onChange }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { readOnly } = useWriting();
  const { wrongAt } = useEditing();
  return (
    <>
      <p className="hint">{t("kind.short_text.shares")}</p>
      <AnswerList
        label={t("answer.list")}
        addLabel={t("answer.add")}
        answers={body.answers}
        nameOf={(at) => t("answer.name", { number: at + 1 })}
        make={() => ({ texts: {}, share: 50, feedback: {} })}
        onChange={(answers) => onChange({ ...body, answers })}
      >
        {(wanted, at, change) => (
          <SpellingsField
            id={fieldId(`answers.${at}.texts`)}
            value={wanted.texts}
            error={wrongAt(`answers.${at}.texts`)}
            onChange={(texts) => change({ texts })}
          />
        )}
      </AnswerList>
      <Toggle
        id={fieldId("exact")}
        label={t("answer.exact")}
        description={t("answer.exactHelp")}
        checked={body.exact}
        disabled={readOnly}
        onChange={(event) => onChange({ ...body, exact: event.currentTarget.checked })}
      />
      <Toggle
        id={fieldId("wildcards")}
        label={t("answer.wildcards")}
        description={t("answer.wildcardsHelp")}
        checked={body.wildcards === true}
        disabled={readOnly}
        onChange={(event) => onChange({ ...body, wildcards: event.currentTarget.checked || undefined })}
      />
    </>
  );
}
