import { IconClipboardCheck } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import type { PersonResult } from "@trilha/contract/learning/grading/shapes.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { search as readSearch } from "../../../core/lists/read-filters.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats, useLocale } from "../../../i18n/use-locale.ts";
import { useGateOptions } from "../../../members/eligibility/use-gate-options.ts";
import { useSession } from "../../../session/session.queries.ts";
import { DateInput } from "../../../ui/controls/DateInput.tsx";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { PagedList } from "../../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { Answered } from "../../../ui/state/Answered.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { passedOf, resultsOf, TEST_BY, testByOf } from "../result-filters.ts";
import classes from "../results.module.css";
import {
  overviewQuery,
  type PlaceBy,
  placesQuery,
  type ResultFilters,
  type TestPlace,
  testPeopleQuery,
} from "../results.queries.ts";
import { OverviewCards } from "./OverviewCards.tsx";
import { PersonRows, PlaceRows } from "./ResultRows.tsx";
import { TestHead } from "./TestHead.tsx";

type Asked = { place: TestPlace; filters: ResultFilters; search: string | undefined };

function People({ place, filters, search }: Asked) {
  const navigate = useNavigate();
  const [values] = useUrlFilters();
  const passed = passedOf(values);
  const asked = { ...filters, ...(search && { search }), ...(passed && { passed }) };
  const open = ({ userId }: PersonResult) =>
    void navigate({
      to: "/admin/attempts",
      search: { courseId: place.id, activityId: place.activityId, userId },
    });
  return (
    <PagedList list={useInfiniteQuery(testPeopleQuery(place, asked))} empty={<NoRows />}>
      {(rows, foot) => <PersonRows rows={rows} onOpen={open} foot={foot} />}
    </PagedList>
  );
}

function Places({ place, filters, search, by }: Asked & { by: PlaceBy }) {
  const asked = { ...filters, ...(search && { search }) };
  return (
    <PagedList list={useInfiniteQuery(placesQuery(place, by, asked))} empty={<NoRows />}>
      {(rows, foot) => <PlaceRows rows={rows} by={by} foot={foot} />}
    </PagedList>
  );
}

function NoRows() {
  const { t } = useTranslation("learning/grading");
  return (
    <EmptyState icon={<IconClipboardCheck size={28} stroke={1.6} />} title={t("test.noneTitle")}>
      {t("test.noneText")}
    </EmptyState>
  );
}

/** §entities#course-test How a test goes: who passed, how percents spread, and the people or places behind it. */
export function TestPage() {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  const locale = useLocale();
  const session = useSession();
  const options = useGateOptions();
  const { courseId = "", activityId = "" } = useParams({ strict: false });
  const place = { id: courseId, activityId };
  const [values, change] = useUrlFilters();
  const filters = resultsOf(values);
  const search = readSearch(values, "search");
  const by = testByOf(values);
  const overview = useQuery(overviewQuery(place, filters));
  const offered = [
    {
      key: "country",
      label: t("column.country"),
      options: session.countries.map((value) => ({ value, label: countryName(value, locale) })),
    },
    { key: "storeId", label: t("column.store"), options: [...options.store] },
    { key: "groupId", label: t("column.group"), options: [...options.group] },
    ...(by === "person"
      ? [
          {
            key: "passed",
            label: t("column.passed"),
            options: (["true", "false"] as const).map((value) => ({ value, label: t(`passed.${value}`) })),
          },
        ]
      : []),
  ].filter((filter) => filter.options.length > 0);
  const params = { ...place, ...filters, ...(search && { search }) };
  return (
    <>
      <TestHead place={place} test={overview.data?.test} />
      <div className={classes.ground}>
        <NativeSelect
          label={t("test.by")}
          value={by}
          data={TEST_BY.map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={(event) => change({ by: event.currentTarget.value })}
        />
        <DateInput
          label={t("test.from")}
          value={values.from ?? ""}
          max={values.to}
          onChange={(from) => change({ from })}
        />
        <DateInput
          label={t("test.to")}
          value={values.to ?? ""}
          min={values.from}
          onChange={(to) => change({ to })}
        />
      </div>
      <Answered query={overview} skeleton={<FormSkeleton fields={4} />}>
        {(of) => <OverviewCards of={of} />}
      </Answered>
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("test.search")}
        filters={offered}
        summary={
          overview.data
            ? t("people", { count: overview.data.people, amount: number(overview.data.people) })
            : " "
        }
        actions={
          <ExportButton
            kind={by === "person" ? "results_people" : "results_places"}
            params={by === "person" ? params : { ...params, by }}
            personal={by === "person"}
          />
        }
      />
      {by === "person" ? (
        <People place={place} filters={filters} search={search} />
      ) : (
        <Places place={place} filters={filters} search={search} by={by} />
      )}
    </>
  );
}
