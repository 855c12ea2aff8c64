import { IconArchive, IconCircleCheck, IconPencil } from "@tabler/icons-react";
import type { RewardState } from "@trilha/contract/loyalty/rewards/office-shapes.ts";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";

const LOOKS = {
  draft: { tone: "warning", Icon: IconPencil },
  published: { tone: "success", Icon: IconCircleCheck },
  archived: { tone: "neutral", Icon: IconArchive },
} as const;

/** Whether people see an item, in a word. */
export function StateBadge({ state }: { state: RewardState }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { tone, Icon } = LOOKS[state];
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}
