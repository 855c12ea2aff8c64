import { useTranslation } from "react-i18next";
import { PasswordCard } from "../../accounts/profile/PasswordCard.tsx";
import { leave } from "../../session/sign-in.ts";
import { Button } from "../../ui/controls/button.ts";
import { FullPage } from "./FullPage.tsx";

/** Stands before every page until the password is a new one; the other way out is to leave. */
export function NewPassword() {
  const { t } = useTranslation("shell");
  return (
    <FullPage
      title={t("pages.newPasswordTitle")}
      text={t("pages.newPasswordText")}
      actions={
        <Button variant="default" onClick={() => void leave()}>
          {t("shell.signOut")}
        </Button>
      }
    >
      <PasswordCard />
    </FullPage>
  );
}
