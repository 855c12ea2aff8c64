import { IconArchive, IconCircleCheck } from "@tabler/icons-react";
import type { QuestionListItem } from "@trilha/contract/learning/questions/shapes.ts";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../../ui/badge/StatusBadge.tsx";

/** Whether tests draw it. */
export function QuestionState({ state }: Pick<QuestionListItem, "state">) {
  const { t } = useTranslation("learning/questions/bank");
  return state === "active" ? (
    <StatusBadge tone="success" icon={<IconCircleCheck size={14} stroke={2} />}>
      {t("state.active")}
    </StatusBadge>
  ) : (
    <StatusBadge tone="neutral" icon={<IconArchive size={14} stroke={2} />}>
      {t("state.retired")}
    </StatusBadge>
  );
}
