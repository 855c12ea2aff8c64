import { IconShoppingBag } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { OrderState } from "@trilha/contract/loyalty/orders/shapes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { OrderRow } from "./OrderRow.tsx";
import { ordersQuery } from "./orders.queries.ts";

// Written out, not imported: with the contract's list would come the whole schema library.
const STATES = [
  "awaiting_approval",
  "approved",
  "shipped",
  "delivered",
  "reproved",
  "cancelled",
] as const satisfies readonly OrderState[];

/** My orders with their states (§routes#screen-profile Profile: orders and redemptions). */
export function OrdersPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("loyalty/orders");
  const { t: shell } = useTranslation("shell");
  const { t: shared } = useTranslation("loyalty/redemption");
  const { flags } = useSession().selectedClient ?? {};
  const [values, change] = useUrlFilters();
  const state = STATES.find((one) => one === values.state);
  const query = useInfiniteQuery(ordersQuery(state));
  const store = flags?.has_reward_store ? (
    <Button component={Link} to="/reward-store">
      {t("list.store")}
    </Button>
  ) : null;
  const all = (
    <Button variant="light" onClick={() => change({ state: "" })}>
      {shell("ui.clearFilters")}
    </Button>
  );
  return (
    <>
      <PageTitle title={t("list.title")} lead={t("list.lead")} actions={store} />
      {tabs}
      <div className="flex wrap gap-8 mb-16">
        <NativeSelect
          aria-label={t("list.state")}
          value={state ?? ""}
          onChange={(event) => change({ state: event.currentTarget.value })}
          data={[
            { value: "", label: `${t("list.state")}: ${shell("ui.any").toLowerCase()}` },
            ...STATES.map((one) => ({ value: one, label: shared(`orderState.${one}`) })),
          ]}
        />
      </div>
      <PagedList
        list={query}
        empty={
          <EmptyState
            icon={<IconShoppingBag size={28} stroke={1.6} />}
            title={t(state ? "list.noMatch" : "list.emptyTitle")}
            action={state ? all : store}
          >
            {t(state ? "list.noMatchText" : "list.emptyText")}
          </EmptyState>
        }
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
      </PagedList>
    </>
  );
}
