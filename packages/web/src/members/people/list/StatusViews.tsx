import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { type FilterValues, withFilters } from "../../../ui/list/filters.ts";
import { SubNav } from "../../../ui/page/SubNav.tsx";
import { STATUSES } from "../people.queries.ts";

/** The views staff come for: everybody, one for each status, and who has never come in. The other filters stay. */
export function StatusViews({ values }: { values: FilterValues }) {
  const { t } = useTranslation("members/people");
  return (
    <SubNav label={t("column.status")}>
      {[undefined, ...STATUSES].map((status) => (
        <Link
          key={status ?? "all"}
          to="/admin/people"
          search={withFilters(values, { status: status ?? "", entered: "" })}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {t(`view.${status ?? "all"}`)}
        </Link>
      ))}
      <Link
        to="/admin/people"
        search={withFilters(values, { status: "", entered: "never" })}
        replace
        resetScroll={false}
        activeOptions={{ exact: true, includeSearch: true }}
      >
        {t("view.never")}
      </Link>
      <Link to="/admin/people/invited">{t("invited.view")}</Link>
    </SubNav>
  );
}
