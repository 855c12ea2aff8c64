import { IconChevronRight, IconDeviceMobileMessage, IconId, IconMail, IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import classes from "./recovery.module.css";
import { RECOVERY_METHODS } from "./recovery-methods.ts";

const ICONS = { email: IconMail, username: IconUser, document: IconId, code: IconDeviceMobileMessage };

/** The four ways back, to choose from. */
export function RecoveryMethodList() {
  const { t } = useTranslation("accounts/recovery");
  return (
    <ul className="plain stack gap-12">
      {RECOVERY_METHODS.map((method) => {
        const Icon = ICONS[method];
        return (
          <li key={method}>
            <Link to="/request-password" search={{ method }} className={classes.way}>
              <Icon size={24} stroke={1.6} aria-hidden="true" />
              <span>
                <strong>{t(`ways.${method}`)}</strong>
                <span>{t(`ways.${method}Text`)}</span>
              </span>
              <IconChevronRight size={20} stroke={1.6} aria-hidden="true" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
