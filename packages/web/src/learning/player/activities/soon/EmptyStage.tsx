import { IconHourglassEmpty } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";

/** Empty stage: a type whose part is to come, or one without content in any language. */
export function EmptyStage() {
  const { t } = useTranslation("learning/player");
  return (
    <EmptyState icon={<IconHourglassEmpty size={28} stroke={1.6} />} title={t("soon.title")}>
      {t("soon.text")}
    </EmptyState>
  );
}

export { EmptyStage as Stage };
