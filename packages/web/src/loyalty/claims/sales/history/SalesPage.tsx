import { IconReceiptOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reportedStates } from "@trilha/contract/loyalty/claims/states.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../../../core/lists/use-list.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import { ListView } from "../../../../ui/list/ListView.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { campaignsQuery } from "../../../earning/earning.queries.ts";
import { saleList } from "../sales.queries.ts";
import { SaleRow } from "./SaleRow.tsx";

/** My reported sales with their states (§routes#screen-profile Profile). */
export function SalesPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("loyalty/claims/sales");
  const { t: earning } = useTranslation("loyalty/earning");
  const { t: shell } = useTranslation("shell");
  const list = useList(saleList);
  const { filters, change } = list;
  const campaigns = useQuery(campaignsQuery).data?.items ?? [];
  const report = (
    <Button component={Link} to="/insert-sales">
      {t("history.report")}
    </Button>
  );
  const any = shell("ui.any").toLowerCase();
  return (
    <>
      <PageTitle title={t("history.title")} lead={t("history.lead")} actions={report} />
      {tabs}
      <div className="flex wrap gap-8 mb-16">
        <NativeSelect
          aria-label={t("history.state")}
          value={filters.state ?? ""}
          onChange={(event) => change({ state: event.currentTarget.value })}
          data={[
            { value: "", label: `${t("history.state")}: ${any}` },
            ...reportedStates.map((one) => ({ value: one, label: earning(`claimState.${one}`) })),
          ]}
        />
        {campaigns.length > 1 ? (
          <NativeSelect
            aria-label={t("history.campaign")}
            value={filters.campaignId ?? ""}
            onChange={(event) => change({ campaign: event.currentTarget.value })}
            data={[
              { value: "", label: `${t("history.campaign")}: ${any}` },
              ...campaigns.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        ) : null}
      </div>
      <ListView
        list={list}
        icon={<IconReceiptOff size={28} stroke={1.6} />}
        empty={{ title: t("history.emptyTitle"), text: t("history.emptyText"), action: report }}
        none={{
          title: t("history.noMatch"),
          text: t("history.noMatchText"),
          clear: shell("ui.clearFilters"),
        }}
      >
        {(sales, foot) => (
          <>
            <ul className="card plain clipped lines-between" aria-label={t("history.title")}>
              {sales.map((sale) => (
                <SaleRow key={sale.id} sale={sale} />
              ))}
            </ul>
            {foot}
          </>
        )}
      </ListView>
    </>
  );
}
