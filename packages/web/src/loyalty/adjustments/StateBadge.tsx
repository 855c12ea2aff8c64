import { IconArrowBackUp, IconCircleCheck, IconClockPause, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import type { BatchItem } from "./adjustments.queries.ts";

const LOOKS = {
  proposed: { tone: "warning", Icon: IconClockPause },
  approved: { tone: "success", Icon: IconCircleCheck },
  refused: { tone: "neutral", Icon: IconX },
  withdrawn: { tone: "neutral", Icon: IconArrowBackUp },
} as const;

/** State of a proposal, in a word. */
export function StateBadge({ state }: { state: BatchItem["state"] }) {
  const { t } = useTranslation("loyalty/adjustments");
  const { tone, Icon } = LOOKS[state];
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}
