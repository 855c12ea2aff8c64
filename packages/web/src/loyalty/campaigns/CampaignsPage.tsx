import { IconCalendarOff } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { campaignsQuery, previousCampaignsQuery } from "../earning/earning.queries.ts";
import { CampaignCard } from "./CampaignCard.tsx";
import classes from "./campaigns.module.css";

function Previous() {
  const { t } = useTranslation("loyalty/campaigns");
  const query = useInfiniteQuery(previousCampaignsQuery);
  return (
    <section aria-labelledby="previous-campaigns">
      <h2 id="previous-campaigns" className={classes.heading}>
        {t("previous")}
      </h2>
      <PagedList list={query} skeleton={<ListSkeleton />} empty={<p className="dim">{t("noPrevious")}</p>}>
        {(items, foot) => (
          <>
            <div className={classes.cards}>
              {items.map((campaign) => (
                <CampaignCard key={campaign.id} campaign={campaign} />
              ))}
            </div>
            {foot}
          </>
        )}
      </PagedList>
    </section>
  );
}

/** Campaigns that run or come in my country, and the ones before (§routes#campaign-list). */
export function CampaignsPage() {
  const { t } = useTranslation("loyalty/campaigns");
  const current = useQuery(campaignsQuery);
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      <div className={classes.page}>
        <section aria-labelledby="current-campaigns">
          <h2 id="current-campaigns" className={classes.heading}>
            {t("current")}
          </h2>
          <QueryState query={current} skeleton={<ListSkeleton />}>
            {({ items }) =>
              items.length > 0 ? (
                <div className={classes.cards}>
                  {items.map((campaign) => (
                    <CampaignCard key={campaign.id} campaign={campaign} prominent />
                  ))}
                </div>
              ) : (
                <EmptyState icon={<IconCalendarOff size={28} stroke={1.6} />} title={t("emptyTitle")}>
                  {t("emptyText")}
                </EmptyState>
              )
            }
          </QueryState>
        </section>
        <Previous />
      </div>
    </>
  );
}
