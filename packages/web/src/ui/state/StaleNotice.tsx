import { IconRefreshAlert } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./state.module.css";

type Props = { since: Date; onRetry: () => void };

/** The page could not look again; what it shows is from before. */
export function StaleNotice({ since, onRetry }: Props) {
  const { t } = useTranslation("shell");
  const { ago } = useFormats();
  return (
    <p className={classes.offline} role="status">
      <IconRefreshAlert size={18} stroke={1.7} aria-hidden="true" />
      <span>{t("ui.staleData", { age: ago(since) })}</span>
      <button
        type="button"
        className="p-0-8 min-h-32 r-6 underlined bare ink-inherit weight-600 pointer"
        onClick={onRetry}
      >
        {t("ui.retry")}
      </button>
    </p>
  );
}
