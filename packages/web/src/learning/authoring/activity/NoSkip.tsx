import { useTranslation } from "react-i18next";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { useBuilder } from "../builder/builder-context.ts";

/** Whether what was not watched yet can be skipped. */
export function NoSkip({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  return (
    <Toggle
      id="activity-noSkip"
      label={t("video.noSkip")}
      description={t("video.noSkipHelp")}
      checked={value}
      disabled={readOnly}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
