import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SubNav } from "../../ui/page/SubNav.tsx";

/** The parts of the network. */
export function NetworkNav() {
  const { t } = useTranslation("catalog/stores");
  const exact = { exact: true, includeSearch: false };
  return (
    <SubNav label={t("parts")}>
      <Link to="/admin/stores" activeOptions={exact}>
        {t("stores.title")}
      </Link>
      <Link to="/admin/stores/chains" activeOptions={exact}>
        {t("chains.title")}
      </Link>
      <Link to="/admin/stores/groups" activeOptions={exact}>
        {t("groups.title")}
      </Link>
      <Link to="/admin/stores/partners" activeOptions={exact}>
        {t("partners.title")}
      </Link>
      <Link to="/admin/stores/brands" activeOptions={exact}>
        {t("brands.title")}
      </Link>
    </SubNav>
  );
}
