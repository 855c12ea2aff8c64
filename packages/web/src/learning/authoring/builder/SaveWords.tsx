import { IconAlertCircle, IconCloudCheck, IconCloudOff, IconLoader2, IconUsers } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import type { AutosaveState } from "./autosave.ts";
import classes from "./builder.module.css";

const ICONS = {
  saved: IconCloudCheck,
  waiting: IconLoader2,
  saving: IconLoader2,
  offline: IconCloudOff,
  failed: IconAlertCircle,
  conflict: IconUsers,
} as const;
const MINUTE = 60;

/** Says the time anew: every second at first, then twice a minute. */
function useSeconds(since: Date | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = since ? Math.max(0, Math.round((now - since.getTime()) / 1000)) : 0;
  const fresh = seconds < MINUTE;
  useEffect(() => {
    if (!since) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), fresh ? 1_000 : 30_000);
    return () => clearInterval(timer);
  }, [since, fresh]);
  return seconds;
}

/** Whether what is written is kept, in a few words; the state is heard, its seconds are not. */
export function SaveWords({ state }: { state: AutosaveState }) {
  const { t } = useTranslation("learning/authoring");
  const { number, ago } = useFormats();
  const seconds = useSeconds(state.kind === "saved" ? state.at : undefined);
  const Icon = ICONS[state.kind];
  const words =
    state.kind !== "saved"
      ? t(`save.${state.kind}`)
      : seconds < MINUTE
        ? t("save.savedSeconds", { seconds: number(seconds) })
        : t("save.savedAgo", { ago: ago(state.at) });
  return (
    <span className={classes.save} data-state={state.kind}>
      <Icon size={16} stroke={1.8} aria-hidden="true" />
      <span>{words}</span>
      <span className="only-heard" role="status">
        {state.kind === "saved" ? t("save.heard") : state.kind === "waiting" ? "" : words}
      </span>
    </span>
  );
}
