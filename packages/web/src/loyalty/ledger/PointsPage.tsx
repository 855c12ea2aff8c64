import { IconCoinOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../core/lists/use-list.ts";
import { useModules } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { Bone, ListSkeleton, Loading } from "../../ui/state/Skeletons.tsx";
import { useSettled } from "../../ui/state/use-settled.ts";
import { pointsQuery } from "../earning/earning.queries.ts";
import { Balances } from "./Balances.tsx";
import classes from "./points.module.css";
import { STATEMENT_KINDS, statementList } from "./points.queries.ts";
import { StatementRow } from "./StatementRow.tsx";

/** A card of points and the lines under it, while they are on their way. */
function PointsSkeleton() {
  return (
    <>
      <Loading>
        <Bone height={280} />
      </Loading>
      <ListSkeleton rows={8} />
    </>
  );
}

/** My points by campaign and the statement that explains every one of them (§routes#screen-profile Profile). */
export function PointsPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("loyalty/ledger");
  const hasModule = useModules();
  const { t: shell } = useTranslation("shell");
  const statement = useList(statementList);
  const { change } = statement;
  const { campaignId: chosen, kind } = statement.filters;
  const balances = useQuery(pointsQuery);
  const settled = useSettled(balances);
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      {tabs}
      <div className={classes.page}>
        {settled ? (
          <>
            <QueryState query={balances} skeleton={null}>
              {({ balances: all }) => (
                <div className={classes.cards}>
                  {all
                    .filter(({ campaignId }) => !chosen || campaignId === chosen)
                    .slice(0, chosen ? 1 : 2)
                    .map((balance) => (
                      <Balances key={balance.campaignId} balance={balance} />
                    ))}
                </div>
              )}
            </QueryState>
            <section aria-labelledby="statement">
              <header className={classes.head}>
                <h2 id="statement">{t("statement")}</h2>
                <div className="flex wrap gap-8">
                  <NativeSelect
                    aria-label={t("campaign")}
                    value={chosen ?? ""}
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
                      ...STATEMENT_KINDS.map((one) => ({ value: one, label: t(`kinds.${one}`) })),
                    ]}
                  />
                </div>
              </header>
              <ListView
                list={statement}
                icon={<IconCoinOff size={28} stroke={1.6} />}
                empty={{
                  title: t("emptyTitle"),
                  text: t("emptyText"),
                  action: hasModule("has_sales") ? (
                    <Button component={Link} to="/insert-sales">
                      {t("report")}
                    </Button>
                  ) : null,
                }}
              >
                {(lines, foot) => (
                  <>
                    <ul className="card plain clipped">
                      {lines.map((line) => (
                        <StatementRow key={line.id} line={line} />
                      ))}
                    </ul>
                    {foot}
                  </>
                )}
              </ListView>
            </section>
          </>
        ) : (
          <PointsSkeleton />
        )}
      </div>
    </>
  );
}
