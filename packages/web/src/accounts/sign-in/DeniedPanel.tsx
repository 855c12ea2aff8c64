import { IconClockHour4, IconLock, IconTools } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { screenOfRefusal } from "@trilha/contract/accounts/sign-in-methods/screens.ts";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import classes from "./login.module.css";

type Props = {
  kind: NonNullable<ReturnType<typeof screenOfRefusal>>;
  message: string;
  onBack: () => void;
};

const ICONS = { blocked: IconLock, awaiting: IconClockHour4, maintenance: IconTools } as const;

/** §roles#blocked Why somebody who proved who they are cannot enter, and whom to ask. */
export function DeniedPanel({ kind, message, onBack }: Props) {
  const { t } = useTranslation("shell");
  const { t: login } = useTranslation("accounts/sign-in");
  const title = useRef<HTMLParagraphElement>(null);
  const Icon = ICONS[kind];
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.closed} role="alert">
      <Icon size={40} stroke={1.5} aria-hidden="true" />
      <p className={classes.title} ref={title} tabIndex={-1}>
        {t(`pages.${kind}Title`)}
      </p>
      {kind === "maintenance" ? null : <p>{message}</p>}
      <p>{t(`pages.${kind}Text`)}</p>
      {kind === "maintenance" ? null : (
        <Button component={Link} to="/institutional/support">
          {t("pages.contactSupport")}
        </Button>
      )}
      <Button variant="default" onClick={onBack}>
        {login("otherAccount")}
      </Button>
    </div>
  );
}
