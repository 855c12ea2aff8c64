import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useSession } from "../../session/session.queries.ts";
import classes from "./profile.module.css";

/** The pages of one's own account. */
export function ProfileTabs() {
  const { t } = useTranslation("profile");
  const { selectedClient } = useSession();
  return (
    <nav className={classes.tabs} aria-label={t("sections")}>
      <Link to="/profile" activeOptions={{ exact: true }} className={classes.tab}>
        {t("myData")}
      </Link>
      {selectedClient?.flags.has_campaigns ? (
        <>
          <Link to="/profile/points" className={classes.tab}>
            {t("tabs.points")}
          </Link>
          <Link to="/profile/level" className={classes.tab}>
            {t("tabs.level")}
          </Link>
        </>
      ) : null}
      {selectedClient?.flags.has_sales ? (
        <Link to="/profile/sales" className={classes.tab}>
          {t("tabs.sales")}
        </Link>
      ) : null}
      {selectedClient?.flags.has_reward_store ? (
        <Link to="/profile/orders" className={classes.tab}>
          {t("tabs.orders")}
        </Link>
      ) : null}
      <Link to="/profile/security" className={classes.tab}>
        {t("security")}
      </Link>
    </nav>
  );
}
