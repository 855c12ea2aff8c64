import {
  IconCalendarTime,
  IconCircleCheck,
  IconFlagCheck,
  IconPencil,
  IconPlayerPlay,
  IconUserCheck,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type BadgeTone, StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import type { Campaign } from "./campaigns-office.queries.ts";

const LOOK: Record<Campaign["state"], readonly [BadgeTone, typeof IconPencil]> = {
  draft: ["neutral", IconPencil],
  validated: ["warning", IconUserCheck],
  scheduled: ["primary", IconCalendarTime],
  running: ["success", IconPlayerPlay],
  ended: ["warning", IconFlagCheck],
  settled: ["neutral", IconCircleCheck],
};

/** The state of a campaign in one word. */
export function StateBadge({ state }: { state: Campaign["state"] }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const [tone, Icon] = LOOK[state];
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}
