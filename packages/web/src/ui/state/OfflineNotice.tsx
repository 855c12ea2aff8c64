import { IconCloudOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./state.module.css";
import { useOnline } from "./use-online.ts";

/** While offline, says how old the data on the page is. `since` is when it was fetched. */
export function OfflineNotice({ since }: { since: Date | undefined }) {
  const { t } = useTranslation("shell");
  const online = useOnline();
  const { ago } = useFormats();
  if (online || !since) return null;
  return (
    <p className={classes.offline} role="status">
      <IconCloudOff size={18} stroke={1.7} aria-hidden="true" />
      {t("ui.offlineData", { age: ago(since) })}
    </p>
  );
}
