import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SubNav } from "../../ui/page/SubNav.tsx";

const exact = { exact: true, includeSearch: false };

/** What can be learned, and by which labels it is found. */
export function CoursesNav() {
  const { t } = useTranslation("learning/authoring");
  return (
    <SubNav label={t("parts")}>
      <Link to="/admin/courses" activeOptions={exact}>
        {t("title")}
      </Link>
      <Link to="/admin/courses/labels" activeOptions={exact}>
        {t("labels.title")}
      </Link>
    </SubNav>
  );
}
