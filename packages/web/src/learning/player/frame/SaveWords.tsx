import { IconCloudCheck, IconCloudOff, IconCloudUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Saving } from "../progress/outbox.ts";
import type { StepRefusal } from "../progress/queue.ts";
import classes from "./bar.module.css";

type Props = { saving: Saving; refused: StepRefusal | undefined; onRetry: () => void; onReopen: () => void };

const icons = { saved: IconCloudCheck, waiting: IconCloudCheck, late: IconCloudUp, failing: IconCloudOff };
const words = { saved: "saved", waiting: "saved", late: "waiting", failing: "failing" } as const;

/**
 * Whether what was done is safe, in words: kept on the device it is, and tried again by itself. On its way it is worth a
 * word only when it failed or is late.
 */
export function SaveWords({ saving, refused, onRetry, onReopen }: Props) {
  const { t } = useTranslation("learning/player");
  if (refused)
    return (
      <span className={classes.saving} data-saving="failing" role="status">
        {refused.message}
        <button type="button" className={classes.textButton} onClick={onReopen}>
          {t("openAgain")}
        </button>
      </span>
    );
  const Icon = icons[saving];
  return (
    <span className={classes.saving} data-saving={saving}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {/* Each second would be told: only trouble and its end are. */}
      <span role="status">{t(`saving.${words[saving]}`)}</span>
      {saving === "failing" ? (
        <button type="button" className={classes.textButton} onClick={onRetry}>
          {t("saving.retry")}
        </button>
      ) : null}
    </span>
  );
}
