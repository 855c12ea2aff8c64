import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "../controls/button.ts";
import classes from "./state.module.css";

type Props = {
  title?: string;
  /** Already in the person's language; the server sends it so. */
  message?: string;
  requestId?: string;
  onRetry?: () => void;
};

/** Loading failed: what happened, a way to try again, and the code support will ask for. */
export function ErrorState({ title, message, requestId, onRetry }: Props) {
  const { t } = useTranslation("shell");
  return (
    <div className={classes.state} role="alert">
      <div className={`${classes.icon} ${classes.danger}`} aria-hidden="true">
        <IconAlertTriangle size={28} stroke={1.6} />
      </div>
      <h2 className={classes.title}>{title ?? t("ui.errorTitle")}</h2>
      <p className={classes.text}>{message ?? t("ui.errorText")}</p>
      {onRetry ? (
        <div className="flex wrap justify-center gap-8 mt-20">
          <Button variant="light" onClick={onRetry}>
            {t("ui.retry")}
          </Button>
        </div>
      ) : null}
      {requestId ? <p className={classes.code}>{t("ui.requestId", { id: requestId })}</p> : null}
    </div>
  );
}
