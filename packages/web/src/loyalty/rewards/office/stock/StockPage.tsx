import { IconStack2 } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../../core/exports/ExportButton.tsx";
import { countryName } from "../../../../i18n/country-name.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import type { FilterValues } from "../../../../ui/list/filters.ts";
import { ListToolbar } from "../../../../ui/list/ListToolbar.tsx";
import { PagedList, rowsOf } from "../../../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { Choice } from "../../../../ui/switches/Choice.tsx";
import { RewardsNav } from "../RewardsNav.tsx";
import classes from "../reward-office.module.css";
import { Corrections } from "./Corrections.tsx";
import { MoveList } from "./Moves.tsx";
import { idOf, StockRows } from "./StockRows.tsx";
import { MOVE_KINDS, moveFiltersOf, stockFiltersOf, stockQuery } from "./stock.queries.ts";

const StockSheet = lazy(() => import("./StockSheet.tsx").then((one) => ({ default: one.StockSheet })));
const VIEWS = ["units", "corrections", "moves"] as const;
type Filters = { values: FilterValues; change: (changes: FilterValues) => void };

function useCountries() {
  const { locale } = useFormats();
  const { countries } = useSession();
  return countries.map((code) => ({ value: code, label: countryName(code, locale) }));
}

function Units({ values, change }: Filters) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { number } = useFormats();
  const countries = useCountries();
  const filters = stockFiltersOf(values);
  const list = useInfiniteQuery(stockQuery(filters));
  const narrowed = Object.keys(filters).length > 0;
  const shown = list.data && !list.isPlaceholderData ? rowsOf(list.data) : undefined;
  const [opened, setOpened] = useState<string>();
  // The row as it is now: what was received while the sheet is open is seen in it.
  const row = list.data?.pages.flatMap(({ items }) => items).find((one) => idOf(one) === opened);
  return (
    <>
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("search")}
        actions={<ExportButton kind="stock" params={stockFiltersOf(values)} />}
        filters={[
          { key: "country", label: t("field.country"), options: countries },
          { key: "stock", label: t("stock.title"), options: [{ value: "none", label: t("list.soldOut") }] },
        ].filter(({ key, options }) => key === "stock" || options.length > 1)}
        summary={
          shown === undefined
            ? " "
            : t(list.hasNextPage ? "stock.shownMore" : "stock.shown", { count: shown, amount: number(shown) })
        }
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconStack2 size={28} stroke={1.6} />}
            title={t(narrowed ? "empty.noneTitle" : "stock.emptyTitle")}
            action={
              narrowed ? (
                <Button variant="light" onClick={() => change({ search: "", country: "", stock: "" })}>
                  {t("empty.clear")}
                </Button>
              ) : undefined
            }
          >
            {t(narrowed ? "empty.noneText" : "stock.emptyText")}
          </EmptyState>
        }
      >
        {(rows, foot) => <StockRows rows={rows} onOpen={(one) => setOpened(idOf(one))} foot={foot} />}
      </PagedList>
      {row ? (
        <Suspense fallback={null}>
          <StockSheet row={row} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}

function AllMoves({ values, change }: Filters) {
  const { t } = useTranslation("loyalty/rewards/office");
  const any = t("stock.any");
  const countries = useCountries();
  return (
    <>
      <search className={classes.filters}>
        <NativeSelect
          label={t("stock.kindLabel")}
          value={values.kind ?? ""}
          onChange={(event) => change({ kind: event.currentTarget.value })}
          data={[
            { value: "", label: any },
            ...MOVE_KINDS.map((kind) => ({ value: kind, label: t(`stock.kind.${kind}`) })),
          ]}
        />
        {countries.length > 1 ? (
          <NativeSelect
            label={t("field.country")}
            value={values.country ?? ""}
            onChange={(event) => change({ country: event.currentTarget.value })}
            data={[{ value: "", label: any }, ...countries]}
          />
        ) : null}
        <ExportButton kind="stock_moves" params={moveFiltersOf(values)} />
      </search>
      <MoveList filters={moveFiltersOf(values)} />
    </>
  );
}

/** Stock as a ledger of units: what is there, what was counted otherwise, and every move. */
export function StockPage() {
  const { t } = useTranslation("loyalty/rewards/office");
  const [values, change] = useUrlFilters();
  const view = VIEWS.find((one) => one === values.view) ?? "units";
  return (
    <>
      <PageTitle title={t("stock.title")} lead={t("stock.lead")} />
      <RewardsNav />
      <div className={classes.views}>
        <Choice
          label={t("stock.viewLabel")}
          value={view}
          onChange={(next) => change({ view: next === "units" ? "" : next })}
          options={VIEWS.map((one) => ({ value: one, label: t(`stock.view.${one}`) }))}
        />
      </div>
      {view === "units" ? <Units values={values} change={change} /> : null}
      {view === "corrections" ? <Corrections /> : null}
      {view === "moves" ? <AllMoves values={values} change={change} /> : null}
    </>
  );
}
