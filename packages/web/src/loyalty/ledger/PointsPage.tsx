import { IconCoinOff } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import { ListFoot } from "../../ui/list/ListFoot.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { Answered } from "../../ui/state/Answered.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { pointsQuery } from "../earning/earning.queries.ts";
import { Balances } from "./Balances.tsx";
import classes from "./points.module.css";
import { type StatementKind, statementQuery } from "./points.queries.ts";
import { StatementRow } from "./StatementRow.tsx";

const KINDS = ["earned", "spent", "taken_back"] as const satisfies readonly StatementKind[];

/** My points by campaign and the statement that explains every one of them (§routes#screen-profile Profile). */
export function PointsPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("loyalty/ledger");
  const { t: shell } = useTranslation("shell");
  const [values, change] = useUrlFilters();
  const balances = useQuery(pointsQuery);
  const kind = KINDS.find((one) => one === values.kind);
  const statement = useInfiniteQuery(
    statementQuery({
      ...(values.campaign ? { campaignId: values.campaign } : {}),
      ...(kind ? { kind } : {}),
    }),
  );
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      {tabs}
      <div className={classes.page}>
        <Answered query={balances} skeleton={<ListSkeleton rows={1} />}>
          {({ balances: all }) => (
            <div className={classes.cards}>
              {all
                .filter(({ campaignId }) => !values.campaign || campaignId === values.campaign)
                .slice(0, values.campaign ? 1 : 2)
                .map((balance) => (
                  <Balances key={balance.campaignId} balance={balance} />
                ))}
            </div>
          )}
        </Answered>
        <section aria-labelledby="statement">
          <header className={classes.head}>
            <h2 id="statement">{t("statement")}</h2>
            <div className="flex wrap gap-8">
              <NativeSelect
                aria-label={t("campaign")}
                value={values.campaign ?? ""}
                onChange={(event) => change({ campaign: event.currentTarget.value })}
                data={[
                  { value: "", label: t("allCampaigns") },
                  ...(balances.data?.balances ?? []).map(({ campaignId, campaign }) => ({
                    value: campaignId,
                    label: campaign,
                  })),
                ]}
              />
              <NativeSelect
                aria-label={t("kind")}
                value={kind ?? ""}
                onChange={(event) => change({ kind: event.currentTarget.value })}
                data={[
                  { value: "", label: `${t("kind")}: ${shell("ui.any").toLowerCase()}` },
                  ...KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) })),
                ]}
              />
            </div>
          </header>
          <Answered query={statement} skeleton={<ListSkeleton />}>
            {({ pages }) => {
              const lines = pages.flatMap((page) => page.items);
              if (lines.length === 0) {
                return (
                  <EmptyState
                    icon={<IconCoinOff size={28} stroke={1.6} />}
                    title={t("emptyTitle")}
                    action={
                      <Button component={Link} to="/insert-sales">
                        {t("report")}
                      </Button>
                    }
                  >
                    {t("emptyText")}
                  </EmptyState>
                );
              }
              return (
                <>
                  <ul className="card plain clipped">
                    {lines.map((line) => (
                      <StatementRow key={line.id} line={line} />
                    ))}
                  </ul>
                  <ListFoot
                    more={statement.hasNextPage}
                    loading={statement.isFetchingNextPage}
                    error={statement.isFetchNextPageError ? statement.error?.message : undefined}
                    onMore={() => void statement.fetchNextPage()}
                  />
                </>
              );
            }}
          </Answered>
        </section>
      </div>
    </>
  );
}
