import { IconCircleCheck, IconCircleOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";

/** Whether a training is still required anywhere. */
export function StateBadge({ active }: { active: boolean }) {
  const { t } = useTranslation("members/requirements");
  const Icon = active ? IconCircleCheck : IconCircleOff;
  return (
    <StatusBadge tone={active ? "success" : "neutral"} icon={<Icon size={14} stroke={2} />}>
      {t(active ? "state.active" : "state.off")}
    </StatusBadge>
  );
}
