import { IconCircleCheck, IconCircleOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";

/** Whether a store, a chain or a brand can be chosen, in a word. */
export function StateBadge({ active }: { active: boolean }) {
  const { t } = useTranslation("catalog/stores");
  const Icon = active ? IconCircleCheck : IconCircleOff;
  return (
    <StatusBadge tone={active ? "success" : "neutral"} icon={<Icon size={14} stroke={2} />}>
      {t(active ? "state.active" : "state.off")}
    </StatusBadge>
  );
}
