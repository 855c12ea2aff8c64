import { IconCloudOff } from "@tabler/icons-react";
import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./state.module.css";
import { useOnline } from "./use-online.ts";

/** Whether the page around already shows how old its data is: once is enough. */
export const AgeShown = createContext(false);

/** While offline, says how old the data on the page is. `since` is when it was fetched. */
export function OfflineNotice({ since }: { since: Date | undefined }) {
  const { t } = useTranslation("shell");
  const online = useOnline();
  const { ago } = useFormats();
  const isShown = useContext(AgeShown);
  if (online || !since || isShown) return null;
  return (
    <p className={classes.offline} role="status">
      <IconCloudOff size={18} stroke={1.7} aria-hidden="true" />
      {t("ui.offlineData", { age: ago(since) })}
    </p>
  );
}
