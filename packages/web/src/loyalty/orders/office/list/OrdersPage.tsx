import { IconFileImport, IconPackageExport } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../../core/exports/ExportButton.tsx";
import { useList } from "../../../../core/lists/use-list.ts";
import { countryName } from "../../../../i18n/country-name.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useModules, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { choice, choiceById, type Filter } from "../../../../ui/list/filters.ts";
import { ListView } from "../../../../ui/list/ListView.tsx";
import { ListViews } from "../../../../ui/list/ListViews.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { ActBar } from "../act/ActBar.tsx";
import { campaignsQuery, type OrderFilters, orderList, sectionsQuery } from "../order-office.queries.ts";
import { AGES, placedUntil, VIEWS, viewOf, viewQueryOf } from "./order-filters.ts";
import { useOrderRows } from "./use-order-rows.tsx";

function useOrderFilters(): readonly Filter[] {
  const { t } = useTranslation("loyalty/orders/office");
  const { locale, number } = useFormats();
  const session = useSession();
  const hasModule = useModules();
  const mayChoose = can(session, "campaigns.read") && hasModule("has_campaigns");
  const campaigns = useQuery({ ...campaignsQuery, enabled: mayChoose }).data?.items ?? [];
  const sections =
    useQuery({ ...sectionsQuery, enabled: can(session, "rewards.read") }).data?.departments ?? [];
  return [
    choice("country", t("column.country"), session.countries, (code) => countryName(code, locale)),
    {
      key: "categoryId",
      label: t("column.category"),
      options: sections.flatMap(({ name, categories }) =>
        categories.map((one) => ({
          value: one.id,
          label: `${textIn(name, locale)} · ${textIn(one.name, locale)}`,
        })),
      ),
    },
    choiceById("campaignId", t("column.campaign"), campaigns, ({ title }) => textIn(title, locale)),
    {
      key: "age",
      label: t("column.age"),
      options: AGES.map((days) => ({
        value: String(days),
        label: t("age", { count: days, amount: number(days) }),
      })),
    },
  ];
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
  const navigate = useNavigate();
  const session = useSession();
  const [now] = useState(() => new Date());
  const zone = session.selectedClient?.timeZone ?? "UTC";
  const list = useList(orderList, { query: (values) => viewQueryOf(values, now, zone) });
  const acting = can(session, "orders.decide") || can(session, "orders.ship");
  const view = viewOf(list.values);
  const narrowed = list.narrowed || placedUntil(list.values, now, zone).to !== undefined;
  const all = (
    <Button
      variant="light"
      onClick={() =>
        list.change({ ...Object.fromEntries(Object.keys(list.values).map((key) => [key, ""])), view: "all" })
      }
    >
      {t("empty.all")}
    </Button>
  );
  const none = { title: t("empty.noneTitle"), text: t("empty.noneText"), action: all };
  const empty =
    view === "ready"
      ? { title: t("empty.readyTitle"), text: t("empty.readyText"), action: all }
      : view === "all"
        ? { title: t("empty.title"), text: t("empty.text") }
        : none;
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            <ExportButton kind="orders" params={list.asked} personal />
            {can(session, "orders.ship") ? <Warehouse filters={list.asked} /> : null}
          </>
        }
      />
      <ListViews
        label={t("views")}
        values={list.values}
        views={VIEWS}
        say={(one) => t(`view.${one}`)}
        valuesOf={(one) => ({ view: one === "ready" ? "" : one })}
      />
      <ListView
        list={{ ...list, narrowed }}
        search={t("search")}
        filters={useOrderFilters()}
        shown={(rows, more) => t(more ? "shownMore" : "shown", rows)}
        icon={<IconPackageExport size={28} stroke={1.6} />}
        empty={empty}
        none={none}
        rows={useOrderRows((orderId) => void navigate({ to: "/admin/orders/$orderId", params: { orderId } }))}
        bulk={acting ? (ticked, untick) => <ActBar orders={ticked} onClear={untick} /> : undefined}
      />
    </>
  );
}
