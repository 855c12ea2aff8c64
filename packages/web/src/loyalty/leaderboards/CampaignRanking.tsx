import { IconTrophy } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { rankingMeasures, rankingScopes } from "@trilha/contract/loyalty/leaderboards/shapes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { flagsOf, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Choice } from "../../ui/switches/Choice.tsx";
import type { OwnCampaign } from "../earning/earning.queries.ts";
import { OwnRank } from "./OwnRank.tsx";
import { PlacedRow, RankingRows } from "./RankingRows.tsx";
import classes from "./ranking.module.css";
import { rankingQuery } from "./ranking.queries.ts";
import { ScopeChoice } from "./ScopeChoice.tsx";

/** One campaign's ranking: among whom, by what, my place pinned above, and everybody in their order. */
export function CampaignRanking({ campaign, choice }: { campaign: OwnCampaign; choice: ReactNode }) {
  const { t } = useTranslation("loyalty/leaderboards");
  const { number, ago } = useFormats();
  const [values, change] = useUrlFilters();
  const scope = rankingScopes.find((one) => one === values.scope) ?? "campaign";
  const byTraining = flagsOf(useSession()).group_training_use_score === true;
  const measures = rankingMeasures.filter((one) => one !== "training" || byTraining);
  const measure = measures.find((one) => one === values.measure) ?? "points";
  const list = useInfiniteQuery(rankingQuery({ campaignId: campaign.id, scope, measure }));
  const first = list.data?.pages[0];
  const me = first?.mine.find((row) => row.me);
  const signUp = campaign.can.signUp ? (
    <Button component={Link} to={`/campaigns/${campaign.id}`}>
      {t("signUp")}
    </Button>
  ) : null;
  return (
    <>
      <ScopeChoice scope={scope} groups={first?.groups} />
      <div className="row wrap between gap-12 mb-20">
        {choice}
        <Choice
          label={t("measure")}
          value={measure}
          options={measures.map((one) => ({ value: one, label: t(`measures.${one}`) }))}
          onChange={(next) => change({ measure: next })}
        />
      </div>
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconTrophy size={28} stroke={1.6} />}
            title={t(scope === "campaign" ? "emptyTitle" : "emptyGroupTitle")}
            action={signUp}
          >
            {t(scope === "campaign" ? "emptyText" : "emptyGroupText")}
          </EmptyState>
        }
      >
        {(rows, foot) => (
          <div className={classes.page}>
            <div className={classes.around}>
              {first && first.mine.length > 0 ? (
                <OwnRank rows={first.mine} people={first.people} measure={measure} />
              ) : (
                <div className={classes.join}>
                  <p>{t(campaign.enrolled ? "notPlaced" : "notIn")}</p>
                  {signUp}
                </div>
              )}
            </div>
            <section className={classes.all} aria-labelledby="ranking-all">
              <h2 id="ranking-all" className={classes.heading}>
                {t("everybody", { amount: number(first?.people ?? 0), count: first?.people ?? 0 })}
              </h2>
              <RankingRows rows={rows} measure={measure} label={t("title")} />
              {me && !rows.some((row) => row.me) ? (
                // Further down than what is loaded; read aloud it is above already.
                <div className={`${classes.row} ${classes.pinned}`} data-me aria-hidden="true">
                  <PlacedRow row={me} measure={measure} />
                </div>
              ) : null}
              {foot}
              <p className={classes.hint}>
                {measure === "points" ? `${t("pointsHint")} ` : ""}
                {measure === "training" ? `${t("trainingHint")} ` : ""}
                {first?.countedAt ? t("countedAt", { ago: ago(new Date(first.countedAt)) }) : ""}
              </p>
            </section>
          </div>
        )}
      </PagedList>
    </>
  );
}
