import { IconCheck } from "@tabler/icons-react";
import { codePhone } from "@trilha/contract/accounts/identity/code-phone.ts";
import type { Profile } from "@trilha/contract/accounts/identity/shapes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { maskPhone } from "../../i18n/masks.ts";
import { useSession } from "../../session/session.queries.ts";
import { CountdownButton } from "../../ui/act/CountdownButton.tsx";
import { Button } from "../../ui/controls/button.ts";
import { Card } from "../../ui/page/Card.tsx";
import { ContactSheet } from "./ContactSheet.tsx";
import type { Contact } from "./contact.queries.ts";
import classes from "./profile.module.css";
import { openCode } from "./use-contact.ts";

/** Where links and codes go: each of the two is changed by proving the new one. */
export function ContactCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation("accounts/profile");
  const { phoneVerification } = useSession();
  const [open, setOpen] = useState<{ contact: Contact; initial: string }>();
  const number = codePhone(profile.phones);
  const phone = number ? maskPhone(number, profile.country) : "";
  const waiting = openCode("phone");
  const { startTime, duration } = phoneVerification;
  const until = startTime === null ? undefined : Date.parse(startTime) + duration * 1000;
  const emailAct = openCode("email") ? t("contact.typeCode") : t("contact.change");
  const phoneAct = phone ? t("contact.change") : t("contact.add");
  const change = (contact: Contact, initial: string) => setOpen({ contact, initial });

  return (
    <Card title={t("contact.title")}>
      <div className={classes.contact}>
        <div>
          <p className="hint">{t("email")}</p>
          <p className="text-15 weight-550 break">{profile.email ?? t("contact.none")}</p>
        </div>
        <Button
          variant="default"
          aria-label={`${emailAct} ${t("email")}`}
          onClick={() => change("email", "")}
        >
          {emailAct}
        </Button>
      </div>
      <div className={classes.contact}>
        <div>
          <p className="hint">{t("phone")}</p>
          <p className="text-15 weight-550 break">{phone || t("contact.none")}</p>
          {profile.phoneVerified ? (
            <p className="inline gap-4 ink-success">
              <IconCheck size={16} stroke={2} aria-hidden="true" /> {t("phoneVerified")}
            </p>
          ) : null}
        </div>
        <div className="stack gap-8">
          {waiting ? (
            <Button onClick={() => change("phone", phone)}>{t("contact.typeCode")}</Button>
          ) : phone && !profile.phoneVerified ? (
            <CountdownButton
              until={until}
              label={t("contact.verify")}
              waiting={(left) => t("contact.againIn", { left })}
              onClick={() => change("phone", phone)}
            />
          ) : null}
          <Button
            variant="default"
            aria-label={`${phoneAct} ${t("phone")}`}
            onClick={() => change("phone", "")}
          >
            {phoneAct}
          </Button>
        </div>
      </div>
      {open ? <ContactSheet {...open} country={profile.country} onClose={() => setOpen(undefined)} /> : null}
    </Card>
  );
}
