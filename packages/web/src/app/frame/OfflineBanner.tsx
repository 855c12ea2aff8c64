import { IconCloudOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../ui/state/use-online.ts";
import classes from "./frame.module.css";

/** One quiet line while the device has no network. */
export function OfflineBanner() {
  const { t } = useTranslation("shell");
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className={classes.offline}>
          <IconCloudOff size={16} stroke={1.8} aria-hidden="true" />
          {t("shell.offline")}
        </p>
      )}
    </div>
  );
}
