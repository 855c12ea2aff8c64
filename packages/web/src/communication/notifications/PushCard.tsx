import { IconBellRinging } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { Button } from "../../ui/controls/button.ts";
import classes from "./notifications.module.css";
import { pushQuery, useSwitchPush } from "./push.ts";

/** Whether news reach this device while the app is closed; the browser's question comes only after a tap. */
export function PushCard() {
  const { t } = useTranslation("communication/notifications");
  const { data } = useQuery(pushQuery);
  const change = useSwitchPush();
  if (!data || data.state === "unavailable") return null;
  const { state, publicKey } = data;
  const wrong = change.error && (isRefused(change.error) ? change.error.message : t("push.failed"));
  return (
    <section className={classes.push} aria-label={t("push.title")}>
      <IconBellRinging size={24} stroke={1.6} aria-hidden="true" />
      <div className={classes.pushWords} aria-live="polite">
        <strong>{t("push.title")}</strong>
        <p>{t(`push.${state}`)}</p>
        {wrong ? <p className={classes.pushWrong}>{wrong}</p> : null}
      </div>
      {state === "on" || state === "off" ? (
        <Button
          variant={state === "on" ? "default" : "light"}
          loading={change.isPending}
          onClick={() => change.mutate(state === "on" ? null : publicKey)}
        >
          {t(state === "on" ? "push.turnOff" : "push.turnOn")}
        </Button>
      ) : null}
    </section>
  );
}
