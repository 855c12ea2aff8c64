import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useGateOptions } from "../../gates/use-gate-options.ts";
import { countryName } from "../../i18n/country-name.ts";
import { textIn } from "../../i18n/text-in.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useSession } from "../../session/session.queries.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { NativeSelect } from "../../ui/controls/input.ts";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import classes from "./teaching.module.css";
import { coursesQuery } from "./teaching.queries.ts";
import { REPORT_BY, REPORT_STATES, reportByOf } from "./teaching-filters.ts";

/** What the rows are, and what they are narrowed to; all of it lives in the address. */
export function ReportFilters() {
  const { t } = useTranslation("teaching");
  const { t: ui } = useTranslation("shell");
  const locale = useLocale();
  const session = useSession();
  const [values, change] = useUrlFilters();
  const options = useGateOptions();
  const courses = useQuery(coursesQuery).data?.items ?? [];
  const filters = [
    {
      key: "courseId",
      label: t("column.course"),
      some: courses
        .filter(({ state }) => state !== "draft")
        .map(({ id, title }) => ({ value: id, label: textIn(title, locale) })),
    },
    {
      key: "country",
      label: t("column.country"),
      some: session.countries.map((value) => ({ value, label: countryName(value, locale) })),
    },
    { key: "chainId", label: t("column.chain"), some: [...options.retailer] },
    { key: "storeId", label: t("column.store"), some: [...options.store] },
    { key: "groupId", label: t("column.group"), some: [...options.group] },
    {
      key: "state",
      label: t("column.state"),
      some: REPORT_STATES.map((value) => ({ value, label: t(`report.state.${value}`) })),
    },
  ].filter(({ some }) => some.length > 0);
  return (
    <search className={classes.filters} aria-label={ui("ui.filters")}>
      <NativeSelect
        label={t("report.byLabel")}
        value={reportByOf(values)}
        data={REPORT_BY.map((value) => ({ value, label: t(`report.by.${value}`) }))}
        onChange={(event) => change({ by: event.currentTarget.value })}
      />
      {filters.map(({ key, label, some }) => (
        <NativeSelect
          key={key}
          label={label}
          value={values[key] ?? ""}
          data={[{ value: "", label: ui("ui.any") }, ...some]}
          onChange={(event) => change({ [key]: event.currentTarget.value })}
        />
      ))}
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
    </search>
  );
}
