import { IconSnowflake, IconTableOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { ListFoot } from "../../ui/list/ListFoot.tsx";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { CampaignChoice } from "../earning/CampaignChoice.tsx";
import { campaignsQuery } from "../earning/earning.queries.ts";
import classes from "./campaigns.module.css";
import { type PointsTable, pointsTableList } from "./campaigns.queries.ts";
import { OtherEarnings, Promotions } from "./Promotions.tsx";
import { TableRows } from "./TableRows.tsx";

function Fingerprint({ table }: { table: PointsTable }) {
  const { t } = useTranslation("loyalty/campaigns");
  return (
    <Card title={t("table.fingerprint")}>
      <p className="hint mb-8">
        <IconSnowflake size={16} stroke={1.8} aria-hidden="true" />{" "}
        {t(table.frozen ? "table.frozen" : "table.notFrozen")}
      </p>
      <code className={classes.print}>{table.hash.match(/.{1,8}/g)?.join(" ")}</code>
      <p className="hint mb-8">{t("table.fingerprintHint")}</p>
    </Card>
  );
}

function Table({ campaignId, choice }: { campaignId: string; choice?: ReactNode }) {
  const { t } = useTranslation("loyalty/campaigns");
  const { number } = useFormats();
  const list = useList(pointsTableList, { params: { id: campaignId } });
  const { result: query, rows, values, change } = list;
  return (
    <QueryState query={query} skeleton={<ListSkeleton />}>
      {({ pages }) => {
        const [first] = pages;
        if (!first) return null;
        const options = (all: readonly string[]) => all.map((one) => ({ value: one, label: one }));
        return (
          <>
            <PageTitle title={t("table.title")} lead={t("table.lead", { campaign: first.campaign.title })} />
            {choice}
            <div className={classes.table}>
              <div className={classes.before}>
                <Promotions promotions={first.promotions} />
              </div>
              <div className={classes.rows}>
                <ListToolbar
                  values={values}
                  onChange={change}
                  searchLabel={t("table.search")}
                  filters={[
                    {
                      key: "productType",
                      label: t("table.productType"),
                      options: options(first.productTypes),
                    },
                    { key: "brand", label: t("table.brand"), options: options(first.brands) },
                  ]}
                />
                {rows.length > 0 ? (
                  <TableRows rows={rows} number={number} />
                ) : (
                  <EmptyState icon={<IconTableOff size={28} stroke={1.6} />} title={t("table.emptyTitle")}>
                    {t("table.emptyText")}
                  </EmptyState>
                )}
                <ListFoot
                  more={query.hasNextPage}
                  loading={query.isFetchingNextPage}
                  error={query.isFetchNextPageError ? query.error?.message : undefined}
                  onMore={() => void query.fetchNextPage()}
                />
              </div>
              <div className={classes.after}>
                <OtherEarnings activities={first.activities} />
                <Fingerprint table={first} />
              </div>
            </div>
          </>
        );
      }}
    </QueryState>
  );
}

/** Points of each product in the running campaign (§routes#points-table points-table). */
export function PointsTablePage() {
  const { t } = useTranslation("loyalty/campaigns");
  const [{ campaign: campaignId }] = useUrlFilters();
  const campaigns = useQuery(campaignsQuery);
  if (campaignId) return <Table campaignId={campaignId} />;
  return (
    <QueryState query={campaigns} skeleton={<ListSkeleton />}>
      {({ items }) => (
        <CampaignChoice items={items} skeleton={<ListSkeleton />}>
          {(campaign, choice) =>
            campaign ? (
              <Table campaignId={campaign.id} choice={choice} />
            ) : (
              <>
                <PageTitle title={t("table.title")} />
                <EmptyState icon={<IconTableOff size={28} stroke={1.6} />} title={t("table.noneTitle")}>
                  {t("table.noneText")}
                </EmptyState>
              </>
            )
          }
        </CampaignChoice>
      )}
    </QueryState>
  );
}
