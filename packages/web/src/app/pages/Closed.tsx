import { useTranslation } from "react-i18next";
import { leave } from "../../session/sign-in.ts";
import { Button } from "../../ui/controls/button.ts";
import { FullPage } from "./FullPage.tsx";

type Props = {
  kind: "maintenance" | "blocked" | "awaiting";
  supportEmail: string | null;
  reason?: string | null;
};

/** Why a signed-in person cannot get in just now, and whom to ask. */
export function Closed({ kind, supportEmail, reason }: Props) {
  const { t } = useTranslation("shell");
  return (
    <FullPage
      title={t(`pages.${kind}Title`)}
      text={reason ? `${t(`pages.${kind}Text`)} ${reason}` : t(`pages.${kind}Text`)}
      actions={
        <>
          {kind === "maintenance" ? (
            <Button onClick={() => location.reload()}>{t("pages.maintenanceRetry")}</Button>
          ) : null}
          {supportEmail && kind !== "maintenance" ? (
            <Button component="a" href={`mailto:${supportEmail}`}>
              {t("pages.contactSupport")}
            </Button>
          ) : null}
          <Button variant="default" onClick={() => void leave()}>
            {t("shell.signOut")}
          </Button>
        </>
      }
    />
  );
}
