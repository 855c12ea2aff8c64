import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { campaignsQuery, currentCampaign } from "../../loyalty/earning/earning.queries.ts";
import { MyLevelBar } from "../../loyalty/earning/MyLevelBar.tsx";
import { NearestWish } from "../../loyalty/earning/NearestWish.tsx";
import { PointsSentence } from "../../loyalty/earning/PointsSentence.tsx";
import { TimeLeft } from "../../loyalty/earning/TimeLeft.tsx";
import { useModules } from "../../session/session.queries.ts";
import { LanguageMark } from "../../ui/badge/LanguageMark.tsx";
import { Button } from "../../ui/controls/button.ts";
import { ExperienceChip, PointsChip } from "../../ui/score/Chips.tsx";
import classes from "./home.module.css";

/** The campaign that runs: days left, my points, and the next step in it. */
export function CampaignNow() {
  const { t } = useTranslation("home/home");
  const { deadline } = useFormats();
  const hasModule = useModules();
  const { data } = useQuery({
    ...campaignsQuery,
    enabled: hasModule("has_campaigns"),
  });
  const campaign = currentCampaign(data?.items ?? []);
  if (!campaign) return null;
  const { title, locale, beginsOn, endsOn, state, points, can } = campaign;
  return (
    <section className={`${classes.panel} ${classes.campaign}`}>
      <div className={classes.campaignHead}>
        <h2 lang={locale} className={classes.heading}>
          {title}
        </h2>
        <LanguageMark locale={locale} />
        {points ? (
          <Link to="/profile/points" className="row wrap gap-8 touch ink-inherit undecorated">
            <PointsChip value={points.available} />
            <ExperienceChip value={points.experience} />
          </Link>
        ) : null}
      </div>
      {points ? <PointsSentence campaignId={campaign.id} /> : null}
      {state === "running" ? (
        <TimeLeft campaign={campaign} />
      ) : (
        <p>{t("campaign.dates", { from: deadline(beginsOn), to: deadline(endsOn) })}</p>
      )}
      <MyLevelBar />
      {points ? <NearestWish /> : null}
      <div className="flex wrap gap-8">
        {can.signUp ? (
          <Button component={Link} to={`/campaigns/${campaign.id}`}>
            {t("campaign.signUp")}
          </Button>
        ) : null}
        {can.report && hasModule("has_sales") ? (
          <Button component={Link} to="/insert-sales">
            {t("campaign.report")}
          </Button>
        ) : null}
        {points && hasModule("has_reward_store") ? (
          <Button component={Link} to="/reward-store" variant="default">
            {t("campaign.rewards")}
          </Button>
        ) : null}
        {hasModule("has_points_table") ? (
          <Button component={Link} to="/points-table" variant="default">
            {t("campaign.pointsTable")}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
