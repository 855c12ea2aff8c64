import { IconCloudCheck, IconCloudOff, IconCloudUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Saving } from "../progress/outbox.ts";
import type { StepRefusal } from "../progress/queue.ts";
import classes from "./bar.module.css";

type Props = { saving: Saving; refused: StepRefusal | undefined; onRetry: () => void; onReopen: () => void };

const icons = { saved: IconCloudCheck, waiting: IconCloudUp, failing: IconCloudOff };

/** Whether what was done is safe, in words; what could not be saved yet is kept here and tried again by itself. */
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
      <span role="status">
        {saving === "failing" ? t("saving.failing") : <span className="only-heard">{t("saving.saved")}</span>}
      </span>
      {saving === "failing" ? (
        <button type="button" className={classes.textButton} onClick={onRetry}>
          {t("saving.retry")}
        </button>
      ) : (
        <span aria-hidden="true">{t(`saving.${saving}`)}</span>
      )}
    </span>
  );
}
