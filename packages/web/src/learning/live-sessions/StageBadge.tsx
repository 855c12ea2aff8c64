import {
  IconBan,
  IconCalendarTime,
  IconCircleCheck,
  IconDoorEnter,
  IconLock,
  IconPencil,
  IconPlayerPlay,
  IconSpeakerphone,
  IconUsers,
} from "@tabler/icons-react";
import type { SessionStage } from "@trilha/contract/learning/live-sessions/states.ts";
import { useTranslation } from "react-i18next";
import { type BadgeTone, StatusBadge } from "../../ui/badge/StatusBadge.tsx";

const LOOKS = {
  draft: ["neutral", IconPencil],
  pre_scheduled: ["primary", IconSpeakerphone],
  scheduled: ["primary", IconCalendarTime],
  opened: ["success", IconDoorEnter],
  closed: ["primary", IconLock],
  no_vacancy: ["warning", IconUsers],
  in_progress: ["success", IconPlayerPlay],
  finished: ["neutral", IconCircleCheck],
  canceled: ["danger", IconBan],
} as const satisfies Record<SessionStage, readonly [BadgeTone, typeof IconBan]>;

/** Stage of an event in one word (§states#live-sessions). */
export function StageBadge({ stage }: { stage: SessionStage }) {
  const { t } = useTranslation("learning/live-sessions");
  const [tone, Icon] = LOOKS[stage];
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
      {t(`stage.${stage}`)}
    </StatusBadge>
  );
}
