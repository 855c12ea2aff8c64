import { IconBan, IconCircleCheck, IconClockPause } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import type { PersonItem } from "./people.queries.ts";

const LOOKS = {
  awaiting_approval: { tone: "warning", Icon: IconClockPause },
  active: { tone: "success", Icon: IconCircleCheck },
  blocked: { tone: "danger", Icon: IconBan },
} as const;

/** Whether somebody may take part, in a word. */
export function MembershipBadge({ status }: { status: PersonItem["status"] }) {
  const { t } = useTranslation("members/people");
  const { tone, Icon } = LOOKS[status];
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
      {t(`status.${status}`)}
    </StatusBadge>
  );
}
