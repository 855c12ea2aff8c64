import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { registerWorker } from "./service-worker.ts";
import classes from "./update-notice.module.css";

/** Registers the service worker once the page is calm, and asks before a new version takes over. */
export function UpdateNotice() {
  const { t } = useTranslation("shell");
  const [update, setUpdate] = useState<() => void>();

  useEffect(() => {
    if (import.meta.env.DEV) return undefined;
    const timer = setTimeout(() => {
      registerWorker((takeOver) => setUpdate(() => takeOver)).catch(() => {
        // Private mode or no secure context: the app works without a worker.
      });
    }, 3000);
    return () => clearTimeout(timer);
  }, []);

  if (!update) return null;
  return (
    <aside className={classes.notice} aria-live="polite">
      <span className="grow">{t("shell.updateReady")}</span>
      <button type="button" onClick={() => setUpdate(undefined)}>
        {t("shell.later")}
      </button>
      <button type="button" className={classes.now} onClick={update}>
        {t("shell.update")}
      </button>
    </aside>
  );
}
