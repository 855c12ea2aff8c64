import { IconArchive, IconCircleCheck } from "@tabler/icons-react";
import type { SegmentItem } from "@trilha/contract/members/segments/shapes.ts";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";

/** State of a segment in one word. */
export function SegmentBadge({ state }: Pick<SegmentItem, "state">) {
  const { t } = useTranslation("members/segments");
  const isActive = state === "active";
  return (
    <StatusBadge
      tone={isActive ? "success" : "neutral"}
      icon={isActive ? <IconCircleCheck size={14} stroke={2} /> : <IconArchive size={14} stroke={2} />}
    >
      {t(`state.${state}`)}
    </StatusBadge>
  );
}
