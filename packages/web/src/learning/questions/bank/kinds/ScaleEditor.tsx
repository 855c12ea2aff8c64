import type { QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import { questionTextLimits } from "@trilha/contract/learning/questions/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../../core/writing/LocalizedField.tsx";
import { fieldId, useEditing } from "../editor/editing-context.ts";
import classes from "../editor/editor.module.css";
import { NumberField } from "../editor/NumberField.tsx";

type Body = QuestionOf<"scale">;
type Props = { body: Body; onChange: (body: Body) => void };

/** An opinion between two ends. */
export function ScaleEditor({ body, onChange }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { wrongAt } = useEditing();
  return (
    <>
      <p className="hint">{t("kind.scale.shares")}</p>
      <NumberField
        id={fieldId("steps")}
        label={t("scale.steps")}
        value={body.steps}
        minimum={2}
        maximum={10}
        whole
        error={wrongAt("steps")}
        onChange={(steps) => onChange({ ...body, steps })}
      />
      <div className={classes.pair}>
        {(["low", "high"] as const).map((end) => (
          <LocalizedField
            key={end}
            id={fieldId(end)}
            label={t(`scale.${end}`)}
            maxLength={questionTextLimits.scaleEnd}
            value={body[end]}
            error={wrongAt(end)}
            onChange={(texts) => onChange({ ...body, [end]: texts })}
          />
        ))}
      </div>
    </>
  );
}
