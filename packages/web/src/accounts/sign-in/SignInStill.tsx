import { useTranslation } from "react-i18next";
import type { Branding } from "../../session/branding.ts";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import classes from "./login.module.css";
import { Maintenance } from "./Maintenance.tsx";
import { SignInLayout } from "./SignInLayout.tsx";

/** A picture of the door for who is changing its look. It stands where nothing can be pressed. */
export function SignInStill({ branding }: { branding: Branding }) {
  const { t } = useTranslation("accounts/sign-in");
  return (
    <SignInLayout branding={branding} still>
      {branding.underMaintenance ? (
        <Maintenance branding={branding} />
      ) : (
        <>
          <p className={classes.title}>{t("heading")}</p>
          <p className={classes.lead}>{t("lead", { client: branding.client.name })}</p>
          <div className="stack gap-18">
            <TextInput label={t("username")} readOnly />
            <TextInput label={t("password")} readOnly />
            <Button className={classes.submit} fullWidth>
              {t("enter")}
            </Button>
          </div>
        </>
      )}
    </SignInLayout>
  );
}
