import { IconFlag3, IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { campaignStates } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../../core/exports/ExportButton.tsx";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import { ListFoot } from "../../../../ui/list/ListFoot.tsx";
import { useUrlFilters } from "../../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../../../ui/page/use-is-phone.ts";
import { Answered } from "../../../../ui/state/Answered.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { ListSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { CampaignsNav } from "../CampaignsNav.tsx";
import classes from "../programme.module.css";
import { officeCampaignsQuery } from "../programme.queries.ts";
import { CampaignCards, CampaignTable } from "./CampaignRows.tsx";

const NewCampaign = lazy(() =>
  import("./NewCampaign.tsx").then(({ NewCampaign }) => ({ default: NewCampaign })),
);

/** Every campaign of the programme: planned, running, over (§loyalty#campaigns, §routes#campaign-list). */
export function CampaignListPage() {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: ui } = useTranslation("shell");
  const session = useSession();
  const phone = useIsPhone();
  const [values, change] = useUrlFilters();
  const state = campaignStates.find((one) => one === values.state);
  const list = useInfiniteQuery(officeCampaignsQuery(state));
  const [creating, setCreating] = useState(false);
  const mayCreate = can(session, "campaigns.edit");
  const begin = (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {t("create.action")}
    </Button>
  );
  const Rows = phone ? CampaignCards : CampaignTable;
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            <ExportButton kind="campaigns" params={{ state }} />
            {mayCreate ? begin : null}
          </>
        }
      />
      <CampaignsNav />
      <NativeSelect
        className={classes.stateFilter}
        aria-label={t("list.state")}
        value={state ?? ""}
        onChange={(event) => change({ state: event.currentTarget.value })}
        data={[
          { value: "", label: `${t("list.state")}: ${ui("ui.any").toLowerCase()}` },
          ...campaignStates.map((one) => ({ value: one, label: t(`state.${one}`) })),
        ]}
      />
      <Answered query={list} skeleton={<ListSkeleton rows={4} />}>
        {({ pages }) => {
          const campaigns = pages.flatMap(({ items }) => items);
          if (campaigns.length === 0)
            return (
              <EmptyState
                icon={<IconFlag3 size={28} stroke={1.6} />}
                title={t(state ? "list.noneTitle" : "list.emptyTitle")}
                action={
                  state ? (
                    <Button variant="light" onClick={() => change({ state: "" })}>
                      {ui("ui.clearFilters")}
                    </Button>
                  ) : mayCreate ? (
                    begin
                  ) : null
                }
              >
                {t(state ? "list.noneText" : "list.emptyText")}
              </EmptyState>
            );
          return (
            <Rows
              campaigns={campaigns}
              foot={
                list.hasNextPage ? (
                  <ListFoot
                    more
                    loading={list.isFetchingNextPage}
                    error={list.isFetchNextPageError ? list.error?.message : undefined}
                    onMore={() => void list.fetchNextPage()}
                  />
                ) : null
              }
            />
          );
        }}
      </Answered>
      {creating ? (
        <Suspense fallback={null}>
          <NewCampaign onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
