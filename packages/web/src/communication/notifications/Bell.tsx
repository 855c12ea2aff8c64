import { IconBell } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useSession } from "../../session/session.queries.ts";
import classes from "./notifications.module.css";

const MOST = 99;

/** How many notifications wait, and the way to them. */
export function Bell() {
  const { t } = useTranslation("shell");
  const { unreadNotifications: unread } = useSession();
  const label = unread > 0 ? t("shell.notificationsUnread", { count: unread }) : t("shell.notifications");
  return (
    <Link to="/notifications" className={classes.bell} aria-label={label}>
      <IconBell size={22} stroke={1.7} aria-hidden="true" />
      {unread > 0 ? (
        <span className={classes.badge} aria-hidden="true">
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      ) : null}
    </Link>
  );
}
