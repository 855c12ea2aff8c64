import { IconCircleCheck, IconCircleDot, IconLock } from "@tabler/icons-react";
import type { RequestState } from "@trilha/contract/content/support/kinds.ts";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";

const LOOKS = {
  open: { tone: "warning", icon: <IconCircleDot size={14} stroke={2} /> },
  answered: { tone: "success", icon: <IconCircleCheck size={14} stroke={2} /> },
  closed: { tone: "neutral", icon: <IconLock size={14} stroke={2} /> },
} as const;

export function RequestBadge({ state }: { state: RequestState }) {
  const { t } = useTranslation("content/support");
  return <StatusBadge {...LOOKS[state]}>{t(`state.${state}`)}</StatusBadge>;
}
