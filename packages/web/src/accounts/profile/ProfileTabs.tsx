import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useModules } from "../../session/session.queries.ts";
import { SubNav } from "../../ui/page/SubNav.tsx";

/** The pages of one's own account. */
export function ProfileTabs() {
  const { t } = useTranslation("accounts/profile");
  const hasModule = useModules();
  return (
    <SubNav label={t("sections")}>
      <Link to="/profile" activeOptions={{ exact: true }}>
        {t("myData")}
      </Link>
      {hasModule("has_campaigns") ? (
        <>
          <Link to="/profile/points">{t("tabs.points")}</Link>
          <Link to="/profile/level">{t("tabs.level")}</Link>
        </>
      ) : null}
      {hasModule("has_sales") ? <Link to="/profile/sales">{t("tabs.sales")}</Link> : null}
      {hasModule("has_reward_store") ? <Link to="/profile/orders">{t("tabs.orders")}</Link> : null}
      {hasModule("has_certificates") ? (
        <Link to="/profile/certificates">{t("tabs.certificates")}</Link>
      ) : null}
      {hasModule("has_badges") ? <Link to="/profile/badges">{t("tabs.badges")}</Link> : null}
      <Link to="/profile/security">{t("security")}</Link>
      <Link to="/profile/news">{t("tabs.news")}</Link>
      <Link to="/profile/data">{t("tabs.privacy")}</Link>
    </SubNav>
  );
}
