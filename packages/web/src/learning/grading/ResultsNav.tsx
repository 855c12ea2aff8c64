import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { can, useSession } from "../../session/session.queries.ts";
import { SubNav } from "../../ui/page/SubNav.tsx";

const exact = { exact: true, includeSearch: false };

/** Navigation of a test's outcome: results, attempts, essays to mark. */
export function ResultsNav() {
  const { t } = useTranslation("learning/grading");
  const session = useSession();
  return (
    <SubNav label={t("parts")}>
      {can(session, "results.read") ? (
        <>
          <Link to="/admin/results" activeOptions={exact}>
            {t("tests.title")}
          </Link>
          <Link to="/admin/attempts" activeOptions={exact}>
            {t("attempts.title")}
          </Link>
        </>
      ) : null}
      {can(session, "results.mark") ? (
        <Link to="/admin/marking" activeOptions={exact}>
          {t("marking.title")}
        </Link>
      ) : null}
    </SubNav>
  );
}
