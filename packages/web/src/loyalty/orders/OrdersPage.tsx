import { IconShoppingBag } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { orderStates } from "@trilha/contract/loyalty/orders/states.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../core/lists/use-list.ts";
import { useModules } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { OrderRow } from "./OrderRow.tsx";
import { ownOrderList } from "./orders.queries.ts";

/** My orders with their states (§routes#screen-profile Profile: orders and redemptions). */
export function OrdersPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("loyalty/orders");
  const { t: shell } = useTranslation("shell");
  const { t: shared } = useTranslation("loyalty/redemption");
  const hasModule = useModules();
  const list = useList(ownOrderList);
  const store = hasModule("has_reward_store") ? (
    <Button component={Link} to="/reward-store">
      {t("list.store")}
    </Button>
  ) : null;
  return (
    <>
      <PageTitle title={t("list.title")} lead={t("list.lead")} actions={store} />
      {tabs}
      <div className="flex wrap gap-8 mb-16">
        <NativeSelect
          aria-label={t("list.state")}
          value={list.filters.state ?? ""}
          onChange={(event) => list.change({ state: event.currentTarget.value })}
          data={[
            { value: "", label: `${t("list.state")}: ${shell("ui.any").toLowerCase()}` },
            ...orderStates.map((one) => ({ value: one, label: shared(`orderState.${one}`) })),
          ]}
        />
      </div>
      <ListView
        list={list}
        icon={<IconShoppingBag size={28} stroke={1.6} />}
        empty={{ title: t("list.emptyTitle"), text: t("list.emptyText"), action: store }}
        none={{ title: t("list.noMatch"), text: t("list.noMatchText"), clear: shell("ui.clearFilters") }}
      >
        {(orders, foot) => (
          <>
            <ul className="card plain clipped lines-between" aria-label={t("list.title")}>
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ul>
            {foot}
          </>
        )}
      </ListView>
    </>
  );
}
