import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SubNav } from "../../../ui/page/SubNav.tsx";

const exact = { exact: true, includeSearch: false };

/** Navigation of the store's items, sections and stock. */
export function RewardsNav() {
  const { t } = useTranslation("loyalty/rewards/office");
  return (
    <SubNav label={t("parts")}>
      <Link to="/admin/rewards" activeOptions={exact}>
        {t("title")}
      </Link>
      <Link to="/admin/rewards/stock" activeOptions={exact}>
        {t("stock.title")}
      </Link>
      <Link to="/admin/rewards/sections" activeOptions={exact}>
        {t("sections.title")}
      </Link>
    </SubNav>
  );
}
