import { IconAlertTriangle, IconCloudOff } from "@tabler/icons-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "../controls/button.ts";
import { useOnline } from "../state/use-online.ts";
import classes from "./part-fault.module.css";

type Props = {
  /** Stands over the page, as the part would; else in its place. */
  over: boolean;
  /** Trying again has not helped: the page may be older than the server's. */
  again: boolean;
  onRetry: () => void;
  onClose: (() => void) | undefined;
};

/** Stands for a part that could not be fetched. It comes by itself once there is a line again. */
export function PartFault({ over, again, onRetry, onClose }: Props) {
  const { t } = useTranslation("shell");
  const online = useOnline();
  useEffect(() => {
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [onRetry]);

  const Icon = online ? IconAlertTriangle : IconCloudOff;
  const fault = (
    <div className={over ? classes.over : classes.inside} role="alert">
      <Icon size={24} stroke={1.7} aria-hidden="true" />
      <div className="grow">
        <p className="weight-600">{t(online ? "ui.part.failed" : "ui.part.offline")}</p>
        <p className="text-14 mt-4">{t("ui.part.kept")}</p>
      </div>
      <div className="flex wrap gap-8">
        {onClose ? (
          <Button variant="default" onClick={onClose}>
            {t("ui.close")}
          </Button>
        ) : null}
        {again && online ? (
          <Button variant="default" onClick={() => location.reload()}>
            {t("pages.reload")}
          </Button>
        ) : null}
        <Button onClick={onRetry}>{t("ui.retry")}</Button>
      </div>
    </div>
  );
  return over ? createPortal(fault, document.body) : fault;
}
