import { useQuery } from "@tanstack/react-query";
import { ageBands } from "@trilha/contract/accounts/identity/age-bands.ts";
import { reportStates } from "@trilha/contract/learning/enrolments/states.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { textIn } from "../../i18n/text-in.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useConditionOptions } from "../../members/eligibility/use-condition-options.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { NativeSelect } from "../../ui/controls/input.ts";
import { choice, type Filter } from "../../ui/list/filters.ts";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { REPORT_BY, reportByOf } from "./enrolment-filters.ts";
import classes from "./enrolments.module.css";
import { coursesQuery } from "./enrolments.queries.ts";

/** Filters of the rows; a filter without choices is not offered. */
export function useReportFilters(): readonly Filter[] {
  const { t } = useTranslation("learning/enrolments");
  const { t: ui } = useTranslation("shell");
  const locale = useLocale();
  const session = useSession();
  const options = useConditionOptions();
  const courses = useQuery(coursesQuery).data?.items ?? [];
  return [
    {
      key: "courseId",
      label: t("column.course"),
      options: courses
        .filter(({ state }) => state !== "draft")
        .map(({ id, title }) => ({ value: id, label: textIn(title, locale) })),
    },
    {
      key: "country",
      label: t("column.country"),
      options: session.countries.map((value) => ({ value, label: countryName(value, locale) })),
    },
    {
      key: "chainId",
      label: t("column.chain"),
      // Past enrolments belong to chains that are switched off, too.
      options: options.retailer.map(({ value, label }) => ({ value, label })),
    },
    { key: "storeId", label: t("column.store"), options: [...options.store] },
    { key: "groupId", label: t("column.group"), options: [...options.group] },
    ...(can(session, "people.read_personal")
      ? [choice("ageBand", t("column.ageBand"), ageBands, (band) => ui(`words.ageBand.${band}`))]
      : []),
    {
      key: "state",
      label: t("column.state"),
      options: reportStates.map((value) => ({ value, label: t(`report.state.${value}`) })),
    },
  ].filter((filter) => filter.options.length > 0);
}

/** Rows of the report and their days; it lives in the address. */
export function ReportGround() {
  const { t } = useTranslation("learning/enrolments");
  const [values, change] = useUrlFilters();
  return (
    <div className={classes.ground}>
      <NativeSelect
        label={t("report.byLabel")}
        value={reportByOf(values)}
        data={REPORT_BY.map((value) => ({ value, label: t(`report.by.${value}`) }))}
        onChange={(event) => change({ by: event.currentTarget.value })}
      />
      <DateInput
        label={t("report.from")}
        value={values.from ?? ""}
        max={values.to}
        onChange={(from) => change({ from })}
      />
      <DateInput
        label={t("report.to")}
        value={values.to ?? ""}
        min={values.from}
        onChange={(to) => change({ to })}
      />
    </div>
  );
}
