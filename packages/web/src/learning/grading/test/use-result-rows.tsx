import { countries } from "@trilha/contract/core/country.ts";
import type { PersonResult, PlaceResult } from "@trilha/contract/learning/grading/shapes.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats, useLocale } from "../../../i18n/use-locale.ts";
import type { RowSpec } from "../../../ui/list/ListRows.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import type { PlaceBy } from "../results.queries.ts";
import { usePercent } from "../use-percent.ts";

/** People at a test, as rows; pressed, their attempts. */
export function usePersonRows(onOpen: (row: PersonResult) => void): RowSpec<PersonResult> {
  const { t } = useTranslation("learning/grading");
  const { number, ago } = useFormats();
  const percent = usePercent();
  const wordOf = ({ passed, waiting }: PersonResult) =>
    waiting > 0 ? t("attempt.state.marking") : passed === null ? "–" : t(`passed.${passed}`);
  return {
    label: t("column.people"),
    idOf: ({ userId }) => userId,
    nameOf: ({ name }) => name,
    columns: [
      {
        key: "person",
        label: t("column.person"),
        cell: ({ name, store }) => <NameCell name={name} under={store} />,
      },
      { key: "state", label: t("column.result"), cell: wordOf },
      { key: "best", label: t("column.best"), numeric: true, cell: ({ best }) => percent(best) },
      { key: "last", label: t("column.lastScore"), numeric: true, cell: ({ last }) => percent(last) },
      {
        key: "attempts",
        label: t("column.attempts"),
        numeric: true,
        cell: ({ attempts }) => number(attempts),
      },
      { key: "at", label: t("column.last"), width: 150, cell: ({ lastAt }) => ago(new Date(lastAt)) },
    ],
    cardOf: (row) => ({
      under: row.store ?? "",
      facts: [
        percent(row.best),
        wordOf(row),
        t("attemptsOf", { count: row.attempts, amount: number(row.attempts) }),
      ].join(" · "),
    }),
    onOpen,
  };
}

/** Groups, stores or countries with the sums of their people, as rows. */
export function usePlaceRows(grouping: PlaceBy): RowSpec<PlaceResult> {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  const locale = useLocale();
  const percent = usePercent();
  const nameOf = ({ name }: PlaceResult) => {
    const country = grouping === "country" ? countries.find((one) => one === name) : undefined;
    return country ? countryName(country, locale) : name;
  };
  const passed = ({ passed: won, people }: PlaceResult) =>
    won === null ? "–" : percent(people > 0 ? (won / people) * 100 : null);
  return {
    label: t(`by.${grouping}`),
    nameOf,
    columns: [
      { key: "name", label: t(`by.${grouping}`), cell: nameOf },
      { key: "people", label: t("column.people"), numeric: true, cell: ({ people }) => number(people) },
      { key: "passed", label: t("column.passed"), numeric: true, cell: passed },
      { key: "percent", label: t("column.mean"), numeric: true, cell: (row) => percent(row.percent) },
      {
        key: "attempts",
        label: t("column.attempts"),
        numeric: true,
        cell: ({ attempts }) => number(attempts),
      },
    ],
    cardOf: (row) => ({
      under: t("people", { count: row.people, amount: number(row.people) }),
      facts: [percent(row.percent), row.passed === null ? null : t("passedShare", { share: passed(row) })]
        .filter(Boolean)
        .join(" · "),
    }),
  };
}
