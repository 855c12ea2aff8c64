import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SubNav } from "../../ui/page/SubNav.tsx";

const exact = { exact: true, includeSearch: false };

/** Navigation of the courses and of the labels they are found by. */
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
