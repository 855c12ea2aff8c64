import { IconTools } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Branding } from "../../session/branding.ts";
import { Button } from "../../ui/controls/button.ts";
import classes from "./login.module.css";

/** The door while the programme is closed for maintenance. */
export function Maintenance({ branding }: { branding: Branding }) {
  const { t } = useTranslation("shell");
  return (
    <div className={classes.closed}>
      <IconTools size={40} stroke={1.5} aria-hidden="true" />
      <p className={classes.title}>{t("pages.maintenanceTitle")}</p>
      <p>{t("pages.maintenanceText")}</p>
      <Button onClick={() => location.reload()}>{t("pages.maintenanceRetry")}</Button>
      {branding.supportUse && branding.supportEmail ? (
        <Button variant="default" component="a" href={`mailto:${branding.supportEmail}`}>
          {t("pages.contactSupport")}
        </Button>
      ) : null}
    </div>
  );
}
