import { IconAlertTriangle, IconLock, IconUserOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { signalKey } from "../../earning/signal-key.ts";
import classes from "./audit.module.css";
import type { QueueItem } from "./audit.queries.ts";

/** How much speaks against it, from 0 to 100. */
export function Risk({ risk }: { risk: number }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { number } = useFormats();
  const tone = risk >= 60 ? "danger" : risk >= 25 ? "warning" : "neutral";
  return (
    <StatusBadge tone={tone} icon={<IconAlertTriangle size={14} stroke={2} />}>
      {t("risk", { risk: number(risk) })}
    </StatusBadge>
  );
}

/** Signals that say what became of the auditor's own request: before what a check found. */
const ANSWERS: readonly QueueItem["signals"][number][] = ["picture_sent", "picture_not_sent"];

/** Why it is looked at, the first of several in words. */
export function SignalWords({ signals }: Pick<QueueItem, "signals">) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { number } = useFormats();
  const first = ANSWERS.find((one) => signals.includes(one)) ?? signals[0];
  if (!first) return <span className={classes.dim}>–</span>;
  return (
    <span className={classes.dim}>
      {t(`signal.${signalKey(first)}`)}
      {signals.length > 1 ? ` +${number(signals.length - 1)}` : ""}
    </span>
  );
}

/** Auditor who has the item open, or why it is not for the reader. */
export function Taken({ item }: { item: Pick<QueueItem, "lockedBy" | "mine"> }) {
  const { t } = useTranslation("loyalty/claims/audit");
  if (item.mine) {
    return (
      <StatusBadge tone="neutral" icon={<IconUserOff size={14} stroke={2} />}>
        {t("mine")}
      </StatusBadge>
    );
  }
  if (!item.lockedBy) return null;
  return (
    <StatusBadge tone="neutral" icon={<IconLock size={14} stroke={2} />}>
      {item.lockedBy}
    </StatusBadge>
  );
}
