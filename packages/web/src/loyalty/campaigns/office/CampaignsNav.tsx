import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { can, useSession } from "../../../session/session.queries.ts";
import { SubNav } from "../../../ui/page/SubNav.tsx";

/** Campaigns, and what all of them share. */
export function CampaignsNav() {
  const { t } = useTranslation("loyalty/campaigns/office");
  const session = useSession();
  if (!can(session, "claims.read") || !can(session, "campaigns.read")) return null;
  const exact = { exact: true, includeSearch: false };
  return (
    <SubNav label={t("parts")}>
      <Link to="/admin/campaigns" activeOptions={exact}>
        {t("list.title")}
      </Link>
      <Link to="/admin/campaigns/photo-types" activeOptions={exact}>
        {t("photoTypes.title")}
      </Link>
    </SubNav>
  );
}
