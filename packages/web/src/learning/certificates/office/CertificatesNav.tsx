import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SubNav } from "../../../ui/page/SubNav.tsx";

/** Navigation of issued certificates and their templates. */
export function CertificatesNav() {
  const { t } = useTranslation("learning/certificates");
  return (
    <SubNav label={t("office.title")}>
      <Link to="/admin/certificates" activeOptions={{ exact: true, includeSearch: false }}>
        {t("office.issued")}
      </Link>
      <Link to="/admin/certificates/templates">{t("office.templates")}</Link>
    </SubNav>
  );
}
