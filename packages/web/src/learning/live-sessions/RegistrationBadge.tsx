import {
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconHourglass,
  IconMailOpened,
  IconTicket,
  IconUserCheck,
} from "@tabler/icons-react";
import type { RegistrationState } from "@trilha/contract/learning/live-sessions/states.ts";
import { useTranslation } from "react-i18next";
import { type BadgeTone, StatusBadge } from "../../ui/badge/StatusBadge.tsx";

const LOOKS = {
  requested: ["warning", IconHourglass],
  invited: ["primary", IconMailOpened],
  waiting: ["warning", IconHourglass],
  offered: ["warning", IconTicket],
  registered: ["success", IconUserCheck],
  checked_in: ["success", IconCircleCheck],
  unsubscribed: ["neutral", IconCircleX],
  refused: ["danger", IconCircleX],
  lapsed: ["neutral", IconClockX],
  removed: ["neutral", IconCircleX],
} as const satisfies Record<RegistrationState, readonly [BadgeTone, typeof IconTicket]>;

/** State of a registration in a word or two (§states#live-sessions). */
export function RegistrationBadge({ state }: { state: RegistrationState }) {
  const { t } = useTranslation("learning/live-sessions");
  const [tone, Icon] = LOOKS[state];
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
      {t(`registration.${state}`)}
    </StatusBadge>
  );
}
