import { IconClipboardCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import type { PersonResult } from "@trilha/contract/learning/grading/shapes.ts";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { search as readSearch } from "../../../core/lists/read-filters.ts";
import { useList } from "../../../core/lists/use-list.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats, useLocale } from "../../../i18n/use-locale.ts";
import { useConditionOptions } from "../../../members/eligibility/use-condition-options.ts";
import { useSession } from "../../../session/session.queries.ts";
import { DateInput } from "../../../ui/controls/DateInput.tsx";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import classes from "../results.module.css";
import {
  overviewQuery,
  type PlaceBy,
  personResultList,
  placeResultList,
  resultsOf,
  TEST_BY,
  type TestPlace,
  testByOf,
} from "../results.queries.ts";
import { OverviewCards } from "./OverviewCards.tsx";
import { TestHead } from "./TestHead.tsx";
import { usePersonRows, usePlaceRows } from "./use-result-rows.tsx";

type Frame = Omit<ComponentProps<typeof ListView<unknown>>, "list" | "rows" | "children" | "bulk">;

function People({ place, frame }: { place: TestPlace; frame: Frame }) {
  const navigate = useNavigate();
  const rows = usePersonRows(
    ({ userId }: PersonResult) =>
      void navigate({
        to: "/admin/attempts",
        search: { courseId: place.id, activityId: place.activityId, userId },
      }),
  );
  return <ListView {...frame} list={useList(personResultList, { params: place })} rows={rows} />;
}

function Places({ place, by: grouping, frame }: { place: TestPlace; by: PlaceBy; frame: Frame }) {
  const list = useList(placeResultList, { params: place, query: { by: grouping } });
  return <ListView {...frame} list={list} rows={usePlaceRows(grouping)} />;
}

/** §entities#course-test How a test goes: who passed, how percents spread, and the people or places behind it. */
export function TestPage() {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  const locale = useLocale();
  const session = useSession();
  const options = useConditionOptions();
  const { courseId = "", activityId = "" } = useParams({ strict: false });
  const place = { id: courseId, activityId };
  const [values, change] = useUrlFilters();
  const filters = resultsOf(values);
  const search = readSearch(values, "search");
  const grouping = testByOf(values);
  const overview = useQuery(overviewQuery(place, filters));
  const offered = [
    {
      key: "country",
      label: t("column.country"),
      options: session.countries.map((value) => ({ value, label: countryName(value, locale) })),
    },
    { key: "storeId", label: t("column.store"), options: [...options.store] },
    { key: "groupId", label: t("column.group"), options: [...options.group] },
    ...(grouping === "person"
      ? [
          {
            key: "passed",
            label: t("column.passed"),
            options: (["true", "false"] as const).map((value) => ({ value, label: t(`passed.${value}`) })),
          },
        ]
      : []),
  ];
  const params = { ...place, ...filters, ...(search && { search }) };
  const frame: Frame = {
    search: t("test.search"),
    filters: offered,
    summary: overview.data
      ? t("people", { count: overview.data.people, amount: number(overview.data.people) })
      : " ",
    tools: (
      <ExportButton
        kind={grouping === "person" ? "results_people" : "results_places"}
        params={grouping === "person" ? params : { ...params, by: grouping }}
        personal={grouping === "person"}
      />
    ),
    icon: <IconClipboardCheck size={28} stroke={1.6} />,
    empty: { title: t("test.noneTitle"), text: t("test.noneText") },
  };
  return (
    <>
      <TestHead place={place} test={overview.data?.test} />
      <div className={classes.ground}>
        <NativeSelect
          label={t("test.by")}
          value={grouping}
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
      <QueryState query={overview} skeleton={<FormSkeleton fields={4} />}>
        {(figures) => <OverviewCards of={figures} />}
      </QueryState>
      {grouping === "person" ? (
        <People place={place} frame={frame} />
      ) : (
        <Places place={place} by={grouping} frame={frame} />
      )}
    </>
  );
}
