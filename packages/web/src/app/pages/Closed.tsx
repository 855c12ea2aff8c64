import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadRooms } from "../../i18n/i18n.ts";
import { leave } from "../../session/sign-in.ts";
import { Button } from "../../ui/controls/button.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { FullPage } from "./FullPage.tsx";

const SupportSheet = lazyPart(() =>
  Promise.all([import("./SupportSheet.tsx"), loadRooms("content/support", "core/writing")]).then(
    ([{ SupportSheet }]) => ({
      default: SupportSheet,
    }),
  ),
);

type Props = {
  kind: "maintenance" | "blocked" | "awaiting";
  reason?: string | null;
};

/** Why a signed-in person cannot get in just now, and whom to ask. */
export function Closed({ kind, reason }: Props) {
  const { t } = useTranslation("shell");
  const [writing, setWriting] = useState(false);
  return (
    <FullPage
      title={t(`pages.${kind}Title`)}
      text={reason ? `${t(`pages.${kind}Text`)} ${reason}` : t(`pages.${kind}Text`)}
      actions={
        <>
          {kind === "maintenance" ? (
            <Button onClick={() => location.reload()}>{t("pages.maintenanceRetry")}</Button>
          ) : null}
          {kind === "maintenance" ? null : (
            <Button onClick={() => setWriting(true)}>{t("pages.contactSupport")}</Button>
          )}
          <Button variant="default" onClick={() => void leave()}>
            {t("shell.signOut")}
          </Button>
          {writing ? (
            <Suspense fallback={null}>
              <SupportSheet title={t("pages.contactSupport")} onClose={() => setWriting(false)} />
            </Suspense>
          ) : null}
        </>
      }
    />
  );
}
