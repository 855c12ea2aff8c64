import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { Button } from "../../ui/controls/button.ts";
import { useOnline } from "../../ui/state/use-online.ts";
import { tellError } from "../report-errors.ts";
import { FullPage } from "./FullPage.tsx";

/**
 * The last net under a page: a refusal says what the server said; without a line, nothing else is to blame, and the
 * page opens once there is one; anything else is our fault.
 */
export function Broken({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation("shell");
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  useEffect(() => tellError(error, router.state.matches.at(-1)?.fullPath ?? ""), [error, router]);
  const online = useOnline();
  const onLine = useEffectEvent(again);
  useEffect(() => {
    addEventListener("online", onLine);
    return () => removeEventListener("online", onLine);
  }, []);
  const refused = isRefused(error);
  const fault = online ? "broken" : "offline";
  return (
    <FullPage
      title={refused ? t("ui.errorTitle") : t(`pages.${fault}Title`)}
      text={refused ? error.message : t(`pages.${fault}Text`)}
      code={refused && error.requestId ? t("ui.requestId", { id: error.requestId }) : undefined}
      actions={<Button onClick={again}>{t("pages.reload")}</Button>}
    />
  );
}
