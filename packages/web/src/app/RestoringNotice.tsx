import { IconRefresh } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { restoration } from "../api/repeat.ts";
import classes from "./restoring-notice.module.css";

/** Says calmly that calls wait for the service to come back; on every page, those before the sign-in too. */
export function RestoringNotice() {
  const { t } = useTranslation("shell");
  const underWay = useSyncExternalStore(restoration.subscribe, restoration.isUnderWay);
  return (
    <div role="status" className={classes.place}>
      {underWay ? (
        <p className={classes.notice}>
          <IconRefresh size={16} stroke={1.8} aria-hidden="true" />
          {t("ui.restoring")}
        </p>
      ) : null}
    </div>
  );
}
