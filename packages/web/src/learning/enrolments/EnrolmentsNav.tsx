import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { can, useSession } from "../../session/session.queries.ts";
import { SubNav } from "../../ui/page/SubNav.tsx";

const exact = { exact: true, includeSearch: false };

/** Navigation between requests to be let in and everybody's progress. */
export function EnrolmentsNav() {
  const { t } = useTranslation("learning/enrolments");
  const session = useSession();
  return (
    <SubNav label={t("parts")}>
      {can(session, "courses.enrol") ? (
        <Link to="/admin/enrolments" activeOptions={exact}>
          {t("requests.title")}
        </Link>
      ) : null}
      {can(session, "courses.report") ? (
        <>
          <Link to="/admin/learning-reports" activeOptions={exact}>
            {t("report.title")}
          </Link>
          <Link to="/admin/learning-reports/flags" activeOptions={exact}>
            {t("flags.title")}
          </Link>
        </>
      ) : null}
    </SubNav>
  );
}
