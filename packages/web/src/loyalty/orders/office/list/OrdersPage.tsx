import { IconFileImport, IconPackageExport } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../../core/exports/ExportButton.tsx";
import { countryName } from "../../../../i18n/country-name.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { type FilterValues, withFilters } from "../../../../ui/list/filters.ts";
import { type Filter, ListToolbar } from "../../../../ui/list/ListToolbar.tsx";
import { PagedList, rowsOf } from "../../../../ui/list/PagedList.tsx";
import type { Selection } from "../../../../ui/list/selection.ts";
import { useUrlFilters } from "../../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { SubNav } from "../../../../ui/page/SubNav.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { ActBar } from "../act/ActBar.tsx";
import { campaignsQuery, type OrderFilters, ordersQuery, shelvesQuery } from "../order-office.queries.ts";
import { OrderRows } from "./OrderRows.tsx";
import { AGES, narrowingOf, queryOf, VIEWS, type View, viewOf } from "./order-filters.ts";

function useOrderFilters(): readonly Filter[] {
  const { t } = useTranslation("loyalty/orders/office");
  const { locale, number } = useFormats();
  const session = useSession();
  const campaigns =
    useQuery({ ...campaignsQuery, enabled: can(session, "campaigns.read") }).data?.items ?? [];
  const shelves =
    useQuery({ ...shelvesQuery, enabled: can(session, "rewards.read") }).data?.departments ?? [];
  return [
    {
      key: "country",
      label: t("column.country"),
      options: session.countries.map((code) => ({ value: code, label: countryName(code, locale) })),
    },
    {
      key: "categoryId",
      label: t("column.category"),
      options: shelves.flatMap(({ name, categories }) =>
        categories.map((one) => ({
          value: one.id,
          label: `${textIn(name, locale)} · ${textIn(one.name, locale)}`,
        })),
      ),
    },
    {
      key: "campaignId",
      label: t("column.campaign"),
      options: campaigns.map(({ id, title }) => ({ value: id, label: textIn(title, locale) })),
    },
    {
      key: "age",
      label: t("column.age"),
      options: AGES.map((days) => ({
        value: String(days),
        label: t("age", { count: days, amount: number(days) }),
      })),
    },
  ].filter(({ options }) => options.length > 1);
}

function Views({ values, view }: { values: FilterValues; view: View }) {
  const { t } = useTranslation("loyalty/orders/office");
  return (
    <SubNav label={t("views")}>
      {VIEWS.map((one) => (
        <Link
          key={one}
          to="/admin/orders"
          search={withFilters(values, { view: one === "ready" ? "" : one })}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={one === view ? "page" : undefined}
        >
          {t(`view.${one}`)}
        </Link>
      ))}
    </SubNav>
  );
}

function Empty({ view, narrowed, onAll }: { view: View; narrowed: boolean; onAll: () => void }) {
  const { t } = useTranslation("loyalty/orders/office");
  const which = narrowed ? "none" : view === "ready" ? "ready" : view === "all" ? "" : "none";
  return (
    <EmptyState
      icon={<IconPackageExport size={28} stroke={1.6} />}
      title={t(which === "none" ? "empty.noneTitle" : which ? "empty.readyTitle" : "empty.title")}
      action={
        which ? (
          <Button variant="light" onClick={onAll}>
            {t("empty.all")}
          </Button>
        ) : undefined
      }
    >
      {t(which === "none" ? "empty.noneText" : which ? "empty.readyText" : "empty.text")}
    </EmptyState>
  );
}

/** The file the warehouse works with, of one country or campaign where the list is narrowed to it, and its answer. */
function Warehouse({ filters: { country, campaignId } }: { filters: OrderFilters }) {
  const { t } = useTranslation("loyalty/orders/office");
  const { t: exported } = useTranslation("core/exports");
  return (
    <>
      <ExportButton
        kind="warehouse"
        params={{ country, campaignId }}
        label={exported("warehouse")}
        personal
      />
      <Button
        component={Link}
        to="/admin/orders/import"
        variant="default"
        leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
      >
        {t("import.action")}
      </Button>
    </>
  );
}

/** Redemptions on their way: what can be decided first, then what is to be sent, then everything else. */
export function OrdersPage() {
  const { t } = useTranslation("loyalty/orders/office");
  const { number } = useFormats();
  const navigate = useNavigate();
  const session = useSession();
  const [values, change] = useUrlFilters();
  const [selection, setSelection] = useState<Selection>(new Set());
  const [now] = useState(() => new Date());
  const zone = session.selectedClient?.timeZone ?? "UTC";
  const view = viewOf(values);
  const filters = queryOf(values, now, zone);
  const list = useInfiniteQuery(ordersQuery(filters));
  const narrowed = Object.keys(narrowingOf(values, now, zone)).length > 0;
  const shown = list.data && !list.isPlaceholderData ? rowsOf(list.data) : undefined;
  const ticked = list.data?.pages.flatMap(({ items }) => items).filter(({ id }) => selection.has(id)) ?? [];
  const acting = can(session, "orders.decide") || can(session, "orders.ship");
  const all = () =>
    change({ ...Object.fromEntries(Object.keys(values).map((key) => [key, ""])), view: "all" });
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            <ExportButton kind="orders" params={filters} personal />
            {can(session, "orders.ship") ? <Warehouse filters={filters} /> : null}
          </>
        }
      />
      <Views values={values} view={view} />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("search")}
        filters={useOrderFilters()}
        summary={
          shown === undefined
            ? " "
            : t(list.hasNextPage ? "shownMore" : "shown", { count: shown, amount: number(shown) })
        }
      />
      <PagedList list={list} empty={<Empty view={view} narrowed={narrowed} onAll={all} />}>
        {(orders, foot) => (
          <OrderRows
            orders={orders}
            onOpen={(orderId) => void navigate({ to: "/admin/orders/$orderId", params: { orderId } })}
            selection={acting ? selection : undefined}
            onSelect={setSelection}
            foot={foot}
          />
        )}
      </PagedList>
      <ActBar orders={ticked} onClear={() => setSelection(new Set())} />
    </>
  );
}
