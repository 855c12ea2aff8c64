import { IconAlertTriangle } from "@tabler/icons-react";
import type { TestStanding } from "@trilha/contract/learning/tests/shapes.ts";
import { useTranslation } from "react-i18next";
import classes from "./intro.module.css";

/** Consequence of failing the last attempt (§states#failing-all-attempts), louder the nearer it is. */
export function LastAttemptWarning({ standing }: { standing: TestStanding }) {
  const { t } = useTranslation("learning/player");
  const { onFailure, lastOne, maximumAttempts } = standing;
  if (maximumAttempts === null || (onFailure === "none" && !lastOne)) return null;
  return (
    <p className={classes.stake} data-last={lastOne || undefined}>
      <IconAlertTriangle className="mt-2" size={20} stroke={1.8} aria-hidden="true" />
      <span>
        {lastOne ? <strong>{t("test.isLast")} </strong> : null}
        {onFailure === "none" ? null : t(`test.stake.${onFailure}`)}
      </span>
    </p>
  );
}
