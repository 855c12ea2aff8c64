import { IconBan, IconCheck, IconClockX, IconReplace } from "@tabler/icons-react";
import type { CertificateState } from "@trilha/contract/learning/certificates/states.ts";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../ui/badge/StatusBadge.tsx";

const looks = {
  valid: { tone: "success", icon: <IconCheck size={14} /> },
  expired: { tone: "warning", icon: <IconClockX size={14} /> },
  revoked: { tone: "danger", icon: <IconBan size={14} /> },
  replaced: { tone: "neutral", icon: <IconReplace size={14} /> },
} as const;

/** Validity of a certificate today, in one word. */
export function StateBadge({ state }: { state: CertificateState }) {
  const { t } = useTranslation("learning/certificates");
  return <StatusBadge {...looks[state]}>{t(`state.${state}`)}</StatusBadge>;
}
