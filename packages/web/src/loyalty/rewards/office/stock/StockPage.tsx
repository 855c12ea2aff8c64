import { IconStack2 } from "@tabler/icons-react";
import { stockMoveKinds } from "@trilha/contract/loyalty/rewards/states.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../../core/exports/ExportButton.tsx";
import { useList } from "../../../../core/lists/use-list.ts";
import { countryName } from "../../../../i18n/country-name.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { useSession } from "../../../../session/session.queries.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import type { FilterValues } from "../../../../ui/list/filters.ts";
import { flag } from "../../../../ui/list/filters.ts";
import { ListView } from "../../../../ui/list/ListView.tsx";
import { useUrlFilters } from "../../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { Choice } from "../../../../ui/switches/Choice.tsx";
import { RewardsNav } from "../RewardsNav.tsx";
import classes from "../reward-office.module.css";
import { Corrections } from "./Corrections.tsx";
import { MoveList } from "./Moves.tsx";
import { moveFiltersOf, stockList } from "./stock.queries.ts";
import { idOf, useStockRows } from "./use-stock-rows.tsx";

const StockSheet = lazyPart(() => import("./StockSheet.tsx").then((one) => ({ default: one.StockSheet })));
const VIEWS = ["units", "corrections", "moves"] as const;
type Filters = { values: FilterValues; change: (changes: FilterValues) => void };

function useCountries() {
  const { locale } = useFormats();
  const { countries } = useSession();
  return countries.map((code) => ({ value: code, label: countryName(code, locale) }));
}

function Units() {
  const { t } = useTranslation("loyalty/rewards/office");
  const list = useList(stockList);
  const [opened, setOpened] = useState<string>();
  // The row as it is now: what was received while the sheet is open is seen in it.
  const row = list.rows.find((one) => idOf(one) === opened);
  return (
    <>
      <ListView
        list={list}
        search={t("search")}
        tools={<ExportButton kind="stock" params={list.filters} />}
        filters={[
          { key: "country", label: t("field.country"), options: useCountries() },
          flag("stock", t("stock.title"), "none", t("list.soldOut")),
        ]}
        shown={(rows, more) => t(more ? "stock.shownMore" : "stock.shown", rows)}
        icon={<IconStack2 size={28} stroke={1.6} />}
        empty={{ title: t("stock.emptyTitle"), text: t("stock.emptyText") }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={useStockRows((one) => setOpened(idOf(one)))}
      />
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
            ...stockMoveKinds.map((kind) => ({ value: kind, label: t(`stock.kind.${kind}`) })),
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
      <div className="mb-16">
        <Choice
          label={t("stock.viewLabel")}
          value={view}
          onChange={(next) => change({ view: next === "units" ? "" : next })}
          options={VIEWS.map((one) => ({ value: one, label: t(`stock.view.${one}`) }))}
        />
      </div>
      {view === "units" ? <Units /> : null}
      {view === "corrections" ? <Corrections /> : null}
      {view === "moves" ? <AllMoves values={values} change={change} /> : null}
    </>
  );
}
