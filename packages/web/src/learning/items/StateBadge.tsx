import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconHourglass,
  IconLock,
  IconMailOpened,
  IconProgress,
  IconRefresh,
  IconTrendingUp,
  IconUserCheck,
} from "@tabler/icons-react";
import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";
import { useTranslation } from "react-i18next";
import { type BadgeTone, StatusBadge } from "../../ui/badge/StatusBadge.tsx";

const LOOK: Record<LearningState, readonly [BadgeTone, typeof IconHourglass]> = {
  not_started: ["neutral", IconCircleDashed],
  requested: ["warning", IconHourglass],
  invited: ["primary", IconMailOpened],
  enrolled: ["primary", IconUserCheck],
  in_progress: ["primary", IconProgress],
  finished: ["success", IconCircleCheck],
  approved: ["success", IconCircleCheck],
  improved: ["success", IconTrendingUp],
  reproved: ["danger", IconCircleX],
  blocked: ["danger", IconLock],
  restarted: ["primary", IconRefresh],
  unenrolled: ["neutral", IconCircleDashed],
};

/** State of a person in a course or trail, in a word or two (§states#course and training). */
export function StateBadge({ state }: { state: LearningState }) {
  const { t } = useTranslation("learning/items");
  const [tone, Icon] = LOOK[state];
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}
