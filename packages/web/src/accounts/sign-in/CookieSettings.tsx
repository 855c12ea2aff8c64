import type { CookieChoices as Choices } from "@trilha/contract/tenants/clients/texts.ts";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Branding } from "../../session/branding.ts";
import { consentAt, saveConsent } from "../../session/consent.ts";
import { useCookieChoices } from "../../session/use-cookie-choices.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { CookieChoices } from "./CookieChoices.tsx";
import classes from "./legal.module.css";

type Props = { held: Choices; saving?: boolean; onSave: (choices: Choices) => void };

function Settings({ held, saving = false, onSave }: Props) {
  const { t } = useTranslation("accounts/sign-in");
  const [choices, setChoices] = useState(held);
  const title = useId();
  return (
    <section className={classes.settings} aria-labelledby={title}>
      <div>
        <h2 className="text-20 weight-650" id={title}>
          {t("cookies.settings")}
        </h2>
        <p className="small">{t("cookies.settingsText")}</p>
      </div>
      <CookieChoices values={choices} onChange={setChoices} />
      <div className={classes.buttons}>
        <Button loading={saving} onClick={() => onSave(choices)}>
          {t("cookies.save")}
        </Button>
      </div>
    </section>
  );
}

/** The choices of who is here; each change is another line of the consent log. */
export function OwnCookieSettings() {
  const { t } = useTranslation("accounts/sign-in");
  const { choices, save } = useCookieChoices();
  return (
    <Settings
      held={choices}
      saving={save.isPending}
      onSave={(chosen) =>
        save.mutate(chosen, {
          onSuccess: () => notice(t("cookies.saved")),
          onError: (error) => notice(error.message, { kind: "failed" }),
        })
      }
    />
  );
}

/** The choices of a visitor, which stay on the device until they sign in. */
export function OpenCookieSettings({ branding }: { branding: Branding }) {
  const { t } = useTranslation("accounts/sign-in");
  const { cookiesVersion: version } = branding;
  const door = branding.client.slug;
  return (
    <Settings
      held={consentAt(door, version)?.choices ?? {}}
      onSave={(choices) => {
        saveConsent(door, { choices, version });
        notice(t("cookies.saved"));
      }}
    />
  );
}
