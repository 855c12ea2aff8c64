import type { Locale } from "@trilha/contract/core/locale.ts";
import { questionTextLimits } from "@trilha/contract/learning/questions/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../../core/writing/LocalizedField.tsx";
import { fieldId, useEditing } from "./editing-context.ts";
import classes from "./editor.module.css";

type Texts = Partial<Record<Locale, string>>;
type Props = { path: string; label?: string; value: Texts; onChange: (texts: Texts) => void };

/** Feedback for a person who answered so; waits folded until there is something. */
export function Feedback({ path, label, value, onChange }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { wrongAt } = useEditing();
  const written = Object.values(value).some((text) => text);
  return (
    <details className={classes.feedback} open={written || undefined}>
      <summary className="min-h-32 ink-primary text-14 weight-550 pointer">
        {label ?? t("feedback.label")}
      </summary>
      <LocalizedField
        id={fieldId(path)}
        label={t("feedback.field")}
        maxLength={questionTextLimits.feedback}
        rows={2}
        value={value}
        error={wrongAt(path)}
        onChange={onChange}
      />
    </details>
  );
}
