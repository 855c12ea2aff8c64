import {
  IconAlertTriangle,
  IconBell,
  IconBrandWhatsapp,
  IconCircleCheck,
  IconClock,
  IconMail,
  IconMailOff,
  IconMessage,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import classes from "./outbox.module.css";
import type { OutboxItem } from "./outbox.queries.ts";

const STATES = {
  queued: { tone: "neutral", Icon: IconClock },
  sent: { tone: "success", Icon: IconCircleCheck },
  failed: { tone: "warning", Icon: IconAlertTriangle },
  dead: { tone: "danger", Icon: IconMailOff },
} as const;

const CHANNELS = { mail: IconMail, sms: IconMessage, whatsapp: IconBrandWhatsapp, push: IconBell };

export function StateBadge({ state }: { state: OutboxItem["state"] }) {
  const { t } = useTranslation("communication/messages");
  const { tone, Icon } = STATES[state];
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}

export function Channel({ channel }: { channel: OutboxItem["channel"] }) {
  const { t } = useTranslation("communication/messages");
  const Icon = CHANNELS[channel];
  return (
    <span className={classes.channel}>
      <Icon size={18} stroke={1.7} aria-hidden="true" />
      {t(`channel.${channel}`)}
    </span>
  );
}
