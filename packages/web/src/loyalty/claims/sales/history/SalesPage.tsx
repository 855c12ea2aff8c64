import { IconReceiptOff } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { claimStates } from "@trilha/contract/loyalty/claims/shapes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import { ListFoot } from "../../../../ui/list/ListFoot.tsx";
import { useUrlFilters } from "../../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { Answered } from "../../../../ui/state/Answered.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { ListSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { campaignsQuery } from "../../../earning/earning.queries.ts";
import { salesQuery } from "../sales.queries.ts";
import { SaleRow } from "./SaleRow.tsx";

/** My reported sales with their states (§routes#screen-profile Profile). */
export function SalesPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("loyalty/claims/sales");
  const { t: earning } = useTranslation("loyalty/earning");
  const { t: shell } = useTranslation("shell");
  const [values, change] = useUrlFilters();
  const campaigns = useQuery(campaignsQuery).data?.items ?? [];
  const state = claimStates.find((one) => one === values.state);
  const narrowed = state !== undefined || values.campaign !== undefined;
  const query = useInfiniteQuery(
    salesQuery({
      ...(values.campaign ? { campaignId: values.campaign } : {}),
      ...(state ? { state } : {}),
    }),
  );
  const any = shell("ui.any").toLowerCase();
  return (
    <>
      <PageTitle
        title={t("history.title")}
        lead={t("history.lead")}
        actions={
          <Button component={Link} to="/insert-sales">
            {t("history.report")}
          </Button>
        }
      />
      {tabs}
      <div className="flex wrap gap-8 mb-16">
        <NativeSelect
          aria-label={t("history.state")}
          value={state ?? ""}
          onChange={(event) => change({ state: event.currentTarget.value })}
          data={[
            { value: "", label: `${t("history.state")}: ${any}` },
            ...claimStates.map((one) => ({ value: one, label: earning(`claimState.${one}`) })),
          ]}
        />
        {campaigns.length > 1 ? (
          <NativeSelect
            aria-label={t("history.campaign")}
            value={values.campaign ?? ""}
            onChange={(event) => change({ campaign: event.currentTarget.value })}
            data={[
              { value: "", label: `${t("history.campaign")}: ${any}` },
              ...campaigns.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        ) : null}
      </div>
      <Answered query={query} skeleton={<ListSkeleton />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) {
            return (
              <EmptyState
                icon={<IconReceiptOff size={28} stroke={1.6} />}
                title={narrowed ? t("history.noMatch") : t("history.emptyTitle")}
                action={
                  narrowed ? (
                    <Button variant="light" onClick={() => change({ state: "", campaign: "" })}>
                      {shell("ui.clearFilters")}
                    </Button>
                  ) : (
                    <Button component={Link} to="/insert-sales">
                      {t("history.report")}
                    </Button>
                  )
                }
              >
                {narrowed ? t("history.noMatchText") : t("history.emptyText")}
              </EmptyState>
            );
          }
          return (
            <>
              <ul className="card plain clipped lines-between" aria-label={t("history.title")}>
                {items.map((item) => (
                  <SaleRow key={item.id} sale={item} />
                ))}
              </ul>
              <ListFoot
                more={query.hasNextPage}
                loading={query.isFetchingNextPage}
                error={query.isFetchNextPageError ? query.error?.message : undefined}
                onMore={() => void query.fetchNextPage()}
              />
            </>
          );
        }}
      </Answered>
    </>
  );
}
