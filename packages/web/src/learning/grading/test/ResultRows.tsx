import { countries } from "@trilha/contract/core/country.ts";
import type { PersonResult, PlaceResult } from "@trilha/contract/learning/grading/shapes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats, useLocale } from "../../../i18n/use-locale.ts";
import { type Column, DataTable } from "../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../ui/list/ItemCards.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { useIsPhone } from "../../../ui/page/use-is-phone.ts";
import type { PlaceBy } from "../results.queries.ts";
import { usePercent } from "../use-percent.ts";

type PeopleProps = { rows: readonly PersonResult[]; onOpen: (row: PersonResult) => void; foot: ReactNode };

/** People at a test: a table at a desk, cards on a phone; pressed, their attempts. */
export function PersonRows({ rows, onOpen, foot }: PeopleProps) {
  const { t } = useTranslation("learning/grading");
  const { number, ago } = useFormats();
  const percent = usePercent();
  const phone = useIsPhone();
  const wordOf = ({ passed, waiting }: PersonResult) =>
    waiting > 0 ? t("attempt.state.marking") : passed === null ? "–" : t(`passed.${passed}`);
  if (phone)
    return (
      <ItemCards
        label={t("column.people")}
        items={rows.map((row) => ({
          id: row.userId,
          title: row.name,
          under: row.store ?? "",
          facts: [
            percent(row.best),
            wordOf(row),
            t("attemptsOf", { count: row.attempts, amount: number(row.attempts) }),
          ].join(" · "),
        }))}
        onOpen={(id) => {
          const row = rows.find(({ userId }) => userId === id);
          if (row) onOpen(row);
        }}
        foot={foot}
      />
    );
  const columns: readonly Column<PersonResult>[] = [
    {
      key: "person",
      label: t("column.person"),
      cell: ({ name, store }) => <NameCell name={name} under={store} />,
    },
    { key: "state", label: t("column.result"), cell: wordOf },
    { key: "best", label: t("column.best"), numeric: true, cell: ({ best }) => percent(best) },
    { key: "last", label: t("column.lastScore"), numeric: true, cell: ({ last }) => percent(last) },
    { key: "attempts", label: t("column.attempts"), numeric: true, cell: ({ attempts }) => number(attempts) },
    { key: "at", label: t("column.last"), width: 150, cell: ({ lastAt }) => ago(new Date(lastAt)) },
  ];
  return (
    <DataTable
      label={t("column.people")}
      columns={columns}
      rows={rows}
      idOf={({ userId }) => userId}
      nameOf={({ name }) => name}
      onOpen={onOpen}
      foot={foot}
    />
  );
}

type PlaceProps = { rows: readonly PlaceResult[]; by: PlaceBy; foot: ReactNode };

/** Groups, stores or countries with the sums of their people. */
export function PlaceRows({ rows, by, foot }: PlaceProps) {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  const locale = useLocale();
  const percent = usePercent();
  const phone = useIsPhone();
  const nameOf = ({ name }: PlaceResult) => {
    const country = by === "country" ? countries.find((one) => one === name) : undefined;
    return country ? countryName(country, locale) : name;
  };
  const passed = ({ passed: won, people }: PlaceResult) =>
    won === null ? "–" : percent(people > 0 ? (won / people) * 100 : null);
  if (phone)
    return (
      <ItemCards
        label={t(`by.${by}`)}
        items={rows.map((row) => ({
          id: row.id,
          title: nameOf(row),
          under: t("people", { count: row.people, amount: number(row.people) }),
          facts: [percent(row.percent), row.passed === null ? null : t("passedShare", { share: passed(row) })]
            .filter(Boolean)
            .join(" · "),
        }))}
        foot={foot}
      />
    );
  const columns: readonly Column<PlaceResult>[] = [
    { key: "name", label: t(`by.${by}`), cell: nameOf },
    { key: "people", label: t("column.people"), numeric: true, cell: ({ people }) => number(people) },
    { key: "passed", label: t("column.passed"), numeric: true, cell: passed },
    { key: "percent", label: t("column.mean"), numeric: true, cell: (row) => percent(row.percent) },
    { key: "attempts", label: t("column.attempts"), numeric: true, cell: ({ attempts }) => number(attempts) },
  ];
  return (
    <DataTable
      label={t(`by.${by}`)}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={nameOf}
      foot={foot}
    />
  );
}
