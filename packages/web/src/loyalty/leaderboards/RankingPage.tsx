import { IconTrophyOff, IconUserCog } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useModules } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { campaignsQuery, currentCampaign, previousCampaignsQuery } from "../earning/earning.queries.ts";
import { CampaignRanking } from "./CampaignRanking.tsx";
import { NameSheet } from "./NameSheet.tsx";
import classes from "./ranking.module.css";

/**
 * Ranking of a campaign, and my place in it (§loyalty#leaderboard Ranking): the running one first, earlier
 * ones to look back at.
 */
export function RankingPage() {
  const { t } = useTranslation("loyalty/leaderboards");
  const hasModule = useModules();
  const [values, change] = useUrlFilters();
  const [choosing, setChoosing] = useState(false);
  const current = useQuery(campaignsQuery);
  const previous = useInfiniteQuery(previousCampaignsQuery);
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("lead")}
        actions={
          <Button
            variant="default"
            leftSection={<IconUserCog size={18} stroke={1.7} aria-hidden="true" />}
            onClick={() => setChoosing(true)}
          >
            {t("choice.open")}
          </Button>
        }
      />
      <QueryState query={current} skeleton={<ListSkeleton rows={8} />}>
        {({ items }) => {
          const begun = items.filter(({ state }) => state !== "upcoming");
          const ended = previous.data?.pages.flatMap((page) => page.items) ?? [];
          const all = [...begun, ...ended];
          const campaign = all.find(({ id }) => id === values.campaign) ?? currentCampaign(begun) ?? all[0];
          if (!campaign) {
            if (previous.isPending) return <ListSkeleton rows={8} />;
            return (
              <EmptyState
                icon={<IconTrophyOff size={28} stroke={1.6} />}
                title={t("noCampaign")}
                action={
                  hasModule("has_campaigns") ? (
                    <Button component={Link} to="/campaigns">
                      {t("toCampaigns")}
                    </Button>
                  ) : null
                }
              >
                {t("noCampaignText")}
              </EmptyState>
            );
          }
          const choice =
            all.length > 1 ? (
              <NativeSelect
                className={classes.campaign}
                aria-label={t("campaign")}
                value={campaign.id}
                data={all.map(({ id, title }) => ({ value: id, label: title }))}
                onChange={(event) => change({ campaign: event.currentTarget.value })}
              />
            ) : (
              <strong className={classes.campaign}>{campaign.title}</strong>
            );
          return <CampaignRanking campaign={campaign} choice={choice} />;
        }}
      </QueryState>
      {choosing ? <NameSheet onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
