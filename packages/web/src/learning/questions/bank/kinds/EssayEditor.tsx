import type { QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import { questionTextLimits } from "@trilha/contract/learning/questions/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../../core/writing/LocalizedField.tsx";
import { SortableList } from "../../../../core/writing/SortableList.tsx";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { newPartId } from "../body/new-body.ts";
import { AddPart } from "../editor/AddPart.tsx";
import { fieldId, useEditing } from "../editor/editing-context.ts";
import { NumberField } from "../editor/NumberField.tsx";
import { Part } from "../editor/Part.tsx";

type Body = QuestionOf<"essay">;
type Criterion = Body["rubric"][number];
type Props = { body: Body; onChange: (body: Body) => void };

const MOST = 10;

/** Criteria an instructor marks by, and how long an answer may be. */
export function EssayEditor({ body, onChange }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { locale, fallback } = useWriting();
  const { wrongAt } = useEditing();
  const { rubric } = body;
  // The criteria's points together are the question's.
  const put = (next: Criterion[]) => {
    const sum = next.reduce((all, { points }) => all + points, 0);
    onChange({ ...body, rubric: next, points: next.length > 0 ? Math.min(100, sum) : body.points });
  };
  const change = (at: number, changes: Partial<Criterion>) =>
    put(rubric.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  return (
    <>
      <p className="hint">{t("kind.essay.shares")}</p>
      <NumberField
        id={fieldId("longest")}
        label={t("essay.longest")}
        value={body.longest}
        minimum={50}
        maximum={10_000}
        whole
        error={wrongAt("longest")}
        onChange={(longest) => onChange({ ...body, longest })}
      />
      <section className="stack one-column content-start gap-16 shrink">
        <h3 className="text-15 weight-600">{t("essay.rubric")}</h3>
        <p className="hint">{t("essay.rubricHelp")}</p>
        <SortableList
          label={t("essay.rubric")}
          items={rubric}
          idOf={({ id }) => id}
          nameOf={({ text }, at) =>
            text[locale] || textIn(text, fallback) || t("essay.criterion", { number: at + 1 })
          }
          onChange={put}
        >
          {(criterion, at) => (
            <Part
              name={t("essay.criterion", { number: at + 1 })}
              onRemove={() => put(rubric.filter(({ id }) => id !== criterion.id))}
            >
              <LocalizedField
                id={fieldId(`rubric.${at}.text`)}
                label={t("essay.looksAt")}
                maxLength={questionTextLimits.criterion}
                value={criterion.text}
                error={wrongAt(`rubric.${at}.text`)}
                onChange={(text) => change(at, { text })}
              />
              <NumberField
                id={fieldId(`rubric.${at}.points`)}
                label={t("points.label")}
                value={criterion.points}
                minimum={1}
                maximum={100}
                whole
                error={wrongAt(`rubric.${at}.points`)}
                onChange={(points) => change(at, { points })}
              />
            </Part>
          )}
        </SortableList>
        <AddPart
          label={t("essay.add")}
          full={rubric.length >= MOST}
          onAdd={() => put([...rubric, { id: newPartId(), text: {}, points: 5 }])}
        />
      </section>
      <LocalizedField
        id={fieldId("model")}
        label={t("essay.model")}
        description={t("essay.modelHelp")}
        maxLength={questionTextLimits.model}
        rows={4}
        value={body.model}
        error={wrongAt("model")}
        onChange={(model) => onChange({ ...body, model })}
      />
    </>
  );
}
